#include "board/text/sites/sudokumaker_writer.h"

#include "board/text/sites/fog_objects.h"
#include "board/text/sites/sudokumaker_page.h"
#include "board/text/sites/written_rules.h"
#include "errors/try.h"

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace sudokumaker_page {
namespace {

constexpr int type_of_differences = 200;
constexpr int type_of_ratios = 201;

const Cells &cells_of_pair(const Difference &rule) { return rule.cells; }
const Cells &cells_of_pair(const Ratio &rule) { return rule.cells; }
NotDifference negative_of(const Difference & /*rule*/, unsigned number, const Cells &pair) {
    return {number, pair};
}
NotRatio negative_of(const Ratio & /*rule*/, unsigned number, const Cells &pair) {
    return {number, pair};
}
unsigned number_of(const NotDifference &rule) { return rule.difference; }
unsigned number_of(const NotRatio &rule) { return rule.ratio; }

/// The pairs of cells with a mark of one kind.
template <class Rule> std::set<Cells> marked_by(const Shape &shape) {
    std::set<Cells> pairs;
    for (const Constraint &constraint : shape.constraints()) {
        if (const auto *const rule = std::get_if<Rule>(&constraint)) {
            pairs.insert(cells_of_pair(*rule));
        }
    }
    return pairs;
}

} // namespace

void Page::write_headers(JsonValue &puzzle) const {
    puzzle["name"] = "";
    puzzle["author"] = "";
    for (const auto &[name, text] : headers_of(record_)) {
        if (name == solution_message) {
            puzzle["messages"]["completion"] = text;
        } else {
            puzzle[name == "title" ? "name" : name == "rules" ? "comment" : name] = text;
        }
    }
    if (const std::string solution = solution_line(record_); !solution.empty()) {
        puzzle["export"]["sudokuPad"]["solution"] = solution;
    }
}

JsonValue Page::cells_with_digits() const {
    const Puzzle &puzzle = record_.puzzle;
    JsonValue cells = JsonValue::array();
    for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
        JsonValue cell = JsonValue::object();
        if (puzzle.given(cell_at(at)) != Digit::blank) {
            cell["given"] = true;
        }
        if (puzzle.digit(cell_at(at)) != Digit::blank) {
            cell["value"] = number(puzzle.digit(cell_at(at)));
        }
        cells.push_back(std::move(cell));
    }
    return cells;
}

void Page::write_regions() {
    JsonValue regions = JsonValue::array();
    for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
        regions.push_back(shape_.region_of(cell_at(at)));
    }
    add(1, {{"regions", std::move(regions)}});
}

/// Houses of variants have types, or else are groups of different cells.
Result<void> Page::write_houses() {
    if (shape_.has(Variant::diagonals)) {
        add(10, JsonValue::object());
        add(11, JsonValue::object());
        has_diagonal_ = true;
    }
    if (shape_.has(Variant::disjoint_groups)) {
        if (shape_.box_rows() < 2 || shape_.box_columns() < 2) {
            return std::unexpected(
                unwritten_variant(Variant::disjoint_groups, Format::sudokumaker));
        }
        add(14, JsonValue::object());
    }
    for (const House &house : shape_.houses()) {
        if (house.kind == HouseKind::window || house.kind == HouseKind::centre_dot) {
            add(305, {{"cells", numbers(house.cells)}});
        }
    }
    return {};
}

/// Writes what no unmarked neighbours may be. Marks of the other kind exempt theirs as well, unless
/// the rule holds for these, too.
template <class Rule> void Page::write_negative_dots(int type) {
    const bool is_white = type == type_of_differences;
    const std::set<Cells> own = marked_by<Rule>(shape_);
    const std::set<Cells> others =
        is_white ? marked_by<Ratio>(shape_) : marked_by<Difference>(shape_);
    constexpr std::size_t most_numbers = 20;
    std::set<unsigned> numbers;
    for (const Constraint &constraint : rules_) {
        if (const auto *const rule =
                std::get_if<decltype(negative_of(Rule{}, 0, Cells{}))>(&constraint)) {
            numbers.insert(number_of(*rule));
        }
    }
    const auto all_but = [&](unsigned number, bool others_are_exempt) {
        std::vector<Constraint> all;
        for (const Cells &pair : neighbours_on(shape_)) {
            if (!own.contains(pair) && !(others_are_exempt && others.contains(pair))) {
                all.emplace_back(negative_of(Rule{}, number, pair));
            }
        }
        return all;
    };
    bool others_are_exempt = true;
    std::vector<unsigned> taken;
    for (const bool exempt : {false, true}) { // the first that takes a rule holds for all
        for (const unsigned number : numbers) {
            if ((taken.empty() || exempt == others_are_exempt) && taken.size() < most_numbers &&
                take_all(all_but(number, exempt), rules_)) {
                taken.push_back(number);
                others_are_exempt = exempt;
            }
        }
    }
    if (!taken.empty()) {
        marks(type)["negative"] = taken;
    }
    // Whether the edges of this layer are exempt from the negative rule of the other is said here.
    const bool say_so = !taken.empty() && !others_are_exempt && !others.empty();
    if (say_so) {
        marks(is_white ? type_of_ratios
                       : type_of_differences)[is_white ? "overrideNegativeDifferences"
                                                       : "overrideNegativeRatios"] = false;
    }
}

struct PlainType {
    const char *word; ///< a shorthand (board/shorthands.h)
    int type;
};
constexpr std::array plain_types{
    PlainType{"anti-king", 12},
    PlainType{"anti-knight", 13},
    PlainType{"nonconsecutive", 15},
};

void Page::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, type] : plain_types) {
        if (take_stated(stated, shape_, word, rules_)) {
            add(type, JsonValue::object());
        }
    }
    write_negative_dots<Difference>(type_of_differences);
    write_negative_dots<Ratio>(type_of_ratios);
    if (const auto exempt = take_negative_signs(shape_, rules_)) {
        marks(202)["negative"] = {5, 10};
        for (const Cells &pair : *exempt) {
            add_mark(202, pair, 0);
        }
    }
    for (const bool smallest : {true, false}) {
        const auto cells = take_extremes(shape_, smallest, rules_);
        if (!cells.empty()) {
            add(smallest ? 103 : 102, {{"cells", numbers(Cells(cells.begin(), cells.end()))}});
        }
    }
}

Result<void> Page::write_constraints() {
    for (const Constraint &constraint : rules_) {
        if (!std::visit([&](const auto &rule) { return write(rule); }, constraint)) {
            return std::unexpected(unwritten_rule(constraint, shape_, Format::sudokumaker));
        }
    }
    return {};
}

/// Fog with triggers is left out: what SudokuMaker's layer of them holds is not known.
void Page::write_fog() {
    if (record_.fog && record_.fog->triggers.empty()) {
        add(4000, {{"lightCells", numbers(cells_lit_at_first(*record_.fog, shape_))}});
    }
}

Result<std::string> Page::write() {
    add(0, JsonValue::object()); // the givens' layer
    write_regions();
    DOKUSHIN_CHECK(write_houses());
    rules_.insert(shape_.constraints().begin(), shape_.constraints().end());
    write_whole_board();
    DOKUSHIN_CHECK(write_constraints());
    write_fog();
    for (auto &[type, layer] : marks_) {
        layers_.push_back(std::move(layer));
    }
    JsonValue puzzle = JsonValue::object();
    write_headers(puzzle);
    puzzle["type"] = "sudoku";
    puzzle["size"] = shape_.side();
    puzzle["cells"] = cells_with_digits();
    puzzle["constraints"] = std::move(layers_);
    const JsonValue document{{"formatVersion", "1.5.0"}, {"puzzle", std::move(puzzle)}};
    return document.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
}

} // namespace sudokumaker_page

Result<std::string> sudokumaker_of(const Record &record) {
    return sudokumaker_page::Page(record).write();
}

} // namespace dokushin::text
