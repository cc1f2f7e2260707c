// Many 9×9 puzzles as strings, and their solutions as strings. Threads read and solve them without
// the interpreter's lock; what only its holder may do, making Python's strings of the solutions,
// the caller's thread does meanwhile, slice by slice as they are solved.
#include "python/texts.h"

#include <dokushin/text.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A thread's solver of texts and its memory. Texts that are not plain are read here; `wrong` gets
/// the position of the first unreadable one, and nothing behind it is solved.
class TextSlices {
  public:
    TextSlices(std::span<const std::string_view> texts, StatusArrays statuses, BatchOptions how,
               FirstBad &wrong)
        : texts_(texts), statuses_(statuses), how_(how), wrong_(wrong),
          solver_(*BatchSolver::make()) {}

    /// The solutions of these, 81 characters each; of none if one of them can't be read.
    std::vector<char> operator()(std::size_t first, std::size_t end) {
        if (wrong_.value() < first || !read(first, end)) {
            return {};
        }
        std::vector<char> solutions(cells_9x9 * (end - first));
        answers_.assign(end - first, {});
        expect_sizes_fit(solver_.solve(plain_, answers_, solutions, how_));
        statuses_.take(first, answers_);
        for (auto other = others_.begin(); other != others_.end() && !*how_.cancelled; ++other) {
            const SolveResult found = solve_singly(other->second, how_);
            statuses_.take(other->first, found);
            std::ranges::transform(
                found.solution, &solutions[cells_9x9 * (other->first - first)],
                [](Digit digit) { return static_cast<char>('0' + number(digit)); });
        }
        return solutions;
    }

  private:
    /// False: one can't be read, or nobody wants them any more.
    bool read(std::size_t first, std::size_t end) {
        const auto texts = texts_.subspan(first, end - first);
        plain_.assign(texts.begin(), texts.end());
        own_.clear();
        own_.reserve(plain_.size()); // so that no string moves
        others_.clear();
        for (std::size_t at = first; at < end; ++at) {
            std::string_view &text = plain_[at - first];
            if (is_plain(text)) {
                continue;
            }
            auto puzzle = read_nine_by_nine(text);
            if (!puzzle) {
                wrong_.note(at);
            }
            if (!puzzle || *how_.cancelled) {
                return false;
            }
            text = own_.emplace_back(to_line(puzzle->digits(), Alphabet::usual(9)));
            if (puzzle->has_candidates()) {
                others_.emplace_back(at, *std::move(puzzle));
            }
        }
        return true;
    }

    std::span<const std::string_view> texts_;
    StatusArrays statuses_;
    BatchOptions how_;
    FirstBad &wrong_;
    BatchSolver solver_;
    std::vector<std::string_view> plain_;
    std::vector<std::string> own_;
    std::vector<std::pair<std::size_t, Puzzle>> others_;
    std::vector<BatchAnswer> answers_;
};

/// A string of 81 characters of ASCII: no reader of UTF-8 has to look at them.
PyObject *string_of(const char *characters) {
    PyObject *const made = PyUnicode_New(cells_9x9, 127);
    if (made == nullptr) {
        throw py::error_already_set();
    }
    std::copy_n(characters, cells_9x9, static_cast<char *>(PyUnicode_DATA(made)));
    return made;
}

/// Few are different, and those lie side by side.
template <typename Number> py::list list_of(const std::vector<Number> &numbers) {
    py::list list(numbers.size());
    py::int_ made(0);
    Number last = 0;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        if (numbers[at] != last) {
            last = numbers[at];
            made = py::int_(last);
        }
        PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(at), made.inc_ref().ptr());
    }
    return list;
}

/// Strings to strings: (solutions, None where none; statuses; counts), in lists. None if one of the
/// puzzles is no string.
py::object solve_texts(const py::object &puzzles, std::uint32_t most, unsigned threads) {
    expect_kernel();
    const auto texts = views_of(puzzles);
    if (!texts) {
        return py::none();
    }
    std::vector<std::uint8_t> statuses(texts->size());
    std::vector<std::uint32_t> counts(texts->size());
    py::list lines(texts->size());
    FirstBad wrong;
    const auto make_strings = [&](std::size_t first, std::size_t end,
                                  const std::vector<char> &solutions) {
        for (std::size_t at = first; at < end; ++at) {
            PyObject *const line = counts[at] > 0 ? string_of(&solutions[cells_9x9 * (at - first)])
                                                  : py::object(py::none()).release().ptr();
            PyList_SET_ITEM(lines.ptr(), static_cast<Py_ssize_t>(at), line);
        }
    };
    in_slices(
        texts->size(), puzzles_in_slice, threads,
        [&](const Cancelled &cancelled) {
            return TextSlices(*texts, {statuses, counts}, {most, &cancelled}, wrong);
        },
        make_strings);
    if (wrong.any()) {
        refuse_text((*texts)[wrong.value()], wrong.value());
    }
    return py::make_tuple(lines, list_of(statuses), list_of(counts));
}

} // namespace

void add_many_texts(py::module_ &module) {
    module.def("are_plain_lines", are_plain_lines);
    module.def("solve_texts", solve_texts);
}

} // namespace dokushin::python
