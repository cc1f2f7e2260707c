// Set equivalence: equally many houses hold the same digits equally often, whichever houses they
// are. The cells that two groups of houses have in common are taken from both, one for one: where a
// row and a column of one group cross in a region of the other, the crossing is left once. What is
// left are two areas, which hold the same digits equally often as well:
//
//   ring       the four regions where two rows cross two columns, and these rows and columns. On
//              the usual board with rows and columns 3 and 7 the areas are the corners and the ring
//              around box 5.
//   leftovers  two to four adjacent rows, or columns, and the regions of a jigsaw that lie mostly
//              there (with boxes, whole lines are left: what claiming says)
//
// Where a digit must stand N times at least in one area, since it has no other place in N of that
// group's houses, and N times at most in the other, since only N of its houses have room for it
// there: the first loses the digit outside of its N houses, and the N houses of the other lose it
// outside of the area, and where two of them cross. So an area loses the digits for which the other
// has no room (N = 0).
//
// Of steps with the same conclusion the one with the fewest places of the digit is passed; the
// steps of the fewest come first.
//
// Cost: for each pair of groups (729 rings on 9×9) and each digit some operations on sets of cells.
// Source: set equivalence theory, SET (players of variants, about 2020); "Phistomefel's ring" of
// 2020 and the older "law of leftovers" of jigsaws are its best known cases.
#include "base/stable_sort.h"
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <map>
#include <vector>

namespace dokushin::logic {
namespace {

/// With one line the law of leftovers is what pointing and claiming say.
constexpr std::size_t fewest_adjacent = 2;
constexpr std::size_t most_adjacent = 4;

/// Houses of one group, and the cells that this group has more often than the other.
struct Group {
    std::vector<HouseNumber> houses{};
    CellBits area{};
};

struct Found {
    Step step{};
    std::size_t places = 0; ///< of the digit in both areas, which a player must look at

    [[nodiscard]] std::pair<unsigned, std::size_t> weight() const { return {step.size, places}; }
};

class SetEquivalence {
  public:
    SetEquivalence(const Position &position, StepTaker &taker)
        : layout_(position.layout()), taker_(taker), candidates_(cells_by_digit(position)),
          possible_(candidates_) {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (!position.is_open(cell_at(at))) {
                possible_[number(position.digit(cell_at(at)))].insert(cell_at(at));
            }
        }
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            cells_.push_back(CellBits::in_house(layout_, house));
            if (layout_.kind(house) == HouseKind::row) {
                rows_.push_back(house);
            } else if (layout_.kind(house) == HouseKind::column) {
                columns_.push_back(house);
            } else if (layout_.is_box(house)) {
                regions_.push_back(house);
            }
        }
    }

    bool run() {
        if (!rings()) {
            return false;
        }
        leftovers(rows_);
        leftovers(columns_);
        std::vector<const Found *> simplest_first;
        for (const auto &[eliminations, found] : best_) {
            simplest_first.push_back(&found);
        }
        sort_stably(simplest_first, [](const Found *one, const Found *other) {
            return one->weight() < other->weight();
        });
        return std::ranges::all_of(simplest_first,
                                   [&](const Found *found) { return taker_.take(found->step); });
    }

  private:
    using Houses = std::vector<HouseNumber>;

    [[nodiscard]] CellBits union_of(const Houses &houses) const {
        CellBits all;
        for (const HouseNumber house : houses) {
            all |= cells_[house];
        }
        return all;
    }

    bool rings() {
        for (std::size_t top = 0; top < rows_.size(); ++top) {
            for (std::size_t bottom = top + 1; bottom < rows_.size(); ++bottom) {
                for (std::size_t left = 0; left < columns_.size(); ++left) {
                    if (taker_.is_cancelled()) {
                        return false;
                    }
                    for (std::size_t right = left + 1; right < columns_.size(); ++right) {
                        ring({rows_[top], rows_[bottom]}, {columns_[left], columns_[right]});
                    }
                }
            }
        }
        return true;
    }

    void ring(const Houses &rows, const Houses &columns) {
        const CellBits crossings = union_of(rows) & union_of(columns);
        Group regions;
        for (const HouseNumber region : regions_) {
            if (cells_[region].meets(crossings)) {
                regions.houses.push_back(region);
            }
        }
        // Each region has one crossing, unless a crossing lies in no region.
        const CellBits of_regions = union_of(regions.houses);
        if (regions.houses.size() != 4 || crossings.size() != 4 ||
            !crossings.is_within(of_regions)) {
            return;
        }
        Group lines{rows, (union_of(rows) | union_of(columns)) - of_regions};
        lines.houses.insert(lines.houses.end(), columns.begin(), columns.end());
        lines.area |= crossings; // which two lines have, and one region
        regions.area = of_regions - union_of(lines.houses);
        compare(regions, lines);
    }

    void leftovers(const Houses &lines) {
        for (std::size_t first = 0; first < lines.size(); ++first) {
            Group adjacent;
            for (std::size_t at = first;
                 at < lines.size() && adjacent.houses.size() < most_adjacent; ++at) {
                adjacent.houses.push_back(lines[at]);
                if (adjacent.houses.size() < fewest_adjacent) {
                    continue;
                }
                const CellBits of_lines = union_of(adjacent.houses);
                Group regions;
                for (const HouseNumber region : regions_) {
                    if (layout_.kind(region) == HouseKind::region &&
                        2 * (cells_[region] & of_lines).size() > cells_[region].size()) {
                        regions.houses.push_back(region);
                    }
                }
                if (regions.houses.size() != adjacent.houses.size()) {
                    continue;
                }
                regions.area = union_of(regions.houses) - of_lines;
                adjacent.area = of_lines - union_of(regions.houses);
                compare(regions, adjacent);
            }
        }
    }

    void compare(const Group &one, const Group &other) {
        assert(one.area.size() == other.area.size());
        for (const Digit digit : layout_.shape().all_digits()) {
            conclude(one, other, digit);
            conclude(other, one, digit);
        }
    }

    /// Returns houses in which the digit has no place outside of the area, so many that no two have
    /// a cell in common: those of the regions, of the rows or of the columns.
    [[nodiscard]] Houses demanding(const Group &group, Digit digit) const {
        Houses rows;
        Houses others;
        for (const HouseNumber house : group.houses) {
            const CellBits places = cells_[house] & possible_[number(digit)];
            if (!places.empty() && places.is_within(group.area)) {
                (layout_.kind(house) == HouseKind::row ? rows : others).push_back(house);
            }
        }
        return rows.size() > others.size() ? rows : others;
    }

    /// Returns the houses in which the digit has a place in the area.
    [[nodiscard]] Houses with_room(const Group &group, Digit digit) const {
        Houses houses;
        std::ranges::copy_if(group.houses, std::back_inserter(houses), [&](HouseNumber house) {
            return (cells_[house] & possible_[number(digit)]).meets(group.area);
        });
        return houses;
    }

    /// Concludes from what one group demands, if the other has room for no more.
    void conclude(const Group &one, const Group &other, Digit digit) {
        const Houses demand = demanding(one, digit);
        const Houses room = with_room(other, digit);
        if (room.size() != demand.size()) {
            return;
        }
        CellBits lost = one.area - union_of(demand);
        CellBits seen_once;
        for (const HouseNumber house : room) {
            lost |= cells_[house] - other.area;
            lost |= cells_[house] & seen_once;
            seen_once |= cells_[house];
        }
        lost &= candidates_[number(digit)];
        if (!lost.empty()) {
            const CellBits &places = possible_[number(digit)];
            Found found{step_of(one, demand.size(), other, digit, lost),
                        (places & one.area).size() + (places & other.area).size()};
            const auto [best, is_first] = best_.try_emplace(found.step.eliminations, found);
            if (!is_first && found.weight() < best->second.weight()) {
                best->second = std::move(found);
            }
        }
    }

    [[nodiscard]] Step step_of(const Group &one, std::size_t times, const Group &other, Digit digit,
                               const CellBits &lost) const {
        Step step;
        step.technique = Technique::set_equivalence;
        step.size = static_cast<unsigned>(times);
        const DigitSet digits = DigitSet::only(digit);
        step.parts = {{Role::base, cell_list(one.area), digits, house_list(one.houses)},
                      {Role::cover, cell_list(other.area), digits, house_list(other.houses)}};
        eliminate(step.eliminations, lost, digit);
        return step;
    }

    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> candidates_; ///< the open cells that have each digit
    std::array<CellBits, max_side + 1> possible_;   ///< and those where it stands
    std::vector<CellBits> cells_;                   ///< of each house
    Houses rows_;
    Houses columns_;
    Houses regions_;
    std::map<std::vector<Candidate>, Found> best_; ///< by what is eliminated
};

} // namespace

bool find_set_equivalences(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || SetEquivalence(position, taker).run();
}

} // namespace dokushin::logic
