// Each kind of constraint that f-puzzles has is an entry of a list.
#include "board/text/sites/f_puzzles_page.h"
#include "board/text/sites/written_rules.h"

#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace dokushin::text::f_puzzles {

/// A group of as many cells as digits is a region; a diagonal is one of the two flags. A smaller
/// group is a cage without a sum.
bool Page::write(const Different &rule) {
    const auto all_on = [&](auto is_on) { return std::ranges::all_of(rule.cells, is_on); };
    const bool is_region = rule.cells.size() == shape_.side();
    if (is_region && all_on([&](Cell cell) { return row(cell) == column(cell); })) {
        document_["diagonal-"] = true;
    } else if (is_region &&
               all_on([&](Cell cell) { return row(cell) + column(cell) == side() - 1; })) {
        document_["diagonal+"] = true;
    } else {
        add(is_region ? "extraregion" : "killercage", {{"cells", places(rule.cells)}});
    }
    return true;
}

/// A sum of two neighbours is an X or a V; one along a diagonal, from edge to edge, a little
/// killer, whose clue stands before the diagonal's upper end.
bool Page::write(const Sum &rule) {
    const Cells &cells = rule.cells;
    if (cells.size() < 2) {
        return false;
    }
    const int down = row(cells[1]) - row(cells[0]);
    const int right = column(cells[1]) - column(cells[0]);
    const bool is_pair = cells.size() == 2 && down + std::abs(right) == 1;
    if (is_pair && (rule.total == 5 || rule.total == 10)) {
        return add("xv", {{"cells", places(cells)}, {"value", rule.total == 5 ? "V" : "X"}});
    }
    const auto inside = [&](int y, int x) { return y >= 0 && y < side() && x >= 0 && x < side(); };
    const auto steps = [&](int count) {
        return std::pair(row(cells[0]) + count * down, column(cells[0]) + count * right);
    };
    bool is_diagonal = down == 1 && std::abs(right) == 1;
    for (std::size_t at = 0; is_diagonal && at < cells.size(); ++at) {
        is_diagonal = steps(static_cast<int>(at)) == std::pair(row(cells[at]), column(cells[at]));
    }
    const auto before = steps(-1);
    const auto behind = steps(static_cast<int>(cells.size()));
    if (!is_diagonal || inside(before.first, before.second) ||
        inside(behind.first, behind.second)) {
        return false;
    }
    return add("littlekillersum", {{"cell", place(before.first, before.second)},
                                   {"cells", places(cells)},
                                   {"direction", right > 0 ? "DR" : "DL"},
                                   {"value", std::to_string(rule.total)}});
}

bool Page::write(const Arrow &rule) {
    Cells line{rule.bulb.back()};
    line.insert(line.end(), rule.shaft.begin(), rule.shaft.end());
    return add("arrow",
               {{"cells", places(rule.bulb)}, {"lines", JsonValue::array({places(line)})}});
}

bool Page::write(const Whispers &rule) {
    return add("whispers", {{"lines", JsonValue::array({places(rule.cells)})},
                            {"value", std::to_string(rule.difference)}});
}

/// Each cell is a clone of the first.
bool Page::write(const Equal &rule) {
    for (const Cell copy : std::span(rule.cells).subspan(1)) {
        add("clone", {{"cells", places(std::span(rule.cells).first(1))},
                      {"cloneCells", places(std::array{copy})}});
    }
    return true;
}

/// The circle of a quadruple stands where four cells meet.
bool Page::write(const Quadruple &rule) {
    const Cells &cells = rule.cells;
    const bool is_square =
        cells.size() == 4 && row(cells[0]) == row(cells[1]) && row(cells[2]) == row(cells[0]) + 1 &&
        row(cells[3]) == row(cells[2]) && column(cells[1]) == column(cells[0]) + 1 &&
        column(cells[2]) == column(cells[0]) && column(cells[3]) == column(cells[1]);
    if (!is_square) {
        return false;
    }
    JsonValue values = JsonValue::array();
    for (const Digit digit : rule.digits) {
        values.push_back(number(digit));
    }
    return add("quadruple", {{"cells", places(cells)}, {"values", std::move(values)}});
}

bool Page::write(const OneOf &rule) {
    for (const unsigned first : {1U, 2U}) {
        std::vector<Digit> every_second;
        for (unsigned digit = first; digit <= shape_.side(); digit += 2) {
            every_second.push_back(digit_of(digit));
        }
        if (rule.digits == every_second) {
            for (const Cell cell : rule.cells) {
                add(first == 1 ? "odd" : "even", {{"cell", place(cell)}});
            }
            return true;
        }
    }
    return false;
}

/// A clue stands one step before the first cell of its row or column.
bool Page::add_clue(const char *key, std::span<const Cell> cells, unsigned value) {
    const int down = row(cells[1]) - row(cells[0]);
    const int right = column(cells[1]) - column(cells[0]);
    for (std::size_t at = 1; at < cells.size(); ++at) {
        if (row(cells[at]) - row(cells[at - 1]) != down ||
            column(cells[at]) - column(cells[at - 1]) != right) {
            return false;
        }
    }
    return std::abs(down) + std::abs(right) == 1 &&
           add(key, {{"cell", place(row(cells[0]) - down, column(cells[0]) - right)},
                     {"value", std::to_string(value)}});
}

/// A region sum line is cut where the region changes, so that no two consecutive pieces may be in
/// one, and each piece is in one.
bool Page::write(const EqualSums &rule) {
    std::vector<Cells> pieces = rule.pieces;
    const auto region = [&](const Cells &piece) { return shape_.region_of(piece.front()); };
    const bool in_regions = std::ranges::all_of(pieces, [&](const Cells &piece) {
        return std::ranges::all_of(
            piece, [&](Cell cell) { return shape_.region_of(cell) == region(piece); });
    });
    for (std::size_t at = 1; at < pieces.size(); ++at) {
        const auto next = std::find_if(
            pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
            [&](const Cells &piece) { return region(piece) != region(pieces[at - 1]); });
        if (next == pieces.end()) {
            return false;
        }
        std::iter_swap(pieces.begin() + static_cast<std::ptrdiff_t>(at), next);
    }
    Cells line;
    for (const Cells &piece : pieces) {
        line.insert(line.end(), piece.begin(), piece.end());
    }
    return in_regions && add_line("regionsumline", line);
}

/// An indexing cell of f-puzzles looks along its column, its row or its box, for the number of its
/// own place there.
bool Page::write(const Indexing &rule) {
    const Cell cell = rule.index;
    const Cells &places_looked_at = rule.indexed;
    const auto own = std::ranges::find(places_looked_at, cell);
    const auto all = [&](auto same) { return std::ranges::all_of(places_looked_at, same); };
    if (own == places_looked_at.end() || !std::ranges::is_sorted(places_looked_at) ||
        rule.digit != static_cast<unsigned>(own - places_looked_at.begin()) + 1) {
        return false;
    }
    const char *const key =
        all([&](Cell other) { return column(other) == column(cell); }) ? "rowindexer"
        : all([&](Cell other) { return row(other) == row(cell); })     ? "columnindexer"
        : all([&](Cell other) { return shape_.region_of(other) == shape_.region_of(cell); })
            ? "boxindexer"
            : nullptr;
    return key != nullptr && add(key, {{"cells", places(std::array{cell})}});
}

Result<void> Page::write_constraints() {
    for (const Constraint &constraint : rules_) {
        if (!std::visit([&](const auto &rule) { return write(rule); }, constraint)) {
            return std::unexpected(unwritten_rule(constraint, shape_, Format::f_puzzles));
        }
    }
    return {};
}

} // namespace dokushin::text::f_puzzles
