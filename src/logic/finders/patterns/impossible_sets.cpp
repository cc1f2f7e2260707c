#include "logic/finders/patterns/impossible_sets.h"

#include "logic/finders/guardians.h"
#include "logic/finders/patterns/fillings.h"

#include <set>

namespace dokushin::logic {
namespace {

class ImpossibleSearch {
  public:
    ImpossibleSearch(const Position &position, DigitSet digits, const ImpossibleWanted &wanted)
        : position_(position), layout_(position.layout()), digits_(digits), wanted_(wanted),
          fewest_(digits.size() == 2 ? 5 : 10), fillings_(position, digits) {
        assert(wanted.most_guardians <= max_side);
        for (const Cell cell : fillings_.cells()) {
            with_guardians_[count_guardians(cell)].insert(cell);
        }
    }

    std::vector<ImpossibleSet> run() {
        const Cells &free = with_guardians_[0];
        Node start{free, {}, fillings_.cells() - free, wanted_.most_guardians, {}};
        const auto filled = fillings_.fill(free);
        if (!filled) {
            return {}; // the puzzle has no solution
        }
        start.filled = *filled;
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            drop_full(start, house);
        }
        add_one(start);
        return std::move(found_);
    }

  private:
    using Cells = Fillings::Cells;

    struct Node {
        Cells set;
        Fillings::ByDigit filled; ///< the set
        Cells others;             ///< the cells that may be added
        unsigned guardians_left = 0;
        Guardians guardians; ///< if something must contradict them all
    };

    [[nodiscard]] unsigned count_guardians(Cell cell) const {
        return (position_.candidates(cell) - digits_).size();
    }

    /// Drops the other cells of a house in which the set has as many cells as there are digits: one
    /// more would be a set by itself, which is too small.
    void drop_full(Node &node, HouseNumber house) const {
        const Cells cells = Cells::in_house(layout_, house);
        if ((cells & node.set).size() >= digits_.size()) {
            node.others -= cells;
        }
    }

    /// Adds each of the cells that are left over, those with most guardians first.
    void add_one(Node &node) {
        if (node.set.size() + node.guardians_left < fewest_) {
            return;
        }
        Cells fit;
        for (unsigned guardians = 1; guardians <= node.guardians_left; ++guardians) {
            fit |= node.others & with_guardians_[guardians];
        }
        node.others = fit;
        const Cells left = fillings_.left_over(node.filled, node.others);
        for (unsigned guardians = node.guardians_left; guardians > 0; --guardians) {
            const Cells these = left & with_guardians_[guardians];
            for (const Cell cell : these) {
                node.others.erase(cell);
                with_cell(node, cell);
            }
        }
    }

    void with_cell(Node node, Cell cell) {
        if (wanted_.excludes_something &&
            !node.guardians.add(position_, cell, position_.candidates(cell) - digits_)) {
            return;
        }
        node.set.insert(cell);
        node.guardians_left -= count_guardians(cell);
        const auto filled = fillings_.fill(node.set, cell);
        if (!filled) {
            found(node.set, cell);
            return;
        }
        const Cells anew = (*filled)[0] | (*filled)[1] | (*filled)[2];
        for (std::size_t digit = 0; digit < Fillings::most_digits; ++digit) {
            node.filled[digit] = (node.filled[digit] - anew) | (*filled)[digit];
        }
        for (const Layout::Seat seat : layout_.seats(cell)) {
            drop_full(node, seat.house);
        }
        add_one(node);
    }

    /// Takes out what the set doesn't need, cells with guardians first. The last cell is needed.
    void found(const Cells &set, Cell last) {
        Cells needed = fillings_.joined(set, last);
        for (unsigned guardians = wanted_.most_guardians + 1; guardians-- > 0;) {
            const Cells these = needed & with_guardians_[guardians];
            for (const Cell cell : these) {
                if (needed.size() < fewest_) {
                    return;
                }
                needed.erase(cell);
                if (cell == last || fillings_.fill(needed, last)) {
                    needed.insert(cell);
                }
            }
            if (guardians == 1 && !known_.insert(needed - with_guardians_[0]).second) {
                return;
            }
        }
        needed = fillings_.joined(needed, last);
        if (needed.size() >= fewest_ && !fillings_.is_refuted_by_singles(needed)) {
            found_.push_back({{needed.begin(), needed.end()}, digits_});
        }
    }

    const Position &position_;
    const Layout &layout_;
    DigitSet digits_;
    ImpossibleWanted wanted_;
    unsigned fewest_; ///< cells
    Fillings fillings_;
    std::array<Cells, max_side + 1> with_guardians_{}; ///< by their number
    std::set<Cells> known_;                            ///< the cells with guardians
    std::vector<ImpossibleSet> found_;
};

} // namespace

bool may_have_impossible_sets(const Layout &layout) {
    return layout.cell_count() <= Fillings::Cells::most_cells;
}

std::vector<DigitSet> few_digits(const Shape &shape) {
    std::vector<DigitSet> pairs;
    std::vector<DigitSet> threes;
    for (const Digit one : shape.all_digits()) {
        for (const Digit two : shape.all_digits()) {
            if (two <= one) {
                continue;
            }
            const DigitSet pair = DigitSet::only(one) | DigitSet::only(two);
            pairs.push_back(pair);
            for (const Digit three : shape.all_digits()) {
                if (three > two) {
                    threes.push_back(pair | DigitSet::only(three));
                }
            }
        }
    }
    pairs.insert(pairs.end(), threes.begin(), threes.end());
    return pairs;
}

std::vector<ImpossibleSet> impossible_sets(const Position &position, DigitSet digits,
                                           const ImpossibleWanted &wanted) {
    assert(may_have_impossible_sets(position.layout()));
    return ImpossibleSearch(position, digits, wanted).run();
}

} // namespace dokushin::logic
