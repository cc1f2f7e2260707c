// The symmetries of a square: which cells a puzzle's givens share their fate with.
#include <dokushin/generate.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {
namespace {

constexpr std::array all{Symmetry::none,       Symmetry::half_turn,    Symmetry::quarter_turn,
                         Symmetry::horizontal, Symmetry::vertical,     Symmetry::both,
                         Symmetry::diagonal,   Symmetry::antidiagonal, Symmetry::full};

struct Place {
    unsigned row;
    unsigned column;
};
using Move = Place (*)(Place, unsigned last);

Place turned(Place at, unsigned last) { return {at.column, last - at.row}; }
Place turned_over(Place at, unsigned last) { return {last - at.row, last - at.column}; }
Place upside_down(Place at, unsigned last) { return {last - at.row, at.column}; }
Place left_to_right(Place at, unsigned last) { return {at.row, last - at.column}; }
Place transposed(Place at, unsigned) { return {at.column, at.row}; }
Place transposed_back(Place at, unsigned last) { return {last - at.column, last - at.row}; }

/// Moves that, repeated and combined, make the whole symmetry.
std::vector<Move> moves(Symmetry symmetry) {
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
    constexpr std::array<std::string_view, all.size()> names{
        "none", "180", "90", "horizontal", "vertical", "both", "diagonal", "antidiagonal", "full"};
    return names[static_cast<std::size_t>(symmetry)];
}

std::optional<Symmetry> symmetry_named(std::string_view word) {
    const auto found =
        std::ranges::find_if(all, [&](Symmetry symmetry) { return name(symmetry) == word; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::span<const Symmetry> symmetries() { return all; }

std::vector<std::vector<Cell>> orbits(unsigned side, Symmetry symmetry) {
    const std::vector<Move> all_moves = moves(symmetry);
    const auto cell = [&](Place at) { return cell_at(std::size_t{at.row} * side + at.column); };
    std::vector<bool> known(std::size_t{side} * side);
    std::vector<std::vector<Cell>> parts;
    for (std::size_t first = 0; first < known.size(); ++first) {
        if (known[first]) {
            continue;
        }
        known[first] = true;
        std::vector<Cell> part{cell_at(first)};
        for (std::size_t next = 0; next < part.size(); ++next) { // it grows meanwhile
            const auto at = static_cast<unsigned>(index(part[next]));
            for (const Move move : all_moves) {
                const Cell other = cell(move({at / side, at % side}, side - 1));
                if (!known[index(other)]) {
                    known[index(other)] = true;
                    part.push_back(other);
                }
            }
        }
        std::ranges::sort(part);
        assert(part.front() == cell_at(first)); // a part is found from its first cell
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace dokushin
