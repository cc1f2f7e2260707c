#include "board/text/sites/f_puzzles_writer.h"

#include "board/text/sites/f_puzzles_page.h"
#include "board/text/sites/f_puzzles_regions.h"
#include "board/text/sites/fog_objects.h"
#include "board/text/sites/json_grid.h"
#include "errors/try.h"

#include <array>
#include <utility>

namespace dokushin::text {
namespace f_puzzles {
void Page::write_grid() {
    const Puzzle &puzzle = record_.puzzle;
    document_["grid"] = json_grid(shape_, [&](Cell cell) {
        JsonValue entry = JsonValue::object();
        if (puzzle.digit(cell) != Digit::blank) {
            entry["value"] = number(puzzle.digit(cell));
        }
        if (puzzle.given(cell) != Digit::blank) {
            entry["given"] = true;
        }
        if (std::cmp_not_equal(shape_.region_of(cell),
                               usual_region(side(), row(cell), column(cell)))) {
            entry["region"] = shape_.region_of(cell);
        }
        const DigitSet permitted =
            puzzle.has_candidates() ? puzzle.stated_candidates()[index(cell)] : shape_.all_digits();
        if (permitted != shape_.all_digits()) {
            for (const Digit digit : permitted) {
                entry["givenPencilMarks"].push_back(number(digit));
            }
        }
        return entry;
    });
}

/// Houses of variants are flags, or else extra regions.
void Page::write_houses() {
    if (shape_.has(Variant::diagonals)) {
        document_["diagonal+"] = true;
        document_["diagonal-"] = true;
    }
    if (shape_.has(Variant::disjoint_groups)) {
        document_["disjointgroups"] = true;
    }
    for (const House &house : shape_.houses()) {
        if (house.kind == HouseKind::window || house.kind == HouseKind::centre_dot) {
            add("extraregion", {{"cells", places(house.cells)}});
        }
    }
}

/// How the userscript draws its constraints for the plain page, which doesn't know them.
struct TwinLine {
    const char *key;
    const char *name;
    const char *color;
    double width;
};
constexpr std::array twin_lines{
    TwinLine{"renban", "Renban", "#F067F0", 0.25},
    TwinLine{"whispers", "German Whispers", "#67F067", 0.1875},
    TwinLine{"entropicline", "Entropic Line", "#FFCCAA", 0.15625},
    TwinLine{"modularline", "Modular Line", "#33BBBB", 0.15625},
    TwinLine{"regionsumline", "Region Sum Line", "#2ECBFF", 0.15625},
    TwinLine{"nabner", "Nabner", "#C9C883", 0.25},
    TwinLine{"doublearrow", "Double Arrow", "#C54B8B", 0.15},
    TwinLine{"zipperline", "Zipper Line", "#cdb1ec", 0.15625},
    TwinLine{"slowthermometer", "Slow Thermometer", "#6495ED", 0.3},
};

void Page::add_twins() {
    for (const auto &[key, name, color, width] : twin_lines) {
        const JsonValue entries = list_in(document_, key);
        for (const JsonValue &entry : entries) {
            add("line", {{"lines", list_in(entry, "lines")},
                         {"outlineC", color},
                         {"width", width},
                         {"fromConstraint", name}});
        }
    }
}

void Page::write_headers() {
    for (const auto &[name, text] : headers_of(record_)) {
        document_[name == "rules"            ? "ruleset"
                  : name == solution_message ? "successMessage"
                                             : name] = text;
    }
    if (record_.solution) {
        JsonValue solution = JsonValue::array();
        for (const Digit digit : *record_.solution) {
            solution.push_back(number(digit));
        }
        document_["solution"] = std::move(solution);
    }
}

void Page::write_fog() {
    if (!record_.fog) {
        return;
    }
    document_["foglight"] = places(record_.fog->lit);
    if (!record_.fog->lamps.empty()) {
        document_["fogofwar"] = places(record_.fog->lamps);
    }
    if (!record_.fog->triggers.empty()) {
        document_["triggereffect"] = trigger_effects(*record_.fog, shape_);
    }
}

Result<std::string> Page::write() {
    document_["size"] = shape_.side();
    write_headers();
    write_fog();
    write_grid();
    write_houses();
    rules_.insert(shape_.constraints().begin(), shape_.constraints().end());
    write_whole_board();
    write_negative_signs();
    write_extremes();
    DOKUSHIN_CHECK(write_constraints());
    add_twins();
    return document_.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
}

} // namespace f_puzzles

Result<std::string> f_puzzles_of(const Record &record) { return f_puzzles::Page(record).write(); }

} // namespace dokushin::text
