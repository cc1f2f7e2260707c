// dokushin_rating_times FILE [MOST]: what each of MOST puzzles (all of them if not said), taken at
// equal distances from the whole file, costs to rate: a line `SECONDS ER` each, as
// `dokushin rate --format '%e %r' --threads 1` writes, with microseconds and of the processor's
// time in place of the clock's, so that what else runs on the machine costs the figures little.
// The proof that there is one solution is part of it, as in that command: of an easy puzzle its
// steps are the proof, any other is solved before the rest of its steps. Reading and writing are
// not part of it. bench/schedule.cpp reads these lines.
#include "collections.h"

#include <dokushin/rate.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <charconv>
#include <cstdlib>
#include <ctime>
#include <expected>
#include <limits>

namespace dokushin::bench {
namespace {

double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// What `dokushin rate` does for a puzzle (src/cli/commands/rate.cpp); the status if it does
/// not have exactly one solution.
std::expected<Rating, Status> rate_or_refuse(const Puzzle &puzzle, Solver &solver, Rater &rater) {
    if (const auto easy = rater.rate_easy(puzzle)) {
        return *easy;
    }
    const Status status = solver.solve(puzzle).status;
    if (status != Status::unique) {
        return std::unexpected(status);
    }
    return rater.go_on();
}

/// Puzzles without exactly one solution are told as comments.
void time_all(const Collection &collection) {
    Solver solver;
    Rater rater;
    for (const Puzzle &puzzle : collection.puzzles) {
        const double start = processor_seconds();
        const auto rating = rate_or_refuse(puzzle, solver, rater);
        const double seconds = processor_seconds() - start;
        if (rating) {
            fmt::print("{:.6f} {:.1f}\n", seconds, rating->hardest.tenths / 10.0);
        } else {
            fmt::print("# {}\n", name(rating.error()));
        }
    }
}

} // namespace
} // namespace dokushin::bench

int main(int count, char **arguments) {
    using namespace dokushin::bench;
    std::size_t most = std::numeric_limits<std::size_t>::max();
    if (count == 3) {
        const std::string_view text = arguments[2];
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), most);
        if (error != std::errc() || end != text.data() + text.size() || most == 0) {
            count = 0;
        }
    }
    if (count != 2 && count != 3) {
        fmt::print(stderr, "usage: dokushin_rating_times FILE [MOST]\n");
        return 2;
    }
    const Collection collection = load(arguments[1], most);
    if (collection.puzzles.empty()) {
        fmt::print(stderr, "{}: no puzzle could be read from it\n", arguments[1]);
        return 2;
    }
    fmt::print("# {}: {} puzzles of it, seconds of processor time and ER\n", collection.name,
               collection.puzzles.size());
    time_all(collection);
    return EXIT_SUCCESS;
}
