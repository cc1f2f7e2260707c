// Interactive-Sudoku-Solver reads such lines (js/sudoku_parser.js). In a full grid each digit has N
// cells too, but no two of them touch; so a puzzle beside its solution isn't taken for a jigsaw.
#include "board/text/jigsaw_line.h"

#include "board/text/cells.h"
#include "board/text/connected_parts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace dokushin::text {
namespace {

/// Does each character's part of the map hang together by rows and columns?
bool hangs_together(std::string_view map, std::size_t side) {
    const auto parts = connected_parts(map.size(), [&](std::size_t at, const auto &call) {
        const auto add = [&](bool is_on_board, std::size_t next) {
            if (is_on_board && map[next] == map[at]) {
                call(next);
            }
        };
        add(at % side > 0, at - 1);
        add(at % side + 1 < side, at + 1);
        add(at >= side, at - side);
        add(at + side < map.size(), at + side);
    });
    const std::set<char> characters(map.begin(), map.end());
    return std::cmp_equal(std::ranges::max(parts) + 1, characters.size());
}

} // namespace

std::optional<JigsawLine> jigsaw_line(std::string_view run) {
    constexpr unsigned least_side = 6; // shorter lines are rows of a larger board
    const std::size_t cells = run.size() / 2;
    const unsigned side = run.size() % 2 == 0 ? side_of_cells(cells) : 0;
    if (side < least_side || std::size_t{side} * side != cells) {
        return std::nullopt;
    }
    for (const std::size_t givens : {cells, std::size_t{0}}) {
        const std::string_view map = run.substr(cells - givens, cells);
        if (hangs_together(map, side)) {
            if (auto shape = Shape::jigsaw(map)) {
                return JigsawLine{*std::move(shape), givens};
            }
        }
    }
    return std::nullopt;
}

} // namespace dokushin::text
