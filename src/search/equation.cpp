#include "search/equation.h"

namespace dokushin::search {
namespace {

Equation plain_sum(unsigned total, const std::vector<Cell> &cells) {
    return {static_cast<int>(total), cells, std::vector<int>(cells.size(), 1)};
}

/// The shaft less the number in the bulb, whose last cell counts ones, is 0.
Equation shaft_less_bulb(const Arrow &arrow) {
    Equation equation = plain_sum(0, arrow.shaft);
    int place = -1;
    for (std::size_t at = arrow.bulb.size(); at-- > 0; place *= 10) {
        equation.cells.push_back(arrow.bulb[at]);
        equation.weights.push_back(place);
    }
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
    return std::nullopt;
}

} // namespace dokushin::search
