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

#include <utility>

namespace dokushin::logic {
namespace {

class MirrorNodes {
  public:
    MirrorNodes(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          steps_(position, taker, Technique::exocet_mirror) {}

    bool run() {
        return ExocetSearch(position_, taker_).each([&](const Exocet &exocet) {
            if (!lines_up(exocet)) {
                return true;
            }
            const std::vector<ExocetFilling> all = fillings(position_, exocet);
            const std::size_t known = not_shared(position_, exocet, all).size();
            return with_mirror(exocet, 0, all, known) && with_mirror(exocet, 1, all, known);
        });
    }

  private:
    [[nodiscard]] HouseNumber box_of(Cell cell) const {
        return layout_.seats_box_row_column(cell)[0].house;
    }

    /// Says whether the targets are in the band, and all boxes different.
    [[nodiscard]] bool lines_up(const Exocet &exocet) const {
        const Cell one = exocet.targets[0].cells.front();
        const Cell other = exocet.targets[1].cells.front();
        const HouseNumber base = box_of(exocet.base[0]);
        const auto line_of_one = line_in_band(layout_, exocet, one);
        const auto line_of_other = line_in_band(layout_, exocet, other);
        return line_of_one && line_of_other && box_of(one) != box_of(other) &&
               box_of(one) != base && box_of(other) != base && line_of_one != exocet.base_line &&
               line_of_other != exocet.base_line;
    }

    /// Tries the mirror node of a target. `known`: how many candidates base and targets lose
    /// without it, if they can be filled in all these ways.
    bool with_mirror(const Exocet &exocet, unsigned target, std::vector<ExocetFilling> ways,
                     std::size_t known) {
        const HouseNumber first = exocet.base_line / 3 * 3;
        const auto line = static_cast<HouseNumber>(
            3 * first + 3 - exocet.base_line -
            *line_in_band(layout_, exocet, exocet.targets[target].cells.front()));
        const Cell other = exocet.targets[1 - target].cells.front();
        const HouseNumber box = box_of(other);
        CellBits node = CellBits::in_house(layout_, line) & CellBits::in_house(layout_, box);
        node.erase(other);
        std::erase_if(ways, [&](const ExocetFilling &filling) {
            return std::ranges::none_of(node, [&](Cell cell) {
                return may_have(position_, cell, filling.targets[target]);
            });
        });
        DigitSet in_node;
        for (const ExocetFilling &filling : ways) {
            in_node.insert(filling.targets[target]);
        }
        for (const Cell cell : cell_list(node)) {
            if (std::ranges::none_of(
                    in_node, [&](Digit digit) { return may_have(position_, cell, digit); })) {
                node.erase(cell);
            }
        }
        std::vector<Candidate> gone = not_shared(position_, exocet, ways);
        const DigitSet locked = locked_beside(node, line, box, exocet.digits);
        if (node.size() == 1 || !locked.empty()) {
            for (const Cell cell : node) {
                eliminate(gone, cell, position_.candidates(cell) - in_node - locked);
            }
        }
        sort_once(gone);
        return gone.size() == known || steps_.pass({&exocet}, std::move(gone),
                                                   {{Role::pivot, exocet.targets[target].cells, {}},
                                                    {Role::pincer, cell_list(node), {}}});
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
    ExocetSteps steps_;
};

} // namespace

bool find_exocet_mirrors(const Position &position, StepTaker &taker) {
    return !may_have_exocets(position.layout()) || MirrorNodes(position, taker).run();
}

} // namespace dokushin::logic
