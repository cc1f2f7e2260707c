// Automorphisms of a board, and what they make of a way.
//
// Two transforms that lead to the same image differ by an automorphism of the board: it
// takes each line to the one that the other transform puts at the same place. An
// automorphism takes each way to a way as well, by doing the same to all lines in it; that
// one begins with the same string, and all that can become of it is the same.
#pragma once

#include "canon/general/labelling.h"

#include <array>
#include <cstring>

namespace dokushin::canon {

/// Where the board's rows (0) and columns (1) go, as rows and columns, or exchanged.
struct Automorphism {
    std::array<Line, 2> lines;
    bool turns;
};

/// An order of all lines (refinement.h).
struct Leaf {
    Line row_at;
    Line column_at;
    bool transposed;
    std::uint64_t look; ///< the same if the image is, and most likely only then
};

/// What takes each line of `one` to that of `other` at the same place.
[[nodiscard]] inline Automorphism difference(const Leaf &one, const Leaf &other, unsigned side) {
    Automorphism found{{}, one.transposed != other.transposed};
    Line &rows = found.lines[one.transposed ? 1 : 0];
    Line &columns = found.lines[one.transposed ? 0 : 1];
    for (unsigned i = 0; i < side; ++i) {
        rows[one.row_at[i]] = other.row_at[i];
        columns[one.column_at[i]] = other.column_at[i];
    }
    return found;
}

/// Where a search is when ways are told from each other.
struct Progress {
    unsigned side;
    unsigned stack_width;
    unsigned box_rows;
    unsigned rows;     ///< of the form that are begun
    unsigned position; ///< in the last of them: there a class begins
    unsigned open_end; ///< stacks from the position to here are in no order yet
};

/// What a way is, whatever the order of that which it leaves in no order: two ways with the
/// same name stand for the same transforms.
struct WayName {
    Line rows;    ///< of the form → of the board; a blank one → its band, or just blank
    Line columns; ///< of the board → the place where its class begins; that of free stacks
    bool transposed;

    friend bool operator==(const WayName &, const WayName &) = default;
};

inline constexpr std::uint8_t in_free_stack = 32;
inline constexpr std::uint8_t in_open_stack = 33;
inline constexpr std::uint8_t blank_band = 64;
inline constexpr std::uint8_t blank_row_of = 32; ///< and its band

/// What stands for a row of the board: rows without digits are the same in their band, as
/// are bands without.
[[nodiscard]] inline std::uint8_t row_name(const Board &board, unsigned row, unsigned box_rows) {
    const bool blank = (board.blank_rows >> row & 1U) != 0;
    const bool with_band = (board.blank_bands >> row & 1U) != 0;
    return static_cast<std::uint8_t>(with_band ? blank_band
                                     : blank   ? blank_row_of + row / box_rows
                                               : row);
}

/// What stands for the place of a column.
[[nodiscard]] inline std::uint8_t place_name(const Way &way, unsigned place, const Progress &at) {
    if (place < way.free * at.stack_width) {
        return in_free_stack;
    }
    if (place < at.open_end && place - place % at.stack_width >= at.position) {
        return in_open_stack;
    }
    return static_cast<std::uint8_t>(class_begin(way, place));
}

/// The name of the image; `boards` are the board and itself turned over.
[[nodiscard]] inline WayName name_of_image(const Way &way, const Automorphism &automorphism,
                                           const std::array<const Board *, 2> &boards,
                                           const Progress &at) {
    WayName name{{}, {}, way.transposed != automorphism.turns};
    const Line &rows = automorphism.lines[way.transposed ? 1 : 0];
    const Line &columns = automorphism.lines[way.transposed ? 0 : 1];
    const Board &board = *boards[name.transposed ? 1 : 0];
    for (unsigned row = 0; row < at.rows; ++row) {
        name.rows[row] = row_name(board, rows[way.row_at[row]], at.box_rows);
    }
    for (unsigned place = 0; place < at.side; ++place) {
        name.columns[columns[way.column_at[place]]] = place_name(way, place, at);
    }
    return name;
}

/// Is it one, of these boards? Digits then have other names, or the same.
[[nodiscard]] inline bool is_automorphism(const Automorphism &automorphism,
                                          const std::array<const Board *, 2> &boards,
                                          const Progress &at) {
    const Board &image = *boards[automorphism.turns ? 1 : 0];
    std::array<std::uint8_t, 17> name{};
    std::array<std::uint8_t, 17> digit{};
    for (unsigned row = 0; row < at.side; ++row) {
        for (unsigned column = 0; column < at.side; ++column) {
            const unsigned from = boards[0]->digits[row][column];
            const unsigned to =
                image.digits[automorphism.lines[0][row]][automorphism.lines[1][column]];
            if (name[from] == 0 && digit[to] == 0) {
                name[from] = static_cast<std::uint8_t>(to + 1);
                digit[to] = static_cast<std::uint8_t>(from + 1);
            }
            if (name[from] != to + 1 || digit[to] != from + 1 || (from == 0) != (to == 0)) {
                return false;
            }
        }
    }
    return keeps_chutes(automorphism.lines[0], at.side, at.box_rows) &&
           keeps_chutes(automorphism.lines[1], at.side, at.stack_width);
}

[[nodiscard]] inline std::uint64_t hash_of(const WayName &name) {
    std::uint64_t hash = name.transposed ? 1 : 0;
    const auto mix = [&](const Line &line) {
        std::array<std::uint64_t, 2> words{};
        std::memcpy(words.data(), line.data(), sizeof words);
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15;
            hash ^= hash >> 32;
        }
    };
    mix(name.rows);
    mix(name.columns);
    return hash;
}

} // namespace dokushin::canon
