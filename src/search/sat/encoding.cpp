#include "search/sat/encoding.h"

#include "board/left_by_peers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace dokushin::search {
namespace {

/// Sets of at most this many are cheapest as pairs.
constexpr std::size_t largest_by_pairs = 26;

/// Does a house hold both cells?
[[nodiscard]] bool share_a_house(const Shape &shape, Cell one, Cell other) {
    const auto houses = shape.houses_of(one);
    return std::ranges::any_of(shape.houses_of(other), [&](HouseIndex house) {
        return std::ranges::find(houses, house) != houses.end();
    });
}

} // namespace

// What rules exclude besides is left to their clauses, so that the proof does not rest on
// KindOf::prune(), as Puzzle::pencilmarks() does.
Encoding::Encoding(const Puzzle &puzzle, TakeClause take)
    : shape_(puzzle.shape()), marks_(left_by_peers(puzzle)), take_(std::move(take)) {
    first_literal_.reserve(marks_.size());
    // The variables of a cell are consecutive, in the order of its candidates.
    for (const DigitSet candidates : marks_) {
        first_literal_.push_back(next_);
        next_ += static_cast<Literal>(candidates.size());
    }
}

Literal Encoding::literal(Cell cell, Digit digit) const {
    const DigitSet below(DigitSet::only(digit).bits() - 1);
    assert(candidates(cell).contains(digit));
    return first_literal_[index(cell)] + static_cast<Literal>((candidates(cell) & below).size());
}

Clause Encoding::literals(Cell cell, DigitSet digits) const {
    Clause literals;
    for (const Digit digit : candidates(cell) & digits) {
        literals.push_back(literal(cell, digit));
    }
    return literals;
}

Clause Encoding::places(std::span<const Cell> cells, Digit digit) const {
    Clause literals;
    for (const Cell cell : cells) {
        if (candidates(cell).contains(digit)) {
            literals.push_back(literal(cell, digit));
        }
    }
    return literals;
}

void Encoding::add(std::span<const Literal> literals) {
    if (!is_conditional()) {
        take_(literals);
        return;
    }
    clause_.assign(literals.begin(), literals.end());
    clause_.insert(clause_.end(), conditions_.begin(), conditions_.end());
    take_(clause_);
}

void Encoding::exactly_one(const Clause &literals) {
    add(literals);
    at_most_one(literals);
}

void Encoding::at_most_one(Clause literals) {
    // The rows and the columns of the rectangle are sets of the same kind,
    // each of √n members, so that this ends after a round or two.
    std::vector<Clause> sets{std::move(literals)};
    while (!sets.empty()) {
        const Clause set = std::move(sets.back());
        sets.pop_back();
        if (set.size() <= largest_by_pairs) {
            for (std::size_t a = 0; a < set.size(); ++a) {
                for (std::size_t b = a + 1; b < set.size(); ++b) {
                    add({-set[a], -set[b]});
                }
            }
            continue;
        }
        const auto width =
            static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(set.size()))));
        Clause columns(width);
        Clause rows((set.size() + width - 1) / width);
        std::ranges::generate(columns, [this] { return new_variable(); });
        std::ranges::generate(rows, [this] { return new_variable(); });
        for (std::size_t member = 0; member < set.size(); ++member) {
            add({-set[member], rows[member / width]});
            add({-set[member], columns[member % width]});
        }
        sets.push_back(std::move(rows));
        sets.push_back(std::move(columns));
    }
}

void Encoding::differ(Cell one, Cell other, DigitSet digits) {
    for (const Digit digit : candidates(one) & candidates(other) & digits) {
        add({-literal(one, digit), -literal(other, digit)});
    }
}

/// States what houses don't: peers that a rule makes differ. Each pair is stated once.
void Encoding::state_peers(Cell cell) {
    for (const Cell peer : shape_.peers(cell)) {
        if (index(peer) > index(cell) && !share_a_house(shape_, cell, peer)) {
            differ(cell, peer, shape_.all_digits());
        }
    }
}

void Encoding::state_board(const ShallStop &shall_stop) {
    for (std::size_t at = 0; at < marks_.size(); ++at) {
        const Cell cell = cell_at(at);
        exactly_one(literals(cell, candidates(cell)));
        if (!shape_.constraints().empty()) {
            state_peers(cell);
        }
    }
    for (const House &house : shape_.houses()) {
        if (shall_stop()) {
            return;
        }
        for (const Digit digit : shape_.all_digits()) {
            exactly_one(places(house.cells, digit));
        }
    }
}

Grid Encoding::decode(const std::function<bool(Literal)> &is_true) const {
    Grid grid(marks_.size());
    for (std::size_t at = 0; at < grid.size(); ++at) {
        for (const Digit digit : marks_[at]) {
            if (is_true(literal(cell_at(at), digit))) {
                grid[at] = digit;
            }
        }
        assert(grid[at] != Digit::blank);
    }
    return grid;
}

void Encoding::forbid(std::span<const Cell> cells, const Grid &grid) {
    assert(grid.size() == marks_.size());
    Clause clause;
    for (const Cell cell : cells) {
        if (candidates(cell).size() > 1) {
            clause.push_back(-literal(cell, grid[index(cell)]));
        }
    }
    add(clause);
}

} // namespace dokushin::search
