// Each kind of constraint that f-puzzles has is an entry of a list.
#include "board/text/sites/f_puzzles_page.h"
#include "board/text/sites/written_rules.h"

#include "errors/catalogue.h"

#include <array>

namespace dokushin::text::f_puzzles {

/// A group of as many cells as digits is a region; a diagonal is one of the two flags. A smaller
/// group is a cage without a sum.
bool Page::write(const Different &rule) {
    const MainDiagonal diagonal = main_diagonal_of(shape_, rule.cells);
    const bool has_flag = document_.contains("diagonal-") || document_.contains("diagonal+");
    if (diagonal != MainDiagonal::none && !has_flag) { // both flags are the variant
        document_[diagonal == MainDiagonal::falling ? "diagonal-" : "diagonal+"] = true;
        return true;
    }
    return add(rule.cells.size() == shape_.side() ? "extraregion" : "killercage",
               {{"cells", places(rule.cells)}});
}

/// A sum of two neighbours is an X or a V; one along a diagonal, from edge to edge, a little
/// killer, whose clue stands before the diagonal's upper end.
bool Page::write(const Sum &rule) {
    const Cells &cells = rule.cells;
    if (cells.size() == 2 && are_neighbours(shape_, cells[0], cells[1]) &&
        (rule.total == 5 || rule.total == 10)) {
        return add("xv", {{"cells", places(cells)}, {"value", rule.total == 5 ? "V" : "X"}});
    }
    const auto clue = diagonal_clue(shape_, cells);
    return clue && add("littlekillersum", {{"cell", place(clue->at.row, clue->at.column)},
                                           {"cells", places(cells)},
                                           {"direction", clue->step.column > 0 ? "DR" : "DL"},
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
    if (!meet_at_a_corner(shape_, rule.cells)) {
        return false;
    }
    JsonValue values = JsonValue::array();
    for (const Digit digit : rule.digits) {
        values.push_back(number(digit));
    }
    return add("quadruple", {{"cells", places(rule.cells)}, {"values", std::move(values)}});
}

bool Page::write(const OneOf &rule) {
    const auto is_odd = are_odd(shape_, rule.digits);
    for (const Cell cell : is_odd ? rule.cells : Cells{}) {
        add(*is_odd ? "odd" : "even", {{"cell", place(cell)}});
    }
    return is_odd.has_value();
}

bool Page::add_clue(const char *key, const Cells &cells, unsigned value) {
    const auto at = line_clue(shape_, cells);
    return at && add(key, {{"cell", place(at->row, at->column)}, {"value", std::to_string(value)}});
}

bool Page::write(const EqualSums &rule) {
    const auto line = region_sum_line(shape_, rule);
    return line && add_line("regionsumline", *line);
}

/// An indexing cell of f-puzzles looks along its column, its row or its box.
bool Page::write(const Indexing &rule) {
    const Indexer indexer = indexer_of(shape_, rule);
    return indexer != Indexer::none && add(indexer == Indexer::row      ? "rowindexer"
                                           : indexer == Indexer::column ? "columnindexer"
                                                                        : "boxindexer",
                                           {{"cells", places(std::array{rule.index})}});
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
