// Ratings of many 9×9 puzzles at a time, on several threads.
#include "python/texts.h"
#include "python/words.h"

#include <dokushin/proved_rating.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

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
        const ProvedRating proved = rater_.rate(puzzle);
        const Rating &rating = proved.rating;
        to_.statuses[at] = static_cast<std::uint8_t>(proved.status);
        to_.techniques[at] = no_technique;
        if (proved.status != Status::unique) {
            return;
        }
        std::size_t to = 3 * at;
        for (const RatedTechnique &one : {rating.hardest, rating.pearl, rating.diamond}) {
            to_.tenths[to++] = static_cast<std::uint8_t>(one.tenths);
        }
        if (rating.hardest.technique) {
            to_.techniques[at] = static_cast<std::uint8_t>(*rating.hardest.technique);
        }
        if (!to_.scores.empty()) {
            const HodokuRating hodoku = rate_as_hodoku(puzzle, proved.solution, &cancelled_);
            to_.levels[at] = static_cast<std::uint8_t>(hodoku.level);
            to_.scores[at] = hodoku.score;
        }
    }

    std::span<const std::uint8_t> puzzles_;
    const Others &others_;
    Ratings to_;
    const Cancelled &cancelled_;
    ProvingRater rater_;
    Shape board_;
};

void expect_digits(std::span<const std::uint8_t> digits) {
    const auto wrong = std::ranges::find_if(digits, [](std::uint8_t digit) { return digit > 9; });
    if (wrong != digits.end()) {
        refuse_digit(*wrong, static_cast<std::size_t>(wrong - digits.begin()));
    }
}

/// How they are to be rated.
struct RatingWishes {
    Order order;
    bool hodoku;
    unsigned threads;
};

/// (statuses, tenths, techniques, levels, scores), all as bytes; the last two may be empty.
py::tuple ratings_of(std::span<const std::uint8_t> digits, const Others &others,
                     const RatingWishes &wishes) {
    const std::size_t count = digits.size() / cells_9x9;
    std::vector<std::uint8_t> statuses(count);
    std::vector<std::uint8_t> tenths(3 * count);
    std::vector<std::uint8_t> techniques(count);
    std::vector<std::uint8_t> levels(wishes.hodoku ? count : 0);
    std::vector<std::uint32_t> scores(wishes.hodoku ? count : 0);
    const Ratings to{statuses, tenths, techniques, levels, scores};
    // One by one, since one may take as long as thousands of others.
    in_slices(count, 1, wishes.threads, [&](const Cancelled &cancelled) {
        return RatingSlices(digits, others, to, wishes.order, cancelled);
    });
    return py::make_tuple(packed(statuses), packed(tenths), packed(techniques), packed(levels),
                          packed(scores));
}

py::tuple rate_digits(const py::bytes &puzzles, const Others &others, const std::string &order,
                      bool hodoku, unsigned threads) {
    const std::string_view bytes = puzzles; // nobody can change these meanwhile
    const std::span digits(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
    const RatingWishes wishes{rated_order_of(order), hodoku, threads};
    expect_size("puzzles", digits.size(), digits.size() / cells_9x9 * cells_9x9);
    expect_digits(digits);
    return ratings_of(digits, others, wishes);
}

/// Puzzles as they are read by several threads.
struct ReadPuzzles {
    std::vector<std::uint8_t> digits;
    Others others{};
    std::mutex for_others{};
    FirstBad wrong{};
};

/// A thread's part of reading.
class ReadSlices {
  public:
    ReadSlices(std::span<const std::string_view> texts, ReadPuzzles &to, const Cancelled &cancelled)
        : texts_(texts), to_(to), cancelled_(cancelled) {}

    void operator()(std::size_t first, std::size_t end) {
        for (std::size_t at = first; at < end && !cancelled_ && at < to_.wrong.value(); ++at) {
            read(at);
        }
    }

  private:
    void read(std::size_t at) {
        const std::span digits = std::span(to_.digits).subspan(cells_9x9 * at, cells_9x9);
        std::string_view text = texts_[at];
        if (is_plain(text)) {
            std::ranges::transform(text, digits.begin(), [](char c) {
                return static_cast<std::uint8_t>(c == '.' ? 0 : c - '0');
            });
            return;
        }
        auto puzzle = read_nine_by_nine(text);
        if (!puzzle) {
            to_.wrong.note(at);
            return;
        }
        std::ranges::transform(puzzle->digits(), digits.begin(),
                               [](Digit digit) { return static_cast<std::uint8_t>(digit); });
        if (puzzle->has_candidates()) {
            const std::lock_guard lock(to_.for_others);
            to_.others.emplace(at, record_of(*std::move(puzzle)));
        }
    }

    std::span<const std::string_view> texts_;
    ReadPuzzles &to_;
    const Cancelled &cancelled_;
};

/// The same of strings. All are read before the first is rated, so that a wrong one is reported
/// soon. None if one of the puzzles is no string.
py::object rate_texts(const py::object &puzzles, const std::string &order, bool hodoku,
                      unsigned threads) {
    const RatingWishes wishes{rated_order_of(order), hodoku, threads};
    const auto texts = views_of(puzzles);
    if (!texts) {
        return py::none();
    }
    ReadPuzzles read{std::vector<std::uint8_t>(cells_9x9 * texts->size())};
    in_slices(texts->size(), puzzles_in_slice, threads,
              [&](const Cancelled &cancelled) { return ReadSlices(*texts, read, cancelled); });
    if (read.wrong.any()) {
        refuse_text((*texts)[read.wrong.value()], read.wrong.value());
    }
    return ratings_of(read.digits, read.others, wishes);
}

} // namespace

void add_many_ratings(py::module_ &module) {
    module.def("rate_digits", rate_digits);
    module.def("rate_texts", rate_texts);
}

} // namespace dokushin::python
