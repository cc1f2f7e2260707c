// The search of exocets goes through all bases and triples of cross-lines. For each digit it lists
// what two houses leave of its places; the targets contain such a rest of each.
#include "logic/finders/patterns/exocets.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace dokushin::logic {
ExocetSearch::ExocetSearch(const Position &position, const StepTaker &taker, Targets targets)
    : position_(position), layout_(position.layout()), taker_(taker),
      most_cells_(targets == Targets::single ? 2 : 3) {
    assert(may_have_exocets(layout_));
}

Cell ExocetSearch::cell(unsigned line, unsigned cross) const {
    assert(line < side && cross < side);
    return turned_ ? layout_.shape().cell(cross, line) : layout_.shape().cell(line, cross);
}

bool ExocetSearch::each(const std::function<bool(const Exocet &)> &found) {
    found_ = &found;
    for (const bool turned : {false, true}) {
        turned_ = turned;
        lines_of_ = {};
        for (unsigned cross = 0; cross < side; ++cross) {
            for (unsigned line = 0; line < side; ++line) {
                const Cell here = cell(line, cross);
                const DigitSet digits = position_.is_open(here)
                                            ? position_.candidates(here)
                                            : DigitSet::only(position_.digit(here));
                for (const Digit digit : digits) {
                    lines_of_[number(digit)][cross] |= CrossBits{1} << line;
                }
            }
        }
        for (unsigned line = 0; line < side; ++line) {
            for (unsigned box = 0; box < 3; ++box) {
                for (unsigned escape = 0; escape < 3; ++escape) {
                    if (!with_base(line, box, 3 * box + escape)) {
                        return false;
                    }
                }
            }
        }
    }
    return true;
}

/// Tries all cross-lines of a base: the cells of a minirow except the escape cell.
bool ExocetSearch::with_base(unsigned line, unsigned box, unsigned escape) {
    line_ = line;
    box_ = box;
    const unsigned first = escape == 3 * box ? escape + 1 : 3 * box;
    const unsigned second = escape == 3 * box + 2 ? escape - 1 : 3 * box + 2;
    base_ = {cell(line, first), cell(line, second)};
    digits_ = position_.candidates(base_[0]) | position_.candidates(base_[1]);
    if (!position_.is_open(base_[0]) || !position_.is_open(base_[1]) || digits_.size() > 4) {
        return true;
    }
    for (unsigned one = 0; one < side; ++one) {
        for (unsigned other = one + 1; other < side; ++other) {
            if (taker_.is_cancelled()) {
                return false;
            }
            for (unsigned third = other + 1; third < side; ++third) {
                cross_ = {one, other, third};
                const bool avoids_base = std::ranges::none_of(
                    cross_, [&](unsigned cross) { return cross == first || cross == second; });
                if (avoids_base && !with_cross_lines()) {
                    return false;
                }
            }
        }
    }
    return true;
}

/// Looks for two cells that contain a rest of each digit.
bool ExocetSearch::with_cross_lines() {
    list_houses();
    std::vector<CrossBits> chosen{0};
    std::vector<CrossBits> wider;
    for (const Digit digit : digits_) {
        wider.clear();
        for (const CrossBits rest : rests(digit)) {
            for (const CrossBits before : chosen) {
                const CrossBits both = before | rest;
                if (count_bits(both) <= most_cells_ &&
                    std::ranges::find(wider, both) == wider.end()) {
                    wider.push_back(both);
                }
            }
        }
        chosen.swap(wider);
        if (chosen.empty()) {
            return true;
        }
    }
    std::ranges::sort(chosen);
    std::erase_if(chosen, [&](CrossBits targets) { return count_bits(targets) != most_cells_; });
    return std::ranges::all_of(chosen, [&](CrossBits targets) {
        const CrossBits lowest = targets & (~targets + 1);
        return most_cells_ == 2 ? (*found_)(exocet({lowest, targets - lowest}))
                                : with_pair(targets);
    });
}

/// Passes the exocets in which two of three cells are one target with a locked digit.
bool ExocetSearch::with_pair(CrossBits cells) {
    for (const unsigned alone : Bits(cells)) {
        const CrossBits one = CrossBits{1} << alone;
        if (locked_in(cells - one) != Digit::blank && !(*found_)(exocet({one, cells - one}))) {
            return false;
        }
    }
    return true;
}

/// Returns a digit that isn't in the base and that a house of both cells has only there; a blank if
/// there is none.
Digit ExocetSearch::locked_in(CrossBits cells) const {
    const CrossBits lowest = cells & (~cells + 1);
    const Cell one = cell_at(static_cast<unsigned>(std::countr_zero(lowest)));
    const Cell other = cell_at(static_cast<unsigned>(std::countr_zero(cells - lowest)));
    const DigitSet both = position_.candidates(one) | position_.candidates(other);
    for (const Layout::Seat seat : layout_.seats(one)) {
        if (!layout_.is_in(seat.house, other)) {
            continue;
        }
        for (const Digit digit : both - digits_) {
            const unsigned here =
                unsigned{position_.has(one, digit)} + unsigned{position_.has(other, digit)};
            if (position_.is_open(one) && position_.is_open(other) &&
                count(position_.places(seat.house, digit)) == here) {
                return digit;
            }
        }
    }
    return Digit::blank;
}

/// Lists the lines, the cross-lines, and the boxes that two cross-lines share.
void ExocetSearch::list_houses() {
    constexpr CrossBits whole = (CrossBits{1} << side) - 1;
    constexpr CrossBits in_each = 1U | 1U << side | 1U << 2 * side;
    houses_.clear();
    free_ = 0;
    const unsigned lines = turned_ ? side : 0;
    const unsigned crosses = turned_ ? 0 : side;
    for (unsigned line = 0; line < side; ++line) {
        houses_.push_back({in_each << line, static_cast<HouseNumber>(lines + line)});
    }
    for (unsigned at = 0; at < 3; ++at) {
        houses_.push_back({whole << side * at, static_cast<HouseNumber>(crosses + cross_[at])});
        const CrossBits band = CrossBits{7} << line_ / 3 * 3;
        const CrossBits seen = cross_[at] / 3 == box_ ? band : CrossBits{1} << line_;
        free_ |= (whole & ~seen) << side * at;
    }
    for (unsigned at = 0; at + 1 < 3; ++at) {
        const unsigned stack = cross_[at] / 3;
        const bool is_first = at == 0 || cross_[at - 1] / 3 != stack;
        if (!is_first || cross_[at + 1] / 3 != stack) {
            continue;
        }
        for (unsigned band = 0; band < 3; ++band) {
            CrossBits cells = 0;
            for (unsigned other = at; other < 3 && cross_[other] / 3 == stack; ++other) {
                cells |= CrossBits{7} << (side * other + 3 * band);
            }
            const unsigned box = turned_ ? 3 * stack + band : 3 * band + stack;
            houses_.push_back({cells, static_cast<HouseNumber>(2 * side + box)});
        }
    }
}

ExocetSearch::CrossBits ExocetSearch::places(Digit digit) const {
    const auto &lines = lines_of_[number(digit)];
    return (lines[cross_[0]] | lines[cross_[1]] << side | lines[cross_[2]] << 2 * side) & free_;
}

/// Lists what two houses leave of a digit's places, where targets have room for it.
std::vector<ExocetSearch::CrossBits> ExocetSearch::rests(Digit digit) const {
    std::vector<CrossBits> all;
    const CrossBits where = places(digit);
    for (std::size_t one = 0; one < houses_.size(); ++one) {
        const CrossBits left = where & ~houses_[one].cells;
        for (std::size_t other = one + 1; other < houses_.size(); ++other) {
            const CrossBits rest = left & ~houses_[other].cells;
            if (count_bits(rest) <= most_cells_ && std::ranges::find(all, rest) == all.end()) {
                all.push_back(rest);
            }
        }
    }
    return all;
}

/// Makes the exocet of the base and the cross-lines that has these targets.
Exocet ExocetSearch::exocet(const std::array<CrossBits, 2> &targets) const {
    Exocet one;
    one.base = base_;
    one.digits = digits_;
    one.base_line = static_cast<HouseNumber>(turned_ ? side + line_ : line_);
    for (unsigned at = 0; at < 2; ++at) {
        for (const unsigned bit : Bits(targets[at])) {
            one.targets[at].cells.push_back(cell_at(bit));
        }
        if (one.targets[at].cells.size() == 2) {
            one.targets[at].locked = locked_in(targets[at]);
        }
    }
    for (unsigned at = 0; at < 3; ++at) {
        one.cross_lines[at] = static_cast<HouseNumber>(cross_[at] + (turned_ ? 0 : side));
    }
    for (const unsigned bit : Bits(free_)) {
        one.places.insert(cell_at(bit));
    }
    for (const Digit digit : digits_) {
        const CrossBits where = places(digit);
        for (std::size_t first = 0; first < houses_.size(); ++first) {
            for (std::size_t second = first + 1; second < houses_.size(); ++second) {
                const CrossBits rest = where & ~(houses_[first].cells | houses_[second].cells);
                if ((rest & ~(targets[0] | targets[1])) == 0) {
                    one.covers.push_back({digit,
                                          {houses_[first].house, houses_[second].house},
                                          {(rest & targets[0]) != 0, (rest & targets[1]) != 0}});
                }
            }
        }
    }
    return one;
}

namespace {

/// Says whether a target can hold a digit of the base: it has the candidate, and no choice of
/// houses leaves the digit to the other target alone, or to none. (With the digit in a target and
/// in one of two houses only once more, it would be missing from a cross-line.)
bool can_hold(const Position &position, const Exocet &exocet, unsigned target, Digit digit) {
    return std::ranges::any_of(exocet.targets[target].cells,
                               [&](Cell cell) { return may_have(position, cell, digit); }) &&
           std::ranges::all_of(exocet.covers, [&](const ExocetCover &cover) {
               return cover.digit != digit || cover.targets[target];
           });
}

/// Returns the cells outside of the cross-lines, or in both houses, of a choice of houses.
CellBits beside_lines(const Layout &layout, const Exocet &exocet, const ExocetCover &cover) {
    CellBits of_lines;
    for (const HouseNumber line : exocet.cross_lines) {
        of_lines |= CellBits::in_house(layout, line);
    }
    const CellBits one = CellBits::in_house(layout, cover.houses[0]);
    const CellBits other = CellBits::in_house(layout, cover.houses[1]);
    return ((one | other) - of_lines) | (one & other);
}

} // namespace

std::vector<Cell> target_cells(const Exocet &exocet) {
    std::vector<Cell> cells;
    for (const ExocetTarget &target : exocet.targets) {
        cells.insert(cells.end(), target.cells.begin(), target.cells.end());
    }
    return cells;
}

std::vector<ExocetFilling> fillings(const Position &position, const Exocet &exocet) {
    std::vector<ExocetFilling> all;
    const auto sees = [&](Cell base, const ExocetTarget &target, Digit digit) {
        const CellBits seen = CellBits::seen_from(position.layout(), base);
        return std::ranges::none_of(target.cells, [&](Cell cell) {
            return may_have(position, cell, digit) && !seen.contains(cell);
        });
    };
    const auto fit = [&](const ExocetFilling &filling) {
        for (unsigned base = 0; base < 2; ++base) {
            for (unsigned target = 0; target < 2; ++target) {
                if (filling.base[base] == filling.targets[target] &&
                    sees(exocet.base[base], exocet.targets[target], filling.base[base])) {
                    return false;
                }
            }
        }
        return position.has(exocet.base[0], filling.base[0]) &&
               position.has(exocet.base[1], filling.base[1]) &&
               can_hold(position, exocet, 0, filling.targets[0]) &&
               can_hold(position, exocet, 1, filling.targets[1]);
    };
    for (const Digit one : exocet.digits) {
        for (const Digit other : exocet.digits) {
            for (const ExocetFilling &filling :
                 {ExocetFilling{{one, other}, {one, other}}, {{other, one}, {one, other}}}) {
                if (one != other && fit(filling)) {
                    all.push_back(filling);
                }
            }
        }
    }
    return all;
}

const ExocetCover &stated_cover(const Position &position, const Exocet &exocet, Digit digit) {
    const CellBits where = CellBits::of_words(position.cells(digit));
    const auto rank = [&](const ExocetCover &cover) {
        const unsigned kept = (where - beside_lines(position.layout(), exocet, cover)).size();
        return std::tuple(cover.has_box(), cover.targets[0] + cover.targets[1], kept);
    };
    const auto [first, last] =
        std::ranges::equal_range(exocet.covers, digit, {}, &ExocetCover::digit);
    assert(first != last);
    return *std::ranges::min_element(first, last, {}, rank);
}

CellBits seen_by(const Position &position, const Exocet &exocet, Digit digit) {
    const Layout &layout = position.layout();
    CellBits all = seen_from_all(layout, CellBits::of(exocet.base)) |
                   beside_lines(layout, exocet, stated_cover(position, exocet, digit));
    CellBits targets;
    for (unsigned at = 0; at < 2; ++at) {
        if (can_hold(position, exocet, at, digit)) {
            for (const Cell cell : exocet.targets[at].cells) {
                targets.insert(cell);
            }
        }
    }
    return targets.empty() ? all : all | seen_from_all(layout, targets);
}

} // namespace dokushin::logic
