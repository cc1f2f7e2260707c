// An Nfa is an automaton as it is stated, nondeterministic: a digit may lead to several states. A
// rule keeps the deterministic automaton that accepts the same (DigitAutomaton,
// dokushin/constraint.h).
#pragma once

#include "board/constraints/digit_lists.h"

#include <dokushin/constraint.h>

#include <bitset>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {

/// The most states of an automaton, deterministic or not.
inline constexpr std::size_t most_states = 1024;
using StateSet = std::bitset<most_states>;

/// A Nfa reads the digits of a board of some side.
class Nfa {
  public:
    /// Makes an automaton with states and no transitions between them. There are at most
    /// `most_states`.
    Nfa(unsigned side, std::size_t states) : side_(side), next_(states * side) {}

    StateSet starts{};
    StateSet accepts{};

    [[nodiscard]] unsigned side() const { return side_; }
    [[nodiscard]] std::size_t size() const { return next_.size() / side_; }
    /// The states to which a digit, from 1 on, leads.
    [[nodiscard]] const StateSet &next(std::size_t state, unsigned digit) const {
        return next_[state * side_ + digit - 1];
    }
    void add_transitions(std::size_t from, DigitSet digits, std::size_t to) {
        for (const Digit digit : digits) {
            next_[from * side_ + number(digit) - 1].set(to);
        }
    }

  private:
    unsigned side_;
    std::vector<StateSet> next_;
};

/// Makes the deterministic automaton that accepts, of all lists of `length` digits, those that the
/// NFA does. Two NFAs that accept the same lists have the same result as a rule, and always if one
/// is the result of the other. Nothing if the subset construction needs more than `most_states`.
/// O(states² · side).
[[nodiscard]] std::optional<DigitAutomaton> deterministic(const Nfa &nfa, std::size_t length);

/// Writes an automaton for boards of some values: "1-8>1,9>2;!1-9>2". "none" if it accepts nothing.
[[nodiscard]] std::string write_automaton(const DigitAutomaton &automaton, ValueRange values);
/// Reads what write_automaton() writes. A digit may lead to several states. Nothing if a digit is
/// not on the board, or a state is not there.
[[nodiscard]] std::optional<Nfa> read_nfa(ValueRange values, std::string_view text);

/// Keeps the digits on a path from the first state to one that accepts, which is exact. Returns
/// false if there is no path. O(cells · states · digits).
[[nodiscard]] bool prune_by(const DigitAutomaton &automaton, std::span<DigitSet> candidates);

} // namespace dokushin
