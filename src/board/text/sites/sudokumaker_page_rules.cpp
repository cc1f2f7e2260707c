// Each constraint is a layer of its own, except for marks between neighbours: all marks of a type
// share a layer, whose negative rule applies to the neighbours that it does not mark.
#include "base/stable_sort.h"
#include "board/text/sites/sudokumaker_groups.h"
#include "board/text/sites/sudokumaker_page.h"

#include <algorithm>
#include <array>

namespace dokushin::text::sudokumaker_page {

// ---- layers ------------------------------------------------------------------------------------

bool Page::add(int type, const JsonValue &members) {
    JsonValue layer{{"type", type}};
    layer.update(members);
    layers_.push_back(std::move(layer));
    return true;
}

JsonValue Page::numbers(std::span<const Cell> cells) {
    JsonValue list = JsonValue::array();
    for (const Cell cell : cells) {
        list.push_back(index(cell));
    }
    return list;
}

bool Page::add_line(int type, std::span<const Cell> cells) {
    return add(type, {{"lines", JsonValue::array({numbers(cells)})}});
}

bool Page::add_entropy(std::span<const Cell> cells, const std::vector<int> &groups) {
    return add(406, {{"lines", JsonValue::array({numbers(cells)})}, {"groups", groups}});
}

bool Page::add_thermometer(std::span<const Cell> cells, bool slow) {
    return add(300, {{"slow", slow}, {"thermometers", JsonValue::array({numbers(cells)})}});
}

JsonValue &Page::marks(int type) {
    JsonValue &layer = marks_[type];
    if (layer.is_null()) {
        layer = JsonValue{{"type", type}};
        layer["clues"] = JsonValue::array();
        layer["negative"] = JsonValue::array();
    }
    return layer;
}

int Page::edge(const Cells &pair) const {
    const Place one = place(pair[0]);
    const Place other = place(pair[1]);
    return one.row == other.row ? other.column + 2 * side() * other.row
                                : one.column + side() * (2 * one.row + 1);
}

bool Page::add_mark(int type, const Cells &pair, unsigned value) {
    if (pair.size() != 2 || !are_neighbours(shape_, pair[0], pair[1])) {
        return false;
    }
    marks(type)["clues"].push_back({{"value", value}, {"edge", edge(pair)}});
    return true;
}

bool Page::add_clue(int type, const Cells &cells, unsigned value) {
    const auto at = line_clue(shape_, cells);
    return at && add(type, {{"clues", JsonValue::array({JsonValue{
                                          {"value", value}, {"outerCell", outer_cell(*at)}}})}});
}

// ---- kinds -------------------------------------------------------------------------------------

/// A diagonal has a type of its own, unless there is one already: both are the variant.
bool Page::write(const Different &rule) {
    const MainDiagonal on = main_diagonal_of(shape_, rule.cells);
    if (on != MainDiagonal::none && !has_diagonal_) {
        has_diagonal_ = true;
        return add(on == MainDiagonal::falling ? 10 : 11, JsonValue::object());
    }
    return rule.cells.size() == shape_.side()
               ? add(305, {{"cells", numbers(rule.cells)}})
               : add(301, {{"cages", JsonValue::array({JsonValue{{"cells", numbers(rule.cells)},
                                                                 {"value", 0}}})}});
}

bool Page::write(const Cage &rule) {
    return rule.total > 0 &&
           add(301, {{"cages", JsonValue::array({JsonValue{{"cells", numbers(rule.cells)},
                                                           {"value", rule.total}}})}});
}

/// A sum is an X or a V, or that of a diagonal.
bool Page::write(const Sum &rule) {
    if ((rule.total == 5 || rule.total == 10) && add_mark(202, rule.cells, rule.total)) {
        return true;
    }
    const auto clue = diagonal_clue(shape_, rule.cells);
    return clue && add(500, {{"clues", JsonValue::array({JsonValue{
                                           {"value", rule.total},
                                           {"outerCell", outer_cell(clue->at)},
                                           {"diagonal", clue->step.column > 0 ? -1 : 1}}})}});
}

/// A bulb's cells are listed from the ones on, and each of its arrows begins in it.
bool Page::write(const Arrow &rule) {
    Cells line{rule.bulb.back()};
    line.insert(line.end(), rule.shaft.begin(), rule.shaft.end());
    const Cells from_ones(rule.bulb.rbegin(), rule.bulb.rend());
    return add(408,
               {{"bulbsWithArrows",
                 JsonValue::array({JsonValue{{"bulbCells", numbers(from_ones)},
                                             {"arrows", JsonValue::array({numbers(line)})}}})}});
}

bool Page::write(const Whispers &rule) {
    return add(401, {{"lines", JsonValue::array({numbers(rule.cells)})},
                     {"minDifference", rule.difference}});
}

bool Page::write(const Equal &rule) {
    return rule.cells.size() > 1 && add(302, {{"groups", JsonValue::array({numbers(rule.cells)})}});
}

/// The corner is at the upper left of the last of the four cells.
bool Page::write(const Quadruple &rule) {
    if (!meet_at_a_corner(shape_, rule.cells)) {
        return false;
    }
    JsonValue digits = JsonValue::array();
    for (const Digit digit : rule.digits) {
        digits.push_back(number(digit));
    }
    const Place corner = place(rule.cells.back());
    return add(303, {{"clues", JsonValue::array(
                                   {JsonValue{{"corner", corner.column + (side() + 1) * corner.row},
                                              {"digits", std::move(digits)}}})}});
}

bool Page::write(const OneOf &rule) {
    const auto is_odd = are_odd(shape_, rule.digits);
    return is_odd && add(*is_odd ? 101 : 100, {{"cells", numbers(rule.cells)}});
}

bool Page::write(const EqualSums &rule) {
    const auto line = region_sum_line(shape_, rule);
    return line &&
           add(404, {{"lines", JsonValue::array({numbers(*line)})}, {"singleRegionTotals", false}});
}

/// Where thirds are residues as well, the line would be read as a modular one.
bool Page::write(const Entropic &rule) {
    namespace groups = sudokumaker;
    if (side() > groups::most_digits_in_groups || side() < 3) {
        return false;
    }
    const auto thirds = groups::low_middle_high(side());
    return groups::in_order(thirds) != groups::in_order(groups::residues(side(), 3)) &&
           add_entropy(rule.cells, thirds);
}

bool Page::write(const Modular &rule) {
    const int divisor = static_cast<int>(std::min(rule.divisor, max_side + 1));
    return divisor >= 2 && divisor <= side() && side() <= sudokumaker::most_digits_in_groups &&
           add_entropy(rule.cells, sudokumaker::residues(side(), divisor));
}

/// The clue is one number of pairs of digits, the first of which is not 0.
bool Page::write(const LookAndSay &rule) {
    constexpr std::size_t most_pairs = 4;
    std::vector<DigitCount> counts = rule.counts;
    sort_stably(counts, [](const DigitCount &one, const DigitCount &other) {
        return one.count > 0 && other.count == 0;
    });
    std::string said;
    for (const auto &[digit, count] : counts) {
        if (count > 9 || number(digit) > 9) {
            return false;
        }
        said += std::to_string(count) + std::to_string(number(digit));
    }
    return !said.empty() && counts.size() <= most_pairs &&
           add(304, {{"cages", JsonValue::array(
                                   {JsonValue{{"cells", numbers(rule.cells)}, {"value", said}}})}});
}

bool Page::write(const Indexing &rule) {
    const Indexer indexer = indexer_of(shape_, rule);
    return (indexer == Indexer::row || indexer == Indexer::column) &&
           add(indexer == Indexer::row ? 600 : 601, {{"cells", numbers(std::array{rule.index})}});
}

} // namespace dokushin::text::sudokumaker_page
