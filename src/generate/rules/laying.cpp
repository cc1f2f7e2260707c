// Rules that say the same for all solutions (lines) are laid first, so that their drawing is
// symmetrical whatever the digits are; then the board is filled, and rules that state digits are
// read off the solution. A line that leaves no grid is dropped at once.
#include "generate/rules/laying.h"

#include "base/stop.h"
#include "generate/full_grid.h"

#include <dokushin/generate.h>

#include <algorithm>

namespace dokushin::generate {
namespace {

/// The search for a grid of a board with one more line is given up after so many nodes. Nearly all
/// need none or few.
constexpr std::uint64_t most_nodes_of_grid = 1000;
/// A line is drawn so many times for each that is wanted, a layout of cages so many times in all.
constexpr unsigned tries_a_line = 20;
constexpr unsigned tries_of_cages = 12;
/// A grid is begun so often before the slower search for a random solution.
constexpr unsigned tries_of_grids = 6;

std::size_t cells_in(std::span<const Place> places) {
    std::size_t cells = 0;
    for (const Place &place : places) {
        cells += place.size();
    }
    return cells;
}

/// The number of places of a kind, or of the board's cells for cages and lines.
std::size_t all_of(const Shape &shape, Where where) {
    return where == Where::cage || where == Where::line ? shape.grid_cell_count()
                                                        : all_places(shape, where).size();
}

} // namespace

Laying::Laying(const Shape &shape, const RuleLayout &layout, Random &random,
               const std::atomic<bool> *cancelled)
    : shape_(shape), layout_(layout), random_(random), cancelled_(cancelled),
      moves_(moves(shape.side(), layout.symmetry)) {
    for (const RuleWish &wish : layout.wishes) {
        targets_.push_back(target_of(wish));
    }
}

/// Draws a number of the range that is wished, in rules or in cells that are covered.
Laying::Target Laying::target_of(const RuleWish &wish) {
    const KindRow &kind = row_of(wish.kind);
    const bool covers = kind.where == Where::cage || kind.where == Where::line;
    const std::size_t all = all_of(shape_, kind.where);
    if (wish.most == 0) {
        const std::size_t usual =
            std::max<std::size_t>(kind.usual * shape_.grid_cell_count() / 81, 2);
        return {&kind, usual / 2, usual, kind.where == Where::cage};
    }
    const std::size_t hundredth = wish.percent ? all : 100;
    const std::size_t least = wish.least * hundredth / 100;
    const std::size_t most = wish.most * hundredth / 100;
    return {&kind, least, least + random_.below(static_cast<std::uint32_t>(most - least + 1)),
            wish.percent && covers};
}

std::size_t Laying::amount(const KindRow &kind, bool in_cells, std::span<const LaidRules> laid) {
    std::size_t amount = 0;
    for (const LaidRules &each : laid) {
        if (each.kind == &kind) {
            amount += in_cells ? cells_in(each.places) : each.places.size();
        }
    }
    return amount;
}

bool Laying::can_go(const LaidRules &rules, std::span<const LaidRules> left) const {
    const Target &target = *std::ranges::find(targets_, rules.kind, &Target::kind);
    return amount(*target.kind, target.in_cells, left) >= target.least;
}

/// Are there as many rules as places that are symmetrical to each other can add up to?
bool Laying::is_met(const Target &target) const {
    return amount(*target.kind, target.in_cells, laid_) + moves_.size() > target.least;
}

/// Would these be more than are wanted?
bool Laying::are_too_many(const Target &target, std::span<const Place> further,
                          std::span<const LaidRules> laid) {
    return amount(*target.kind, target.in_cells, laid) +
               (target.in_cells ? cells_in(further) : further.size()) >
           target.aim;
}

bool Laying::has_room(const Target &target) const {
    return amount(*target.kind, target.in_cells, laid_) < target.aim;
}

Shape Laying::board_of(std::span<const LaidRules> laid) const {
    std::vector<Constraint> rules;
    for (const LaidRules &each : laid) {
        rules.insert(rules.end(), each.rules.begin(), each.rules.end());
    }
    return *shape_.with(rules); // they are of cells of the board, and fewer than a board may have
}

// ---- before there is a grid ------------------------------------------------------------

bool Laying::lay() {
    for (const Target &target : targets_) {
        if (target.kind->where == Where::cage) {
            lay_cages(target);
        } else if (target.kind->where == Where::line) {
            lay_lines(target);
        } else {
            continue;
        }
        if (!is_met(target)) {
            return false;
        }
    }
    return true;
}

/// Draws several layouts, and keeps that whose cages cover the most.
void Laying::lay_cages(const Target &target) {
    const CellRange size{layout_.least_cage, std::min(layout_.most_cage, shape_.side())};
    std::vector<LaidRules> best;
    for (unsigned tries = 0; tries < tries_of_cages && !is_cancelled(cancelled_); ++tries) {
        FreeCells free(shape_, moves_);
        std::vector<LaidRules> cages;
        while (amount(*target.kind, target.in_cells, cages) < target.aim) {
            const auto cage = free.grow_cage(size, layout_.cages_in_boxes, random_);
            if (!cage) {
                break;
            }
            if (cage->size() < size.least ||
                are_too_many(target, images_of(*cage, moves_, Where::cage), cages)) {
                continue;
            }
            LaidRules laid{target.kind, free.take(*cage, Where::cage), {}};
            for (const Place &place : laid.places) {
                if (place.size() > 1) {
                    laid.rules.push_back(Different{.cells = place});
                }
            }
            cages.push_back(std::move(laid));
        }
        if (best.empty() || amount(*target.kind, true, cages) > amount(*target.kind, true, best)) {
            best = std::move(cages);
        }
        if (!target.in_cells || amount(*target.kind, true, best) >= target.aim) {
            break;
        }
    }
    std::ranges::move(best, std::back_inserter(laid_));
}

void Laying::lay_lines(const Target &target) {
    const KindRow &kind = *target.kind;
    FreeCells free(shape_, moves_);
    for (const LaidRules &other : laid_) {
        if (other.kind->where == Where::line) {
            free.take(other.places.front(), Where::line);
        }
    }
    const unsigned longest = std::min(kind.longest, shape_.side());
    const unsigned shortest = std::min(kind.shortest, longest);
    const std::size_t most_tries = tries_a_line * (1 + target.aim);
    for (std::size_t tries = 0; tries < most_tries && has_room(target) && !is_cancelled(cancelled_);
         ++tries) {
        const Place line =
            free.walk_line(shortest + random_.below(longest - shortest + 1), random_);
        if (line.size() < shortest) {
            continue;
        }
        LaidRules laid{target.kind, images_of(line, moves_, Where::line), {}};
        for (const Place &place : laid.places) {
            if (auto rule = kind.line(shape_, place)) {
                laid.rules.push_back(*std::move(rule));
            }
        }
        if (laid.rules.size() == laid.places.size() && !are_too_many(target, laid.places, laid_) &&
            has_a_grid(laid)) {
            free.take(line, Where::line);
            laid_.push_back(std::move(laid));
        }
    }
}

/// Is some grid found quickly that has these rules, too?
bool Laying::has_a_grid(const LaidRules &further) {
    std::vector<LaidRules> all = laid_;
    all.push_back(further);
    SolveOptions options;
    options.limits.solutions = 1;
    options.limits.nodes = most_nodes_of_grid;
    options.limits.cancelled = cancelled_;
    options.method = Method::search;
    const Shape board = board_of(all);
    const Grid blank(board.cell_count(), Digit::blank);
    return !solver_.solve(*Puzzle::from_givens(board, blank), options).solution.empty();
}

std::optional<Grid> Laying::filled() {
    const Shape board = this->board();
    if (auto grid = FullGrid(board).filled(random_, cancelled_, tries_of_grids)) {
        return grid;
    }
    RandomSolutionOptions options;
    options.most_enumerated = 1;
    options.each.limits.cancelled = cancelled_;
    options.each.method = Method::search;
    options.each.limits.nodes = most_nodes_of_grid;
    options.seed = random_.next();
    const Grid blank(board.cell_count(), Digit::blank);
    SolveResult result = random_solution(*Puzzle::from_givens(board, blank), options);
    if (result.solution.empty() || is_cancelled(cancelled_)) {
        return std::nullopt;
    }
    return std::move(result.solution);
}

// ---- after it --------------------------------------------------------------------------

bool Laying::state(const Grid &solution) {
    for (LaidRules &laid : laid_) {
        if (laid.kind->where != Where::cage) {
            continue;
        }
        laid.rules.clear();
        for (const Place &place : laid.places) {
            laid.rules.push_back(*laid.kind->state(shape_, place, solution, random_));
        }
    }
    for (const Target &target : targets_) {
        if (target.kind->state != nullptr && target.kind->where != Where::cage) {
            lay_marks(target, solution);
        }
    }
    return std::ranges::all_of(targets_, [this](const Target &target) { return is_met(target); });
}

/// Lays marks or clues at random places all of whose images have one in the solution, too.
void Laying::lay_marks(const Target &target, const Grid &solution) {
    std::vector<Place> places = all_places(shape_, target.kind->where);
    random_.shuffle(std::span(places));
    std::vector<Place> seen;
    for (const Place &place : places) {
        if (!has_room(target)) {
            return;
        }
        LaidRules laid{target.kind, images_of(place, moves_, target.kind->where), {}};
        if (std::ranges::find(seen, laid.places.front()) != seen.end()) {
            continue;
        }
        seen.insert(seen.end(), laid.places.begin(), laid.places.end());
        for (const Place &image : laid.places) {
            if (auto rule = target.kind->state(shape_, image, solution, random_)) {
                laid.rules.push_back(*std::move(rule));
            }
        }
        if (laid.rules.size() == laid.places.size() && !are_too_many(target, laid.places, laid_)) {
            laid_.push_back(std::move(laid));
        }
    }
}

} // namespace dokushin::generate
