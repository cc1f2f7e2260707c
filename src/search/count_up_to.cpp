// count_up_to() asks a kernel for the solutions of one puzzle.
#include "search/kernel/single.h"

#include <dokushin/batch.h>

#include <algorithm>

namespace dokushin {

std::optional<std::uint32_t> count_up_to(std::uint32_t limit, std::span<const Digit> puzzle,
                                         std::uint32_t most_guesses) {
    constexpr std::size_t cells = 81;
    const auto is_none = [](Digit digit) { return number(digit) > 9; };
    if (puzzle.size() != cells || std::ranges::any_of(puzzle, is_none)) {
        return std::nullopt;
    }
    search::kernel::SingleTask task{search::kernel::bytes_of(puzzle.data()), nullptr, limit};
    task.most_guesses = most_guesses;
    const search::kernel::SingleAnswer answer = search::kernel::chosen_single_solver()(task);
    return answer.finished ? std::optional(answer.solutions) : std::nullopt;
}

} // namespace dokushin
