// Many 9×9 puzzles at a time, on several threads, with a single call of Python's for all.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/batch.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <cassert>
#include <limits>
#include <map>

namespace dokushin::python {
namespace {

constexpr std::size_t cells_9x9 = 81;
/// As much as the program gives a thread at a time: it stays in the second-level cache.
constexpr std::size_t puzzles_in_slice = 3000;

/// The bytes of an object that has them without a gap (an array, a bytearray), lent for a while.
class Lent {
  public:
    Lent(const py::object &object, bool to_write) {
        if (PyObject_GetBuffer(object.ptr(), &buffer_, to_write ? PyBUF_WRITABLE : PyBUF_SIMPLE) !=
            0) {
            throw py::error_already_set();
        }
    }
    ~Lent() { PyBuffer_Release(&buffer_); }
    Lent(const Lent &) = delete;
    Lent &operator=(const Lent &) = delete;

    template <typename Entry> [[nodiscard]] std::span<Entry> as() const {
        return {static_cast<Entry *>(buffer_.buf),
                static_cast<std::size_t>(buffer_.len) / sizeof(Entry)};
    }

  private:
    Py_buffer buffer_{};
};

template <typename Number> py::bytes packed(const std::vector<Number> &numbers) {
    return {reinterpret_cast<const char *>(numbers.data()), numbers.size() * sizeof(Number)};
}

void expect_size(std::string_view argument, std::size_t found, std::size_t wanted) {
    if (found != wanted) {
        refuse({ErrorCode::wrong_length, fmt::format("room for {} in '{}'", found, argument),
                fmt::format("{}", wanted)});
    }
}

/// Fails only if sizes don't fit, and ours do.
void expect_sizes_fit([[maybe_unused]] const Result<BatchWork> &work) { assert(work); }

/// The least of the numbers that several threads tell of.
class Least {
  public:
    void tell(std::size_t number) {
        std::size_t before = least_;
        while (number < before && !least_.compare_exchange_weak(before, number)) {
        }
    }
    [[nodiscard]] bool any() const { return least_ != none; }
    [[nodiscard]] std::size_t value() const { return least_; }

  private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::atomic<std::size_t> least_{none};
};

// ---- solving -------------------------------------------------------------------------

/// What is told of each puzzle besides its solution.
struct Besides {
    std::span<std::uint8_t> statuses;
    std::span<std::uint32_t> counts;

    void take(std::size_t first, std::span<const BatchAnswer> answers) const {
        for (std::size_t at = 0; at < answers.size(); ++at) {
            statuses[first + at] = static_cast<std::uint8_t>(answers[at].status);
            counts[first + at] = answers[at].solutions;
        }
    }
    void take(std::size_t at, const SolveResult &found) const {
        statuses[at] = static_cast<std::uint8_t>(found.status);
        counts[at] = static_cast<std::uint32_t>(found.solutions);
    }
};

/// Puzzles that digits don't tell enough of, since they state candidates, by their position.
using Others = std::map<std::size_t, Record>;

/// One of those: the fast engine knows no candidates.
SolveResult solve_singly(const Puzzle &puzzle, const BatchOptions &how) {
    SolveOptions options;
    options.limits.solutions = how.solutions;
    options.limits.cancelled = how.cancelled;
    return solve(puzzle, options);
}

/// A thread's solver and its memory: puzzles of numbers become characters for the solver, and
/// its solutions numbers.
class DigitSlices {
  public:
    DigitSlices(std::span<const std::uint8_t> puzzles, const Others &others,
                std::span<std::uint8_t> solutions, Besides told, BatchOptions how,
                Least &unreadable)
        : puzzles_(puzzles), others_(others), grids_(solutions), told_(told), how_(how),
          unreadable_(unreadable), solver_(*BatchSolver::make()) {}

    void operator()(std::size_t first, std::size_t end) {
        const std::size_t count = end - first;
        text_.resize(cells_9x9 * count);
        solved_.resize(cells_9x9 * count);
        answers_.assign(count, {});
        const auto from = puzzles_.subspan(cells_9x9 * first, cells_9x9 * count);
        // What is no digit becomes a character that is none either.
        std::ranges::transform(from, text_.begin(), [](std::uint8_t digit) {
            return static_cast<char>(digit <= 9 ? '0' + digit : '!');
        });
        expect_sizes_fit(solver_.solve(text_, answers_, solved_, how_));
        for (std::size_t at = 0; at < count; ++at) {
            const BatchAnswer &answer = answers_[at];
            if (answer.unreadable >= 0) {
                unreadable_.tell(cells_9x9 * (first + at) +
                                 static_cast<std::size_t>(answer.unreadable));
            }
            write(first + at, at, answer.solutions > 0);
        }
        told_.take(first, answers_);
        for (auto other = others_.lower_bound(first);
             other != others_.end() && other->first < end && !*how_.cancelled; ++other) {
            solve_other(other->first, other->second.puzzle);
        }
    }

  private:
    void solve_other(std::size_t at, const Puzzle &puzzle) {
        const SolveResult found = solve_singly(puzzle, how_);
        told_.take(at, found);
        const auto to = grids_.subspan(cells_9x9 * at, cells_9x9);
        std::ranges::fill(to, std::uint8_t{0});
        std::ranges::transform(found.solution, to.begin(),
                               [](Digit digit) { return static_cast<std::uint8_t>(digit); });
    }
    void write(std::size_t puzzle, std::size_t at, bool solved) {
        const auto to = grids_.subspan(cells_9x9 * puzzle, cells_9x9);
        const auto from = std::span(solved_).subspan(cells_9x9 * at, cells_9x9);
        if (solved) {
            std::ranges::transform(from, to.begin(), [](char digit) {
                return static_cast<std::uint8_t>(digit - '0');
            });
        } else {
            std::ranges::fill(to, std::uint8_t{0});
        }
    }

    std::span<const std::uint8_t> puzzles_;
    const Others &others_;
    std::span<std::uint8_t> grids_;
    Besides told_;
    BatchOptions how_;
    Least &unreadable_;
    BatchSolver solver_;
    std::vector<char> text_;
    std::vector<char> solved_;
    std::vector<BatchAnswer> answers_;
};

/// The kernel that is asked for by the environment may be none that runs here.
void expect_kernel() { value_or_raise(choose_kernel()); }

[[noreturn]] void refuse_digit(std::uint8_t digit, std::size_t position) {
    const std::size_t puzzle = position / cells_9x9 + 1;
    refuse({ErrorCode::out_of_range, fmt::format("{} in puzzle {}", digit, puzzle),
            "1 to 9, or 0 for a blank", puzzle, position % cells_9x9 + 1});
}

/// Digits to digits; 81 bytes a puzzle, a byte and a number of four bytes for what is told.
void solve_digits(const py::object &puzzles, const Others &others, const py::object &solutions,
                  const py::object &statuses, const py::object &counts, std::uint32_t most,
                  unsigned threads) {
    expect_kernel();
    const Lent from(puzzles, false);
    const Lent to(solutions, true);
    const Lent its_statuses(statuses, true);
    const Lent its_counts(counts, true);
    const auto digits = from.as<const std::uint8_t>();
    const std::size_t count = digits.size() / cells_9x9;
    const Besides told{its_statuses.as<std::uint8_t>(), its_counts.as<std::uint32_t>()};
    expect_size("puzzles", digits.size(), cells_9x9 * count);
    expect_size("solutions", to.as<std::uint8_t>().size(), cells_9x9 * count);
    expect_size("statuses", told.statuses.size(), count);
    expect_size("counts", told.counts.size(), count);
    Least unreadable;
    in_slices(count, puzzles_in_slice, threads, [&](const Cancelled &cancelled) {
        return DigitSlices(digits, others, to.as<std::uint8_t>(), told, {most, &cancelled},
                           unreadable);
    });
    if (unreadable.any()) {
        refuse_digit(digits[unreadable.value()], unreadable.value());
    }
}

/// Without the end of its line, as lines of a file may come.
std::string_view trimmed(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return text.substr(0, last == text.npos ? 0 : last + 1);
}

bool is_plain(std::string_view text) {
    return text.size() == cells_9x9 &&
           std::ranges::all_of(text, [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
}

/// A text's 9×9 puzzle, whatever it is written like.
Result<Puzzle> read_nine_by_nine(std::string_view text) {
    auto record = read_one(text);
    if (!record) {
        return std::unexpected(record.error());
    }
    if (!(record->puzzle.shape() == *Shape::classic(3))) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     fmt::format("a board of {}", record->puzzle.shape().name()),
                                     "9x9; solve() takes any", 1, 1});
    }
    return std::move(record->puzzle);
}

/// What is wrong with a text among others, the line being its position, from 1.
[[noreturn]] void refuse_text(std::string_view text, std::size_t position) {
    Error error = read_nine_by_nine(text).error();
    error.what = error.line > 1
                     ? fmt::format("puzzle {}, line {}: {}", position + 1, error.line, error.what)
                     : fmt::format("puzzle {}: {}", position + 1, error.what);
    error.line = position + 1;
    refuse(error);
}

/// The puzzles of a tuple of strings, which has to live longer.
std::vector<std::string_view> views_of(const py::tuple &texts) {
    std::vector<std::string_view> views;
    views.reserve(texts.size());
    for (std::size_t at = 0; at < texts.size(); ++at) {
        Py_ssize_t length = 0;
        const char *const text = PyUnicode_AsUTF8AndSize(texts[at].ptr(), &length);
        if (text == nullptr) {
            PyErr_Clear();
            refuse({ErrorCode::bad_character, fmt::format("puzzle {}: half a character", at + 1),
                    "whole ones", at + 1});
        }
        views.push_back(trimmed({text, static_cast<std::size_t>(length)}));
    }
    return views;
}

/// A thread's solver of texts and its memory. What isn't plain is read on the way; `wrong` is
/// told of the first that can't be, behind which nothing needs to be done.
class TextSlices {
  public:
    TextSlices(std::span<const std::string_view> texts, std::span<char> solutions, Besides told,
               BatchOptions how, Least &wrong)
        : texts_(texts), solutions_(solutions), told_(told), how_(how), wrong_(wrong),
          solver_(*BatchSolver::make()) {}

    void operator()(std::size_t first, std::size_t end) {
        if (wrong_.value() < first || !read(first, end)) {
            return;
        }
        answers_.assign(end - first, {});
        expect_sizes_fit(solver_.solve(plain_, answers_, room(first, end - first), how_));
        told_.take(first, answers_);
        for (auto other = others_.begin(); other != others_.end() && !*how_.cancelled; ++other) {
            const SolveResult found = solve_singly(other->second, how_);
            told_.take(other->first, found);
            std::ranges::transform(found.solution, room(other->first, 1).begin(), [](Digit digit) {
                return static_cast<char>('0' + number(digit));
            });
        }
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
                wrong_.tell(at);
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
    [[nodiscard]] std::span<char> room(std::size_t first, std::size_t count) const {
        return solutions_.subspan(cells_9x9 * first, cells_9x9 * count);
    }

    std::span<const std::string_view> texts_;
    std::span<char> solutions_;
    Besides told_;
    BatchOptions how_;
    Least &wrong_;
    BatchSolver solver_;
    std::vector<std::string_view> plain_;
    std::vector<std::string> own_;
    std::vector<std::pair<std::size_t, Puzzle>> others_;
    std::vector<BatchAnswer> answers_;
};

/// Strings to strings: (solutions, None where none; statuses and counts as bytes).
py::tuple solve_texts(const py::tuple &puzzles, std::uint32_t most, unsigned threads) {
    expect_kernel();
    const std::vector<std::string_view> texts = views_of(puzzles);
    std::vector<char> solutions(cells_9x9 * texts.size());
    std::vector<std::uint8_t> statuses(texts.size());
    std::vector<std::uint32_t> counts(texts.size());
    const Besides told{statuses, counts};
    Least wrong;
    in_slices(texts.size(), puzzles_in_slice, threads, [&](const Cancelled &cancelled) {
        return TextSlices(texts, solutions, told, {most, &cancelled}, wrong);
    });
    if (wrong.any()) {
        refuse_text(texts[wrong.value()], wrong.value());
    }
    py::list lines(texts.size());
    for (std::size_t at = 0; at < texts.size(); ++at) {
        lines[at] = counts[at] > 0 ? py::object(py::str(&solutions[cells_9x9 * at], cells_9x9))
                                   : py::none();
    }
    return py::make_tuple(lines, packed(statuses), packed(counts));
}

// ---- rating --------------------------------------------------------------------------

/// Where the ratings of all puzzles go: ER, EP and ED in tenths, the technique of ER by its
/// position, and HoDoKu's level and score if they are asked for.
struct Ratings {
    std::span<std::uint8_t> statuses;
    std::span<std::uint8_t> tenths;
    std::span<std::uint8_t> techniques;
    std::span<std::uint8_t> levels;
    std::span<std::uint32_t> scores;
};

constexpr std::uint8_t no_technique = 255;

class RatingSlices {
  public:
    RatingSlices(std::span<const std::uint8_t> puzzles, const Others &others, Ratings to,
                 Order order, const Cancelled &cancelled)
        : puzzles_(puzzles), others_(others), to_(to), cancelled_(cancelled),
          rater_(RateOptions{order, RateOptions{}.most, &cancelled}), board_(*Shape::classic(3)) {}

    void operator()(std::size_t first, std::size_t end) {
        for (std::size_t at = first; at < end && !cancelled_; ++at) {
            if (const auto other = others_.find(at); other != others_.end()) {
                rate(at, other->second.puzzle);
                continue;
            }
            const auto digits = puzzles_.subspan(cells_9x9 * at, cells_9x9);
            Grid grid(cells_9x9);
            std::ranges::transform(digits, grid.begin(),
                                   [](std::uint8_t digit) { return digit_of(digit); });
            rate(at, *Puzzle::from_givens(board_, std::move(grid))); // its digits were looked at
        }
    }

  private:
    void rate(std::size_t at, const Puzzle &puzzle) {
        SolveOptions how;
        how.limits.cancelled = &cancelled_;
        const SolveResult solved = solver_.solve(puzzle, how);
        to_.statuses[at] = static_cast<std::uint8_t>(solved.status);
        to_.techniques[at] = no_technique;
        if (solved.status != Status::unique) {
            return;
        }
        const Rating rating = rater_.rate(puzzle);
        std::size_t to = 3 * at;
        for (const RatedTechnique &one : {rating.hardest, rating.pearl, rating.diamond}) {
            to_.tenths[to++] = static_cast<std::uint8_t>(one.tenths);
        }
        if (rating.hardest.technique) {
            to_.techniques[at] = static_cast<std::uint8_t>(*rating.hardest.technique);
        }
        if (!to_.scores.empty()) {
            const HodokuRating hodoku = rate_as_hodoku(puzzle, solved.solution, &cancelled_);
            to_.levels[at] = static_cast<std::uint8_t>(hodoku.level);
            to_.scores[at] = hodoku.score;
        }
    }

    std::span<const std::uint8_t> puzzles_;
    const Others &others_;
    Ratings to_;
    const Cancelled &cancelled_;
    Rater rater_;
    Solver solver_;
    Shape board_;
};

void expect_digits(std::span<const std::uint8_t> digits) {
    const auto wrong = std::ranges::find_if(digits, [](std::uint8_t digit) { return digit > 9; });
    if (wrong != digits.end()) {
        refuse_digit(*wrong, static_cast<std::size_t>(wrong - digits.begin()));
    }
}

/// (statuses, tenths, techniques, levels, scores), all as bytes; the last two may be empty.
py::tuple rate_digits(const py::bytes &puzzles, const Others &others, const std::string &order,
                      bool hodoku, unsigned threads) {
    const std::string_view bytes = puzzles; // nobody can change these meanwhile
    const std::span digits(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
    const Order whose = rated_order_of(order);
    const std::size_t count = digits.size() / cells_9x9;
    expect_size("puzzles", digits.size(), cells_9x9 * count);
    expect_digits(digits);
    std::vector<std::uint8_t> statuses(count);
    std::vector<std::uint8_t> tenths(3 * count);
    std::vector<std::uint8_t> techniques(count);
    std::vector<std::uint8_t> levels(hodoku ? count : 0);
    std::vector<std::uint32_t> scores(hodoku ? count : 0);
    const Ratings to{statuses, tenths, techniques, levels, scores};
    // One by one, since one may take as long as thousands of others.
    in_slices(count, 1, threads, [&](const Cancelled &cancelled) {
        return RatingSlices(digits, others, to, whose, cancelled);
    });
    return py::make_tuple(packed(statuses), packed(tenths), packed(techniques), packed(levels),
                          packed(scores));
}

} // namespace

void add_many(py::module_ &module) {
    module.def("solve_digits", solve_digits);
    module.def("solve_texts", solve_texts);
    module.def("rate_digits", rate_digits);
}

} // namespace dokushin::python
