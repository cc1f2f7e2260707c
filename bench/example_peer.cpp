// A peer as the harness wants it, around our own dancing links: an example for
// others, and what the harness is tested with.
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <algorithm>
#include <cstdint>

extern "C" std::size_t example_peer(const char *puzzle81, std::size_t limit, std::uint32_t,
                                    char *solution81, std::size_t *guesses) {
    const auto record = dokushin::read_one(std::string_view(puzzle81, 81));
    if (!record) {
        return 0;
    }
    dokushin::SolveOptions options{dokushin::Method::dlx, {}};
    options.limits.solutions = limit;
    const auto result = dokushin::solve(record->puzzle, options);
    if (!result.solution.empty()) {
        std::ranges::copy(dokushin::to_line(result.solution, record->alphabet), solution81);
    }
    *guesses += result.counters.guesses;
    return result.solutions;
}
