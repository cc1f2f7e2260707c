// Each kind of constraint that a document says is a cage or a drawing.
#include "board/text/sites/scl_page.h"

#include <algorithm>
#include <array>

namespace dokushin::text::scl_page {

using scl_drawings::cell_size;
using scl_drawings::centre_of;

/// Adds cells that differ. As many as digits are an extra region, whose sum SudokuPad checks, too.
void Page::add_group(const Cells &cells) {
    JsonValue cage{{"unique", true}, {"cells", pairs(cells)}};
    if (cells.size() == shape_.side()) {
        cage["style"] = "extraregion";
        cage["sum"] = shape_.side() * (shape_.side() + 1) / 2;
    }
    document_["cages"].push_back(std::move(cage));
}

/// A diagonal is a line, unless there is one already: both lines are the variant.
bool Page::write(const Different &rule) {
    const MainDiagonal on = main_diagonal_of(shape_, rule.cells);
    if (on != MainDiagonal::none && !has_diagonal_) {
        diagonal(on == MainDiagonal::rising);
    } else {
        add_group(rule.cells);
    }
    return true;
}

bool Page::write(const Cage &rule) {
    if (rule.total == 0) {
        return false; // read as a cage without a sum
    }
    document_["cages"].push_back(JsonValue{{"unique", true},
                                           {"cells", pairs(rule.cells)},
                                           {"value", std::to_string(rule.total)},
                                           {"sum", rule.total}});
    return true;
}

/// Adds the total of a diagonal with its short arrow. Of two at a place it would not be seen which
/// arrow has which total.
bool Page::add_total(Place at, Place step, unsigned total) {
    if (!totals_.insert(at).second) {
        return false;
    }
    const Point centre = centre_of(at);
    const auto off = [&](int far) {
        return Point{centre.row + far * step.row, centre.column + far * step.column};
    };
    stamp(true, centre, scl_drawings::total_look, std::to_string(total));
    const std::array way{off(scl_drawings::begin_of_arrow), off(scl_drawings::end_of_arrow)};
    stroke("arrows", way, scl_drawings::black, 200, 0);
    return true;
}

/// A sum is an X or a V, that of a diagonal a total at either end, any other a cage in which digits
/// may repeat.
bool Page::write(const Sum &rule) {
    const Cells &cells = rule.cells;
    if (cells.size() == 2 && (rule.total == 5 || rule.total == 10) &&
        stamp_between(cells, scl_drawings::letter_look, rule.total == 5 ? "V" : "X")) {
        return true;
    }
    if (const auto clue = diagonal_clue(shape_, cells)) {
        const int count = static_cast<int>(cells.size()) + 1;
        const Place step = clue->step;
        const Place other_end{clue->at.row + count * step.row,
                              clue->at.column + count * step.column};
        if (add_total(clue->at, step, rule.total) ||
            add_total(other_end, {-step.row, -step.column}, rule.total)) {
            return true;
        }
    }
    if (rule.total == 0) {
        return false;
    }
    document_["cages"].push_back(JsonValue{
        {"cells", pairs(cells)}, {"value", std::to_string(rule.total)}, {"sum", rule.total}});
    return true;
}

/// Counts the bulbs on each cell: an arrow must begin where there is one only.
void Page::count_bulbs() {
    for (const Constraint &constraint : rules_) {
        const auto *const rule = std::get_if<Arrow>(&constraint);
        if (rule != nullptr && bulbs_.insert(rule->bulb).second) {
            for (const Cell cell : rule->bulb) {
                ++bulbs_on_[cell];
            }
        }
    }
}

/// A bulb's number is read from left to right or downwards, and the shaft is a line from it.
bool Page::write(const Arrow &rule) {
    const Place first = place(rule.bulb.front());
    const Place last = place(rule.bulb.back());
    const int length = static_cast<int>(rule.bulb.size()) - 1;
    const bool is_straight = are_touching(rule.bulb) && std::ranges::is_sorted(rule.bulb) &&
                             (last == Place{first.row, first.column + length} ||
                              last == Place{first.row + length, first.column});
    const auto begin = std::ranges::find_if(rule.bulb, [&](Cell cell) {
        return bulbs_on_.at(cell) == 1 && are_touching(std::array{cell, rule.shaft.front()});
    });
    if (!is_straight || begin == rule.bulb.end() || !are_touching(rule.shaft)) {
        return false;
    }
    std::vector<Point> way{end_of_line(*begin, rule.shaft.front(), scl_drawings::edge_of_bulb)};
    for (const Cell cell : rule.shaft) {
        way.push_back(centre_of(place(cell)));
    }
    stroke("arrows", way, "#A1A1A1", 500, 30);
    if (drawn_bulbs_.insert(rule.bulb).second) {
        bulb(rule.bulb);
    }
    return true;
}

bool Page::write(const Thermometer &rule) {
    if (!line(rule.cells, 2100, {})) {
        return false;
    }
    stamp_on(false, rule.cells.front(), scl_drawings::thermometer_bulb);
    return true;
}

bool Page::write(const Difference &rule) {
    return stamp_between(rule.cells, scl_drawings::white_dot_look,
                         rule.difference == 1 ? "" : std::to_string(rule.difference));
}

bool Page::write(const Ratio &rule) {
    return rule.ratio == 2 ? stamp_between(rule.cells, scl_drawings::black_dot_look, "")
                           : stamp_between(rule.cells, scl_drawings::black_dot_with_text,
                                           std::to_string(rule.ratio));
}

bool Page::write(const Palindrome &rule) { return line(rule.cells, 1600, {}); }

bool Page::write(const Between &rule) {
    if (!line(rule.cells, 200, scl_drawings::edge_of_between)) {
        return false;
    }
    stamp_on(true, rule.cells.front(), scl_drawings::end_of_between);
    stamp_on(true, rule.cells.back(), scl_drawings::end_of_between);
    return true;
}

/// The circle of a quadruple stands where four cells meet, with two digits a line.
bool Page::write(const Quadruple &rule) {
    if (!meet_at_a_corner(shape_, rule.cells)) {
        return false;
    }
    std::string digits;
    for (std::size_t at = 0; at < rule.digits.size(); ++at) {
        digits += at == 0 ? "" : at % 2 == 0 ? "\n" : std::string(scl_drawings::thin_space);
        digits += std::to_string(number(rule.digits[at]));
    }
    const Place corner = place(rule.cells.back());
    stamp(true, {corner.row * cell_size, corner.column * cell_size}, scl_drawings::quadruple_look,
          digits);
    return true;
}

bool Page::write(const OneOf &rule) {
    const auto is_odd = are_odd(shape_, rule.digits);
    for (const Cell cell : is_odd ? rule.cells : Cells{}) {
        stamp_on(false, cell, *is_odd ? scl_drawings::odd_look : scl_drawings::even_look);
    }
    return is_odd.has_value();
}

bool Page::write(const Sandwich &rule) {
    const auto at = line_clue(shape_, rule.cells);
    if (at) {
        stamp(true, centre_of(*at), scl_drawings::sandwich_look, std::to_string(rule.total));
    }
    return at.has_value();
}

bool Page::write(const Indexing &rule) {
    const Indexer indexer = indexer_of(shape_, rule);
    if (indexer == Indexer::none) {
        return false;
    }
    document_["cages"].push_back(
        JsonValue{{"cells", pairs({rule.index})},
                  {"style", indexer == Indexer::row      ? "fpRowIndexer"
                            : indexer == Indexer::column ? "fpColumnIndexer"
                                                         : "fpBoxIndexer"}});
    return true;
}

} // namespace dokushin::text::scl_page
