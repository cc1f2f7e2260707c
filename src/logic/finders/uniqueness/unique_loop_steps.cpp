// The steps that follow from a unique loop of two digits, since the puzzle has one solution:
//
//   type 1   one cell has further candidates: it loses the two digits
//   type 2   the further candidates are one digit: cells that see all of them lose it
//   type 3   two cells have further candidates, which make up a naked subset with other cells of a
//            house; or the two digits make up a hidden one with other digits
//   type 4   two cells have further candidates, and their house has one of the two digits only
//            there: they lose the other one
//
// The order, the equality of steps and the ratings are Sudoku Explainer 1.2.1's. It rates a hidden
// set of type 3 by its cells outside of the loop, and begins with sets, also hidden ones, as large
// as there are further candidates; SukakuExplainer begins with two.
#include "logic/finders/uniqueness/unique_loops.h"

#include <cassert>

namespace dokushin::logic {
namespace {

/// Returns the rating by the length of the loop, from 4.5 to 5.0, with Sudoku Explainer's
/// roundings.
double loop_rating(std::size_t cells) {
    double rating = 4.5;
    rating += cells >= 10 ? 0.3 : 0.0;
    rating += cells >= 8 ? 0.2 : cells >= 6 ? 0.1 : 0.0;
    return rating;
}

Technique technique(const UniqueLoop &loop, unsigned type) {
    assert(type >= 1 && type <= 4);
    using T = Technique;
    constexpr std::array rectangles{T::unique_rectangle_1, T::unique_rectangle_2,
                                    T::unique_rectangle_3, T::unique_rectangle_4};
    constexpr std::array loops{T::unique_loop_1, T::unique_loop_2, T::unique_loop_3,
                               T::unique_loop_4};
    return (loop.cells.size() == 4 ? rectangles : loops)[type - 1];
}

class LoopSteps {
  public:
    LoopSteps(const Position &position, const UniqueLoop &loop, Reference reference,
              std::vector<UniqueStep> &steps)
        : position_(position), layout_(position.layout()), loop_(loop), reference_(reference),
          steps_(steps) {}

    void run() {
        assert(loop_.cells.size() >= 4 && loop_.cells.size() % 2 == 0 && loop_.digits.size() == 2);
        const std::size_t extra = loop_.extra_cells.size();
        if (extra == 1) {
            type_1();
        } else if (extra > 2) {
            type_2();
        } else if (extra == 2) {
            if (further().size() == 1) {
                type_2();
            } else {
                type_3();
            }
            type_4();
        }
    }

  private:
    /// Returns the further candidates of all cells.
    [[nodiscard]] DigitSet further() const {
        DigitSet all;
        for (const Cell cell : loop_.extra_cells) {
            all = all | position_.candidates(cell);
        }
        return all - loop_.digits;
    }

    [[nodiscard]] Step step(unsigned type) const {
        Step step;
        step.technique = technique(loop_, type);
        step.parts = {{Role::deadly_pattern, loop_.cells, loop_.digits},
                      {Role::roof, loop_.extra_cells}};
        step.size = static_cast<unsigned>(loop_.cells.size());
        step.complexity = step.size;
        return step;
    }

    static std::vector<Cell> sorted_loop(const Step &step) {
        std::vector<Cell> cells = step.parts.front().cells;
        std::ranges::sort(cells);
        return cells;
    }

    /// True if a step of this type over the same cells is there, with the same set if of type 3.
    [[nodiscard]] bool is_known(const Step &step, unsigned type) const {
        const std::vector<Cell> cells = sorted_loop(step);
        return std::ranges::any_of(steps_, [&](const UniqueStep &known) {
            return known.type == type && sorted_loop(known.step) == cells &&
                   (type != 3 || known.step.parts.back() == step.parts.back());
        });
    }

    void add(Step step, unsigned type, double more = 0) {
        if (step.eliminations.empty() || is_known(step, type)) {
            return;
        }
        sort_eliminations(step);
        steps_.push_back({std::move(step), loop_rating(loop_.cells.size()) + more, type});
    }

    void type_1() {
        Step found = step(1);
        eliminate(found.eliminations, loop_.extra_cells.front(), loop_.digits);
        add(std::move(found), 1);
    }

    void type_2() {
        Step found = step(2);
        const Digit digit =
            (position_.candidates(loop_.extra_cells.front()) - loop_.digits).first();
        found.parts.back().digits = DigitSet::only(digit);
        for (const Cell cell : layout_.shape().peers(loop_.extra_cells.front())) {
            if (position_.has(cell, digit) &&
                std::ranges::all_of(loop_.extra_cells,
                                    [&](Cell extra) { return layout_.sees(extra, cell); })) {
                found.eliminations.push_back({cell, digit});
            }
        }
        add(std::move(found), 2);
    }

    // ---- type 3 --------------------------------------------------------------------

    void type_3() {
        const DigitSet extra = further();
        const auto houses = shared_houses(layout_, loop_.extra_cells);
        const unsigned largest = std::min(7U, layout_.side() - 2);
        const unsigned smallest = reference_ == Reference::sukaku ? 2 : extra.size();
        for (unsigned size = smallest; size <= largest; ++size) {
            for (const HouseNumber house : houses) {
                if (size >= extra.size() && 2 * size <= position_.open_cells(house)) {
                    naked_sets(house, size, extra);
                }
                if (2 * size < position_.open_cells(house)) {
                    hidden_sets(house, size, extra);
                }
            }
        }
    }

    /// Finds naked sets of the house in which the two cells count as one.
    void naked_sets(HouseNumber house, unsigned size, DigitSet extra) {
        const Places own = place_of(house, 0) | place_of(house, 1);
        std::vector<unsigned> members;
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const DigitSet candidates = position_.candidates(layout_.cell_in(house, place));
            if ((own >> place & 1U) == 0 && candidates.size() >= 2 && candidates.size() <= size) {
                members.push_back(place);
            }
        }
        if (members.size() + 1 < size) {
            return;
        }
        assert(members.size() < 64);
        const std::uint64_t end = std::uint64_t{1} << members.size();
        for (std::uint64_t set = (std::uint64_t{1} << (size - 1)) - 1; set < end;
             set = next_with_as_many_bits(set)) {
            Places others = 0;
            for (const unsigned member : Bits(set)) {
                others |= Places{1} << members[member];
            }
            naked_set(house, others, size, extra);
        }
    }

    void naked_set(HouseNumber house, Places others, unsigned size, DigitSet extra) {
        DigitSet digits;
        for (const unsigned place : Bits(others)) {
            digits = digits | position_.candidates(layout_.cell_in(house, place));
        }
        const DigitSet both = extra & position_.candidates(loop_.extra_cells[0]) &
                              position_.candidates(loop_.extra_cells[1]);
        if ((digits | both).size() != size || (digits | extra).size() != size) {
            return;
        }
        digits = digits | extra;
        Step found = step(3);
        found.size = size;
        found.parts.push_back(
            {Role::naked_set, cells_at(layout_, house, others), digits, house_list({house})});
        const Places own = others | place_of(house, 0) | place_of(house, 1);
        for (const Digit digit : digits) {
            eliminate(found.eliminations, layout_, house, position_.places(house, digit) & ~own,
                      digit);
        }
        add(std::move(found), 3, (size - 1) * 0.1);
    }

    [[nodiscard]] Places place_of(HouseNumber house, std::size_t extra) const {
        return Places{1} << layout_.place_of(house, loop_.extra_cells[extra]);
    }

    void hidden_sets(HouseNumber house, unsigned size, DigitSet extra) {
        const DigitSet rest = layout_.shape().all_digits() - loop_.digits - extra;
        std::vector<Digit> others;
        for (const Digit digit : rest) {
            others.push_back(digit);
        }
        // With no other digit left, Sudoku Explainer does not find the pair either.
        if (others.empty() || size - 2 > others.size()) {
            return;
        }
        assert(others.size() < 64);
        const std::uint64_t end = std::uint64_t{1} << others.size();
        for (std::uint64_t set = (std::uint64_t{1} << (size - 2)) - 1; set < end;
             set = next_with_as_many_bits(set)) {
            DigitSet digits = loop_.digits;
            for (const unsigned member : Bits(set)) {
                digits.insert(others[member]);
            }
            hidden_set(house, digits, size);
            if (set == 0) {
                break;
            }
        }
    }

    void hidden_set(HouseNumber house, DigitSet digits, unsigned size) {
        Places places = 0;
        for (const Digit digit : digits) {
            const Places here = position_.places(house, digit) & ~place_of(house, 1);
            if (here == 0) {
                return;
            }
            places |= here;
        }
        if (count(places) != size) {
            return;
        }
        places &= ~place_of(house, 0);
        Step found = step(3);
        found.size = count(places);
        found.parts.push_back(
            {Role::hidden_set, cells_at(layout_, house, places), digits, house_list({house})});
        for (const Cell cell : found.parts.back().cells) {
            eliminate(found.eliminations, cell, position_.candidates(cell) - digits);
        }
        add(std::move(found), 3, (static_cast<double>(count(places)) - 1) * 0.1);
    }

    // ---- type 4 --------------------------------------------------------------------

    /// Finds the smaller digit that some house of both cells has nowhere else; of several houses
    /// the last counts.
    void type_4() {
        for (const Digit kept : loop_.digits) {
            std::optional<HouseNumber> where;
            for (const HouseNumber house : shared_houses(layout_, loop_.extra_cells)) {
                const Places own = place_of(house, 0) | place_of(house, 1);
                if ((position_.places(house, kept) & ~own) == 0) {
                    where = house;
                }
            }
            if (!where) {
                continue;
            }
            Step found = step(4);
            found.parts.back().houses = house_list({*where});
            found.parts.back().digits = DigitSet::only(kept);
            const Digit lost = (loop_.digits - DigitSet::only(kept)).first();
            eliminate(found.eliminations, loop_.extra_cells, lost);
            add(std::move(found), 4);
            return;
        }
    }

    const Position &position_;
    const Layout &layout_;
    const UniqueLoop &loop_;
    Reference reference_;
    std::vector<UniqueStep> &steps_;
};

} // namespace

void add_unique_steps(const Position &position, const UniqueLoop &loop, Reference reference,
                      std::vector<UniqueStep> &steps) {
    LoopSteps(position, loop, reference, steps).run();
}

} // namespace dokushin::logic
