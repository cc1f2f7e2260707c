// A naked subset is N cells of a house that hold N digits between them, so that its other cells
// lose these. A hidden subset is N digits that fit only N cells, which lose all other candidates.
// The direct form of a hidden subset leaves some other digit one place in the house.
//
// Each member of a subset has at least two candidates or places (else it is a single), and the
// house must have enough open cells: 2N for a naked subset, more than 2N for a hidden one, more
// than N for a direct one. These conditions are Sudoku Explainer's, as is the order: boxes,
// columns, rows, and in a house the subsets in the order of next_with_as_many_bits(). (HoDoKu has
// no such conditions and another order, MinOpen::any.)
//
// Only sets of useful members are tried, not all C(9, N), which keeps the order. Sets are built
// member by member, since on a large board the union exceeds N long before a set is complete.
#include "logic/closure/sweeps.h"
#include "logic/finders/evidence.h"
#include "logic/finders/members.h"

#include <array>

namespace dokushin::logic {
namespace {

/// The order of sets is Sudoku Explainer's, or HoDoKu's.
template <MinOpen Least>
constexpr SetsBy sets_by = Least == MinOpen::twice_size ? SetsBy::highest : SetsBy::lowest;

template <unsigned Size> Technique pick(Technique two, Technique three, Technique four) {
    return Size == 2 ? two : Size == 3 ? three : four;
}

// ---- naked -------------------------------------------------------------------------

/// Returns the places of the cells that may be in a naked set, with their digits.
template <unsigned Size>
CoveringMembers cells_for_set(const Position &position, HouseNumber house) {
    CoveringMembers members;
    for (unsigned place = 0; place < position.side(); ++place) {
        const DigitSet candidates = position.candidates(position.layout().cell_in(house, place));
        members.add_if(has_two_to<Size>(candidates.bits()), place, candidates.bits());
    }
    return members;
}

template <unsigned Size, MinOpen Least>
bool naked_in(const Position &position, HouseNumber house, StepTaker &taker) {
    const Layout &layout = position.layout();
    const CoveringMembers members = cells_for_set<Size>(position, house);
    return each_subset<Size, sets_by<Least>>(members, [&](Places set, std::uint64_t digits) {
        if (count(digits) != Size) {
            return true;
        }
        Step step;
        for (const Digit digit : DigitSet(digits)) {
            eliminate(step.eliminations, layout, house, position.places(house, digit) & ~set,
                      digit);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_eliminations(step);
        step.technique =
            pick<Size>(Technique::naked_pair, Technique::naked_triple, Technique::naked_quad);
        step.parts = {
            {Role::set, cells_at(layout, house, set), DigitSet(digits), house_list({house})}};
        step.size = Size;
        return taker.take(std::move(step));
    });
}

// ---- hidden ------------------------------------------------------------------------

/// Finds the first digit that had several places and to which the subset leaves one.
std::optional<Candidate> placed_by(const Position &position, HouseNumber house, Places cells,
                                   DigitSet digits) {
    const Layout &layout = position.layout();
    for (const Digit digit : layout.shape().all_digits() - digits) {
        const Places places = position.places(house, digit);
        if (is_single(places & ~cells) && !is_single(places)) {
            return Candidate{layout.cell_in(house, *Bits(places & ~cells).begin()), digit};
        }
    }
    return std::nullopt;
}

template <unsigned Size>
Step hidden_step(const Position &position, HouseNumber house, DigitSet digits, Places cells) {
    const Layout &layout = position.layout();
    Step step;
    step.technique =
        pick<Size>(Technique::hidden_pair, Technique::hidden_triple, Technique::hidden_quad);
    step.parts = {{Role::set, cells_at(layout, house, cells), digits, house_list({house})}};
    step.size = Size;
    for (const Cell cell : step.parts.front().cells) {
        eliminate(step.eliminations, cell, position.candidates(cell) - digits);
    }
    return step;
}

/// Returns the numbers less one of the digits that may be in a hidden set, with their places.
template <unsigned Size>
CoveringMembers digits_for_set(const Position &position, HouseNumber house) {
    CoveringMembers members;
    for (unsigned digit = 0; digit < position.side(); ++digit) {
        const Places places = position.places(house, digit_of(digit + 1));
        members.add_if(has_two_to<Size>(places), digit, places);
    }
    return members;
}

template <unsigned Size, MinOpen Least>
bool hidden_in(const Position &position, HouseNumber house, StepTaker &taker, bool direct) {
    const CoveringMembers members = digits_for_set<Size>(position, house);
    return each_subset<Size, sets_by<Least>>(members, [&](std::uint64_t set, Places cells) {
        if (count(cells) != Size) {
            return true;
        }
        const DigitSet digits(set);
        const auto placed =
            direct ? placed_by(position, house, cells, digits) : std::optional<Candidate>{};
        if (direct && !placed) {
            return true;
        }
        Step step = hidden_step<Size>(position, house, digits, cells);
        if (placed) {
            step.technique =
                Size == 2 ? Technique::direct_hidden_pair : Technique::direct_hidden_triple;
            step.placements = {*placed};
            step.eliminations.clear(); // the direct form is reported and counted as a placement
        } else if (step.eliminations.empty()) {
            return true;
        }
        return taker.take(std::move(step));
    });
}

/// Searches each house that has enough open cells and has changed.
template <typename In>
bool in_houses(const Position &position, StepTaker &taker, unsigned least_open, NothingFound::By by,
               const In &in) {
    for (const HouseNumber house : position.layout().boxes_columns_rows()) {
        if (position.open_cells(house) < least_open ||
            nothing_found_since(taker, by, house, position.changed(house))) {
            continue;
        }
        if (!in(house)) {
            return false;
        }
        note_nothing_found(taker, by, house, position.clock());
    }
    return true;
}

/// Searches each house, boxes before rows before columns.
template <typename In> bool in_all_houses(const Layout &layout, const In &in) {
    const auto range = [&](HouseNumber first, HouseNumber last) {
        for (HouseNumber house = first; house < last; ++house) {
            if (!in(house)) {
                return false;
            }
        }
        return true;
    };
    return range(2 * layout.side(), layout.house_count()) && range(0, 2 * layout.side());
}

/// Returns the key for this size; the keys for two, three and four are consecutive.
template <unsigned Size> constexpr NothingFound::By by_size(NothingFound::By two) {
    static_assert(Size >= 2 && Size <= 4);
    return static_cast<NothingFound::By>(static_cast<unsigned>(two) + Size - 2);
}

} // namespace

template <unsigned Size, MinOpen Least>
bool find_naked_subsets(const Position &position, StepTaker &taker) {
    const auto in = [&](HouseNumber house) {
        return naked_in<Size, Least>(position, house, taker);
    };
    if constexpr (Least == MinOpen::any) {
        return in_all_houses(position.layout(), in);
    } else {
        return in_houses(position, taker, 2 * Size, by_size<Size>(NothingFound::By::naked_2), in);
    }
}

template <unsigned Size, MinOpen Least>
bool find_hidden_subsets(const Position &position, StepTaker &taker) {
    const auto in = [&](HouseNumber house) {
        return hidden_in<Size, Least>(position, house, taker, false);
    };
    if constexpr (Least == MinOpen::any) {
        return in_all_houses(position.layout(), in);
    } else {
        return in_houses(position, taker, 2 * Size + 1, by_size<Size>(NothingFound::By::hidden_2),
                         in);
    }
}

template <unsigned Size>
bool find_direct_hidden_subsets(const Position &position, StepTaker &taker) {
    return in_houses(position, taker, Size + 1, by_size<Size>(NothingFound::By::direct_hidden_2),
                     [&](HouseNumber house) {
                         return hidden_in<Size, MinOpen::twice_size>(position, house, taker, true);
                     });
}

// ---- as sweeps ---------------------------------------------------------------------

namespace {

/// Sweeps once over each house that has enough open cells and has changed.
template <typename Eliminate>
bool eliminate_in_houses(Position &position, NothingFound &nothing_found, unsigned least_open,
                         NothingFound::By by, const Eliminate &eliminate) {
    bool any = false;
    for (HouseNumber house = 0; house < position.layout().house_count(); ++house) {
        if (position.open_cells(house) < least_open ||
            nothing_found.since(by, house, position.changed(house))) {
            continue;
        }
        nothing_found.note(by, house, position.clock());
        any = eliminate(house) || any;
    }
    return any;
}

} // namespace

template <unsigned Size>
bool eliminate_naked_subsets(Position &position, NothingFound &nothing_found) {
    const auto in = [&](HouseNumber house) {
        const std::uint32_t before = position.clock();
        const CoveringMembers members = cells_for_set<Size>(position, house);
        each_subset<Size>(members, [&](Places set, std::uint64_t digits) {
            for (const Digit digit : DigitSet(count(digits) == Size ? digits : 0)) {
                for (const unsigned place : Bits(position.places(house, digit) & ~set)) {
                    position.eliminate(position.layout().cell_in(house, place), digit);
                }
            }
            return true;
        });
        return position.clock() != before;
    };
    return eliminate_in_houses(position, nothing_found, 2 * Size,
                               by_size<Size>(NothingFound::By::naked_2), in);
}

template <unsigned Size>
bool eliminate_hidden_subsets(Position &position, NothingFound &nothing_found) {
    const auto in = [&](HouseNumber house) {
        const std::uint32_t before = position.clock();
        const CoveringMembers members = digits_for_set<Size>(position, house);
        each_subset<Size>(members, [&](std::uint64_t set, Places cells) {
            for (const unsigned place : Bits(count(cells) == Size ? cells : 0)) {
                const Cell cell = position.layout().cell_in(house, place);
                for (const Digit digit : position.candidates(cell) - DigitSet(set)) {
                    position.eliminate(cell, digit);
                }
            }
            return true;
        });
        return position.clock() != before;
    };
    return eliminate_in_houses(position, nothing_found, 2 * Size + 1,
                               by_size<Size>(NothingFound::By::hidden_2), in);
}

template <unsigned Size>
bool place_behind_hidden_subsets(Position &position, NothingFound &nothing_found) {
    const auto in = [&](HouseNumber house) {
        bool any = false;
        const CoveringMembers members = digits_for_set<Size>(position, house);
        each_subset<Size>(members, [&](std::uint64_t set, Places cells) {
            const auto placed = count(cells) == Size
                                    ? placed_by(position, house, cells, DigitSet(set))
                                    : std::optional<Candidate>{};
            if (placed) {
                position.place(placed->cell, placed->digit);
                any = true;
            }
            return true;
        });
        return any;
    };
    return eliminate_in_houses(position, nothing_found, Size + 1,
                               by_size<Size>(NothingFound::By::direct_hidden_2), in);
}

template bool find_naked_subsets<2, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_naked_subsets<2, MinOpen::any>(const Position &, StepTaker &);
template bool find_naked_subsets<3, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_naked_subsets<3, MinOpen::any>(const Position &, StepTaker &);
template bool find_naked_subsets<4, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_naked_subsets<4, MinOpen::any>(const Position &, StepTaker &);
template bool find_hidden_subsets<2, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_hidden_subsets<2, MinOpen::any>(const Position &, StepTaker &);
template bool find_hidden_subsets<3, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_hidden_subsets<3, MinOpen::any>(const Position &, StepTaker &);
template bool find_hidden_subsets<4, MinOpen::twice_size>(const Position &, StepTaker &);
template bool find_hidden_subsets<4, MinOpen::any>(const Position &, StepTaker &);
template bool find_direct_hidden_subsets<2>(const Position &, StepTaker &);
template bool find_direct_hidden_subsets<3>(const Position &, StepTaker &);
template bool eliminate_naked_subsets<2>(Position &, NothingFound &);
template bool eliminate_naked_subsets<3>(Position &, NothingFound &);
template bool eliminate_naked_subsets<4>(Position &, NothingFound &);
template bool eliminate_hidden_subsets<2>(Position &, NothingFound &);
template bool eliminate_hidden_subsets<3>(Position &, NothingFound &);
template bool eliminate_hidden_subsets<4>(Position &, NothingFound &);
template bool place_behind_hidden_subsets<2>(Position &, NothingFound &);
template bool place_behind_hidden_subsets<3>(Position &, NothingFound &);

} // namespace dokushin::logic
