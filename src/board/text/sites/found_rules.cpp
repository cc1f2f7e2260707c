#include "board/text/sites/found_rules.h"

#include "board/text/sites/json_document.h"
#include "board/text/sites/written_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace dokushin::text {
namespace found_rules {
namespace {

/// The step between two places.
Place step_between(Place from, Place to) { return {to.row - from.row, to.column - from.column}; }

/// Is each cell one step behind the one before it?
bool are_in_line(const Shape &shape, const Cells &cells, Place step) {
    for (std::size_t at = 1; at < cells.size(); ++at) {
        if (step_between(place_of(shape, cells[at - 1]), place_of(shape, cells[at])) != step) {
            return false;
        }
    }
    return true;
}

bool is_on(const Shape &shape, Place place) {
    const int side = static_cast<int>(shape.side());
    return place.row >= 0 && place.row < side && place.column >= 0 && place.column < side;
}

/// The neighbours with a dot, and the ratios of the black ones.
struct Dots {
    std::set<Cells> pairs{};
    std::set<unsigned> ratios{};
};

Dots dots_of(const Shape &shape) {
    Dots dots;
    for (const Constraint &rule : shape.constraints()) {
        if (const auto *const black = std::get_if<Ratio>(&rule)) {
            dots.ratios.insert(black->ratio);
            dots.pairs.insert(black->cells);
        } else if (const auto *const white = std::get_if<Difference>(&rule)) {
            dots.pairs.insert(white->cells);
        }
    }
    return dots;
}

/// The neighbours of each cell in its row and column.
std::vector<Cells> neighbours_by_cell(const Shape &shape) {
    std::vector<Cells> neighbours(shape.cell_count());
    for (const Cells &pair : neighbours_on(shape)) {
        neighbours[index(pair[0])].push_back(pair[1]);
        neighbours[index(pair[1])].push_back(pair[0]);
    }
    return neighbours;
}

} // namespace
} // namespace found_rules

// ---- places ------------------------------------------------------------------------------------

Place place_of(const Shape &shape, Cell cell) {
    return {static_cast<int>(shape.row(cell)), static_cast<int>(shape.column(cell))};
}

bool are_neighbours(const Shape &shape, Cell one, Cell other) {
    const Place step = found_rules::step_between(place_of(shape, one), place_of(shape, other));
    return std::abs(step.row) + std::abs(step.column) == 1;
}

std::optional<DiagonalClue> diagonal_clue(const Shape &shape, const Cells &cells) {
    if (cells.size() < 2) {
        return std::nullopt;
    }
    const Place first = place_of(shape, cells.front());
    const Place last = place_of(shape, cells.back());
    const Place step = found_rules::step_between(first, place_of(shape, cells[1]));
    const Place before{first.row - step.row, first.column - step.column};
    const Place behind{last.row + step.row, last.column + step.column};
    const bool is_diagonal = step.row == 1 && std::abs(step.column) == 1 &&
                             found_rules::are_in_line(shape, cells, step) &&
                             !found_rules::is_on(shape, before) &&
                             !found_rules::is_on(shape, behind);
    return is_diagonal ? std::optional(DiagonalClue{before, step}) : std::nullopt;
}

std::optional<Place> line_clue(const Shape &shape, const Cells &cells) {
    if (cells.size() != shape.side() || cells.size() < 2) {
        return std::nullopt;
    }
    const Place first = place_of(shape, cells[0]);
    const Place step = found_rules::step_between(first, place_of(shape, cells[1]));
    const bool is_line = std::abs(step.row) + std::abs(step.column) == 1 &&
                         found_rules::are_in_line(shape, cells, step);
    return is_line ? std::optional(Place{first.row - step.row, first.column - step.column})
                   : std::nullopt;
}

MainDiagonal main_diagonal_of(const Shape &shape, const Cells &cells) {
    const auto all = [&](auto is_on) {
        return cells.size() == shape.side() && std::ranges::all_of(cells, is_on);
    };
    return all([&](Cell cell) { return shape.row(cell) == shape.column(cell); })
               ? MainDiagonal::falling
           : all([&](Cell cell) {
                 return shape.row(cell) + shape.column(cell) == shape.side() - 1;
             })
               ? MainDiagonal::rising
               : MainDiagonal::none;
}

bool meet_at_a_corner(const Shape &shape, const Cells &cells) {
    if (cells.size() != 4) {
        return false;
    }
    const Place first = place_of(shape, cells[0]);
    return place_of(shape, cells[1]) == Place{first.row, first.column + 1} &&
           place_of(shape, cells[2]) == Place{first.row + 1, first.column} &&
           place_of(shape, cells[3]) == Place{first.row + 1, first.column + 1};
}

std::optional<bool> are_odd(const Shape &shape, const std::vector<Digit> &digits) {
    for (const unsigned first : {1U, 2U}) {
        std::vector<Digit> every_second;
        for (unsigned digit = first; digit <= shape.side(); digit += 2) {
            every_second.push_back(digit_of(digit));
        }
        if (digits == every_second) {
            return first == 1;
        }
    }
    return std::nullopt;
}

// ---- lines and indexers ------------------------------------------------------------------------

/// No two consecutive pieces may be in one region, and each piece is in one.
std::optional<Cells> region_sum_line(const Shape &shape, const EqualSums &rule) {
    std::vector<Cells> pieces = rule.pieces;
    const auto region = [&](const Cells &piece) { return shape.region_of(piece.front()); };
    const bool in_regions = std::ranges::all_of(pieces, [&](const Cells &piece) {
        return std::ranges::all_of(
            piece, [&](Cell cell) { return shape.region_of(cell) == region(piece); });
    });
    if (!in_regions) {
        return std::nullopt;
    }
    for (std::size_t at = 1; at < pieces.size(); ++at) {
        const auto here = pieces.begin() + static_cast<std::ptrdiff_t>(at);
        const auto next = std::find_if(here, pieces.end(), [&](const Cells &piece) {
            return region(piece) != region(pieces[at - 1]);
        });
        if (next == pieces.end()) {
            return std::nullopt;
        }
        std::iter_swap(here, next);
    }
    Cells line;
    for (const Cells &piece : pieces) {
        line.insert(line.end(), piece.begin(), piece.end());
    }
    return line;
}

Indexer indexer_of(const Shape &shape, const Indexing &rule) {
    const Cell cell = rule.index;
    const Cells &places = rule.indexed;
    const auto own = std::ranges::find(places, cell);
    const auto all = [&](auto same) { return std::ranges::all_of(places, same); };
    if (own == places.end() || !std::ranges::is_sorted(places) ||
        rule.digit != static_cast<unsigned>(own - places.begin()) + 1) {
        return Indexer::none;
    }
    return all([&](Cell other) { return shape.column(other) == shape.column(cell); }) ? Indexer::row
           : all([&](Cell other) { return shape.row(other) == shape.row(cell); }) ? Indexer::column
           : all([&](Cell other) { return shape.region_of(other) == shape.region_of(cell); })
               ? Indexer::box
               : Indexer::none;
}

// ---- rules of the whole board ------------------------------------------------------------------

std::vector<Cells> neighbours_on(const Shape &shape) {
    std::vector<Cells> pairs;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        if (shape.column(cell) + 1 < shape.side()) {
            pairs.push_back({cell, shape.cell(shape.row(cell), shape.column(cell) + 1)});
        }
        if (shape.row(cell) + 1 < shape.side()) {
            pairs.push_back({cell, shape.cell(shape.row(cell) + 1, shape.column(cell))});
        }
    }
    return pairs;
}

bool take_all(const std::vector<Constraint> &all, Rules &left) {
    const bool has_all = !all.empty() && std::ranges::all_of(all, [&](const Constraint &rule) {
        return left.contains(rule);
    });
    for (const Constraint &rule : has_all ? all : std::vector<Constraint>{}) {
        left.erase(rule);
    }
    return has_all;
}

bool take_nonconsecutive(const Shape &shape, const std::vector<std::string> &stated, Rules &left) {
    const auto dots = found_rules::dots_of(shape);
    if (dots.pairs.empty() && take_stated(stated, shape, "nonconsecutive", left)) {
        return true;
    }
    std::vector<Constraint> distances;
    for (const Cells &pair : neighbours_on(shape)) {
        if (!dots.pairs.contains(pair)) {
            distances.emplace_back(NotDifference{1, pair});
        }
    }
    return take_all(distances, left);
}

bool take_negative_ratios(const Shape &shape, Rules &left) {
    constexpr std::size_t most_ratios = 20;
    auto dots = found_rules::dots_of(shape);
    if (dots.ratios.empty()) {
        dots.ratios.insert(2);
    }
    std::vector<Constraint> multiples;
    for (const Cells &pair : neighbours_on(shape)) {
        for (const unsigned forbidden : dots.ratios) {
            if (!dots.pairs.contains(pair)) {
                multiples.emplace_back(NotRatio{forbidden, pair});
            }
        }
    }
    return dots.ratios.size() <= most_ratios && take_all(multiples, left);
}

std::optional<std::vector<Cells>> take_negative_signs(const Shape &shape, Rules &left) {
    std::vector<Cells> with_rule;
    std::vector<Cells> exempt;
    std::size_t others = 0;
    for (const Cells &pair : neighbours_on(shape)) {
        const bool has_sign = left.contains(Sum{5, pair}) || left.contains(Sum{10, pair});
        const bool has_both = left.contains(NotSum{5, pair}) && left.contains(NotSum{10, pair});
        if (has_both && !has_sign) {
            with_rule.push_back(pair);
        } else {
            ++others;
            if (!has_sign) {
                exempt.push_back(pair);
            }
        }
    }
    if (with_rule.size() <= others) {
        return std::nullopt;
    }
    for (const Cells &pair : with_rule) {
        left.erase(NotSum{5, pair});
        left.erase(NotSum{10, pair});
    }
    return exempt;
}

std::set<Cell> take_extremes(const Shape &shape, bool smallest, Rules &left) {
    const auto neighbours = found_rules::neighbours_by_cell(shape);
    const auto comparison = [&](Cell cell, Cell other) {
        return Constraint(smallest ? Less{cell, other} : Less{other, cell});
    };
    std::set<Cell> extremes;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        if (std::ranges::any_of(neighbours[at], [&](Cell other) {
                return left.contains(comparison(cell_at(at), other));
            })) {
            extremes.insert(cell_at(at));
        }
    }
    while (std::erase_if(extremes, [&](Cell cell) {
               return !std::ranges::all_of(neighbours[index(cell)], [&](Cell other) {
                   return left.contains(comparison(cell, other)) != extremes.contains(other);
               });
           }) > 0) {
    }
    for (const Cell cell : extremes) {
        for (const Cell other : neighbours[index(cell)]) {
            left.erase(comparison(cell, other));
        }
    }
    return extremes;
}

// ---- beside the rules --------------------------------------------------------------------------

std::vector<std::pair<std::string, std::string>> headers_of(const Record &record) {
    std::vector<std::pair<std::string, std::string>> headers;
    for (const auto &[key, value] : record.headers) {
        // A record of JSON has its headers as JSON.
        const auto parsed = parse_document(value);
        std::string text = parsed && parsed->is_string() ? text_of(&*parsed) : value;
        if (key == "title" || key == "author" || key == solution_message) {
            headers.emplace_back(key, std::move(text));
        } else if (key == "ruleset" || key == "rules") {
            headers.emplace_back("rules", std::move(text));
        }
    }
    return headers;
}

std::string solution_line(const Record &record) {
    return record.solution && record.puzzle.shape().side() <= 9
               ? to_line(*record.solution, Alphabet::usual(record.puzzle.shape()))
               : std::string{};
}

} // namespace dokushin::text
