// A string is written in this order: the board, what holds for all of it, digits, then the other
// rules (iss_writer_rules.h).
#include "board/text/sites/iss_writer.h"

#include "board/text/sites/iss_writer_rules.h"
#include "board/text/sites/written_rules.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rules.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

namespace dokushin::text {
namespace iss {
namespace {

/// The string that is being written.
class Written {
  public:
    explicit Written(const Record &record)
        : shape_(record.puzzle.shape()), sheet_(record.puzzle),
          rules_(shape_.constraints().begin(), shape_.constraints().end()) {}

    Result<std::string> text();

  private:
    void write_board();
    void write_houses();
    void write_whole_board();
    void write_negatives();
    bool take_if_all(const std::vector<Constraint> &rules);
    Result<void> write_rules();

    const Shape &shape_;
    Sheet sheet_;
    std::set<Constraint> rules_; ///< those that are not written yet
    std::string head_{};
};

/// Are the boxes those that ISS makes for the board of its own accord?
bool has_usual_boxes(const Shape &shape) {
    return Shape::has_usual_boxes(shape.side()) &&
           Shape::of_side(shape.side())->box_rows() == shape.box_rows();
}

void Written::write_board() {
    constexpr unsigned usual_side = 9;
    if (shape_.side() != usual_side) {
        head_ += fmt::format(".Shape~{0}x{0}", shape_.side());
    }
    if (has_usual_boxes(shape_)) {
        return;
    }
    if (shape_.box_rows() == 1) { // boxes that are rows
        head_ += Shape::has_usual_boxes(shape_.side()) ? ".NoBoxes" : "";
        return;
    }
    head_ += ".NoBoxes.Jigsaw~";
    for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
        head_ += "0123456789abcdef"[shape_.region_of(cell_at(at))];
    }
}

/// Houses of variants have types where the boxes are ISS's own; else they are groups.
void Written::write_houses() {
    if (shape_.has(Variant::diagonals)) {
        head_ += ".Diagonal~1.Diagonal~-1";
    }
    const bool is_usual = has_usual_boxes(shape_);
    if (is_usual && shape_.has(Variant::windoku)) {
        head_ += ".Windoku";
    }
    if (is_usual && shape_.has(Variant::disjoint_groups)) {
        head_ += ".DisjointSets";
    }
    for (const House &house : shape_.houses()) {
        const bool has_type =
            house.kind == HouseKind::diagonal || (is_usual && house.kind != HouseKind::centre_dot);
        if (is_of_variant(house.kind) && !has_type) {
            sheet_.add("AllDifferent", house.cells);
        }
    }
}

struct WholeBoardType {
    const char *word; ///< a shorthand (board/shorthands.h)
    const char *type;
    unsigned only_side = 0; ///< if ISS has the type on boards of this side alone
};
constexpr std::array whole_board_types{
    WholeBoardType{"anti-knight", "AntiKnight"},
    WholeBoardType{"anti-king", "AntiKing"},
    WholeBoardType{"nonconsecutive", "AntiConsecutive"},
    WholeBoardType{"anti-taxicab", "AntiTaxicab"},
    WholeBoardType{"global-entropy", "GlobalEntropy", 9},
    WholeBoardType{"global-mod-3", "GlobalMod", 9},
    WholeBoardType{"dutch-flatmates", "DutchFlatmates", 9},
};

void Written::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, type, only_side] : whole_board_types) {
        if ((only_side == 0 || only_side == shape_.side()) &&
            take_stated(stated, shape_, word, rules_)) {
            head_ += fmt::format(".{}", type);
        }
    }
}

/// Takes these rules off those to be written, if all of them are there.
bool Written::take_if_all(const std::vector<Constraint> &rules) {
    const bool has_all = !rules.empty() && std::ranges::all_of(rules, [&](const Constraint &rule) {
        return rules_.contains(rule);
    });
    for (const Constraint &rule : has_all ? rules : std::vector<Constraint>{}) {
        rules_.erase(rule);
    }
    return has_all;
}

/// If all neighbours without a dot, or without an X or V, have the rules against what these mean,
/// that is a rule of the whole board. ISS exempts those signs only that are written as such.
void Written::write_negatives() {
    std::vector<Constraint> without_dot;
    std::vector<Constraint> without_sign;
    for (std::size_t one = 0; one < shape_.cell_count(); ++one) {
        for (const std::size_t other : {one + 1, one + shape_.side()}) {
            if (other >= shape_.cell_count() ||
                !sheet_.are_neighbours(cell_at(one), cell_at(other))) {
                continue;
            }
            const std::vector<Cell> pair{cell_at(one), cell_at(other)};
            if (!rules_.contains(Difference{1, pair}) && !rules_.contains(Ratio{2, pair})) {
                without_dot.emplace_back(NotDifference{1, pair});
                without_dot.emplace_back(NotRatio{2, pair});
            }
            if (!rules_.contains(Sum{10, pair}) && !rules_.contains(Sum{5, pair})) {
                without_sign.emplace_back(NotSum{10, pair});
                without_sign.emplace_back(NotSum{5, pair});
            }
        }
    }
    head_ += take_if_all(without_dot) ? ".StrictKropki" : "";
    head_ += take_if_all(without_sign) ? ".StrictXV" : "";
}

Result<void> Written::write_rules() {
    for (const Constraint &rule : rules_) {
        if (!write_rule(sheet_, rule)) {
            return std::unexpected(unwritten_rule(rule, shape_, Format::iss));
        }
    }
    return {};
}

Result<std::string> Written::text() {
    constexpr unsigned most_side = 16;
    if (shape_.side() > most_side) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a board of side {} in the format {}", shape_.side(), name(Format::iss)},
                  {"a side of 1 to {}", most_side}});
    }
    write_board();
    write_houses();
    write_whole_board();
    write_negatives();
    DOKUSHIN_CHECK(write_rules());
    const std::string all = sheet_.text(head_);
    return all.empty() ? ".Shape~9x9" : all;
}

} // namespace
} // namespace iss

Result<std::string> iss_of(const Record &record) { return iss::Written(record).text(); }

} // namespace dokushin::text
