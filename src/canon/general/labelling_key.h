// Keys of partial labellings. Labellings with equal keys stand for the same transforms, so a key
// finds the image of a labelling under an automorphism among the labellings that wait.
//
// An automorphism takes each labelling to a labelling, by moving all lines in it. The image
// begins with the same string, and all that can become of it is the same.
#pragma once

#include "canon/general/labelling.h"
#include "canon/group/automorphism.h"

#include <array>
#include <cassert>
#include <cstring>

namespace dokushin::canon {

/// The level of the search tree at which labellings are compared.
struct Level {
    unsigned side;
    unsigned stack_width;
    unsigned box_rows;
    unsigned rows;     ///< rows of the form that have begun
    unsigned position; ///< in the last of these rows, where a class begins
    unsigned open_end; ///< stacks from the position to here have no order yet
};

/// A labelling without the order of what it has not put in an order yet.
struct LabellingKey {
    LineMap rows;    ///< row of the form → row of the board; a blank one → its band, or just blank
    LineMap columns; ///< column of the board → where its class begins, or free or open stack
    bool transposed;

    friend bool operator==(const LabellingKey &, const LabellingKey &) = default;
};

inline constexpr std::uint8_t in_free_stack = 32;
inline constexpr std::uint8_t in_open_stack = 33;
inline constexpr std::uint8_t blank_band = 64;
inline constexpr std::uint8_t blank_row_of = 32; ///< and its band

/// The key of a row of the board. Rows without digits are equal within their band, and so are
/// all rows of bands without digits.
[[nodiscard]] inline std::uint8_t row_key(const Board &board, unsigned row, unsigned box_rows) {
    assert((board.blank_bands & ~board.blank_rows) == 0);
    const bool blank = (board.blank_rows >> row & 1U) != 0;
    const bool with_band = (board.blank_bands >> row & 1U) != 0;
    return static_cast<std::uint8_t>(with_band ? blank_band
                                     : blank   ? blank_row_of + row / box_rows
                                               : row);
}

/// The key of a position in the form.
[[nodiscard]] inline std::uint8_t position_key(const Labelling &labelling, unsigned position,
                                               const Level &level) {
    assert(position < level.side);
    if (position < labelling.free_stacks * level.stack_width) {
        return in_free_stack;
    }
    if (position < level.open_end && position - position % level.stack_width >= level.position) {
        return in_open_stack;
    }
    return static_cast<std::uint8_t>(class_begin(labelling, position));
}

/// The key of a labelling's image under an automorphism.
[[nodiscard]] inline LabellingKey key_of_image(const Labelling &labelling,
                                               const Automorphism &automorphism,
                                               const Orientations &boards, const Level &level) {
    assert(is_ok(labelling, level.side, level.rows));
    LabellingKey key{{}, {}, labelling.transposed != automorphism.transposes};
    assert(boards[key.transposed ? 1 : 0] != nullptr);
    const LineMap &rows = automorphism.lines[labelling.transposed ? 1 : 0];
    const LineMap &columns = automorphism.lines[labelling.transposed ? 0 : 1];
    const Board &board = *boards[key.transposed ? 1 : 0];
    for (unsigned row = 0; row < level.rows; ++row) {
        key.rows[row] = row_key(board, rows[labelling.row_at[row]], level.box_rows);
    }
    for (unsigned position = 0; position < level.side; ++position) {
        key.columns[columns[labelling.column_at[position]]] =
            position_key(labelling, position, level);
    }
    return key;
}

[[nodiscard]] inline std::uint64_t hash_of(const LabellingKey &key) {
    std::uint64_t hash = key.transposed ? 1 : 0;
    const auto mix = [&](const LineMap &line) {
        std::array<std::uint64_t, 2> words{};
        std::memcpy(words.data(), line.data(), sizeof words);
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15;
            hash ^= hash >> 32;
        }
    };
    mix(key.rows);
    mix(key.columns);
    return hash;
}

} // namespace dokushin::canon
