// Rules that f-puzzles states for the whole board are constraints on pairs of cells here. They are
// looked for first: if all pairs of such a rule are there, the rule is written in their place.
#include "board/text/sites/f_puzzles_page.h"
#include "board/text/sites/written_rules.h"

#include <algorithm>
#include <array>

namespace dokushin::text::f_puzzles {

struct WholeBoardRule {
    const char *word; ///< a shorthand (board/shorthands.h)
    const char *key;
};
constexpr std::array whole_board_rules{
    WholeBoardRule{"anti-knight", "antiknight"},
    WholeBoardRule{"anti-king", "antiking"},
    WholeBoardRule{"nonconsecutive", "nonconsecutive"},
};

void Page::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, key] : whole_board_rules) {
        if (take_stated(stated, shape_, word, rules_)) {
            document_[key] = true;
        }
    }
}

/// If all neighbours without a dot have a rule against consecutive digits, or against the ratios of
/// the dots, that is a rule of the whole board.
void Page::write_negative_dots() {
    std::set<Cells> dotted;
    std::set<unsigned> ratios;
    for (const Constraint &rule : shape_.constraints()) {
        if (const auto *const black = std::get_if<Ratio>(&rule)) {
            ratios.insert(black->ratio);
            dotted.insert(black->cells);
        } else if (const auto *const white = std::get_if<Difference>(&rule)) {
            dotted.insert(white->cells);
        }
    }
    if (ratios.empty()) {
        ratios.insert(2);
    }
    std::vector<Constraint> distances;
    std::vector<Constraint> multiples;
    each_neighbours([&](Cell one, Cell other) {
        if (!dotted.contains({one, other})) {
            distances.emplace_back(NotDifference{1, {one, other}});
            for (const unsigned forbidden : ratios) {
                multiples.emplace_back(NotRatio{forbidden, {one, other}});
            }
        }
    });
    const auto take = [&](const std::vector<Constraint> &all) {
        const bool has_all = !all.empty() && std::ranges::all_of(all, [&](const Constraint &rule) {
            return rules_.contains(rule);
        });
        for (const Constraint &rule : has_all ? all : std::vector<Constraint>{}) {
            rules_.erase(rule);
        }
        return has_all;
    };
    if (take(distances)) {
        document_["nonconsecutive"] = true;
    }
    if (take(multiples)) {
        document_["negative"].push_back("ratio");
    }
}

/// Neighbours without the rule against the sums 5 and 10 are exempt: they have an X, a V, or an
/// empty sign. Where most have it, the rule is one of the whole board.
void Page::write_negative_signs() {
    std::vector<Cells> with_rule;
    std::vector<Cells> exempt;
    each_neighbours([&](Cell one, Cell other) {
        const Cells pair{one, other};
        const bool has_both = rules_.contains(NotSum{5, pair}) && rules_.contains(NotSum{10, pair});
        (has_both ? with_rule : exempt).push_back(pair);
    });
    if (with_rule.size() <= exempt.size()) {
        return;
    }
    document_["negative"].push_back("xv");
    for (const Cells &pair : with_rule) {
        rules_.erase(NotSum{5, pair});
        rules_.erase(NotSum{10, pair});
    }
    for (const Cells &pair : exempt) {
        if (!rules_.contains(Sum{5, pair}) && !rules_.contains(Sum{10, pair})) {
            add("xv", {{"cells", places(pair)}, {"value", ""}});
        }
    }
}

/// Cells that are less than all their neighbours, or greater, unless a neighbour is such a cell.
void Page::write_extremes() {
    const auto less = [&](Cell lesser, Cell greater) {
        return rules_.contains(Constraint(Less{lesser, greater}));
    };
    for (const bool smallest : {true, false}) {
        std::vector<std::vector<Cell>> neighbours(shape_.cell_count());
        each_neighbours([&](Cell one, Cell other) {
            neighbours[index(one)].push_back(other);
            neighbours[index(other)].push_back(one);
        });
        const auto beats = [&](Cell cell, Cell other) {
            return smallest ? less(cell, other) : less(other, cell);
        };
        std::set<Cell> extremes;
        for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
            if (std::ranges::any_of(neighbours[at],
                                    [&](Cell other) { return beats(cell_at(at), other); })) {
                extremes.insert(cell_at(at));
            }
        }
        while (std::erase_if(extremes, [&](Cell cell) {
                   return !std::ranges::all_of(neighbours[index(cell)], [&](Cell other) {
                       return beats(cell, other) != extremes.contains(other);
                   });
               }) > 0) {
        }
        for (const Cell cell : extremes) {
            add(smallest ? "minimum" : "maximum", {{"cell", place(cell)}});
            for (const Cell other : neighbours[index(cell)]) {
                rules_.erase(smallest ? Less{cell, other} : Less{other, cell});
            }
        }
    }
}

} // namespace dokushin::text::f_puzzles
