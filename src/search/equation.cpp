#include "search/equation.h"

#include <algorithm>
#include <array>
#include <span>

namespace dokushin::search {
namespace {

/// Adds a cell with a weight; what is twice there has the sum of both, and none if that is 0.
void add(Equation &equation, Cell cell, int weight) {
    const auto found = std::ranges::find(equation.cells, cell);
    if (found == equation.cells.end()) {
        equation.cells.push_back(cell);
        equation.weights.push_back(weight);
        return;
    }
    const auto at = found - equation.cells.begin();
    equation.weights[static_cast<std::size_t>(at)] += weight;
    if (equation.weights[static_cast<std::size_t>(at)] == 0) {
        equation.cells.erase(found);
        equation.weights.erase(equation.weights.begin() + at);
    }
}

Equation plain_sum(unsigned total, const std::vector<Cell> &cells) {
    return {static_cast<int>(total), cells, std::vector<int>(cells.size(), 1)};
}

/// The digits of one list less those of another are 0.
Equation difference_of(std::span<const Cell> one, std::span<const Cell> other) {
    Equation equation;
    for (const Cell cell : one) {
        add(equation, cell, 1);
    }
    for (const Cell cell : other) {
        add(equation, cell, -1);
    }
    return equation;
}

/// The shaft less the number in the bulb, whose last cell counts ones, is the rest.
Equation shaft_less_bulb(const Arrow &arrow) {
    Equation equation = plain_sum(0, arrow.shaft);
    int place = -1;
    for (std::size_t at = arrow.bulb.size(); at-- > 0; place *= 10) {
        add(equation, arrow.bulb[at], place);
    }
    equation.total += arrow.rest;
    return equation;
}

} // namespace

std::optional<Equation> equation_of(const Constraint &constraint) {
    if (const auto *const cage = std::get_if<Cage>(&constraint)) {
        return plain_sum(cage->total, cage->cells);
    }
    if (const auto *const sum = std::get_if<Sum>(&constraint)) {
        return plain_sum(sum->total, sum->cells);
    }
    if (const auto *const arrow = std::get_if<Arrow>(&constraint)) {
        return shaft_less_bulb(*arrow);
    }
    if (const auto *const sum = std::get_if<WeightedSum>(&constraint)) {
        Equation equation{sum->total, {}, {}};
        for (const auto &[weight, cell] : sum->terms) {
            add(equation, cell, weight);
        }
        return equation;
    }
    if (const auto *const arrow = std::get_if<DoubleArrow>(&constraint)) {
        const std::array ends{arrow->cells.front(), arrow->cells.back()};
        return difference_of(ends, std::span(arrow->cells).subspan(1, arrow->cells.size() - 2));
    }
    const auto *const sums = std::get_if<EqualSums>(&constraint);
    return sums != nullptr && sums->pieces.size() == 2
               ? std::optional(difference_of(sums->pieces.front(), sums->pieces.back()))
               : std::nullopt;
}

} // namespace dokushin::search
