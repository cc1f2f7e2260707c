// Counting for C: up to a limit, exactly, and by estimate.
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/count.h>

#include <algorithm>
#include <array>
#include <limits>

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_count(const dokushin_puzzle *puzzle, const dokushin_solve_options *options,
                             dokushin_answer *answer, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("answer", answer)}, [&]() -> Outcome {
        DOKUSHIN_TRY(how, solving_of(options, Limits::unlimited));
        *answer = as_c(count(puzzle->puzzle, how));
        return {};
    });
}

dokushin_code dokushin_count_exactly(const dokushin_puzzle *puzzle,
                                     const dokushin_solve_options *options, std::uint64_t memory,
                                     char **solutions, dokushin_ended *ended,
                                     dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("solutions", solutions), given("ended", ended)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(read, read_limits(options));
                       CountOptions how;
                       if (read.method != nullptr) {
                           const auto method = count_method_named(read.method);
                           if (!method) {
                               static constexpr std::array<std::string_view, 3> words{
                                   "auto", "search", "states"};
                               return no_such({"way to count"}, read.method, words);
                           }
                           how.method = *method;
                       }
                       how.time = time_of(read.microseconds);
                       how.cancelled = flag_of(read.stop);
                       if (memory > 0) {
                           constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max();
                           how.memory = static_cast<std::size_t>(std::min(memory, most));
                       }
                       const ExactCount counted = count_exactly(puzzle->puzzle, how);
                       DOKUSHIN_CHECK(give_text(solutions, counted.solutions));
                       *ended = static_cast<dokushin_ended>(counted.stop);
                       return {};
                   });
}

dokushin_code dokushin_count_estimate(const dokushin_puzzle *puzzle, std::uint64_t probes,
                                      std::uint64_t seed, const dokushin_solve_options *options,
                                      dokushin_estimate *estimate, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("estimate", estimate)}, [&]() -> Outcome {
            DOKUSHIN_TRY(read, read_limits(options));
            EstimateOptions how;
            how.probes = probes > 0 ? probes : how.probes;
            how.seed = seed;
            how.time = time_of(read.microseconds);
            how.cancelled = flag_of(read.stop);
            const CountEstimate found = estimate_count(puzzle->puzzle, how);
            *estimate = {found.log10_mean, found.relative_error, found.probes, found.finished};
            return {};
        });
}
