#include "board/text/sites/scl_writer.h"

#include "board/text/sites/fog_objects.h"
#include "board/text/sites/json_grid.h"
#include "board/text/sites/scl_page.h"
#include "board/text/sites/written_rules.h"
#include "errors/try.h"

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace scl_page {

void Page::write_metadata() {
    JsonValue metadata = JsonValue::object();
    for (const auto &[name, text] : headers_of(record_)) {
        metadata[name == solution_message ? "msgcorrect" : name] = text;
    }
    if (std::string solution = solution_line(record_); !solution.empty()) {
        metadata["solution"] = std::move(solution);
    }
    document_["metadata"] = std::move(metadata);
}

void Page::write_cells() {
    const Puzzle &puzzle = record_.puzzle;
    document_["cells"] = json_grid(shape_, [&](Cell cell) {
        JsonValue entry = JsonValue::object();
        if (puzzle.digit(cell) != Digit::blank) {
            entry["value"] = number(puzzle.digit(cell));
            if (puzzle.given(cell) == Digit::blank) {
                entry["given"] = false;
            }
        }
        return entry;
    });
}

void Page::write_regions() {
    std::vector<Cells> regions(shape_.side());
    for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
        regions[shape_.region_of(cell_at(at))].push_back(cell_at(at));
    }
    for (const Cells &region : regions) {
        document_["regions"].push_back(pairs(region));
    }
}

JsonValue Page::pairs(const Cells &cells) const {
    JsonValue list = JsonValue::array();
    for (const Cell cell : cells) {
        list.push_back(JsonValue::array({shape_.row(cell), shape_.column(cell)}));
    }
    return list;
}

/// Houses of variants are lines or names, or else extra regions.
Result<void> Page::write_houses() {
    if (shape_.has(Variant::diagonals)) {
        diagonal(false);
        diagonal(true);
    }
    if (shape_.has(Variant::disjoint_groups)) {
        if (shape_.box_rows() < 2 || shape_.box_columns() < 2) {
            return std::unexpected(unwritten_variant(Variant::disjoint_groups, Format::scl));
        }
        document_["global"].push_back("disjoint");
    }
    for (const House &house : shape_.houses()) {
        if (house.kind == HouseKind::window || house.kind == HouseKind::centre_dot) {
            add_group({house.cells.begin(), house.cells.end()});
        }
    }
    return {};
}

namespace {

struct GlobalName {
    const char *word; ///< a shorthand (board/shorthands.h)
    const char *name;
};
constexpr std::array global_names{
    GlobalName{"anti-knight", "antiknight"},
    GlobalName{"anti-king", "antiking"},
};

} // namespace

/// SudokuPad itself checks the two rules of chess if its metadata name them.
void Page::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, name] : global_names) {
        if (take_stated(stated, shape_, word, rules_)) {
            document_["metadata"][name] = true;
            document_["global"].push_back(name);
        }
    }
    if (take_nonconsecutive(shape_, stated, rules_)) {
        document_["global"].push_back("nonconsecutive");
    }
    if (take_negative_ratios(shape_, rules_)) {
        document_["global"].push_back("antiratio");
    }
    if (const auto exempt = take_negative_signs(shape_, rules_)) {
        document_["global"].push_back("antixv");
        for (const Cells &pair : *exempt) {
            stamp_between(pair, scl_drawings::letter_look, "");
        }
    }
}

Result<void> Page::write_constraints() {
    for (const Constraint &constraint : rules_) {
        if (!std::visit([&](const auto &rule) { return write(rule); }, constraint)) {
            return std::unexpected(unwritten_rule(constraint, shape_, Format::scl));
        }
    }
    return {};
}

/// SudokuPad's documents have no lamps: the cells that they light are listed.
void Page::write_fog() {
    if (!record_.fog) {
        return;
    }
    document_["foglight"] = pairs(cells_lit_at_first(*record_.fog, shape_));
    if (!record_.fog->triggers.empty()) {
        document_["triggereffect"] = trigger_effects(*record_.fog, shape_);
    }
}

Result<JsonValue> Page::write() {
    document_["cellSize"] = 50; // pixels, in which lines are as thick as they say
    write_metadata();
    write_cells();
    write_regions();
    DOKUSHIN_CHECK(write_houses());
    rules_.insert(shape_.constraints().begin(), shape_.constraints().end());
    write_whole_board();
    write_extremes();
    count_bulbs();
    DOKUSHIN_CHECK(write_constraints());
    write_fog();
    return std::move(document_);
}

} // namespace scl_page

Result<JsonValue> scl_of(const Record &record) { return scl_page::Page(record).write(); }

} // namespace dokushin::text
