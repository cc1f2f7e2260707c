// What Nested keeps of an open bracket, and of an object.
#pragma once

#include "board/text/nested/nested.h"

namespace dokushin::text {

enum class Nested::Role : std::uint8_t {
    free,     ///< no name says anything
    puzzle,   ///< under a name for puzzles
    solution, ///< under one for solutions
    unknown,  ///< under another: only what reads as a board is one
};

struct Nested::Object {
    std::string key;
    bool has_key = false;       ///< and its value is to come
    bool needs_comma = false;   ///< behind a value
    bool took_board = false;    ///< the value of `key` was a board with a name for one
    std::optional<Atom> name{}; ///< what a colon will make a key
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

struct Nested::Open {
    char bracket = '[';
    bool is_call = false; ///< `array(`
    Role role{};
    std::size_t line = 1;
    std::size_t column = 1;
    std::size_t told_before = 0;
    Row atoms{};
    std::vector<Row> rows{};
    std::size_t atom_count = 0; ///< kept or not
    std::size_t row_count = 0;
    bool is_keyword = false;  ///< `dtype=` was the last atom
    bool boards_each = false; ///< its rows are too many for one board
    std::unique_ptr<Object> object{};

    /// Keeps what a board can need, and counts.
    void add(Atom atom) {
        ++atom_count;
        if (atoms.size() < std::size_t{max_side} * max_side) {
            atoms.push_back(std::move(atom));
        }
    }
};

} // namespace dokushin::text
