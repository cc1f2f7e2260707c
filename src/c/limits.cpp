// Limits of 0 mean no limit in C.
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

namespace dokushin::c {

std::optional<std::chrono::nanoseconds> time_of(std::uint64_t microseconds) {
    if (microseconds == 0) {
        return std::nullopt;
    }
    // A century; more would overflow nanoseconds.
    constexpr std::uint64_t most = 3'000'000'000'000'000;
    return std::chrono::microseconds(static_cast<std::int64_t>(std::min(microseconds, most)));
}

std::expected<dokushin_solve_options, Failure> read_limits(const dokushin_solve_options *options) {
    DOKUSHIN_TRY(read, read_options(options));
    DOKUSHIN_CHECK(expect_stop(read.stop));
    return read;
}

std::expected<SolveOptions, Failure> solving_of(const dokushin_solve_options *options,
                                                std::uint64_t solutions) {
    DOKUSHIN_TRY(read, read_limits(options));
    SolveOptions how;
    if (read.method != nullptr) {
        const auto method = method_named(read.method);
        if (!method) {
            return no_such({"method"}, read.method, methods(),
                           [](Method one) { return name(one); });
        }
        how.method = *method;
    }
    how.limits.solutions = read.solutions > 0 ? read.solutions : solutions;
    how.limits.nodes = read.nodes > 0 ? read.nodes : Limits::unlimited;
    how.limits.time = time_of(read.microseconds);
    how.limits.cancelled = flag_of(read.stop);
    return how;
}

std::expected<std::optional<Grid>, Failure> only_solution_of(const Puzzle &puzzle,
                                                             const Limits &limits) {
    SolveOptions how;
    how.limits = limits;
    SolveResult solved = solve(puzzle, how);
    if (solved.status == Status::limit) {
        return std::nullopt;
    }
    if (solved.status != Status::unique) {
        return failed(DOKUSHIN_UNSUPPORTED, {"a puzzle without exactly one solution"},
                      {"a proper one"});
    }
    return std::move(solved.solution);
}

dokushin_answer as_c(const SolveResult &result) {
    return {static_cast<dokushin_status>(result.status),
            static_cast<dokushin_ended>(result.stop),
            result.solutions,
            result.counters.nodes,
            result.counters.guesses,
            result.counters.backtracks,
            literal(name(result.method))};
}

} // namespace dokushin::c
