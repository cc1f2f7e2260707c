// Ratings and canonical forms of many 9×9 puzzles, for C.
#include "c/limits.h"
#include "c/ratings.h"
#include "errors/try.h"

#include <dokushin/c_many.h>
#include <dokushin/canon.h>
#include <dokushin/proved_rating.h>

#include <limits>

using namespace dokushin;
using namespace dokushin::c;

namespace {

constexpr std::size_t cells_of_nine = 81;

bool is_cell(char c) { return c == '.' || (c >= '0' && c <= '9'); }

/// Reads a puzzle of 81 characters. Returns the position of the first that is no cell, or -1.
std::int32_t read_nine(const char *text, Grid &grid) {
    assert(grid.size() == cells_of_nine);
    for (std::size_t at = 0; at < cells_of_nine; ++at) {
        if (!is_cell(text[at])) {
            return static_cast<std::int32_t>(at);
        }
        grid[at] = text[at] == '.' ? Digit::blank : digit_of(static_cast<unsigned>(text[at] - '0'));
    }
    return -1;
}

void write_nine(char *text, const Grid &grid) {
    assert(grid.size() == cells_of_nine);
    std::ranges::transform(grid, text, [](Digit digit) {
        return digit == Digit::blank ? '.' : static_cast<char>('0' + number(digit));
    });
}

/// Refuses more puzzles than memory can hold.
Outcome expect_fitting(std::size_t count) {
    if (count > std::numeric_limits<std::size_t>::max() / cells_of_nine) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"{} puzzles", count},
                      {"as many as memory has room for"});
    }
    return {};
}

/// A ManyRatings rates one puzzle after another.
class ManyRatings {
  public:
    explicit ManyRatings(const RateOptions &how) : how_(how), rater_(how) {}

    [[nodiscard]] dokushin_proved_rating rate(const char *text, dokushin_hodoku_rating *hodoku) {
        if (hodoku != nullptr) {
            *hodoku = {};
        }
        dokushin_proved_rating answer{};
        answer.unreadable = read_nine(text, grid_);
        if (answer.unreadable >= 0) {
            answer.status = DOKUSHIN_INVALID;
            return answer;
        }
        if (how_.cancelled != nullptr && *how_.cancelled) {
            answer.status = DOKUSHIN_LIMIT;
            return answer;
        }
        const Puzzle puzzle = *Puzzle::from_givens(nine_, grid_); // its digits were looked at
        const ProvedRating proved = rater_.rate(puzzle);
        answer.status = static_cast<dokushin_status>(proved.status);
        if (proved.status == Status::unique) {
            answer.rating = rating_as_c(proved.rating);
            if (hodoku != nullptr) {
                *hodoku =
                    hodoku_as_c(rate_as_hodoku(puzzle, proved.solution, how_.cancelled, how_.time));
            }
        }
        return answer;
    }

  private:
    RateOptions how_;
    ProvingRater rater_;
    Shape nine_ = *Shape::classic(3);
    Grid grid_ = Grid(cells_of_nine);
};

/// A ManyForms finds the form of one puzzle after another.
class ManyForms {
  public:
    [[nodiscard]] dokushin_form find(const char *text, char *form) {
        const std::int32_t unreadable = read_nine(text, grid_);
        if (unreadable >= 0) {
            return {DOKUSHIN_BAD_CHARACTER, unreadable, 0};
        }
        const auto found = canonicaliser_.canonical(nine_, grid_);
        if (!found) {
            return {Failure(found.error()).code, -1, 0};
        }
        write_nine(form, found->form);
        return {DOKUSHIN_OK, -1, found->automorphisms};
    }

  private:
    Canonicaliser canonicaliser_;
    Shape nine_ = *Shape::classic(3);
    Grid grid_ = Grid(cells_of_nine);
};

} // namespace

dokushin_code dokushin_rate_many(const char *puzzles, std::size_t count, const char *order,
                                 std::uint64_t microseconds, const dokushin_stop *stop,
                                 dokushin_proved_rating *ratings, dokushin_hodoku_rating *hodoku,
                                 dokushin_error *error) {
    return guarded(error,
                   {given("puzzles", puzzles, count), handle_if_any("stop", stop),
                    given("ratings", ratings, count)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_fitting(count));
                       RateOptions how{.cancelled = flag_of(stop), .time = time_of(microseconds)};
                       DOKUSHIN_TRY(known, rated_order_named(order));
                       how.order = known;
                       ManyRatings many(how);
                       for (std::size_t at = 0; at < count; ++at) {
                           ratings[at] = many.rate(puzzles + cells_of_nine * at,
                                                   hodoku == nullptr ? nullptr : hodoku + at);
                       }
                       return {};
                   });
}

dokushin_code dokushin_canonical_many(const char *puzzles, std::size_t count,
                                      const dokushin_stop *stop, dokushin_form *found, char *forms,
                                      dokushin_error *error) {
    return guarded(error,
                   {given("puzzles", puzzles, count), handle_if_any("stop", stop),
                    given("found", found, count), given("forms", forms, count)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_fitting(count));
                       ManyForms many;
                       for (std::size_t at = 0; at < count; ++at) {
                           const std::size_t place = cells_of_nine * at;
                           found[at] = is_raised(stop) ? dokushin_form{DOKUSHIN_CANCELLED, -1, 0}
                                                       : many.find(puzzles + place, forms + place);
                       }
                       return {};
                   });
}
