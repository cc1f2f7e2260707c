// What the files of this folder share: the givens of a board, and the error of a request.
#pragma once

#include "errors/catalogue.h"

#include <dokushin/result.h>
#include <dokushin/vocabulary.h>

#include <algorithm>
#include <utility>

namespace dokushin::generate {

/// Cells that a symmetry takes to each other: all of them are givens, or none is.
using Orbit = std::vector<Cell>;

[[nodiscard]] inline bool is_given(Digit digit) { return digit != Digit::blank; }

[[nodiscard]] inline std::vector<Cell> given_cells(const Grid &givens) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < givens.size(); ++at) {
        if (is_given(givens[at])) {
            cells.push_back(cell_at(at));
        }
    }
    return cells;
}

[[nodiscard]] inline std::vector<const Grid *> pointers_to(const std::vector<Grid> &boards) {
    std::vector<const Grid *> pointers;
    std::ranges::transform(boards, std::back_inserter(pointers),
                           [](const Grid &board) { return &board; });
    return pointers;
}

[[nodiscard]] inline std::unexpected<Error> refused(Sentence what, Sentence expected) {
    return std::unexpected(Error{ErrorCode::unsupported, std::move(what), std::move(expected)});
}

/// The error of a puzzle that was cancelled too soon.
[[nodiscard]] inline std::unexpected<Error> refused_too_soon() {
    return refused({"a puzzle that was cancelled before anything was known of it"}, {});
}

/// The error of a puzzle that a limit kept from being decided.
[[nodiscard]] inline std::unexpected<Error> refused_undecided() {
    return refused({"a puzzle of which a limit left open whether it is proper"}, {});
}

/// The error of a puzzle with no solution, or several.
[[nodiscard]] inline std::unexpected<Error> refused_improper() {
    return refused({"a puzzle without exactly one solution"}, {"a proper one"});
}

/// The error of a puzzle with givens and stated candidates.
[[nodiscard]] inline std::unexpected<Error> refused_mixture() {
    return refused({"a puzzle of givens that states candidates"},
                   {"one of givens alone, or of candidates alone"});
}

} // namespace dokushin::generate
