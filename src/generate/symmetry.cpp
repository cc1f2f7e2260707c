// The symmetries of a square, and the orbits of cells under them: the cells of an orbit are givens
// together.
#include <dokushin/symmetry.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace dokushin {
namespace {

constexpr std::array all_symmetries{
    Symmetry::none,       Symmetry::half_turn,    Symmetry::quarter_turn,
    Symmetry::horizontal, Symmetry::vertical,     Symmetry::both,
    Symmetry::diagonal,   Symmetry::antidiagonal, Symmetry::full};

struct SquarePosition {
    unsigned row;
    unsigned column;
};
using SquareMove = SquarePosition (*)(SquarePosition, unsigned last);

SquarePosition turned(SquarePosition at, unsigned last) { return {at.column, last - at.row}; }
SquarePosition turned_over(SquarePosition at, unsigned last) {
    return {last - at.row, last - at.column};
}
SquarePosition upside_down(SquarePosition at, unsigned last) { return {last - at.row, at.column}; }
SquarePosition left_to_right(SquarePosition at, unsigned last) {
    return {at.row, last - at.column};
}
SquarePosition transposed(SquarePosition at, unsigned) { return {at.column, at.row}; }
SquarePosition transposed_back(SquarePosition at, unsigned last) {
    return {last - at.column, last - at.row};
}

/// The generators of the symmetry: repeated and combined, they make the whole group.
std::vector<SquareMove> generators_of(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::none:
        return {};
    case Symmetry::half_turn:
        return {turned_over};
    case Symmetry::quarter_turn:
        return {turned};
    case Symmetry::horizontal:
        return {upside_down};
    case Symmetry::vertical:
        return {left_to_right};
    case Symmetry::both:
        return {upside_down, left_to_right};
    case Symmetry::diagonal:
        return {transposed};
    case Symmetry::antidiagonal:
        return {transposed_back};
    case Symmetry::full:
        return {turned, transposed};
    }
    return {};
}

} // namespace

std::string_view name(Symmetry symmetry) {
    constexpr std::array<std::string_view, all_symmetries.size()> names{
        "none", "180", "90", "horizontal", "vertical", "both", "diagonal", "antidiagonal", "full"};
    return names[static_cast<std::size_t>(symmetry)];
}

std::optional<Symmetry> symmetry_named(std::string_view word) {
    const auto found = std::ranges::find_if(
        all_symmetries, [&](Symmetry symmetry) { return name(symmetry) == word; });
    return found == all_symmetries.end() ? std::nullopt : std::optional(*found);
}

std::span<const Symmetry> symmetries() { return all_symmetries; }

std::vector<std::vector<Cell>> orbits(unsigned side, Symmetry symmetry) {
    const std::vector<SquareMove> moves = generators_of(symmetry);
    const auto cell = [&](SquarePosition at) {
        return cell_at(std::size_t{at.row} * side + at.column);
    };
    std::vector<bool> known(std::size_t{side} * side);
    std::vector<std::vector<Cell>> orbits;
    for (std::size_t first = 0; first < known.size(); ++first) {
        if (known[first]) {
            continue;
        }
        known[first] = true;
        std::vector<Cell> orbit{cell_at(first)};
        for (std::size_t next = 0; next < orbit.size(); ++next) { // it grows meanwhile
            const auto at = static_cast<unsigned>(index(orbit[next]));
            for (const SquareMove move : moves) {
                const Cell other = cell(move({at / side, at % side}, side - 1));
                if (!known[index(other)]) {
                    known[index(other)] = true;
                    orbit.push_back(other);
                }
            }
        }
        std::ranges::sort(orbit);
        assert(orbit.front() == cell_at(first)); // a orbit is found from its first cell
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

std::vector<std::vector<Cell>> moves(unsigned side, Symmetry symmetry) {
    std::vector<Cell> still;
    for (std::size_t at = 0; at < std::size_t{side} * side; ++at) {
        still.push_back(cell_at(at));
    }
    // Each move is followed by each generator, until nothing new comes.
    std::vector<std::vector<Cell>> moves{still};
    for (std::size_t next = 0; next < moves.size(); ++next) { // it grows meanwhile
        for (const SquareMove generator : generators_of(symmetry)) {
            std::vector<Cell> further;
            for (const Cell cell : moves[next]) {
                const auto at = static_cast<unsigned>(index(cell));
                const SquarePosition to = generator({at / side, at % side}, side - 1);
                further.push_back(cell_at(std::size_t{to.row} * side + to.column));
            }
            if (std::ranges::find(moves, further) == moves.end()) {
                moves.push_back(std::move(further));
            }
        }
    }
    return moves;
}

std::vector<Symmetry> symmetries_of(unsigned side, const Grid &givens) {
    assert(givens.size() == std::size_t{side} * side);
    const auto is_given = [&](Cell cell) { return givens[index(cell)] != Digit::blank; };
    const auto is_kept = [&](Symmetry symmetry) {
        return std::ranges::all_of(orbits(side, symmetry), [&](const std::vector<Cell> &orbit) {
            return std::ranges::all_of(
                orbit, [&](Cell cell) { return is_given(cell) == is_given(orbit.front()); });
        });
    };
    const auto sorted_moves = [&](Symmetry symmetry) {
        auto all = moves(side, symmetry);
        std::ranges::sort(all);
        return all;
    };
    std::vector<Symmetry> kept;
    std::ranges::copy_if(all_symmetries, std::back_inserter(kept), is_kept);
    std::vector<Symmetry> largest;
    std::ranges::copy_if(kept, std::back_inserter(largest), [&](Symmetry symmetry) {
        return std::ranges::none_of(kept, [&](Symmetry other) {
            const auto own = sorted_moves(symmetry);
            const auto its = sorted_moves(other);
            // On a board of one cell all have the same moves: the first is named.
            return (its.size() > own.size() || (its.size() == own.size() && other < symmetry)) &&
                   std::ranges::includes(its, own);
        });
    });
    return largest;
}

} // namespace dokushin
