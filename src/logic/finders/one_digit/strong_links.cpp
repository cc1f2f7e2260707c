// Two strong links of a digit, joined by a weak link: in a house with two places for the digit one
// of the two is true. If an end of one link sees an end of the other, not both are true, so one of
// the two far ends is, and a candidate that sees both is eliminated.
//
//   skyscraper       two rows, or two columns
//   two-string kite  a row and a column, joined in a box
//   turbot fish      any other two houses
//
// In the empty rectangle a box replaces one link: all its places lie in one row and one column, so
// if the link's near end in that column is true, the digit of the box is in the row.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

struct TwoPlaces {
    HouseNumber house = 0;
    std::array<Cell, 2> ends{};
};

class StrongLinks {
  public:
    StrongLinks(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool pairs() {
        for (const Digit digit : layout_.shape().all_digits()) {
            const auto links = of(digit);
            for (std::size_t one = 0; one < links.size(); ++one) {
                for (std::size_t other = one + 1; other < links.size(); ++other) {
                    if (!bind(links[one], links[other], digit)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    bool empty_rectangles() {
        for (const Digit digit : layout_.shape().all_digits()) {
            const auto links = of(digit);
            for (HouseNumber box = 2 * layout_.side(); box < layout_.house_count(); ++box) {
                if (layout_.is_box(box) && count(position_.places(box, digit)) >= 2 &&
                    !with_box(box, links, digit)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    [[nodiscard]] std::vector<TwoPlaces> of(Digit digit) const {
        std::vector<TwoPlaces> links;
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            if (count(position_.places(house, digit)) == 2) {
                const auto ends = cells_at(layout_, house, position_.places(house, digit));
                links.push_back({house, {ends[0], ends[1]}});
            }
        }
        return links;
    }

    bool bind(const TwoPlaces &one, const TwoPlaces &other, Digit digit) {
        for (const unsigned near : {0U, 1U}) {
            for (const unsigned there : {0U, 1U}) {
                const Cell far_one = one.ends[1 - near];
                const Cell far_other = other.ends[1 - there];
                if (!layout_.sees(one.ends[near], other.ends[there]) || far_one == far_other ||
                    far_one == other.ends[there] || far_other == one.ends[near]) {
                    continue;
                }
                if (!found(technique(one, other, near, there), digit,
                           {far_one, one.ends[near], other.ends[there], far_other},
                           house_list({one.house, other.house}))) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] Technique technique(const TwoPlaces &one, const TwoPlaces &other, unsigned near,
                                      unsigned there) const {
        const HouseKind kind = layout_.kind(one.house);
        const HouseKind other_kind = layout_.kind(other.house);
        const bool lines = layout_.is_line(one.house) && layout_.is_line(other.house);
        const Shape &shape = layout_.shape();
        if (lines && kind == other_kind) {
            // The near ends may also see each other in a box alone.
            const unsigned place = layout_.place_of(one.house, one.ends[near]);
            return place == layout_.place_of(other.house, other.ends[there])
                       ? Technique::skyscraper
                       : Technique::turbot_fish;
        }
        return lines && shape.region_of(one.ends[near]) == shape.region_of(other.ends[there])
                   ? Technique::two_string_kite
                   : Technique::turbot_fish;
    }

    /// Tries each row and column that together have all places of the box, but neither alone.
    bool with_box(HouseNumber box, const std::vector<TwoPlaces> &links, Digit digit) {
        const Places in_box = position_.places(box, digit);
        for (unsigned row = 0; row < layout_.side(); ++row) {
            const Places in_row = in_box & layout_.crossing(box, row);
            if (in_row == 0 || in_row == in_box) {
                continue;
            }
            for (unsigned column = 0; column < layout_.side(); ++column) {
                const HouseNumber line = layout_.side() + column;
                const Places in_column = in_box & layout_.crossing(box, line);
                if ((in_row | in_column) == in_box && in_column != in_box &&
                    (in_column & ~in_row) != 0 &&
                    !(with_lines(box, row, line, links, digit) &&
                      with_lines(box, line, row, links, digit))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Tries each link with its near end on the first line. It eliminates the digit from cells of
    /// the second line that see its far end.
    bool with_lines(HouseNumber box, HouseNumber first, HouseNumber second,
                    const std::vector<TwoPlaces> &links, Digit digit) {
        for (const TwoPlaces &link : links) {
            if (!layout_.is_line(link.house) || layout_.kind(link.house) == layout_.kind(first) ||
                link.house == second) {
                continue;
            }
            for (const unsigned near : {0U, 1U}) {
                const Cell end = link.ends[near];
                const Cell far = link.ends[1 - near];
                if (!layout_.is_in(first, end) || layout_.is_in(box, end) ||
                    layout_.is_in(box, far)) {
                    continue;
                }
                Step step;
                for (const Cell cell : cells_[number(digit)]) {
                    if (layout_.is_in(second, cell) && !layout_.is_in(box, cell) &&
                        layout_.sees(cell, far)) {
                        step.eliminations.push_back({cell, digit});
                    }
                }
                if (step.eliminations.empty()) {
                    continue;
                }
                step.technique = Technique::empty_rectangle;
                step.parts = {{Role::base, cells_at(layout_, box, position_.places(box, digit)),
                               DigitSet::only(digit), house_list({box})},
                              {Role::strong_link,
                               {end, far},
                               DigitSet::only(digit),
                               house_list({link.house})},
                              {Role::target, {}, {}, house_list({second})}};
                if (!taker_.take(std::move(step))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Passes a step; the cells are: far end, near end, near end, far end.
    bool found(Technique technique, Digit digit, std::vector<Cell> cells,
               std::vector<HouseIndex> houses) {
        assert(cells.size() == 4 && layout_.sees(cells[1], cells[2]));
        Step step;
        const CellBits both = CellBits::seen_from(layout_, cells.front()) &
                              CellBits::seen_from(layout_, cells.back()) & cells_[number(digit)];
        eliminate(step.eliminations, both, digit);
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = technique;
        step.parts = {{Role::base, std::move(cells), DigitSet::only(digit), std::move(houses)}};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
};

} // namespace

bool find_strong_link_pairs(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || StrongLinks(position, taker).pairs();
}

bool find_empty_rectangles(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || StrongLinks(position, taker).empty_rectangles();
}

} // namespace dokushin::logic
