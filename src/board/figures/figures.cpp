// Each kind of constraint has a draw(), found by its type; what it can't draw is said in words.
#include "board/constraints.h"
#include "board/figures/of_cages.h"
#include "board/figures/of_cells.h"
#include "board/figures/of_clues.h"
#include "board/figures/of_general_rules.h"
#include "board/figures/of_lines.h"
#include "board/figures/of_pairs.h"
#include "board/shorthands.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace dokushin {
namespace {

using Pair = std::vector<Cell>;

/// The pairs of neighbours in row and column.
std::vector<Pair> pairs_of_neighbours(const Shape &shape) {
    std::vector<Pair> pairs;
    for (unsigned row = 0; row < shape.rows(); ++row) {
        for (unsigned column = 0; column < shape.columns(); ++column) {
            if (column + 1 < shape.columns()) {
                pairs.push_back({shape.cell(row, column), shape.cell(row, column + 1)});
            }
            if (row + 1 < shape.rows()) {
                pairs.push_back({shape.cell(row, column), shape.cell(row + 1, column)});
            }
        }
    }
    return pairs;
}

/// Does a constraint mark a pair of neighbours: by an X or V, or by a dot?
bool is_mark(const Constraint &rule, bool by_sum) {
    if (const auto *const sum = std::get_if<Sum>(&rule)) {
        return by_sum && sum->cells.size() == 2;
    }
    return !by_sum &&
           (std::holds_alternative<Difference>(rule) || std::holds_alternative<Ratio>(rule));
}

/// Takes out the rules of one kind and number against all neighbours without a mark, and says them
/// as one. `made` makes the rule for a pair.
template <class Make>
void take_negative(std::vector<Constraint> &rules, const std::vector<Pair> &neighbours, bool by_sum,
                   std::string_view said, const Make &made, std::vector<std::string> &words) {
    std::set<Pair> marked;
    for (const Constraint &rule : rules) {
        if (is_mark(rule, by_sum)) {
            marked.insert(cells_of(rule));
        }
    }
    std::set<Constraint> all;
    for (const Pair &pair : neighbours) {
        if (!marked.contains(pair)) {
            all.insert(made(pair));
        }
    }
    if (!all.empty() && std::ranges::includes(rules, all)) {
        std::erase_if(rules, [&](const Constraint &rule) { return all.contains(rule); });
        words.emplace_back(said);
    }
}

/// Takes out what holds against all neighbours without a mark, for each number that stands there.
std::vector<std::string> take_negatives(std::vector<Constraint> &rules, const Shape &shape) {
    std::set<unsigned> sums;
    std::set<unsigned> ratios;
    std::set<unsigned> differences;
    for (const Constraint &rule : rules) {
        if (const auto *const sum = std::get_if<NotSum>(&rule)) {
            sums.insert(sum->total);
        } else if (const auto *const ratio = std::get_if<NotRatio>(&rule)) {
            ratios.insert(ratio->ratio);
        } else if (const auto *const difference = std::get_if<NotDifference>(&rule)) {
            differences.insert(difference->difference);
        }
    }
    std::vector<std::string> words;
    const std::vector<Pair> neighbours = pairs_of_neighbours(shape);
    const auto take = [&](const std::set<unsigned> &numbers, bool by_sum, std::string_view kind,
                          const auto &made) {
        for (const unsigned number : numbers) {
            take_negative(
                rules, neighbours, by_sum,
                fmt::format("{} {} of unmarked neighbours", kind,
                            by_sum ? total_of_values(shape, number, 2) : static_cast<int>(number)),
                [&](const Pair &pair) { return Constraint(made(number, pair)); }, words);
        }
    };
    take(sums, true, "not-sum",
         [](unsigned total, const Pair &pair) { return NotSum{total, pair}; });
    take(ratios, false, "not-ratio",
         [](unsigned ratio, const Pair &pair) { return NotRatio{ratio, pair}; });
    take(differences, false, "not-difference",
         [](unsigned difference, const Pair &pair) { return NotDifference{difference, pair}; });
    return words;
}

/// The name of a kind, for which name() of the constraint has its arguments behind it.
std::string kind_of(const Constraint &rule, const Shape &shape) {
    const std::string written = name(rule, shape);
    return written.substr(0, written.find('('));
}

} // namespace

Drawing drawing_of(const Shape &shape) {
    StatedRules stated = stated_rules(shape);
    const std::vector<std::string> negatives = take_negatives(stated.others, shape);
    figures::Sketch sketch(shape);
    std::vector<std::string> kinds;
    std::vector<std::string> in_full;
    for (const Constraint &rule : stated.others) {
        const bool is_drawn =
            are_in_grid(shape, cells_of(rule)) &&
            std::visit([&](const auto &its) { return figures::draw(sketch, its); }, rule);
        if (!is_drawn) {
            in_full.push_back(in_words(rule, shape));
        } else if (std::string kind = kind_of(rule, shape);
                   std::ranges::find(kinds, kind) == kinds.end()) {
            kinds.push_back(std::move(kind));
        }
    }
    std::vector<std::string> &words = sketch.drawing.words;
    words.insert(words.end(), kinds.begin(), kinds.end());
    words.insert(words.end(), stated.of_whole_board.begin(), stated.of_whole_board.end());
    words.insert(words.end(), negatives.begin(), negatives.end());
    words.insert(words.end(), in_full.begin(), in_full.end());
    if (!shape.is_square() || shape.lowest() != 1) {
        words.push_back(
            fmt::format("values {}-{}", shape.lowest(), shape.lowest() + shape.side() - 1));
    }
    if (shape.variables() > 0) {
        words.push_back(fmt::format("variables v1-v{}", shape.variables()));
    }
    return std::move(sketch.drawing);
}

} // namespace dokushin
