#include "signature.h"

#include <dokushin/batch.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <array>
#include <istream>

namespace dokushin::bench {
namespace {

std::vector<Puzzle> load_with_shapes(std::istream &in) {
    std::vector<Puzzle> puzzles;
    std::string shape;
    std::string cells;
    while (in >> shape >> cells) {
        ReadOptions options;
        options.format = Format::line;
        options.alphabet = "usual";
        if (auto parsed = Shape::parse(shape)) {
            options.shape = *std::move(parsed);
        }
        if (auto record = read_one(cells, options)) {
            puzzles.push_back(std::move(record->puzzle));
        }
    }
    return puzzles;
}

/// Of the fast engine: all puzzles of the usual 9×9 board as one batch, and one by one.
std::string kernel_signature(const Kernel &kernel, std::span<const Puzzle> puzzles) {
    std::vector<std::string> texts;
    const Shape nine = *Shape::parse("9");
    for (const Puzzle &puzzle : puzzles) {
        if (puzzle.shape() == nine) {
            texts.push_back(to_line(puzzle.givens(), Alphabet::usual(9)));
        }
    }
    const std::vector<std::string_view> lines(texts.begin(), texts.end());
    std::vector<BatchAnswer> answers(lines.size());
    BatchSolver solver = *BatchSolver::make(kernel.name);
    std::string text = fmt::format("kernel {}", kernel.name);
    for (const std::size_t step : {lines.size(), std::size_t{1}}) {
        BatchWork sum;
        std::uint64_t nodes = 0;
        for (std::size_t first = 0; first < lines.size(); first += step) {
            const auto here = std::span(answers).subspan(first, step);
            const auto work = solver.solve(std::span(lines).subspan(first, step), here);
            sum.rounds += work->rounds;
            sum.splits += work->splits;
            for (const BatchAnswer &answer : here) {
                nodes += answer.nodes;
            }
        }
        text += fmt::format(" {} {} {}", nodes, sum.splits, sum.rounds);
    }
    return text + "\n";
}

} // namespace

std::string signature(std::istream &in) {
    constexpr std::array methods{Method::backtrack, Method::mrv,    Method::singles,
                                 Method::dlx,       Method::search, Method::bands};
    const auto puzzles = load_with_shapes(in);
    std::string text = fmt::format("puzzles {}\n", puzzles.size());
    std::uint64_t sum = 0;
    for (const Method method : methods) {
        Counters total;
        for (const Puzzle &puzzle : puzzles) {
            SolveOptions options{method, {}};
            options.limits.nodes = 200'000;
            total += solve(puzzle, options).counters;
        }
        text += fmt::format("{} {} {} {}\n", name(method), total.nodes, total.guesses,
                            total.backtracks);
        sum += total.nodes + total.guesses;
    }
    text += fmt::format("signature {}\n", sum);
    for (const Kernel &kernel : kernels()) {
        text += kernel.runs_here ? kernel_signature(kernel, puzzles) : "";
    }
    return text;
}

} // namespace dokushin::bench
