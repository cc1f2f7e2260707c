// The state that Nested keeps for an open bracket, and for an object.
#pragma once

#include "board/text/nested/nested.h"

namespace dokushin::text {

enum class Nested::Role : std::uint8_t {
    free,     ///< without a name
    puzzle,   ///< under a name for puzzles
    solution, ///< under a name for solutions
    unknown,  ///< under another name: a board only if it reads as one
};

struct Nested::Object {
    std::string key;
    bool has_key = false;       ///< is the value of `key` next?
    bool needs_comma = false;   ///< is a comma next?
    bool took_board = false;    ///< the value of `key` was a board with a name for one
    std::optional<Atom> name{}; ///< becomes the key if a colon follows
    std::optional<std::pair<Atom, std::string>> word{}; ///< a value, unless a call follows
    std::optional<BoardList> puzzle{};
    std::optional<BoardList> solution{};
    std::vector<std::pair<std::string, BoardList>> others{};
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string comment{};
    std::optional<Atom> shape{};
    std::string too_long{}; ///< a member that couldn't be kept
    std::size_t captured_from = 0;
};

struct Nested::OpenBracket {
    char bracket = '[';
    bool is_call = false; ///< `array(`
    Role role{};
    std::size_t line = 1;
    std::size_t column = 1;
    std::size_t reported_before = 0;
    AtomRow atoms{};
    std::vector<AtomRow> rows{};
    std::size_t atom_count = 0; ///< also of those that are not kept
    std::size_t row_count = 0;
    bool is_keyword = false;  ///< `dtype=` was the last atom
    bool boards_each = false; ///< its rows are too many for one board
    std::unique_ptr<Object> object{};

    /// Counts an atom, and keeps as many as the largest board needs.
    void add(Atom atom) {
        ++atom_count;
        if (atoms.size() < std::size_t{max_side} * max_side) {
            atoms.push_back(std::move(atom));
        }
    }
};

} // namespace dokushin::text
