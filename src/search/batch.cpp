// The batch call checks the puzzles, hands the readable ones to a kernel, and turns the kernel's
// counts into answers.
#include <dokushin/batch.h>

#include "errors/catalogue.h"
#include "errors/try.h"
#include "search/general.h"
#include "search/kernel/kernels.h"
#include "search/kernel/pieces.h"
#include "search/kernel/single.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace dokushin {

namespace kernel = search::kernel;

struct [[gnu::visibility("hidden")]] BatchSolver::Memory {
    Kernel kernel;
    std::unique_ptr<kernel::BatchEngine> engine;
    kernel::SingleSolver single;
    // The readable puzzles: their cells, their numbers in the batch, and the kernel's answers.
    std::vector<const std::uint8_t *> puzzles;
    std::vector<std::uint32_t> numbers;
    std::vector<kernel::Answer> found;
    /// Made when a kernel first abandons a puzzle.
    std::unique_ptr<search::GeneralSearch> exact;

    void solve_exactly(std::size_t puzzle, const kernel::BatchTask &task);
    template <class PuzzleAt, class Byte>
    Result<BatchWork> solve(std::size_t count, const PuzzleAt &puzzle_at,
                            std::span<BatchAnswer> answers, std::span<Byte> solutions,
                            const BatchOptions &options);
    template <class PuzzleAt>
    void read(const PuzzleAt &puzzle_at, std::size_t first, std::span<BatchAnswer> answers);
    BatchWork answer(const kernel::BatchTask &task, std::span<BatchAnswer> answers);
};

namespace {

constexpr std::size_t cell_count = 81;

/// Is every character a cell? It is checked sixteen at a time, since a plain loop over the 81 takes
/// as long as solving an easy puzzle.
bool are_cells(const char *line) {
    kernel::Bytes16 greatest{};
    kernel::Bytes16 between{};
    for (const std::size_t cell : kernel::piece_starts<kernel::square>) {
        // From '.' on: itself, a slash, ten digits.
        const kernel::Bytes16 text = kernel::load_bytes(line + cell) - '.';
        greatest = text > greatest ? text : greatest;
        between |= kernel::Bytes16(text == '/' - '.');
    }
    using Halves [[gnu::vector_size(16)]] = std::uint64_t;
    const auto bad = reinterpret_cast<Halves>(between | kernel::Bytes16(greatest > '9' - '.'));
    return (bad[0] | bad[1]) == 0;
}

/// Returns the position of the first of 81 characters that is no cell; −1 if there is none.
int unreadable(std::string_view line) {
    return are_cells(line.data()) ? -1 : static_cast<int>(line.find_first_not_of(".0123456789"));
}
/// Returns the position of the first digit beyond 9; −1 if there is none.
int unreadable(std::span<const Digit> digits) {
    Digit greatest = Digit::blank;
    for (const Digit digit : digits) { // compared as bytes, many at once
        greatest = std::max(greatest, digit);
    }
    const auto is_none = [](Digit digit) { return number(digit) > 9; };
    return number(greatest) <= 9
               ? -1
               : static_cast<int>(std::ranges::find_if(digits, is_none) - digits.begin());
}

/// Returns one of the puzzles that lie without a gap; the last may be too short.
template <class Byte> std::span<Byte> piece_at(std::span<Byte> puzzles, std::size_t number) {
    const auto rest = puzzles.subspan(cell_count * number);
    return rest.first(std::min(cell_count, rest.size()));
}

bool contradicts_the_rules(const std::uint8_t *puzzle) {
    std::array<unsigned, 27> seen{}; // rows, columns, boxes
    for (unsigned cell = 0; cell < cell_count; ++cell) {
        const unsigned digit = 1U << kernel::digit_in(puzzle[cell]) & ~1U; // of a blank none
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

/// Turns a kernel's counts into the puzzle's answer.
BatchAnswer answer_of(const kernel::Answer &found, const std::uint8_t *puzzle,
                      std::uint32_t limit) {
    assert(found.solutions <= limit);
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
// The lanes pay when all of them have work: many puzzles, or the many nodes of a hard one. A puzzle
// that takes many guesses counts as hard: the lanes then start it again from the candidates before
// its first guess. `./dev bench --kernels` measures this as "singly".

/// The number of candidates at the first guess above which a puzzle counts as hard. The hardest
/// known puzzles have more and take some 50 guesses; in top1465, which takes 9, one in six has
/// more.
constexpr std::uint32_t most_candidates = 240;

class OneByOne {
  public:
    OneByOne(const kernel::BatchTask &task, const kernel::SingleSolver &single,
             kernel::BatchEngine &engine)
        : task_(task), single_(single), engine_(engine) {}

    BatchWork solve() {
        assert(task_.answers.size() == task_.puzzles.size());
        for (std::size_t number = 0; number < task_.puzzles.size(); ++number) {
            solve(number);
        }
        return sum_;
    }

  private:
    void solve(std::size_t number) {
        kernel::Answer &answer = task_.answers[number];
        std::array<std::uint8_t, cell_count> solution;
        kernel::Start start;
        const kernel::SingleAnswer single = single_.solve(
            {task_.puzzles[number], solution.data(), task_.limit, nullptr, single_.most_guesses,
             most_candidates, start.data(), nullptr, task_.encoding});
        sum_.splits += single.guesses;
        if (!single.finished) {
            in_lanes(number, start);
        }
        assert(single.backtracks <= single.guesses && single.solutions <= task_.limit);
        answer.nodes += 1 + single.guesses + single.backtracks;
        // If the lanes were cancelled, the counts from before them are kept.
        if (answer.solutions < single.solutions) {
            answer.solutions = single.solutions;
            if (task_.solutions != nullptr) {
                std::ranges::copy(solution, task_.solutions + cell_count * task_.places[number]);
            }
        }
    }

    void in_lanes(std::size_t number, const kernel::Start &start) {
        kernel::BatchTask rest = task_;
        rest.puzzles = task_.puzzles.subspan(number, 1);
        rest.answers = task_.answers.subspan(number, 1);
        rest.places = task_.places.subspan(number, 1);
        rest.starts = {&start, 1};
        const BatchWork counters = engine_.solve(rest);
        sum_ += counters;
    }

    const kernel::BatchTask &task_;
    const kernel::SingleSolver &single_;
    kernel::BatchEngine &engine_;
    BatchWork sum_;
};

Error sizes_differ(std::size_t puzzles, std::size_t answers, std::size_t solutions) {
    return {ErrorCode::wrong_length,
            {"{n} answers and {n} characters for the solutions of {n} puzzles", answers, solutions,
             puzzles},
            {"an answer and 81 characters (or none at all) for each"}};
}

} // namespace

BatchSolver::BatchSolver(std::unique_ptr<Memory> memory) : memory_(std::move(memory)) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver &&) noexcept = default;
BatchSolver &BatchSolver::operator=(BatchSolver &&) noexcept = default;

Result<BatchSolver> BatchSolver::make(std::string_view name) {
    DOKUSHIN_TRY(chosen, choose_kernel(name));
    auto memory = std::make_unique<Memory>();
    memory->kernel = chosen;
    const auto row = std::ranges::find(kernels(), chosen.name, &Kernel::name);
    assert(row != kernels().end() && row->runs_here);
    const auto index = static_cast<std::size_t>(row - kernels().begin());
    memory->engine = kernel::make_engine(index);
    memory->single = kernel::single_solver_of(index);
    return BatchSolver(std::move(memory));
}

const Kernel &BatchSolver::kernel() const { return memory_->kernel; }

/// Solves, by the general search, a puzzle that the kernel abandoned. That search detects at once
/// what the kernel's splits miss (two digits for which one cell is left).
void BatchSolver::Memory::solve_exactly(std::size_t puzzle, const kernel::BatchTask &task) {
    const Shape nine = *Shape::parse("9");
    if (exact == nullptr) {
        exact = search::make_general_search(nine);
    }
    Grid givens(cell_count);
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        givens[cell] = digit_of(kernel::digit_in(task.puzzles[puzzle][cell]));
    }
    search::GeneralTask rest;
    rest.limits.solutions = task.limit;
    rest.limits.cancelled = task.cancelled;
    const SolveResult result = exact->run(*Puzzle::from_givens(nine, std::move(givens)), rest);
    kernel::Answer &answer = task.answers[puzzle];
    assert(answer.solutions <= result.solutions || result.stop == Stop::cancelled);
    answer.solutions = static_cast<std::uint32_t>(result.solutions);
    answer.nodes += static_cast<std::uint32_t>(result.counters.nodes);
    answer.unfinished = result.stop == Stop::cancelled;
    if (task.solutions != nullptr && !result.solution.empty()) {
        std::ranges::transform(
            result.solution, task.solutions + cell_count * task.places[puzzle],
            [&](Digit digit) { return kernel::cell_of(number(digit), task.encoding); });
    }
}

/// Collects the readable puzzles, and answers the others.
template <class PuzzleAt>
void BatchSolver::Memory::read(const PuzzleAt &puzzle_at, std::size_t first,
                               std::span<BatchAnswer> answers) {
    puzzles.clear();
    numbers.clear();
    for (std::size_t number = 0; number < answers.size(); ++number) {
        const auto puzzle = puzzle_at(first + number);
        const int wrong =
            puzzle.size() == cell_count ? unreadable(puzzle) : static_cast<int>(cell_count);
        if (wrong < 0) {
            puzzles.push_back(kernel::bytes_of(puzzle.data()));
            numbers.push_back(static_cast<std::uint32_t>(number));
            continue;
        }
        answers[number] = {};
        answers[number].status = Status::invalid;
        answers[number].unreadable = wrong;
    }
    assert(numbers.size() == puzzles.size() && puzzles.size() <= answers.size());
    found.assign(puzzles.size(), {});
}

/// Answers the puzzles that read() has collected.
BatchWork BatchSolver::Memory::answer(const kernel::BatchTask &task,
                                      std::span<BatchAnswer> answers) {
    const BatchWork counters = puzzles.size() < single.enough_for_lanes
                                   ? OneByOne(task, single, *engine).solve()
                                   : engine->solve(task);
    for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
        if (found[puzzle].abandoned) {
            solve_exactly(puzzle, task);
        }
        answers[numbers[puzzle]] = answer_of(found[puzzle], puzzles[puzzle], task.limit);
    }
    return counters;
}

/// Solves a batch; solutions are encoded in the same kind of cells as the puzzles.
template <class PuzzleAt, class Byte>
Result<BatchWork> BatchSolver::Memory::solve(std::size_t count, const PuzzleAt &puzzle_at,
                                             std::span<BatchAnswer> answers,
                                             std::span<Byte> solutions,
                                             const BatchOptions &options) {
    if (answers.size() != count || (!solutions.empty() && solutions.size() != cell_count * count)) {
        return std::unexpected(sizes_differ(count, answers.size(), solutions.size()));
    }
    constexpr auto encoding =
        std::is_same_v<Byte, char> ? kernel::Encoding::text : kernel::Encoding::digits;
    // The batch is solved in pieces that stay in the cache from step to step: 16,000 easy puzzles
    // take 3 % less time than in one piece.
    constexpr std::size_t piece = 4096;
    BatchWork sum;
    for (std::size_t first = 0; first < count;) {
        const std::size_t left = count - first;
        const auto here = answers.subspan(first, left < 2 * piece ? left : piece);
        read(puzzle_at, first, here);
        std::uint8_t *const to =
            solutions.empty() ? nullptr : kernel::bytes_of(&solutions[cell_count * first]);
        const BatchWork work = answer({puzzles, found, numbers, to, encoding,
                                       std::max(options.solutions, 1U), options.cancelled},
                                      here);
        sum += work;
        first += here.size();
    }
    return sum;
}

Result<BatchWork> BatchSolver::solve(std::span<const std::string_view> puzzles,
                                     std::span<BatchAnswer> answers, std::span<char> solutions,
                                     const BatchOptions &options) {
    const auto puzzle_at = [&](std::size_t number) { return puzzles[number]; };
    return memory_->solve(puzzles.size(), puzzle_at, answers, solutions, options);
}

Result<BatchWork> BatchSolver::solve(std::span<const char> puzzles, std::span<BatchAnswer> answers,
                                     std::span<char> solutions, const BatchOptions &options) {
    const auto puzzle_at = [&](std::size_t number) {
        return std::string_view(piece_at(puzzles, number));
    };
    return memory_->solve((puzzles.size() + cell_count - 1) / cell_count, puzzle_at, answers,
                          solutions, options);
}

Result<BatchWork> BatchSolver::solve(std::span<const Digit> puzzles, std::span<BatchAnswer> answers,
                                     std::span<Digit> solutions, const BatchOptions &options) {
    const auto puzzle_at = [&](std::size_t number) { return piece_at(puzzles, number); };
    return memory_->solve((puzzles.size() + cell_count - 1) / cell_count, puzzle_at, answers,
                          solutions, options);
}

} // namespace dokushin
