// Sudoku Explainer 1.2.1's numbers for steps, SukakuExplainer's for those that it adds, and
// for puzzles by the path of either.
//
// Source: its published difficulties, ../shared/TECHNIQUES.md collects them. Sums of
// tenths keep its rounding: a rating is printed as ⌊(r + 0.05) · 10⌋ / 10.
#include "base/stop.h"
#include "logic/closure.h"
#include "logic/finders/loops_and_chains.h"
#include "rate/countdown.h"

#include <dokushin/capability.h>
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

/// By logic::Easy, as far as a path meets them before all else.
constexpr std::array<unsigned, 18> easy_tenths{10, 12, 15, 17, 19, 20, 23, 25, 26,
                                               28, 30, 32, 34, 36, 38, 40, 42, 44};

RatedTechnique rated(logic::Easy level) {
    return level == logic::Easy::none ? RatedTechnique{}
                                      : RatedTechnique{easy_tenths[static_cast<std::size_t>(level)],
                                                       logic::technique_of(level), 0};
}

/// The last easy technique of those that nothing else comes between: SukakuExplainer has strong
/// links before XY-wings.
logic::Easy last_easy(Order order) {
    return order == Order::sukaku ? logic::Easy::hidden_triple : logic::Easy::xyz_wing;
}

/// The first that is rated higher.
logic::Easy easy_above(unsigned tenths) {
    const auto above = std::ranges::upper_bound(easy_tenths, tenths);
    return above == easy_tenths.end() ? logic::Easy::none
                                      : static_cast<logic::Easy>(above - easy_tenths.begin());
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
    can_close_ = walk_->can_close() && options_.order != Order::hodoku;
}

/// The position behind all easy steps does not depend on their order (logic/closure.h), so they are
/// taken all at once, and what is hardest among them is known as well.
std::optional<Rating> Rater::rate_easy(const Puzzle &puzzle) {
    begin(puzzle);
    if (!can_close_ || begun_.stopped) {
        return std::nullopt;
    }
    logic::Ascent ascent;
    const logic::AscentLimits limits{easy_above(options_.most),
                                     deadline_of(begun_at_, options_.time)};
    begun_.stopped = !walk_->ascend(last_easy(options_.order), limits, ascent);
    begun_.hardest = rated(ascent.hardest);
    begun_.pearl = rated(ascent.pearl);
    begun_.diamond = rated(ascent.diamond);
    begun_.solved = walk_->solved() && !begun_.stopped;
    return begun_.solved && walk_->is_solution() ? std::optional(begun_) : std::nullopt;
}

/// Steps that are rated no higher than the hardest so far are followed only for what they leave.
/// Where that does not depend on their order, they are taken all at once; and where such steps
/// alone would solve the puzzle, one of them can be taken in each position of the path, so that
/// nothing harder comes, whatever is taken besides. Is the rest known?
bool Rater::take_easier(Rating &rating) {
    const unsigned tenths = rating.hardest.tenths;
    if (walk_->close(last_easy(options_.order)) && rating.pearl.tenths == 0) {
        rating.pearl = rating.hardest;
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
    const auto easy = rate_easy(puzzle);
    return easy ? *easy : go_on();
}

/// Step by step from where rate_easy() came to.
Rating Rater::go_on() {
    constexpr unsigned beyond = 200;
    const rating::Countdown countdown(options_.time, begun_at_);
    Rating rating = begun_;
    bool is_known = rating.stopped;
    while (!is_known && !walk_->solved()) {
        countdown.lend(*walk_);
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
    }
    rating.solved = !rating.stopped;
    return rating;
}

} // namespace dokushin
