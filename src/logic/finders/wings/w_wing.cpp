// A W-wing is two cells with the same two candidates x and y, and a house with two places for x,
// one seen from each. One of the places is x, so one of the cells is not x but y, and a candidate y
// that sees both cells is eliminated.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class WWings {
  public:
    WWings(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        std::vector<Cell> pairs;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position_.candidates(cell_at(at)).size() == 2) {
                pairs.push_back(cell_at(at));
            }
        }
        for (std::size_t one = 0; one < pairs.size(); ++one) {
            for (std::size_t other = one + 1; other < pairs.size(); ++other) {
                if (position_.candidates(pairs[one]) == position_.candidates(pairs[other]) &&
                    !of_pair(pairs[one], pairs[other])) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    bool of_pair(Cell one, Cell other) {
        const DigitSet both = position_.candidates(one);
        const CellBits seen =
            CellBits::seen_from(layout_, one) & CellBits::seen_from(layout_, other);
        for (const Digit eliminated : both) {
            const CellBits losing = seen & cells_[number(eliminated)];
            if (!losing.empty() && !linked(one, other, (both - DigitSet::only(eliminated)).first(),
                                           eliminated, losing)) {
                return false;
            }
        }
        return true;
    }

    /// Passes a step for each house that links the two cells by the digit `link`.
    bool linked(Cell one, Cell other, Digit link, Digit eliminated, const CellBits &losing) {
        assert(link != eliminated);
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            const Places places = position_.places(house, link);
            if (count(places) != 2 || layout_.is_in(house, one) || layout_.is_in(house, other)) {
                continue;
            }
            const auto ends = cells_at(layout_, house, places);
            for (const std::size_t first : {std::size_t{0}, std::size_t{1}}) {
                if (!layout_.sees(one, ends[first]) || !layout_.sees(other, ends[1 - first])) {
                    continue;
                }
                Step step;
                step.technique = Technique::w_wing;
                step.parts = {{Role::pincer, {one, other}},
                              {Role::strong_link,
                               {ends[first], ends[1 - first]},
                               DigitSet::only(link),
                               house_list({house})},
                              {Role::common, {}, DigitSet::only(eliminated)}};
                eliminate(step.eliminations, losing, eliminated);
                if (!taker_.take(std::move(step))) {
                    return false;
                }
            }
        }
        return true;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
};

} // namespace

bool find_w_wings(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || WWings(position, taker).run();
}

} // namespace dokushin::logic
