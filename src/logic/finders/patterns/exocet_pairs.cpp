// Incompatible pairs of an exocet (exocets.h): two digits of the base are incompatible if they
// can't both be placed in the cross-lines, each once in a line, in different houses and cells, with
// one of them in each target. Base and targets lose what no compatible pair has.
//
// Source: D. P. Bird, "JExocet compendium", New Sudoku Players' Forum, thread 32370.
#include "logic/finders/evidence.h"
#include "logic/finders/patterns/exocet_steps.h"

#include <cassert>
#include <set>
#include <utility>

namespace dokushin::logic {
namespace {

/// Places a pair of digits in the cross-lines of an exocet.
class PairPlacements {
  public:
    PairPlacements(const Position &position, const Exocet &exocet)
        : position_(position), layout_(position.layout()), exocet_(exocet) {}

    [[nodiscard]] bool exist(const ExocetFilling &filling) const {
        const std::vector<CellBits> of_other = placements(filling, 1);
        return std::ranges::any_of(placements(filling, 0), [&](const CellBits &one) {
            return std::ranges::any_of(of_other,
                                       [&](const CellBits &other) { return !one.meets(other); });
        });
    }

  private:
    /// Lists where the digit of a target can be in the cross-lines: three cells each.
    [[nodiscard]] std::vector<CellBits> placements(const ExocetFilling &filling,
                                                   unsigned target) const {
        const Digit digit = filling.targets[target];
        const Cell start = exocet_.targets[target].cells.front();
        const unsigned in_base = filling.base[0] == digit ? 0 : 1;
        CellBits open = where(digit);
        open -= CellBits::of(target_cells(exocet_));
        open -= CellBits::seen_from(layout_, start);
        open -= CellBits::seen_from(layout_, exocet_.base[in_base]);
        std::vector<CellBits> lines;
        for (const HouseNumber line : exocet_.cross_lines) {
            if (!layout_.is_in(line, start)) {
                lines.push_back(open & CellBits::in_house(layout_, line));
            }
        }
        assert(lines.size() == 2);
        std::vector<CellBits> all;
        for (const Cell one : lines[0]) {
            for (const Cell other : lines[1] - CellBits::seen_from(layout_, one)) {
                all.push_back(CellBits::only(start) | CellBits::only(one) | CellBits::only(other));
            }
        }
        return all;
    }

    /// Returns the places in the cross-lines that may have the digit.
    [[nodiscard]] CellBits where(Digit digit) const {
        CellBits cells;
        for (const Cell cell : exocet_.places) {
            if (may_have(position_, cell, digit)) {
                cells.insert(cell);
            }
        }
        return cells;
    }

    const Position &position_;
    const Layout &layout_;
    const Exocet &exocet_;
};

} // namespace

bool find_exocet_pairs(const Position &position, StepTaker &taker) {
    if (!may_have_exocets(position.layout())) {
        return true;
    }
    ExocetSteps steps(position, taker, Technique::exocet_pairs);
    return ExocetSearch(position, taker).each([&](const Exocet &exocet) {
        const PairPlacements placements(position, exocet);
        std::vector<ExocetFilling> ways = fillings(position, exocet);
        const auto before = not_shared(position, exocet, ways);
        std::erase_if(ways,
                      [&](const ExocetFilling &filling) { return !placements.exist(filling); });
        auto gone = not_shared(position, exocet, ways);
        if (gone.size() == before.size()) {
            return true;
        }
        std::set<DigitSet> pairs;
        for (const ExocetFilling &filling : ways) {
            pairs.insert(DigitSet::only(filling.base[0]) | DigitSet::only(filling.base[1]));
        }
        std::vector<Part> further;
        for (const DigitSet pair : pairs) {
            further.push_back({Role::common, {}, pair});
        }
        return steps.pass({&exocet}, std::move(gone), std::move(further));
    });
}

} // namespace dokushin::logic
