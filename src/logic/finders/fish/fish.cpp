// A basic fish is N parallel lines in which a digit has places in only N crossing lines, so that
// the rest of the crossing lines loses it.
//
// The order is Sudoku Explainer's: columns as bases before rows, then sets of lines in the order of
// next_with_as_many_bits(), then digits. A fish of a digit that is missing fewer than 2N times can
// be replaced by a smaller one; MinOpen::any finds these too.
#include "logic/closure/sweeps.h"
#include "logic/finders/evidence.h"
#include "logic/finders/members.h"
#include "logic/steps/fish_kinds.h"

#include <array>

namespace dokushin::logic {
namespace {

/// The key of fish of this size; those for two, three and four are consecutive.
template <unsigned Size>
constexpr auto by_fish =
    static_cast<NothingFound::By>(static_cast<unsigned>(NothingFound::By::fish_2) + Size - 2);
/// Returns the item of a digit and a direction.
std::size_t fish_item(Digit digit, bool columns_are_base) {
    return 2 * number(digit) + (columns_are_base ? 1 : 0);
}

template <unsigned Size, MinOpen Least> class Fish {
  public:
    Fish(const Position &position, StepTaker &taker, bool columns_are_base)
        : position_(position), layout_(position.layout()), taker_(taker),
          base_(columns_are_base ? layout_.side() : 0),
          cover_(columns_are_base ? 0 : layout_.side()) {
        std::fill_n(fitting_.begin(), layout_.side(), 0);
        for (const Digit digit : layout_.shape().all_digits()) {
            constexpr unsigned least = Least == MinOpen::twice_size ? 2 * Size : Size + 1;
            if (position.placed(digit) + least > layout_.side() ||
                nothing_found_since(taker, by, item(digit), position.changed(digit))) {
                continue;
            }
            looked_at_.insert(digit);
            add_lines(digit);
        }
    }

    bool run() {
        if (!choose<Size>(layout_.side(), 0, fitting_digits_.bits())) {
            return false;
        }
        for (const Digit digit : looked_at_) {
            note_nothing_found(taker_, by, item(digit), position_.clock());
        }
        return true;
    }

  private:
    /// Adds the digit's lines with two to `Size` places, if there are enough.
    void add_lines(Digit digit) {
        std::uint64_t lines = 0;
        for (unsigned line = 0; line < layout_.side(); ++line) {
            const bool fits = has_two_to<Size>(position_.places(base_ + line, digit));
            lines |= std::uint64_t{fits} << line;
        }
        if (has_at_most<Size - 1>(lines)) {
            return;
        }
        fitting_digits_.insert(digit);
        for (const unsigned line : Bits(lines)) {
            fitting_[line] |= DigitSet::only(digit).bits();
        }
    }

    /// Chooses the remaining `Left` lines, in descending order, with the digits that fit all of
    /// them.
    template <unsigned Left>
    bool choose(unsigned below, std::uint64_t lines, std::uint64_t digits) {
        for (unsigned line = Left - 1; line < below; ++line) {
            const std::uint64_t both = digits & fitting_[line];
            if (both == 0) {
                continue;
            }
            const std::uint64_t more = lines | std::uint64_t{1} << line;
            if constexpr (Left == 1) {
                if (!look_at(more, DigitSet(both))) {
                    return false;
                }
            } else if (!choose<Left - 1>(line, more, both)) {
                return false;
            }
        }
        return true;
    }

    bool look_at(std::uint64_t lines, DigitSet digits) {
        for (const Digit digit : digits) {
            Places covers = 0;
            for (const unsigned line : Bits(lines)) {
                covers |= position_.places(base_ + line, digit);
            }
            if (count(covers) == Size && !found(lines, covers, digit)) {
                return false;
            }
        }
        return true;
    }

    bool found(std::uint64_t lines, Places covers, Digit digit) {
        assert(count_bits(lines) == Size);
        Step step;
        for (const unsigned cover : Bits(covers)) {
            eliminate(step.eliminations, layout_, cover_ + cover,
                      position_.places(cover_ + cover, digit) & ~lines, digit);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_eliminations(step);
        constexpr Technique technique = fish_of(Fins::none, FishHouses::basic, Size);
        step.technique = technique;
        step.size = Size;
        Part base{Role::base, {}, DigitSet::only(digit), house_list(base_, lines)};
        for (const unsigned line : Bits(lines)) {
            for (const unsigned place : Bits(position_.places(base_ + line, digit))) {
                base.cells.push_back(layout_.cell_in(base_ + line, place));
            }
        }
        std::ranges::sort(base.cells);
        step.parts = {std::move(base), {Role::cover, {}, {}, house_list(cover_, covers)}};
        return taker_.take(std::move(step));
    }

    static constexpr auto by = by_fish<Size>;
    [[nodiscard]] std::size_t item(Digit digit) const { return fish_item(digit, base_ > 0); }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    HouseNumber base_;
    HouseNumber cover_;
    DigitSet looked_at_;
    DigitSet fitting_digits_;
    std::array<std::uint64_t, max_side> fitting_; ///< a bit a digit, one word a line
};

} // namespace

template <unsigned Size, MinOpen Least> bool find_fish(const Position &position, StepTaker &taker) {
    return Fish<Size, Least>(position, taker, true).run() &&
           Fish<Size, Least>(position, taker, false).run();
}

// ---- as a sweep --------------------------------------------------------------------

namespace {

/// Applies all fish of a digit in one direction.
template <unsigned Size>
bool eliminate_fish_of(Position &position, Digit digit, bool columns_are_base) {
    const Layout &layout = position.layout();
    const HouseNumber base = columns_are_base ? layout.side() : 0;
    const HouseNumber cover = columns_are_base ? 0 : layout.side();
    CoveringMembers lines;
    for (unsigned line = 0; line < layout.side(); ++line) {
        const Places places = position.places(base + line, digit);
        lines.add_if(has_two_to<Size>(places), line, places);
    }
    bool any = false;
    each_subset<Size>(lines, [&](std::uint64_t chosen, Places covers) {
        for (const unsigned line : Bits(has_at_most<Size - 1>(covers) ? 0 : covers)) {
            for (const unsigned place : Bits(position.places(cover + line, digit) & ~chosen)) {
                position.eliminate(layout.cell_in(cover + line, place), digit);
                any = true;
            }
        }
        return true;
    });
    return any;
}

} // namespace

template <unsigned Size> bool eliminate_fish(Position &position, NothingFound &nothing_found) {
    bool any = false;
    for (const Digit digit : position.layout().shape().all_digits()) {
        for (const bool columns_are_base : {true, false}) {
            const std::size_t item = fish_item(digit, columns_are_base);
            if (position.placed(digit) + 2 * Size > position.side() ||
                nothing_found.since(by_fish<Size>, item, position.changed(digit))) {
                continue;
            }
            nothing_found.note(by_fish<Size>, item, position.clock());
            any = eliminate_fish_of<Size>(position, digit, columns_are_base) || any;
        }
    }
    return any;
}

template bool find_fish<2, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_fish<2, MinOpen::any>(const Position &, StepTaker &);
template bool find_fish<3, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_fish<3, MinOpen::any>(const Position &, StepTaker &);
template bool find_fish<4, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_fish<4, MinOpen::any>(const Position &, StepTaker &);
template bool eliminate_fish<2>(Position &, NothingFound &);
template bool eliminate_fish<3>(Position &, NothingFound &);
template bool eliminate_fish<4>(Position &, NothingFound &);

} // namespace dokushin::logic
