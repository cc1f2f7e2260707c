// Wishes are checked from the cheapest to the most expensive: singles, the path's techniques,
// ratings, which stop as soon as they are above the range.
//
// Conflicts are found by bounds on the ratings of a technique's steps. The bounds are sound: one
// that is too wide allows a search that finds nothing, but none refuses a puzzle that exists.
#include "base/stop.h"
#include "errors/catalogue.h"
#include "logic/order.h"

#include <dokushin/wishes.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace dokushin {
namespace {

RateOptions rating_options(const Wishes &wishes, const std::atomic<bool> *cancelled) {
    RateOptions options;
    options.order = wishes.order == Order::sukaku ? Order::sukaku : Order::explainer;
    if (wishes.rating && wishes.order != Order::hodoku) {
        options.most = static_cast<unsigned>(std::lround(wishes.rating->most * 10));
    }
    options.cancelled = cancelled;
    return options;
}

bool is_one_of(const std::vector<Technique> &list, Technique technique) {
    return std::ranges::find(list, technique) != list.end();
}

/// The techniques that are singles.
constexpr std::array singles{Technique::last_digit, Technique::hidden_single,
                             Technique::naked_single};

/// Bounds on the ratings of all steps of a technique, in tenths.
struct Bounds {
    unsigned least = std::numeric_limits<unsigned>::max();
    unsigned most = 0;
};

/// Computes the bounds by rating artificial steps, from the smallest to the largest.
Bounds explainer_bounds(Technique technique) {
    const Shape shape = *Shape::classic(3);
    const HouseIndex row = 0;
    const HouseIndex column = 9;
    const HouseIndex box = 18;
    Bounds bounds;
    for (const auto &houses :
         std::vector<std::vector<HouseIndex>>{{box}, {row}, {row, row}, {row, column, box}}) {
        for (unsigned size = 1; size <= shape.side(); ++size) {
            for (const unsigned large : {0U, 1U, 5U}) { // complexity, nesting and groups
                Step step;
                step.technique = technique;
                step.parts = {{Role::base, {}, {}, houses}};
                step.size = size;
                step.complexity = large * 1000;
                step.nesting = large;
                const unsigned tenths = explainer_rating(step, shape);
                bounds.least = std::min(bounds.least, tenths);
                bounds.most = std::max(bounds.most, tenths);
            }
        }
    }
    assert(bounds.least <= bounds.most);
    return bounds;
}

/// The highest rating, in tenths, of any step of these techniques.
unsigned hardest_of(std::span<const Technique> techniques) {
    unsigned most = 0;
    for (const Technique technique : techniques) {
        most = std::max(most, explainer_bounds(technique).most);
    }
    return most;
}

/// Can the technique occur on the path of a puzzle that singles alone solve? HoDoKu's order has
/// singles first; in the other orders some techniques that are rated lower come before naked ones.
bool goes_with_singles(Technique technique, Order order) {
    return order == Order::hodoku ? std::ranges::find(singles, technique) != singles.end()
                                  : explainer_bounds(technique).least <= hardest_of(singles);
}

std::optional<Conflict> conflict_of(Technique needed, const Wishes &wishes) {
    using Kind = Conflict::Kind;
    const bool hodoku = wishes.order == Order::hodoku;
    if (!is_tried(needed, wishes.order)) {
        return Conflict{Kind::not_tried, needed};
    }
    if (is_one_of(wishes.without, needed)) {
        return Conflict{Kind::unwanted, needed};
    }
    if (wishes.singles && !goes_with_singles(needed, wishes.order)) {
        return Conflict{Kind::harder_than_singles, needed};
    }
    const double least =
        hodoku ? hodoku_score(needed).points : explainer_bounds(needed).least / 10.0;
    if (wishes.rating && least > wishes.rating->most) {
        return Conflict{Kind::harder_than_rating, needed};
    }
    if (wishes.level && hodoku_score(needed).level > *wishes.level) {
        return Conflict{Kind::harder_than_level, needed};
    }
    return std::nullopt;
}

/// The highest rating that the other wishes allow: no step may be harder than the hardest technique
/// that is needed.
double highest_left(const Wishes &wishes) {
    if (wishes.order == Order::hodoku) {
        return wishes.level ? highest_score(*wishes.level) : widest_range(wishes.order).most;
    }
    double most = widest_range(wishes.order).most;
    if (wishes.singles) {
        most = std::min(most, hardest_of(singles) / 10.0);
    }
    if (!wishes.needs.empty()) {
        most = std::min(most, hardest_of(wishes.needs) / 10.0);
    }
    return most;
}

} // namespace

RatingRange widest_range(Order scale) {
    // Sudoku Explainer's scale, and more than any score of HoDoKu's.
    return scale == Order::hodoku ? RatingRange{0, 1e6} : RatingRange{1.0, 20.0};
}

Result<void> can_be_judged(const Wishes &wishes, const Shape &shape, bool lays_rules) {
    if (!wishes.any()) {
        return {};
    }
    const bool has_rules = lays_rules || !shape.constraints().empty();
    for (const Technique needed : wishes.needs) {
        if (logic::is_of_rules(needed) && !has_rules) {
            return std::unexpected(Error{ErrorCode::unsupported,
                                         {"a puzzle that needs '{}'", info(needed).key},
                                         {"a board with rules that are no houses"}});
        }
        // Laid rules leave no cell free, or hardly any.
        if (info(needed).needs_unique && (lays_rules || !logic::can_rest_on_uniqueness(shape))) {
            return std::unexpected(Error{ErrorCode::unsupported,
                                         {"a puzzle that needs '{}'", info(needed).key},
                                         {"a board with 4 cells that no rule has"}});
        }
    }
    const bool is_rated = wishes.rating.has_value() && wishes.order != Order::hodoku;
    if (is_rated && lays_rules) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"a rating for boards with rules that are no houses"},
                                     {"a level"}});
    }
    return can_honour(is_rated ? Capability::ratings : Capability::levels, shape);
}

std::optional<Conflict> conflict(const Wishes &wishes) {
    if (wishes.level && wishes.order != Order::hodoku) {
        return Conflict{Conflict::Kind::level_of_another_scale, {}};
    }
    for (const Technique technique : wishes.needs) {
        if (const auto found = conflict_of(technique, wishes)) {
            return found;
        }
    }
    if (wishes.rating && wishes.rating->least > highest_left(wishes)) {
        return Conflict{Conflict::Kind::easier_than_rating, {}};
    }
    return std::nullopt;
}

Judge::Judge(Wishes wishes, const std::atomic<bool> *cancelled)
    : wishes_(std::move(wishes)), cancelled_(cancelled),
      rater_(rating_options(wishes_, cancelled)) {}

bool Judge::grants(const Puzzle &puzzle, const Grid &solution) {
    rating_.reset();
    hodoku_.reset();
    distance_ = 0;
    if (wishes_.singles && !is_solved_by_singles(puzzle)) {
        return false;
    }
    if ((!wishes_.needs.empty() || !wishes_.without.empty()) && !has_techniques(puzzle, solution)) {
        return false;
    }
    if (!wishes_.rating && !wishes_.level) {
        return true;
    }
    return wishes_.order == Order::hodoku ? is_rated_as_hodoku(puzzle, solution) : is_rated(puzzle);
}

bool Judge::is_cancelled() const { return dokushin::is_cancelled(cancelled_); }

bool Judge::is_solved_by_singles(const Puzzle &puzzle) const {
    WalkOptions how;
    how.own_order.assign(singles.begin(), singles.end());
    how.cancelled = cancelled_;
    Walk walk(puzzle, how);
    while (const auto step = walk.next()) {
        walk.apply(*step);
    }
    return walk.solved();
}

/// Does the path of the order have each needed technique, no unwanted one, and none harder than the
/// hardest of the needed ones?
bool Judge::has_techniques(const Puzzle &puzzle, const Grid &solution) const {
    WalkOptions how;
    how.order = wishes_.order;
    how.solution = solution;
    how.cancelled = cancelled_;
    Walk walk(puzzle, how);
    std::vector<Technique> missing = wishes_.needs;
    unsigned hardest_needed = 0;
    unsigned hardest_other = 0;
    while (const auto step = walk.next()) {
        if (is_one_of(wishes_.without, step->technique)) {
            return false;
        }
        std::erase(missing, step->technique);
        unsigned &hardest =
            is_one_of(wishes_.needs, step->technique) ? hardest_needed : hardest_other;
        hardest = std::max(hardest, difficulty(*step, puzzle.shape()));
        walk.apply(*step);
    }
    return walk.solved() && missing.empty() &&
           (wishes_.needs.empty() || hardest_other <= hardest_needed);
}

unsigned Judge::difficulty(const Step &step, const Shape &shape) const {
    return wishes_.order == Order::hodoku ? hodoku_score(step.technique).points
                                          : explainer_rating(step, shape);
}

bool Judge::is_in_range(double rating) {
    const RatingRange range = wishes_.rating.value_or(widest_range(wishes_.order));
    distance_ = std::max({range.least - rating, rating - range.most, 0.0});
    return distance_ == 0;
}

bool Judge::is_rated(const Puzzle &puzzle) {
    assert(wishes_.order != Order::hodoku);
    const Rating rating = rater_.rate(puzzle);
    if (is_cancelled()) {
        return false;
    }
    rating_ = rating;
    if (rating.stopped) {
        // Only a lower bound of the rating is known: farther than any rating below the range, and
        // the farther the higher it was when it stopped.
        distance_ = widest_range(wishes_.order).most + rating.hardest.tenths / 10.0;
        return false;
    }
    return is_in_range(rating.hardest.tenths / 10.0);
}

bool Judge::is_rated_as_hodoku(const Puzzle &puzzle, const Grid &solution) {
    assert(wishes_.order == Order::hodoku);
    const HodokuRating rating = rate_as_hodoku(puzzle, solution, cancelled_, {},
                                               wishes_.level.value_or(HodokuLevel::extreme));
    if (is_cancelled()) {
        return false;
    }
    if (rating.stopped) {
        return false; // above the level
    }
    hodoku_ = rating;
    return rating.solved && !rating.guessed && is_in_range(rating.score) &&
           (!wishes_.level || *wishes_.level == rating.level);
}

} // namespace dokushin
