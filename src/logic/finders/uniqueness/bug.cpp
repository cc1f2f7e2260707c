// A BUG is a bivalue universal grave: if all open cells had two candidates and each digit two
// places in each house that lacks it, there would be several solutions. So at least one of the
// further candidates, the extra ones, is true.
//
//   type 1   one cell has extra candidates: it is one of them
//   type 2   the extra candidates are one digit: candidates that see all of them are eliminated
//   type 3   the cells with extra candidates and others of a house hold a naked subset
//   type 4   one of two such cells of a house is the digit that both have in the grave
//
// Extra candidates are found as in Sudoku Explainer 1.2.1, house by house, boxes before rows before
// columns: a digit with places other than none or two, and one cell with three candidates or more
// among these. A house with several such cells is skipped, as another house decides.
// SukakuExplainer takes all of several such cells at the end, if all extra candidates are one
// digit; and for type 3 the smallest sets of all houses first.
#include "logic/finders/evidence.h"

#include <array>
#include <cassert>
#include <map>
#include <set>

namespace dokushin::logic {
namespace {

class Bug {
  public:
    Bug(const Position &position, Reference reference, StepTaker &taker)
        : position_(position), layout_(position.layout()), reference_(reference), taker_(taker),
          common_(layout_.words()) {}

    bool run() {
        if (!gather() || !take_skipped() || !rest_is_grave()) {
            return true;
        }
        if (cells_.size() == 1) {
            return type_1();
        }
        if (digits_.size() == 1) {
            return type_2() && (cells_.size() != 2 || type_4());
        }
        if (common_cells().empty()) {
            return true;
        }
        return (cells_.size() != 2 || type_4()) && type_3();
    }

  private:
    /// Visits boxes, rows, columns, then the rest, which is not the order of the other finders.
    template <typename Look> bool each_house(const Look &look) const {
        const unsigned side = layout_.side();
        const unsigned houses = layout_.house_count();
        for (const auto &[first, last] : {std::pair(2 * side, 3 * side), std::pair(0U, 2 * side),
                                          std::pair(3 * side, houses)}) {
            for (HouseNumber house = first; house < last; ++house) {
                if (!look(house)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Finds the cells with extra candidates. Returns false if this is no grave.
    bool gather() {
        // A grave has few cells with more than two candidates.
        std::size_t more = 0;
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            const AtLeast cells = count_candidates(position_, word);
            more += count((cells.one & ~cells.two) | cells.three);
        }
        if (more == 0 || more > 4 * std::size_t{layout_.side()}) {
            return false;
        }
        return each_house([&](HouseNumber house) {
            std::uint64_t odd = 0;
            for (unsigned slot = 0; slot < layout_.side(); ++slot) {
                const Places places = position_.places(house, digit_of(slot + 1));
                const bool fits = (places == 0) | has_two_to<2>(places);
                odd |= std::uint64_t{!fits} << slot;
            }
            return std::ranges::all_of(DigitSet(odd), [&](Digit digit) {
                return gather_from(house, digit, position_.places(house, digit));
            });
        });
    }

    /// Finds the cell with an extra candidate of a digit in a house.
    bool gather_from(HouseNumber house, Digit digit, Places places) {
        assert(places != 0 && count(places) != 2);
        std::optional<Cell> only;
        unsigned several = 0;
        odd_digits_.insert(digit);
        for (const unsigned place : Bits(places)) {
            const Cell cell = layout_.cell_in(house, place);
            if (position_.candidates(cell).size() >= 3) {
                only = cell;
                ++several;
                odd_cells_.insert(cell);
            }
        }
        return several > 0 && (several > 1 || add(*only, digit));
    }

    /// Adds the cells of skipped houses, if all extra candidates are one digit.
    bool take_skipped() {
        if (reference_ != Reference::sukaku || !is_single(odd_digits_.bits()) || digits_.empty()) {
            return true;
        }
        const std::vector<Cell> found = cells_;
        for (const Cell cell : odd_cells_) {
            if (std::ranges::find(found, cell) == found.end() && !add(cell, odd_digits_.first())) {
                return false;
            }
        }
        return true;
    }

    /// Adds an extra candidate. Returns false if no type is possible any more.
    bool add(Cell cell, Digit digit) {
        assert(position_.has(cell, digit));
        if (std::ranges::find(cells_, cell) == cells_.end()) {
            cells_.push_back(cell);
        }
        extra_[cell].insert(digit);
        digits_.insert(digit);
        const auto seen = layout_.seen_from(cell);
        for (std::size_t word = 0; word < common_.size(); ++word) {
            common_[word] = any_ ? common_[word] & seen[word] : seen[word];
        }
        any_ = true;
        return !(cells_.size() > 1 && digits_.size() > 1 && common_cells().empty());
    }

    /// Returns the other cells that see all cells with extra candidates.
    [[nodiscard]] std::vector<Cell> common_cells() const {
        std::vector<Cell> common;
        for (std::size_t word = 0; word < common_.size(); ++word) {
            for (const unsigned bit : Bits(common_[word])) {
                const Cell cell = cell_at(64 * word + bit);
                if (std::ranges::find(cells_, cell) == cells_.end()) {
                    common.push_back(cell);
                }
            }
        }
        return common;
    }

    [[nodiscard]] bool rest_is_grave() const {
        if (cells_.empty()) {
            return false;
        }
        std::size_t open = 0;
        for (std::size_t word = 0; word < layout_.words(); ++word) {
            const AtLeast cells = count_candidates(position_, word);
            open += count(cells.one);
            for (const unsigned bit : Bits((cells.one & ~cells.two) | cells.three)) {
                const Cell cell = cell_at(64 * word + bit);
                const auto extra = extra_.find(cell);
                if (extra == extra_.end() ||
                    !has_two_to<2>((position_.candidates(cell) - extra->second).bits())) {
                    return false;
                }
            }
        }
        // gather() has checked the houses of the other digits.
        return open == position_.open_total() && (odd_digits_ - digits_).empty() &&
               each_house([&](HouseNumber house) {
                   return std::ranges::all_of(digits_, [&](Digit digit) {
                       const Places places = rest_of(house, digit);
                       return places == 0 || has_two_to<2>(places);
                   });
               });
    }

    /// Returns the digit's places in the house other than those where it is extra.
    [[nodiscard]] Places rest_of(HouseNumber house, Digit digit) const {
        Places places = position_.places(house, digit);
        for (const auto &[cell, digits] : extra_) {
            if (digits.contains(digit) && layout_.is_in(house, cell)) {
                places &= ~(Places{1} << layout_.place_of(house, cell));
            }
        }
        return places;
    }

    Step step(Technique technique) const {
        Step step;
        step.technique = technique;
        step.parts = {{Role::roof, cells_, digits_}};
        return step;
    }

    bool hand_over(Step step) {
        sort_eliminations(step);
        return taker_.take(std::move(step));
    }

    bool type_1() {
        assert(cells_.size() == 1);
        Step found = step(Technique::bug_1);
        eliminate(found.eliminations, cells_.front(),
                  position_.candidates(cells_.front()) - digits_);
        return hand_over(std::move(found));
    }

    bool type_2() {
        Step found = step(Technique::bug_2);
        for (const Cell cell : common_cells()) {
            if (position_.has(cell, digits_.first())) {
                found.eliminations.push_back({cell, digits_.first()});
            }
        }
        return found.eliminations.empty() || hand_over(std::move(found));
    }

    bool type_3() {
        const auto houses = shared_houses(layout_, cells_);
        constexpr unsigned largest = 6;
        if (reference_ == Reference::sukaku) {
            for (unsigned size = 2; size <= largest; ++size) {
                if (!std::ranges::all_of(houses,
                                         [&](auto house) { return subsets(house, size); })) {
                    return false;
                }
            }
            return true;
        }
        return std::ranges::all_of(houses, [&](HouseNumber house) {
            for (unsigned size = 2; size <= largest; ++size) {
                if (!subsets(house, size)) {
                    return false;
                }
            }
            return true;
        });
    }

    bool subsets(HouseNumber house, unsigned size) {
        std::vector<Cell> others = common_cells();
        std::erase_if(others, [&](Cell cell) { return !layout_.is_in(house, cell); });
        if (others.size() < size) {
            return true;
        }
        assert(others.size() < 64);
        const std::uint64_t end = std::uint64_t{1} << others.size();
        for (std::uint64_t set = (std::uint64_t{1} << (size - 1)) - 1; set < end;
             set = next_with_as_many_bits(set)) {
            if (!subset(house, others, set, size)) {
                return false;
            }
        }
        return true;
    }

    /// Passes a step if these cells and one of the extra candidates are a naked set.
    bool subset(HouseNumber house, const std::vector<Cell> &others, std::uint64_t set,
                unsigned size) {
        DigitSet digits;
        for (const unsigned member : Bits(set)) {
            const DigitSet candidates = position_.candidates(others[member]);
            if (candidates.size() < 2) {
                return true;
            }
            digits = digits | candidates;
        }
        if (digits.size() != size || !(digits_ - digits).empty()) {
            return true;
        }
        Step found = step(Technique::bug_3);
        found.size = size;
        Part &own =
            *found.parts.insert(found.parts.begin(), {Role::set, {}, digits, house_list({house})});
        for (std::size_t member = 0; member < others.size(); ++member) {
            if ((set >> member & 1U) != 0) {
                own.cells.push_back(others[member]);
                continue;
            }
            eliminate(found.eliminations, others[member],
                      position_.candidates(others[member]) & digits);
        }
        return found.eliminations.empty() || hand_over(std::move(found));
    }

    bool type_4() {
        assert(cells_.size() == 2);
        const DigitSet both =
            (position_.candidates(cells_[0]) & position_.candidates(cells_[1])) - digits_;
        if (both.size() != 1) {
            return true;
        }
        for (const HouseNumber house : shared_houses(layout_, cells_)) {
            Step found = step(Technique::bug_4);
            found.parts.push_back({Role::strong_link, {}, both, house_list({house})});
            for (const Cell cell : cells_) {
                eliminate(found.eliminations, cell,
                          position_.candidates(cell) - extra_.at(cell) - both);
            }
            if (!hand_over(std::move(found))) {
                return false;
            }
        }
        return true;
    }

    const Position &position_;
    const Layout &layout_;
    Reference reference_;
    StepTaker &taker_;
    std::vector<Cell> cells_;
    std::map<Cell, DigitSet> extra_;
    std::set<Cell> odd_cells_; ///< all cells that might have extra candidates
    DigitSet odd_digits_;      ///< all digits that might be extra
    DigitSet digits_;
    std::vector<std::uint64_t> common_;
    bool any_ = false;
};

} // namespace

template <Reference Program> bool find_bug(const Position &position, StepTaker &taker) {
    return Bug(position, Program, taker).run();
}
template bool find_bug<Reference::explainer>(const Position &, StepTaker &);
template bool find_bug<Reference::sukaku>(const Position &, StepTaker &);

} // namespace dokushin::logic
