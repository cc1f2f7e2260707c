// The batch call: puzzles are looked at, handed to a kernel, and its counts told.
#include <dokushin/batch.h>

#include "base/counting.h"
#include "search/general.h"
#include "search/kernel/kernels.h"
#include "search/kernel/pieces.h"
#include "search/kernel/single.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace dokushin {

namespace kernel = search::kernel;

struct [[gnu::visibility("hidden")]] BatchSolver::Memory {
    Kernel kernel;
    std::unique_ptr<kernel::BatchEngine> engine;
    kernel::Single single;
    // Of the puzzles that can be read: where they are, their number, what is known.
    std::vector<const char *> texts;
    std::vector<std::uint32_t> numbers;
    std::vector<kernel::Answer> found;
    /// Made when a kernel first abandons a puzzle.
    std::unique_ptr<search::GeneralSearch> exact;

    void solve_exactly(std::size_t text, const kernel::BatchTask &task);
    BatchWork solve(std::span<const std::string_view> puzzles, std::span<BatchAnswer> answers,
                    std::span<char> solutions, const BatchOptions &options);
};

namespace {

constexpr std::size_t cells = 81;

/// Is every character a cell? Sixteen at a time: at a few nanoseconds a puzzle this
/// counts, a plain loop over the 81 takes as long as solving an easy one.
bool readable(const char *puzzle) {
    kernel::Bytes16 greatest{};
    kernel::Bytes16 between{};
    for (const std::size_t cell : kernel::piece_starts<kernel::square>) {
        // From '.' on: itself, a slash, ten digits.
        const kernel::Bytes16 text = kernel::load_bytes(puzzle + cell) - '.';
        greatest = text > greatest ? text : greatest;
        between |= kernel::Bytes16(text == '/' - '.');
    }
    const kernel::Bytes16 bad = between | kernel::Bytes16(greatest > '9' - '.');
    using Halves [[gnu::vector_size(16)]] = std::uint64_t;
    const auto halves = reinterpret_cast<Halves>(bad);
    return (halves[0] | halves[1]) == 0;
}

int first_unreadable(std::string_view puzzle) {
    return static_cast<int>(puzzle.find_first_not_of(".0123456789"));
}

bool contradicts_the_rules(const char *puzzle) {
    std::array<unsigned, 27> seen{}; // rows, columns, boxes
    for (unsigned cell = 0; cell < cells; ++cell) {
        if (puzzle[cell] < '1') {
            continue; // '0' or '.'
        }
        const unsigned digit = 1U << (puzzle[cell] - '1');
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        for (const unsigned house : {row, 9 + column, 18 + row / 3 * 3 + column / 3}) {
            if ((seen[house] & digit) != 0) {
                return true;
            }
            seen[house] |= digit;
        }
    }
    return false;
}

BatchAnswer told(const kernel::Answer &found, const char *puzzle, std::uint32_t limit) {
    BatchAnswer answer;
    answer.solutions = found.solutions;
    answer.nodes = found.nodes;
    if (found.unfinished) {
        answer.stop = Stop::cancelled;
    } else if (found.solutions == limit) {
        answer.stop = Stop::solutions;
    }
    if (found.solutions > 1) {
        answer.status = Status::multiple;
    } else if (answer.stop != Stop::exhausted) {
        answer.status = Status::limit;
    } else if (found.solutions == 1) {
        answer.status = Status::unique;
    } else {
        answer.status = contradicts_the_rules(puzzle) ? Status::invalid : Status::none;
    }
    return answer;
}

// ---- one puzzle at a time ----------------------------------------------------------
//
// The lanes pay when there is something for them to do: many puzzles, or the many nodes of a
// hard one. What has taken so many guesses is hard: then the lanes begin again, with what was
// known before the first. `./dev bench --kernels` has what this rests on, as "singly".

/// The hardest puzzles known have more where the first guess would be, and take 50 guesses or so;
/// of top1465, which takes 9, one in six has.
constexpr std::uint32_t most_candidates = 240;

class Singles {
  public:
    Singles(const kernel::BatchTask &task, const kernel::Single &single,
            kernel::BatchEngine &engine)
        : task_(task), single_(single), engine_(engine) {}

    kernel::BatchCounters solve() {
        for (std::size_t number = 0; number < task_.puzzles.size(); ++number) {
            solve(number);
        }
        return sum_;
    }

  private:
    void solve(std::size_t number) {
        kernel::Answer &answer = task_.answers[number];
        std::array<char, cells> solution;
        std::array<std::uint16_t, cells> start;
        const kernel::SingleAnswer single =
            single_.solve({task_.puzzles[number], solution.data(), task_.limit, nullptr,
                           single_.most_guesses, most_candidates, start.data()});
        sum_.splits += single.guesses;
        if (!single.finished) {
            in_lanes(number, start.data());
        }
        answer.nodes += 1 + single.guesses + single.backtracks;
        // If the lanes were cancelled, what was found before them is kept.
        if (answer.solutions < single.solutions) {
            answer.solutions = single.solutions;
            if (task_.solutions != nullptr) {
                std::ranges::copy(solution, task_.solutions + cells * task_.places[number]);
            }
        }
    }

    void in_lanes(std::size_t number, const std::uint16_t *start) {
        kernel::BatchTask rest = task_;
        rest.puzzles = task_.puzzles.subspan(number, 1);
        rest.answers = task_.answers.subspan(number, 1);
        rest.places = task_.places.subspan(number, 1);
        rest.start = start;
        const kernel::BatchCounters counters = engine_.solve(rest);
        sum_.rounds += counters.rounds;
        sum_.splits += counters.splits;
        sum_.busy += counters.busy;
    }

    const kernel::BatchTask &task_;
    const kernel::Single &single_;
    kernel::BatchEngine &engine_;
    kernel::BatchCounters sum_;
};

Error sizes_differ(std::size_t puzzles, std::size_t answers, std::size_t solutions) {
    return {ErrorCode::wrong_length,
            counting("{} answers and {} characters for the solutions of {} puzzles", answers,
                     solutions, puzzles),
            "an answer and 81 characters (or none at all) for each", 0, 0};
}

} // namespace

BatchSolver::BatchSolver(std::unique_ptr<Memory> memory) : memory_(std::move(memory)) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver &&) noexcept = default;
BatchSolver &BatchSolver::operator=(BatchSolver &&) noexcept = default;

Result<BatchSolver> BatchSolver::make(std::string_view name) {
    const auto chosen = choose_kernel(name);
    if (!chosen) {
        return std::unexpected(chosen.error());
    }
    auto memory = std::make_unique<Memory>();
    memory->kernel = *chosen;
    const auto row = std::ranges::find(kernels(), chosen->name, &Kernel::name);
    const auto index = static_cast<std::size_t>(row - kernels().begin());
    memory->engine = kernel::make_engine(index);
    memory->single = kernel::single_of(index);
    return BatchSolver(std::move(memory));
}

const Kernel &BatchSolver::kernel() const { return memory_->kernel; }

/// Answers a puzzle that the kernel abandoned by the exact search, which sees at once what the
/// kernel's splits pass by (two digits that one cell is left for).
void BatchSolver::Memory::solve_exactly(std::size_t text, const kernel::BatchTask &task) {
    const Shape nine = *Shape::parse("9");
    if (exact == nullptr) {
        exact = search::make_general_search(nine);
    }
    Grid givens(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const char given = task.puzzles[text][cell];
        givens[cell] = digit_of(given < '1' ? 0 : static_cast<unsigned>(given - '0'));
    }
    search::GeneralTask rest;
    rest.limits.solutions = task.limit;
    rest.limits.cancelled = task.cancelled;
    const SolveResult result = exact->run(*Puzzle::from_givens(nine, std::move(givens)), rest);
    kernel::Answer &answer = task.answers[text];
    answer.solutions = static_cast<std::uint32_t>(result.solutions);
    answer.nodes += static_cast<std::uint32_t>(result.counters.nodes);
    answer.unfinished = result.stop == Stop::cancelled;
    if (task.solutions != nullptr && !result.solution.empty()) {
        char *const solution = task.solutions + cells * task.places[text];
        for (std::size_t cell = 0; cell < cells; ++cell) {
            solution[cell] = static_cast<char>('0' + number(result.solution[cell]));
        }
    }
}

/// Puzzles that can't be read are left out, and told of here.
BatchWork BatchSolver::Memory::solve(std::span<const std::string_view> puzzles,
                                     std::span<BatchAnswer> answers, std::span<char> solutions,
                                     const BatchOptions &options) {
    texts.clear();
    numbers.clear();
    for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
        if (puzzles[puzzle].size() == cells && readable(puzzles[puzzle].data())) {
            texts.push_back(puzzles[puzzle].data());
            numbers.push_back(static_cast<std::uint32_t>(puzzle));
            continue;
        }
        answers[puzzle] = {};
        answers[puzzle].status = Status::invalid;
        answers[puzzle].unreadable = puzzles[puzzle].size() == cells
                                         ? first_unreadable(puzzles[puzzle])
                                         : static_cast<int>(cells);
    }
    found.assign(texts.size(), {});
    const kernel::BatchTask task{texts,
                                 found,
                                 numbers,
                                 solutions.empty() ? nullptr : solutions.data(),
                                 std::max(options.solutions, 1U),
                                 options.cancelled,
                                 nullptr};
    const kernel::BatchCounters counters = texts.size() < single.enough_for_lanes
                                               ? Singles(task, single, *engine).solve()
                                               : engine->solve(task);
    for (std::size_t text = 0; text < texts.size(); ++text) {
        if (found[text].abandoned) {
            solve_exactly(text, task);
        }
        answers[numbers[text]] = told(found[text], texts[text], task.limit);
    }
    return {counters.rounds, counters.splits, counters.busy};
}

Result<BatchWork> BatchSolver::solve(std::span<const std::string_view> puzzles,
                                     std::span<BatchAnswer> answers, std::span<char> solutions,
                                     const BatchOptions &options) {
    if (answers.size() != puzzles.size() ||
        (!solutions.empty() && solutions.size() != cells * puzzles.size())) {
        return std::unexpected(sizes_differ(puzzles.size(), answers.size(), solutions.size()));
    }
    // A piece of them at a time stays in the cache from step to step: 16,000 easy ones are
    // answered 3 % sooner than in one go.
    constexpr std::size_t piece = 4096;
    BatchWork sum;
    for (std::size_t first = 0; first < puzzles.size();) {
        const std::size_t left = puzzles.size() - first;
        const std::size_t here = left < 2 * piece ? left : piece;
        const BatchWork work = memory_->solve(
            puzzles.subspan(first, here), answers.subspan(first, here),
            solutions.empty() ? solutions : solutions.subspan(cells * first, cells * here),
            options);
        sum.rounds += work.rounds;
        sum.splits += work.splits;
        sum.busy += work.busy;
        first += here;
    }
    return sum;
}

Result<BatchWork> BatchSolver::solve(std::span<const char> puzzles, std::span<BatchAnswer> answers,
                                     std::span<char> solutions, const BatchOptions &options) {
    std::vector<std::string_view> lines;
    for (std::size_t first = 0; first < puzzles.size(); first += cells) {
        const auto line = puzzles.subspan(first, std::min(cells, puzzles.size() - first));
        lines.emplace_back(line.data(), line.size());
    }
    return solve(lines, answers, solutions, options);
}

} // namespace dokushin
