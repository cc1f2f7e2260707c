// Ratings of steps as in Sudoku Explainer 1.2.1 (SukakuExplainer for techniques that it adds), and
// ratings of puzzles by the path of either program.
//
// Source: their published difficulties (scales.h). Sums of tenths keep their rounding: a rating is
// printed as ⌊(r + 0.05) · 10⌋ / 10.
#include "base/stop.h"
#include "logic/shortcuts.h"
#include "logic/steps/flat_evidence.h"
#include "logic/steps/length_penalty.h"
#include "rate/countdown.h"
#include "rate/scales.h"

#include <dokushin/capability.h>
#include <dokushin/rate.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {
namespace {

using logic::length_penalty;
using rating::Change;

unsigned for_loop(unsigned cells) { return cells >= 10 ? 5 : cells >= 8 ? 2 : cells >= 6 ? 1 : 0; }

/// The tenths of chains of strong links above those of plain cells in parallel lines: one for
/// boxes, one for rows together with columns, three for groups.
unsigned for_links(const Step &step, const Shape &shape) {
    const auto is_grouped = [](const Part &part) {
        return part.role == Role::link_end && part.cells.size() > 1;
    };
    if (std::ranges::any_of(step.parts, is_grouped)) {
        return 3;
    }
    bool boxes = false;
    bool rows = false;
    bool columns = false;
    const Part *const links = part_of(step, Role::base);
    for (const HouseIndex house : links != nullptr ? links->houses : std::vector<HouseIndex>{}) {
        const HouseKind kind = shape.houses()[house].kind;
        boxes = boxes || is_box(kind);
        rows = rows || kind == HouseKind::row;
        columns = columns || kind == HouseKind::column;
    }
    return (boxes ? 1U : 0U) + (rows && columns ? 1U : 0U);
}

/// The distance of a wing's size, the candidates of its largest cell, from three, the hardest.
unsigned from_three(unsigned size) { return size > 3 ? size - 3 : 3 - size; }

/// The tenths of a hidden single in a row or column above those of one in a box.
constexpr unsigned for_line = 3;

RatedTechnique rated(logic::Easy level) {
    if (level == logic::Easy::none) {
        return {};
    }
    const Technique technique = logic::technique_of(level);
    const unsigned tenths = rating::scales_of(technique).explainer.tenths;
    return {tenths + (level == logic::Easy::line_single ? for_line : 0), technique, 0};
}

/// Returns the last easy technique before the order's first other one: SukakuExplainer tries strong
/// links before XY-wings.
logic::Easy last_easy(Order order) {
    return order == Order::sukaku ? logic::Easy::hidden_triple : logic::Easy::xyz_wing;
}

/// Returns the first easy technique that is rated above `tenths`, or none.
logic::Easy easy_above(unsigned tenths) {
    auto level = logic::Easy::last_digit;
    while (level <= logic::Easy::xyz_wing && rated(level).tenths <= tenths) {
        level = static_cast<logic::Easy>(static_cast<unsigned>(level) + 1);
    }
    return level <= logic::Easy::xyz_wing ? level : logic::Easy::none;
}

/// The lowest rating of chains; all techniques tried before chains are rated lower.
constexpr unsigned before_chains = 66;

/// Returns the greatest length, in candidates, of chains that are rated `base` plus a penalty for
/// it and not above `tenths`; 0 if there are none. Beyond a hundred the matrices cost more than
/// they save.
unsigned longest(unsigned tenths, unsigned base) {
    unsigned length = 0;
    while (tenths >= base && length < 100 && base + length_penalty(length + 2) <= tenths) {
        length += 2;
    }
    return length;
}

/// Returns the lengths of chains that are rated no higher than `tenths`, for kinds of chains before
/// which no technique with a higher rating is tried.
logic::ChainLengths lengths_up_to(unsigned tenths, const Pencilmarks &candidates) {
    logic::ChainLengths lengths{longest(tenths, 66), longest(tenths, 70), 0};
    // Before chains in cells come nishio, which has two chains through places of one digit, and
    // aligned triples and the largest wings (7.5).
    std::array<unsigned, max_side + 1> places{};
    for (const DigitSet here : candidates) {
        for (const Digit digit : here) {
            ++places[number(digit)];
        }
    }
    if (tenths >= 75 + length_penalty(2 * (std::ranges::max(places) + 1))) {
        lengths.in_cells = longest(tenths, 80);
    }
    return lengths;
}

/// True if the first step is rated no higher than the pearl, and this no higher than the hardest.
[[maybe_unused]] bool is_ordered(const Rating &rating) {
    return rating.diamond.tenths <= rating.hardest.tenths &&
           rating.pearl.tenths <= rating.hardest.tenths &&
           (rating.pearl.tenths == 0 || rating.diamond.tenths <= rating.pearl.tenths);
}

} // namespace

unsigned explainer_rating(const Step &step, const Shape &shape) {
    const auto [tenths, change] = rating::scales_of(step.technique).explainer;
    switch (change) {
    case Change::nothing:
        break;
    case Change::line:
        assert(logic::first_house(step));
        return tenths + (is_box(shape.houses()[*logic::first_house(step)].kind) ? 0 : for_line);
    case Change::loop:
        return tenths + for_loop(step.size);
    case Change::set_in_loop:
        return tenths + for_loop(step.complexity) + step.size - 1;
    case Change::set:
        return tenths + step.size - 1;
    case Change::length:
        return tenths + length_penalty(step.complexity);
    case Change::nesting:
        return tenths + 5 * std::min(step.nesting, 4U) + length_penalty(step.complexity);
    case Change::links:
        return tenths + for_links(step, shape);
    case Change::wing:
        assert(from_three(step.size) <= tenths);
        return tenths - from_three(step.size);
    }
    return tenths;
}

Rating rate(const Puzzle &puzzle, const RateOptions &options) {
    return Rater(options).rate(puzzle);
}

Rater::Rater(const RateOptions &options) : options_(options) {}

bool Rater::is_cancelled() const { return dokushin::is_cancelled(options_.cancelled); }

void Rater::begin(const Puzzle &puzzle) {
    if (walk_) {
        walk_->restart(puzzle);
    } else {
        WalkOptions how;
        how.order = options_.order;
        how.cancelled = options_.cancelled;
        walk_.emplace(puzzle, how);
    }
    if (options_.time) {
        begun_at_ = std::chrono::steady_clock::now();
    }
    begun_ = Rating();
    begun_.stopped = is_cancelled() || (options_.time && options_.time->count() <= 0) ||
                     !can_honour(Capability::ratings, puzzle.shape());
    can_close_ = logic::can_close(*walk_) && options_.order != Order::hodoku;
}

/// Applies all easy steps at once: the position behind them does not depend on their order
/// (logic/closure/closure.h), and the hardest of them is known as well.
std::optional<Rating> Rater::rate_easy(const Puzzle &puzzle) {
    begin(puzzle);
    if (!can_close_ || begun_.stopped) {
        return std::nullopt;
    }
    logic::Ascent ascent;
    const logic::AscentLimits limits{easy_above(options_.most),
                                     deadline_of(begun_at_, options_.time)};
    begun_.stopped = !logic::ascend(*walk_, last_easy(options_.order), limits, ascent);
    begun_.hardest = rated(ascent.hardest);
    begun_.pearl = rated(ascent.pearl);
    begun_.diamond = rated(ascent.diamond);
    begun_.solved = walk_->solved() && !begun_.stopped;
    assert(is_ordered(begun_));
    return begun_.solved && logic::is_solution(*walk_) ? std::optional(begun_) : std::nullopt;
}

/// Applies steps that are rated no higher than the hardest so far, of which only the position
/// behind them matters. Easy ones are applied all at once, as their order makes no difference. If
/// such steps alone would solve the puzzle, one of them exists in each further position of the
/// path, and no harder one can follow. Returns true if the rating is known, without further steps.
bool Rater::take_easier(Rating &rating) {
    const unsigned tenths = rating.hardest.tenths;
    assert(tenths > 0); // a step was applied
    if (logic::close(*walk_, last_easy(options_.order)) && rating.pearl.tenths == 0) {
        rating.pearl = rating.hardest;
    }
    if (!walk_->solved() && tenths >= before_chains &&
        logic::solved_by(*walk_, lengths_up_to(tenths, walk_->pencilmarks()))) {
        if (rating.pearl.tenths == 0) {
            rating.pearl = rating.hardest;
        }
        return true;
    }
    return walk_->solved();
}

Rating Rater::rate(const Puzzle &puzzle) {
    const auto easy = rate_easy(puzzle);
    return easy ? *easy : go_on();
}

/// Goes step by step from the position at which rate_easy() ended.
Rating Rater::go_on() {
    constexpr unsigned beyond = 200;
    assert(walk_); // rate_easy() began it
    const rating::Countdown countdown(options_.time, begun_at_);
    Rating rating = begun_;
    bool is_known = rating.stopped;
    while (!is_known && !walk_->solved()) {
        countdown.limit(*walk_);
        const std::optional<Step> step = walk_->next();
        if (walk_->gave_up() || is_cancelled()) {
            rating.stopped = true;
            return rating;
        }
        const unsigned tenths = step ? explainer_rating(*step, walk_->shape()) : beyond;
        if (tenths > rating.hardest.tenths) {
            rating.hardest = {tenths, step ? std::optional(step->technique) : std::nullopt,
                              step ? step->nesting : 0};
        }
        if (!step) {
            return rating;
        }
        if (rating.pearl.tenths == 0) {
            if (rating.diamond.tenths == 0) {
                rating.diamond = rating.hardest;
            }
            if (!step->placements.empty()) {
                rating.pearl = rating.hardest;
            }
        }
        if (tenths > options_.most) {
            rating.stopped = true;
            return rating;
        }
        walk_->apply(*step);
        is_known = can_close_ && take_easier(rating);
        assert(is_ordered(rating));
    }
    rating.solved = !rating.stopped;
    return rating;
}

} // namespace dokushin
