// Any text as 9×9 puzzles: every kernel has to say what the exact search says, in a
// batch and one by one, and to refuse what is none.
#include <dokushin/batch.h>
#include <dokushin/check.h>
#include <dokushin/text.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace dokushin;

constexpr std::size_t cells = 81;

/// Bytes to puzzles: most become blanks, one in 64 a character that is no cell.
std::vector<std::string> puzzles_of(const std::uint8_t *data, std::size_t size) {
    std::vector<std::string> puzzles;
    for (std::size_t first = 0; first < size; first += cells) {
        std::string puzzle(cells, '.');
        for (std::size_t cell = 0; cell < cells && first + cell < size; ++cell) {
            const std::uint8_t byte = data[first + cell];
            if (byte % 4 == 3) {
                puzzle[cell] = byte / 4 == 63 ? 'x' : static_cast<char>('0' + byte / 4 % 10);
            }
        }
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// Compares with the exact search, where that is done within its limit.
void compare(const std::string &text, const BatchAnswer &answer, std::string_view solution) {
    require((answer.unreadable >= 0) == (text.find('x') != std::string::npos));
    if (answer.unreadable >= 0) {
        return;
    }
    ReadOptions as_line;
    as_line.format = Format::line;
    as_line.alphabet = "usual";
    const Puzzle puzzle = read_one(text, as_line)->puzzle;
    SolveOptions options{Method::search, {}};
    options.limits.solutions = 3;
    options.limits.nodes = 20'000;
    const SolveResult exact = solve(puzzle, options);
    if (exact.stop == Stop::nodes) {
        return;
    }
    require(exact.solutions == answer.solutions && exact.status == answer.status &&
            exact.stop == answer.stop);
    if (answer.solutions > 0) {
        Grid grid;
        for (const char digit : solution) {
            grid.push_back(digit_of(static_cast<unsigned>(digit - '0')));
        }
        require(is_solution(puzzle, grid));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const auto puzzles = puzzles_of(data, size);
    const std::vector<std::string_view> lines(puzzles.begin(), puzzles.end());
    std::vector<BatchAnswer> answers(lines.size());
    std::string solutions(cells * lines.size(), '?');
    for (const Kernel &kernel : kernels()) {
        if (!kernel.runs_here) {
            continue;
        }
        BatchSolver solver = *BatchSolver::make(kernel.name);
        for (const std::size_t step : {lines.size(), std::size_t{1}}) {
            for (std::size_t first = 0; first < lines.size(); first += step) {
                const auto here = std::span(solutions).subspan(cells * first, cells * step);
                require(solver
                            .solve(std::span(lines).subspan(first, step),
                                   std::span(answers).subspan(first, step), here, {3, nullptr})
                            .has_value());
            }
            for (std::size_t i = 0; i < lines.size(); ++i) {
                compare(puzzles[i], answers[i],
                        std::string_view(solutions).substr(cells * i, cells));
            }
        }
    }
    return 0;
}
