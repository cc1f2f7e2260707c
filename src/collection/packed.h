// Packed grids: how a collection stores the givens of a puzzle, or a solution, in few bytes.
//
// A grid is a string of half bytes: 1–9 is a digit, 0 a blank, and A–F are 2 to 7 blanks, the
// longest runs first. Blanks at the end are left out, and a half byte that is over is 0. So SQL
// itself can unpack it: hex() makes the string, and replace() makes dots of 0 and A–F
// (text_expression() in schema.h). A 17-clue puzzle takes about 17 bytes, one of 24 clues about 21,
// a solution 41. Equal grids have equal bytes, and no others.
//
// Of the runs' lengths, 2 to 7 took the least room in 300 17-clue puzzles and 300 minimal ones of
// 24 clues (38.1 bytes for one of each); 2 to 6 and 8 took 38.2, and 2, 3, 4, 6, 8, 12 took 39.3.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace dokushin::collection {

inline constexpr std::size_t cell_count = 81;

class Packed {
  public:
    Packed() = default;
    /// Packs the 81 digits of a grid, of which 0 is a blank.
    explicit Packed(std::span<const Digit> grid);

    [[nodiscard]] std::string_view bytes() const {
        return {reinterpret_cast<const char *>(bytes_.data()), size_};
    }
    friend bool operator==(const Packed &a, const Packed &b) { return a.bytes() == b.bytes(); }

  private:
    std::array<std::uint8_t, 41> bytes_{};
    std::uint8_t size_ = 0;
};

/// Returns the grid that these bytes pack; nothing if they pack none, or not as Packed does.
[[nodiscard]] std::optional<Grid> unpacked(std::string_view bytes);

/// Returns the 81 characters of a grid, with dots for blanks.
[[nodiscard]] std::string text_of(std::span<const Digit> grid);

} // namespace dokushin::collection
