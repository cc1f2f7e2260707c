// Sudoku Explainer 1.2.1's numbers for steps, SukakuExplainer's for those that it adds, and
// for puzzles by the path of either.
//
// Source: its published difficulties, ../shared/TECHNIQUES.md collects them. Sums of
// tenths keep its rounding: a rating is printed as ⌊(r + 0.05) · 10⌋ / 10.
#include "logic/closure.h"
#include "logic/finders/loops_and_chains.h"
#include "rate/countdown.h"

#include <dokushin/rate.h>

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

using T = Technique;
using logic::length_penalty;

unsigned for_loop(unsigned cells) {
    return cells >= 10 ? 50 : cells >= 8 ? 47 : cells >= 6 ? 46 : 45;
}

bool is_box(HouseKind kind) { return kind == HouseKind::box || kind == HouseKind::region; }

/// Tenths that chains of strong links have above those of plain cells in parallel lines:
/// one for boxes, one for rows beside columns, three for groups.
unsigned for_links(const Step &step, const Shape &shape) {
    if (std::ranges::any_of(step.groups, [](const auto &end) { return end.cells.size() > 1; })) {
        return 3;
    }
    bool boxes = false;
    bool rows = false;
    bool columns = false;
    for (std::size_t at = 0; at < step.houses.size(); at += 2) { // the others are between two
        const HouseKind kind = shape.houses()[step.houses[at]].kind;
        boxes = boxes || is_box(kind);
        rows = rows || kind == HouseKind::row;
        columns = columns || kind == HouseKind::column;
    }
    return (boxes ? 1U : 0U) + (rows && columns ? 1U : 0U);
}

/// A wing's size is that of its largest cell; three makes the hardest.
unsigned from_three(unsigned size) { return size > 3 ? size - 3 : 3 - size; }

/// What all steps up to that rating leave, if it doesn't depend on their order (logic/closure.h).
std::optional<Technique> closed_by(unsigned tenths, Order order) {
    struct Level {
        unsigned tenths;
        Technique last;
    };
    static constexpr std::array levels{
        Level{12, T::last_digit},      Level{15, T::hidden_single},
        Level{19, T::direct_claiming}, Level{20, T::direct_hidden_pair},
        Level{23, T::naked_single},    Level{25, T::direct_hidden_triple},
        Level{28, T::claiming},        Level{30, T::naked_pair},
        Level{32, T::x_wing},          Level{34, T::hidden_pair},
        Level{36, T::naked_triple},    Level{38, T::swordfish},
        Level{40, T::hidden_triple},   Level{42, T::xy_wing},
        Level{44, T::xyz_wing},
    };
    std::optional<Technique> closed;
    for (const Level &level : levels) {
        // SukakuExplainer's strong links come between.
        if (level.tenths <= tenths && (order != Order::sukaku || level.last < T::xy_wing)) {
            closed = level.last;
        }
    }
    return closed;
}

/// No step that is looked for before chains is rated as high.
constexpr unsigned before_chains = 66;

/// The most candidates of a chain that is rated from `base` on by its length, and not above
/// `tenths`; 0: there is none. Longer ones than a hundred are not worth their matrices.
unsigned longest(unsigned tenths, unsigned base) {
    unsigned length = 0;
    while (tenths >= base && length < 100 && base + length_penalty(length + 2) <= tenths) {
        length += 2;
    }
    return length;
}

/// The chains that are no harder, of those whose finders nothing harder stands before.
logic::ChainLengths lengths_up_to(unsigned tenths, const Pencilmarks &candidates) {
    logic::ChainLengths lengths{longest(tenths, 66), longest(tenths, 70), 0};
    // Nishio comes before chains in cells, with two chains through places of one digit; aligned
    // triples and the largest wings, 7.5, do as well.
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

} // namespace

unsigned explainer_rating(const Step &step, const Shape &shape) {
    switch (step.technique) {
    case T::last_digit:
        return 10;
    case T::hidden_single:
        return is_box(shape.houses()[step.houses.front()].kind) ? 12 : 15;
    case T::direct_pointing:
        return 17;
    case T::direct_claiming:
        return 19;
    case T::direct_hidden_pair:
        return 20;
    case T::naked_single:
        return 23;
    case T::direct_hidden_triple:
        return 25;
    case T::pointing:
        return 26;
    case T::claiming:
        return 28;
    case T::naked_pair:
        return 30;
    case T::x_wing:
        return 32;
    case T::hidden_pair:
        return 34;
    case T::naked_triple:
        return 36;
    case T::swordfish:
        return 38;
    case T::hidden_triple:
        return 40;
    case T::xy_wing:
        return 42;
    case T::xyz_wing:
        return 44;
    case T::unique_rectangle_1:
    case T::unique_rectangle_2:
    case T::unique_rectangle_4:
    case T::unique_loop_1:
    case T::unique_loop_2:
    case T::unique_loop_4:
        return for_loop(step.size);
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return for_loop(step.complexity) + step.size - 1;
    case T::naked_quad:
        return 50;
    case T::jellyfish:
        return 52;
    case T::hidden_quad:
        return 54;
    case T::bug_1:
        return 56;
    case T::bug_2:
    case T::bug_4:
        return 57;
    case T::bug_3:
        return 57 + step.size - 1;
    case T::aligned_pair_exclusion:
        return 62;
    case T::x_cycle:
    case T::y_cycle:
        return 65 + length_penalty(step.complexity);
    case T::forcing_x_chain:
        return 66 + length_penalty(step.complexity);
    case T::xy_cycle:
    case T::forcing_chain:
        return 70 + length_penalty(step.complexity);
    case T::aligned_triple_exclusion:
        return 75;
    case T::nishio:
        return 75 + length_penalty(step.complexity);
    case T::cell_forcing_chains:
    case T::house_forcing_chains:
        return 80 + length_penalty(step.complexity);
    case T::dynamic_contradiction:
    case T::dynamic_double:
    case T::dynamic_cell:
    case T::dynamic_house:
        return 85 + 5 * std::min(step.nesting, 4U) + length_penalty(step.complexity);
    case T::two_strong_links:
        return 40 + for_links(step, shape);
    case T::three_strong_links:
        return 54 + for_links(step, shape);
    case T::four_strong_links:
        return 58 + for_links(step, shape);
    case T::set_wxyz_wing:
        return 56 - from_three(step.size);
    case T::set_vwxyz_wing:
        return 64 - from_three(step.size);
    case T::set_uvwxyz_wing:
        return 66;
    case T::set_tuvwxyz_wing:
        return 75;
    default:
        return 0; // not a technique of theirs
    }
}

Rating rate(const Puzzle &puzzle, const RateOptions &options) {
    return Rater(options).rate(puzzle);
}

Rater::Rater(const RateOptions &options) : options_(options) {}

bool Rater::is_cancelled() const {
    return options_.cancelled != nullptr && options_.cancelled->load(std::memory_order_relaxed);
}

void Rater::begin(const Puzzle &puzzle) {
    if (walk_) {
        walk_->restart(puzzle);
    } else {
        WalkOptions how;
        how.order = options_.order;
        how.cancelled = options_.cancelled;
        walk_.emplace(puzzle, how);
    }
}

/// Steps that are rated no higher than the hardest so far are followed only for what they leave.
/// Where that does not depend on their order, they are taken all at once; and where such steps
/// alone would solve the puzzle, one of them can be taken in each position of the path, so that
/// nothing harder comes, whatever is taken besides. Is the rest known?
bool Rater::take_easier(Rating &rating) {
    const unsigned tenths = rating.hardest.tenths;
    if (const auto hardest = closed_by(tenths, options_.order)) {
        if (walk_->close(*hardest) && rating.pearl.tenths == 0) {
            rating.pearl = rating.hardest;
        }
    }
    if (!walk_->solved() && tenths >= before_chains &&
        walk_->solved_by(lengths_up_to(tenths, walk_->pencilmarks()))) {
        if (rating.pearl.tenths == 0) {
            rating.pearl = rating.hardest;
        }
        return true;
    }
    return walk_->solved();
}

Rating Rater::rate(const Puzzle &puzzle) {
    constexpr unsigned beyond = 200;
    begin(puzzle);
    const bool can_close = walk_->can_close() && options_.order != Order::hodoku;
    const rating::Countdown countdown(options_.time);
    Rating rating;
    while (!walk_->solved()) {
        if (can_close && take_easier(rating)) {
            break;
        }
        countdown.lend(*walk_);
        const std::optional<Step> step = walk_->next();
        if (walk_->gave_up() || is_cancelled()) {
            rating.stopped = true;
            return rating;
        }
        const unsigned tenths = step ? explainer_rating(*step, puzzle.shape()) : beyond;
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
    }
    rating.solved = true;
    return rating;
}

} // namespace dokushin
