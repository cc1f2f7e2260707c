// Rules that f-puzzles states for the whole board are constraints on pairs of cells here. They are
// looked for first: if all pairs of such a rule are there, the rule is written in their place.
#include "board/text/sites/f_puzzles_page.h"
#include "board/text/sites/written_rules.h"

#include <array>

namespace dokushin::text::f_puzzles {

struct WholeBoardRule {
    const char *word; ///< a shorthand (board/shorthands.h)
    const char *key;
};
constexpr std::array whole_board_rules{
    WholeBoardRule{"anti-knight", "antiknight"},
    WholeBoardRule{"anti-king", "antiking"},
};

void Page::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, key] : whole_board_rules) {
        if (take_stated(stated, shape_, word, rules_)) {
            document_[key] = true;
        }
    }
    if (take_nonconsecutive(shape_, stated, rules_)) {
        document_["nonconsecutive"] = true;
    }
    if (take_negative_ratios(shape_, rules_)) {
        document_["negative"].push_back("ratio");
    }
}

/// Neighbours without the rule against the sums 5 and 10 are exempt: they have an X, a V, or an
/// empty sign.
void Page::write_negative_signs() {
    const auto exempt = take_negative_signs(shape_, rules_);
    if (!exempt) {
        return;
    }
    document_["negative"].push_back("xv");
    for (const Cells &pair : *exempt) {
        add("xv", {{"cells", places(pair)}, {"value", ""}});
    }
}

/// Cells that are less than all their neighbours, or greater, unless a neighbour is such a cell.
void Page::write_extremes() {
    for (const bool smallest : {true, false}) {
        for (const Cell cell : take_extremes(shape_, smallest, rules_)) {
            add(smallest ? "minimum" : "maximum", {{"cell", place(cell)}});
        }
    }
}

} // namespace dokushin::text::f_puzzles
