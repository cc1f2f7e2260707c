// A WXYZ-wing, or a larger bent set, is as many cells as digits, in a box and a line that cross.
// All digits but one can stand in these cells at most once, since their places see each other; so
// the remaining digit is in one of them, and a candidate that sees all its places is eliminated.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>
#include <set>

namespace dokushin::logic {
namespace {

class BentSets {
  public:
    BentSets(const Position &position, StepTaker &taker, unsigned size)
        : position_(position), layout_(position.layout()), taker_(taker), size_(size),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        for (HouseNumber box = 2 * layout_.side(); box < layout_.house_count(); ++box) {
            if (!layout_.is_box(box)) {
                continue;
            }
            for (HouseNumber line = 0; line < 2 * layout_.side(); ++line) {
                if (count(layout_.crossing(box, line)) >= 1 && !in(box, line)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    bool in(HouseNumber box, HouseNumber line) {
        CellBits both;
        for (unsigned place = 0; place < layout_.side(); ++place) {
            both.insert(layout_.cell_in(box, place));
            both.insert(layout_.cell_in(line, place));
        }
        open_.clear();
        for (const Cell cell : both) {
            if (position_.is_open(cell) && position_.candidates(cell).size() <= size_) {
                open_.push_back(cell);
            }
        }
        return choose(0, {}, {});
    }

    /// Chooses the remaining cells of a set among the open ones from `from` on.
    bool choose(std::size_t from, const CellBits &cells, DigitSet digits) {
        const unsigned chosen = cells.size();
        assert(chosen <= size_ && digits.size() <= size_);
        if (chosen == size_) {
            return digits.size() != size_ || look_at(cells, digits);
        }
        for (std::size_t at = from; at + (size_ - chosen) <= open_.size(); ++at) {
            const DigitSet more = digits | position_.candidates(open_[at]);
            if (more.size() <= size_ && !choose(at + 1, cells | CellBits::only(open_[at]), more)) {
                return false;
            }
        }
        return true;
    }

    /// True if all these places see each other.
    [[nodiscard]] bool is_bound(const CellBits &places) const {
        return std::ranges::all_of(places, [&](Cell cell) {
            return (places - CellBits::only(cell)).is_within(CellBits::seen_from(layout_, cell));
        });
    }

    bool look_at(const CellBits &cells, DigitSet digits) {
        DigitSet loose;
        for (const Digit digit : digits) {
            if (!is_bound(cells & cells_[number(digit)])) {
                loose.insert(digit);
            }
        }
        if (loose.size() != 1 || !seen_.insert(cells).second) {
            return true;
        }
        const CellBits &places = cells_[number(loose.first())];
        const CellBits eliminated = places & seen_from_all(layout_, cells & places);
        if (eliminated.empty()) {
            return true;
        }
        Step step;
        step.technique = size_ == 4 ? Technique::wxyz_wing : Technique::vwxyz_wing;
        step.parts = {{Role::set, cell_list(cells), digits}, {Role::common, {}, loose}};
        step.size = size_;
        eliminate(step.eliminations, eliminated, loose.first());
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    unsigned size_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<Cell> open_; ///< the open cells of the current box and line
    std::set<CellBits> seen_;
};

} // namespace

template <unsigned Size> bool find_bent_sets(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || BentSets(position, taker, Size).run();
}
template bool find_bent_sets<4>(const Position &, StepTaker &);
template bool find_bent_sets<5>(const Position &, StepTaker &);

} // namespace dokushin::logic
