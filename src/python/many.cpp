// Many 9×9 puzzles at a time, on several threads, with a single call of Python's for all.
#include "python/many.h"
#include "errors/catalogue.h"

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A view of the bytes of an object that has them without a gap (an array, a bytearray), which
/// can't be resized while the view exists.
class BufferView {
  public:
    BufferView(const py::object &object, bool to_write) {
        if (PyObject_GetBuffer(object.ptr(), &buffer_, to_write ? PyBUF_WRITABLE : PyBUF_SIMPLE) !=
            0) {
            throw py::error_already_set();
        }
    }
    ~BufferView() { PyBuffer_Release(&buffer_); }
    BufferView(const BufferView &) = delete;
    BufferView &operator=(const BufferView &) = delete;

    template <typename Entry> [[nodiscard]] std::span<Entry> as() const {
        return {static_cast<Entry *>(buffer_.buf),
                static_cast<std::size_t>(buffer_.len) / sizeof(Entry)};
    }

  private:
    Py_buffer buffer_{};
};

/// A thread's solver and its memory.
class DigitSlices {
  public:
    DigitSlices(std::span<const Digit> puzzles, const Others &others, std::span<Digit> solutions,
                StatusArrays statuses, BatchOptions how, FirstBad &unreadable)
        : puzzles_(puzzles), others_(others), grids_(solutions), statuses_(statuses), how_(how),
          unreadable_(unreadable), solver_(*BatchSolver::make()) {}

    void operator()(std::size_t first, std::size_t end) {
        const std::size_t count = end - first;
        answers_.assign(count, {});
        const auto to = grids_.subspan(cells_9x9 * first, cells_9x9 * count);
        std::ranges::fill(to, Digit::blank); // of those without a solution
        expect_sizes_fit(solver_.solve(puzzles_.subspan(cells_9x9 * first, cells_9x9 * count),
                                       answers_, to, how_));
        for (std::size_t at = 0; at < count; ++at) {
            const BatchAnswer &answer = answers_[at];
            if (answer.unreadable >= 0) {
                unreadable_.note(cells_9x9 * (first + at) +
                                 static_cast<std::size_t>(answer.unreadable));
            }
        }
        statuses_.take(first, answers_);
        for (auto other = others_.lower_bound(first);
             other != others_.end() && other->first < end && !*how_.cancelled; ++other) {
            solve_other(other->first, other->second.puzzle);
        }
    }

  private:
    void solve_other(std::size_t at, const Puzzle &puzzle) {
        const SolveResult found = solve_singly(puzzle, how_);
        statuses_.take(at, found);
        const auto to = grids_.subspan(cells_9x9 * at, cells_9x9);
        std::ranges::fill(to, Digit::blank);
        std::ranges::copy(found.solution, to.begin());
    }

    std::span<const Digit> puzzles_;
    const Others &others_;
    std::span<Digit> grids_;
    StatusArrays statuses_;
    BatchOptions how_;
    FirstBad &unreadable_;
    BatchSolver solver_;
    std::vector<BatchAnswer> answers_;
};

/// Digits to digits; 81 bytes a puzzle, a byte for its status and four for its count.
void solve_digits(const py::object &puzzles, const Others &others, const py::object &solutions,
                  const py::object &statuses, const py::object &counts, std::uint32_t most,
                  unsigned threads) {
    expect_kernel();
    const BufferView from(puzzles, false);
    const BufferView to(solutions, true);
    const BufferView its_statuses(statuses, true);
    const BufferView its_counts(counts, true);
    const auto digits = from.as<const Digit>();
    const std::size_t count = digits.size() / cells_9x9;
    const StatusArrays results{its_statuses.as<std::uint8_t>(), its_counts.as<std::uint32_t>()};
    expect_size("puzzles", digits.size(), cells_9x9 * count);
    expect_size("solutions", to.as<Digit>().size(), cells_9x9 * count);
    expect_size("statuses", results.statuses.size(), count);
    expect_size("counts", results.counts.size(), count);
    FirstBad unreadable;
    in_slices(count, puzzles_in_slice, threads, [&](const Cancelled &cancelled) {
        return DigitSlices(digits, others, to.as<Digit>(), results, {most, &cancelled}, unreadable);
    });
    if (unreadable.any()) {
        refuse_digit(static_cast<std::uint8_t>(digits[unreadable.value()]), unreadable.value());
    }
}

} // namespace

SolveResult solve_singly(const Puzzle &puzzle, const BatchOptions &how) {
    SolveOptions options;
    options.limits.solutions = how.solutions;
    options.limits.cancelled = how.cancelled;
    return solve(puzzle, options);
}

void expect_kernel() { value_or_raise(choose_kernel()); }

void expect_size(std::string_view argument, std::size_t found, std::size_t wanted) {
    if (found != wanted) {
        refuse({ErrorCode::wrong_length, {"room for {} in '{}'", found, argument}, {"{}", wanted}});
    }
}

void refuse_digit(std::uint8_t digit, std::size_t position) {
    const std::size_t puzzle = position / cells_9x9 + 1;
    refuse({ErrorCode::out_of_range,
            {"{} in puzzle {}", digit, puzzle},
            {"1 to {}, or 0 for a blank", 9},
            puzzle,
            position % cells_9x9 + 1});
}

void add_many(py::module_ &module) {
    module.def("solve_digits", solve_digits);
    add_many_boards(module);
    add_many_texts(module);
    add_many_ratings(module);
}

} // namespace dokushin::python
