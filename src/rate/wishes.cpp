// Wishes are looked at from the cheapest on: singles, then the path's techniques, then ratings,
// which take the longest and stop as soon as they are beyond what is wished for.
#include <dokushin/wishes.h>

#include <algorithm>
#include <cmath>
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

} // namespace

RatingRange widest_range(Order scale) {
    // Sudoku Explainer's scale, and more than any score of HoDoKu's.
    return scale == Order::hodoku ? RatingRange{0, 1e6} : RatingRange{1.0, 20.0};
}

std::optional<Conflict> conflict(const Wishes &wishes) {
    if (wishes.level && wishes.order != Order::hodoku) {
        return Conflict{Conflict::Kind::level_of_another_scale, {}};
    }
    for (const Technique technique : wishes.needs) {
        if (!is_tried(technique, wishes.order)) {
            return Conflict{Conflict::Kind::not_tried, technique};
        }
        if (is_one_of(wishes.without, technique)) {
            return Conflict{Conflict::Kind::unwanted, technique};
        }
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

bool Judge::is_cancelled() const {
    return cancelled_ != nullptr && cancelled_->load(std::memory_order_relaxed);
}

bool Judge::is_solved_by_singles(const Puzzle &puzzle) const {
    WalkOptions how;
    how.own_order = {Technique::last_digit, Technique::hidden_single, Technique::naked_single};
    how.cancelled = cancelled_;
    Walk walk(puzzle, how);
    while (const auto step = walk.next()) {
        walk.apply(*step);
    }
    return walk.solved();
}

/// Along the path of the order: is each technique that is needed there, none of those that
/// must not be, and nothing harder than the hardest of the needed ones?
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
    const Rating rating = rater_.rate(puzzle);
    if (is_cancelled()) {
        return false;
    }
    rating_ = rating;
    if (rating.stopped) {
        // All that is known: the next below the range are nearer, as far as one can tell.
        distance_ = widest_range(wishes_.order).most + rating.hardest.tenths / 10.0;
        return false;
    }
    return is_in_range(rating.hardest.tenths / 10.0);
}

bool Judge::is_rated_as_hodoku(const Puzzle &puzzle, const Grid &solution) {
    const HodokuRating rating = rate_as_hodoku(puzzle, solution, cancelled_);
    if (is_cancelled()) {
        return false;
    }
    hodoku_ = rating;
    return rating.solved && !rating.guessed && is_in_range(rating.score) &&
           (!wishes_.level || *wishes_.level == rating.level);
}

} // namespace dokushin
