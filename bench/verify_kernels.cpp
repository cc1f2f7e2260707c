#include "verify_kernels.h"

#include "collections.h"

#include <dokushin/batch.h>
#include <dokushin/check.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>

namespace dokushin::bench {
namespace {

constexpr std::size_t cells = 81;
constexpr std::uint32_t limit = 3;

Puzzle puzzle_of(std::string_view text) {
    Grid givens;
    for (const char c : text) {
        givens.push_back(digit_of(c >= '1' && c <= '9' ? static_cast<unsigned>(c - '0') : 0));
    }
    return *Puzzle::from_givens(*Shape::parse("9"), std::move(givens));
}

bool agree(const Puzzle &puzzle, const SolveResult &exact, const BatchAnswer &answer,
           std::string_view solution) {
    if (answer.status != exact.status || answer.solutions != exact.solutions ||
        answer.stop != exact.stop) {
        return false;
    }
    if (exact.solutions == 0) {
        return true;
    }
    const Grid grid = puzzle_of(solution).givens();
    return is_solution(puzzle, grid) && (exact.status != Status::unique || grid == exact.solution);
}

/// How many answers of a kernel differ, `step` puzzles a call.
int differing(const Kernel &kernel, std::size_t step, std::span<const std::string_view> lines,
              std::span<const Puzzle> puzzles, std::span<const SolveResult> exact) {
    BatchSolver solver = *BatchSolver::make(kernel.name);
    std::vector<BatchAnswer> answers(lines.size());
    std::string solutions(cells * lines.size(), ' ');
    for (std::size_t first = 0; first < lines.size(); first += step) {
        const std::size_t here = std::min(step, lines.size() - first);
        static_cast<void>(solver.solve(
            lines.subspan(first, here), std::span(answers).subspan(first, here),
            std::span(solutions).subspan(cells * first, cells * here), {limit, nullptr}));
    }
    int wrong = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!agree(puzzles[i], exact[i], answers[i],
                   std::string_view(solutions).substr(cells * i, cells))) {
            fmt::print("  differs: {} {}\n", kernel.name, lines[i]);
            ++wrong;
        }
    }
    return wrong;
}

int verify_lines(const std::string &name, const std::vector<std::string> &texts) {
    const std::vector<std::string_view> lines(texts.begin(), texts.end());
    std::vector<Puzzle> puzzles;
    std::vector<SolveResult> exact;
    std::map<Status, int> statuses;
    Solver solver;
    SolveOptions options{Method::search, {}};
    options.limits.solutions = limit;
    for (const std::string &text : texts) {
        puzzles.push_back(puzzle_of(text));
        exact.push_back(solver.solve(puzzles.back(), options));
        ++statuses[exact.back().status];
    }
    int wrong = 0;
    for (const Kernel &kernel : kernels()) {
        if (kernel.runs_here) {
            wrong += differing(kernel, lines.size(), lines, puzzles, exact);
            wrong += differing(kernel, 1, lines, puzzles, exact);
        }
    }
    fmt::print("{:<28} {:>7} {:>7} {:>8} {:>6} {:>7} {:>9}\n", name, lines.size(),
               statuses[Status::unique], statuses[Status::multiple], statuses[Status::none],
               statuses[Status::invalid], wrong);
    std::fflush(stdout);
    return wrong;
}

/// Up to five givens added, removed or changed.
std::vector<std::string> mutated(const std::vector<std::string> &texts, std::size_t count) {
    std::mt19937_64 random(20261121); // the same puzzles every time
    const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random() % end); };
    constexpr std::string_view instead = "123456789.........";
    std::vector<std::string> made;
    while (made.size() < count) {
        made.push_back(texts[below(texts.size())]);
        for (std::size_t changes = below(6); changes > 0; --changes) {
            made.back()[below(cells)] = instead[below(instead.size())];
        }
    }
    return made;
}

} // namespace

int verify_kernels(std::span<const std::filesystem::path> files,
                   const VerifyKernelsOptions &options) {
    fmt::print("{:<28} {:>7} {:>7} {:>8} {:>6} {:>7} {:>9}\n", "kernels", "puzzles", "unique",
               "multiple", "none", "invalid", "disagree");
    int wrong = 0;
    std::vector<std::string> all;
    for (const auto &file : files) {
        std::vector<std::string> texts;
        for (const Puzzle &puzzle : load(file, options.most).puzzles) {
            if (puzzle.shape().side() == 9) {
                texts.push_back(to_line(puzzle.givens(), Alphabet::usual(9)));
            }
        }
        if (!texts.empty()) {
            wrong += verify_lines(file.stem().string(), texts);
            all.insert(all.end(), texts.begin(), texts.end());
        }
    }
    return all.empty() ? wrong : wrong + verify_lines("mutated", mutated(all, options.mutated));
}

} // namespace dokushin::bench
