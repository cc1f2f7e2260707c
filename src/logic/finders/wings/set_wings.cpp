// SukakuExplainer's WXYZ-wing, and larger ones: an almost locked set whose cells all see each other
// (three cells with the digits W X Y Z), and a cell with two of these digits. If all places of one
// of the two, X, see that cell, either the cell or the set is without X; so one of them has the
// other digit, Z, and a candidate that sees all places of Z is eliminated. If the same holds for Z
// as well, the wing is doubly linked: X and Z are each in one of the two, the set's other digits in
// the set.
//
// All instances are gathered and sorted: by rating, then by the number of eliminations, then doubly
// linked ones before others, those with the largest cell and the most candidates (these two are
// compared as text).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include "base/stable_sort.h"

#include <cassert>
#include <string>

namespace dokushin::logic {
namespace {

class SetWings {
  public:
    SetWings(const Position &position, StepTaker &taker, unsigned digits)
        : position_(position), layout_(position.layout()), taker_(taker), size_(digits),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        CellBits open;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            seen_.push_back(CellBits::seen_from(layout_, cell_at(at)));
            const unsigned candidates = position_.candidates(cell_at(at)).size();
            if (candidates >= 2 && candidates <= size_) {
                open.insert(cell_at(at));
            }
            if (candidates == 2) {
                pairs_.insert(cell_at(at));
            }
        }
        choose({}, {}, open);
        sort_stably(found_, [](const Found &one, const Found &other) {
            return std::tuple(one.rating, other.step.eliminations.size(), other.traits) <
                   std::tuple(other.rating, one.step.eliminations.size(), one.traits);
        });
        return std::ranges::all_of(found_,
                                   [&](Found &one) { return taker_.take(std::move(one.step)); });
    }

  private:
    struct Found {
        Step step;
        unsigned rating = 0; ///< in tenths, to compare wings of one size
        std::string traits;
    };

    /// Chooses the remaining cells of a set. `next` are later cells that see all chosen ones.
    void choose(const std::vector<Cell> &set, DigitSet digits, CellBits next) {
        assert(set.size() < size_ && digits.size() <= size_);
        if (set.size() + 1 == size_) {
            if (digits.size() == size_) {
                look_around(set, digits);
            }
            return;
        }
        const CellBits all = next;
        for (const Cell cell : all) {
            next.erase(cell);
            const DigitSet more = digits | position_.candidates(cell);
            if (more.size() <= size_) {
                std::vector<Cell> larger = set;
                larger.push_back(cell);
                choose(larger, more, next & seen(cell));
            }
        }
    }

    /// Finds the cells of two candidates that make a wing with the set.
    void look_around(const std::vector<Cell> &set, DigitSet digits) {
        CellBits own;
        CellBits around;
        for (const Cell cell : set) {
            own.insert(cell);
            around |= seen(cell);
        }
        for (const Cell pair : (around & pairs_) - own) {
            const DigitSet two = position_.candidates(pair);
            if (!(two - digits).empty()) {
                continue;
            }
            const Digit one = two.first();
            const Digit other = (two - DigitSet::only(one)).first();
            const bool by_one = is_linked(own, pair, one);
            const bool by_other = is_linked(own, pair, other);
            if (by_one && by_other) {
                doubly_linked(set, own, digits, pair);
            } else if (by_one || by_other) {
                singly_linked(set, own, digits, pair, by_one ? one : other);
            }
        }
    }

    /// True if all places of the digit in the set see the cell.
    [[nodiscard]] bool is_linked(const CellBits &set, Cell pair, Digit digit) const {
        return (set & cells_[number(digit)]).is_within(seen(pair));
    }

    /// Returns the places of the digit that see all its places in these cells.
    [[nodiscard]] CellBits eliminated(const CellBits &places, Digit digit) const {
        CellBits common = cells_[number(digit)];
        for (const Cell cell : places &cells_[number(digit)]) {
            common &= seen(cell);
        }
        return common;
    }

    void singly_linked(const std::vector<Cell> &set, const CellBits &own, DigitSet digits,
                       Cell pair, Digit by) {
        Step step;
        const Digit lost = (position_.candidates(pair) - DigitSet::only(by)).first();
        eliminate(step.eliminations, eliminated(own | CellBits::only(pair), lost), lost);
        keep(std::move(step), {set, digits, pair, DigitSet::only(by), DigitSet::only(lost)}, false);
    }

    void doubly_linked(const std::vector<Cell> &set, const CellBits &own, DigitSet digits,
                       Cell pair) {
        Step step;
        const DigitSet by = position_.candidates(pair);
        for (const Digit digit : digits - by) {
            eliminate(step.eliminations, eliminated(own, digit), digit);
        }
        bool doubly = !step.eliminations.empty();
        unsigned of_both = 0;
        for (const Digit digit : by) {
            const CellBits lose = eliminated(own | CellBits::only(pair), digit);
            of_both += lose.empty() ? 0U : 1U;
            eliminate(step.eliminations, lose, digit);
        }
        // One that eliminates a single digit of the cell's counts as singly linked.
        doubly = doubly || of_both == 2;
        keep(std::move(step), {set, digits, pair, by, digits}, doubly);
    }

    struct Wing {
        const std::vector<Cell> &set;
        DigitSet digits; ///< the digits of the set
        Cell pair;
        DigitSet by;   ///< the digits that link the two
        DigitSet lost; ///< the digits that are eliminated elsewhere
    };

    void keep(Step step, const Wing &wing, bool doubly) {
        if (step.eliminations.empty()) {
            return;
        }
        sort_eliminations(step);
        unsigned largest = 0;
        unsigned all = 0;
        for (const Cell cell : wing.set) {
            const unsigned candidates = position_.candidates(cell).size();
            largest = std::max(largest, candidates);
            all += candidates;
        }
        constexpr std::array techniques{Technique::set_wxyz_wing, Technique::set_vwxyz_wing,
                                        Technique::set_uvwxyz_wing, Technique::set_tuvwxyz_wing};
        step.technique = techniques[size_ - 4];
        step.parts = {{Role::almost_locked_set, wing.set, wing.digits},
                      {Role::restricted_common, {}, wing.by},
                      {Role::bivalue, {wing.pair}, position_.candidates(wing.pair)},
                      {Role::target, {}, wing.lost}};
        step.size = largest;
        // Cells of three digits make the hardest wings; the two largest sizes are rated equal.
        const unsigned from_three = largest > 3 ? largest - 3 : 3 - largest;
        const unsigned rating = size_ <= 5 ? 9 - from_three : 0;
        found_.push_back(
            {std::move(step), rating,
             std::to_string(doubly ? 2 : 1) + std::to_string(largest) + std::to_string(all)});
    }

    [[nodiscard]] const CellBits &seen(Cell cell) const { return seen_[index(cell)]; }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    unsigned size_; ///< the number of digits; the set has one cell less
    std::array<CellBits, max_side + 1> cells_;
    std::vector<CellBits> seen_;
    CellBits pairs_;
    std::vector<Found> found_;
};

} // namespace

template <unsigned Digits> bool find_set_wings(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || SetWings(position, taker, Digits).run();
}
template bool find_set_wings<4>(const Position &, StepTaker &);
template bool find_set_wings<5>(const Position &, StepTaker &);
template bool find_set_wings<6>(const Position &, StepTaker &);
template bool find_set_wings<7>(const Position &, StepTaker &);

} // namespace dokushin::logic
