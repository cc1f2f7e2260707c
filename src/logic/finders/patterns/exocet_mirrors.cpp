// Mirror nodes of an exocet (exocets.h). Let both targets be in the band of the base, in its other
// two boxes and outside of its line. The digit of a target is in the base, too; so in the third
// box, that of the other target, it stands in the third line, and not in the other target, which
// has the other digit. These cells are the target's mirror node.
//
// A digit that the mirror node can't have goes from the target. If one cell of the node can have
// digits of the target, it holds one. If two can, and one further digit must be in them, they hold
// nothing else.
//
// Source: D. P. Bird, "JExocet compendium", New Sudoku Players' Forum, thread 32370.
#include "logic/finders/evidence.h"
#include "logic/finders/patterns/exocet_steps.h"

#include <set>

namespace dokushin::logic {
namespace {

class MirrorNodes {
  public:
    MirrorNodes(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {}

    bool run() {
        return ExocetSearch(position_, taker_).each([&](const Exocet &exocet) {
            return !lines_up(exocet) || (with_mirror(exocet, 0) && with_mirror(exocet, 1));
        });
    }

  private:
    [[nodiscard]] HouseNumber box_of(Cell cell) const {
        return layout_.seats_box_row_column(cell)[0].house;
    }

    /// Returns the line in the band of the base that has the cell; none if it isn't in the band.
    [[nodiscard]] std::optional<HouseNumber> line_in_band(const Exocet &exocet, Cell cell) const {
        const HouseNumber first = exocet.base_line / 3 * 3;
        for (HouseNumber line = first; line < first + 3; ++line) {
            if (layout_.is_in(line, cell)) {
                return line;
            }
        }
        return std::nullopt;
    }

    /// Are the targets in the band, and are all boxes different?
    [[nodiscard]] bool lines_up(const Exocet &exocet) const {
        const Cell one = exocet.targets[0].cells.front();
        const Cell other = exocet.targets[1].cells.front();
        const HouseNumber base = box_of(exocet.base[0]);
        return line_in_band(exocet, one) && line_in_band(exocet, other) &&
               box_of(one) != box_of(other) && box_of(one) != base && box_of(other) != base &&
               line_in_band(exocet, one) != exocet.base_line &&
               line_in_band(exocet, other) != exocet.base_line;
    }

    /// Returns the digits that a cell can hold, or holds.
    [[nodiscard]] DigitSet digits(Cell cell) const {
        return position_.is_open(cell) ? position_.candidates(cell)
                                       : DigitSet::only(position_.digit(cell));
    }

    /// Tries the mirror node of a target.
    bool with_mirror(const Exocet &exocet, unsigned target) {
        const HouseNumber first = exocet.base_line / 3 * 3;
        const auto line =
            static_cast<HouseNumber>(3 * first + 3 - exocet.base_line -
                                     *line_in_band(exocet, exocet.targets[target].cells.front()));
        const Cell other = exocet.targets[1 - target].cells.front();
        const HouseNumber box = box_of(other);
        CellBits node = CellBits::in_house(layout_, line) & CellBits::in_house(layout_, box);
        node.erase(other);
        const std::vector<ExocetFilling> all = fillings(position_, exocet);
        std::vector<ExocetFilling> ways = all;
        std::erase_if(ways, [&](const ExocetFilling &filling) {
            return std::ranges::none_of(
                node, [&](Cell cell) { return digits(cell).contains(filling.targets[target]); });
        });
        DigitSet in_node;
        for (const ExocetFilling &filling : ways) {
            in_node.insert(filling.targets[target]);
        }
        for (const Cell cell : cell_list(node)) {
            if ((digits(cell) & in_node).empty()) {
                node.erase(cell);
            }
        }
        Step step;
        step.eliminations = not_shared(position_, exocet, ways);
        const DigitSet locked = locked_beside(node, line, box, exocet.digits);
        if (node.size() == 1 || !locked.empty()) {
            for (const Cell cell : node) {
                eliminate(step.eliminations, cell, position_.candidates(cell) - in_node - locked);
            }
        }
        sort_once(step.eliminations);
        if (step.eliminations.size() == not_shared(position_, exocet, all).size() ||
            !seen_.insert(step.eliminations).second) {
            return true;
        }
        step.technique = Technique::exocet_mirror;
        add_exocet(step, position_, exocet);
        step.parts.push_back({Role::pivot, exocet.targets[target].cells, {}});
        step.parts.push_back({Role::pincer, cell_list(node), {}});
        return taker_.take(std::move(step));
    }

    /// Returns a digit that is in no base and must be in a node of two cells; none if there is
    /// none.
    [[nodiscard]] DigitSet locked_beside(const CellBits &node, HouseNumber line, HouseNumber box,
                                         DigitSet base) const {
        DigitSet locked;
        if (node.size() != 2) {
            return locked;
        }
        for (const Digit digit : layout_.shape().all_digits() - base) {
            const CellBits cells = CellBits::of_words(position_.cells(digit));
            for (const HouseNumber house : {line, box}) {
                const CellBits places = cells & CellBits::in_house(layout_, house);
                if (!places.empty() && places.is_within(node)) {
                    locked.insert(digit);
                }
            }
        }
        return locked.size() == 1 ? locked : DigitSet();
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::set<std::vector<Candidate>> seen_;
};

} // namespace

bool find_exocet_mirrors(const Position &position, StepTaker &taker) {
    return !may_have_exocets(position.layout()) || MirrorNodes(position, taker).run();
}

} // namespace dokushin::logic
