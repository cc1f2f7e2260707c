// A LineMachine reads the digits of some cells one by one and keeps a state, a number that says all
// that a rule has to remember of them. encode() states that the digits are accepted: the states
// that can be reached behind each cell are variables, those that lead nowhere are dropped, and
// those from which the same digits lead to the end are one (a decision diagram, as in Bryant,
// "Graph-Based Algorithms for Boolean Function Manipulation", 1986, for digits). As to clauses, see
// Abío and others, "Encoding Linear Constraints into SAT" (2014).
//
//      start --1--> 1 --2--> 3        a sum of 3 of two digits: behind the first cell
//        \---2--> 2 --1---/           the states 1 and 2 are variables
//
// Cost: about two clauses for each state and digit.
#pragma once

#include "search/sat/encoding.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace dokushin::search {

using MachineState = std::int64_t;

struct LineMachine {
    std::vector<Cell> cells; ///< a cell may be read twice
    MachineState start = 0;
    /// Returns the state behind the cell at a position, which holds a digit; nothing if the rule is
    /// broken.
    std::function<std::optional<MachineState>(MachineState before, std::size_t at, Digit digit)>
        next;
    std::function<bool(MachineState)> accepts; ///< at the end
};

/// States that a machine accepts the digits of its cells. A machine with too many transitions is
/// left out: the solver's grids are checked, and what breaks a rule is forbidden then (sat.cpp).
void encode(Encoding &encoding, const LineMachine &machine);

} // namespace dokushin::search
