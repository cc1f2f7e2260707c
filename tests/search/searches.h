// What the tests of the stepwise searches share: puzzles from text, the methods
// by name, and the path that a search's events describe.
#pragma once

#include "search/run.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace dokushin::searches {

inline constexpr std::array<Method, 4> all{Method::backtrack, Method::mrv, Method::singles,
                                           Method::dlx};

/// The puzzle with 11,187 backtracks.
inline constexpr std::string_view hard =
    "000010920060050000071000050020006310000700009930400005300000000000105007100362000";

inline Shape shape_of(std::string_view name) { return *Shape::parse(name); }

inline Grid digits_of(std::string_view text) {
    Grid digits;
    for (const char c : text) {
        digits.push_back(digit_of(c >= '1' && c <= '9' ? static_cast<unsigned>(c - '0') : 0));
    }
    return digits;
}

/// One character a cell; whatever is not 1 to 9 is a blank.
inline Puzzle puzzle_of(std::string_view shape, std::string_view givens) {
    return *Puzzle::from_givens(shape_of(shape), digits_of(givens));
}

inline std::string text_of(const Grid &grid) {
    std::string text;
    for (const Digit digit : grid) {
        text += static_cast<char>('0' + number(digit));
    }
    return text;
}

inline SolveResult run(Method method, const Puzzle &puzzle, const Limits &limits,
                       const OnSolution *on_solution = nullptr) {
    const auto search = *make_search(method, puzzle);
    return search::run(*search, method, limits, on_solution);
}

inline Limits first_solution() { return {1, Limits::unlimited, {}, nullptr}; }
inline Limits solutions_up_to(std::uint64_t most) { return {most, Limits::unlimited, {}, nullptr}; }
inline Limits every_solution() { return solutions_up_to(Limits::unlimited); }

inline std::uint64_t count(Method method, const Puzzle &puzzle,
                           std::uint64_t cap = Limits::unlimited) {
    return run(method, puzzle, solutions_up_to(cap)).solutions;
}

/// What the candidates say before an event is looked at.
inline bool is_naked_single(const Search &search, Cell cell) {
    return search.candidates(cell).size() == 1;
}

/// Has the digit just one place in some house of the cell?
inline bool is_hidden_single(const Search &search, const Shape &shape, Cell cell, Digit digit) {
    return std::ranges::any_of(shape.houses_of(cell), [&](HouseIndex house) {
        return std::ranges::count_if(shape.houses()[house].cells, [&](Cell other) {
                   return search.candidates(other).contains(digit);
               }) == 1;
    });
}

} // namespace dokushin::searches
