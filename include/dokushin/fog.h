// Fog hides what is drawn in cells of a board until they are lit. It is no rule: a puzzle has the
// same solutions without it.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A trigger lights cells once each of its own cells has the digit of the solution.
struct FogTrigger {
    std::vector<Cell> cells{};
    std::vector<Cell> lights{};

    friend bool operator==(const FogTrigger &, const FogTrigger &) = default;
};

/// All cells are in the fog, except those that are lit.
struct Fog {
    std::vector<Cell> lit{}; ///< from the beginning on
    std::vector<Cell>
        lamps{}; ///< each lights itself and the cells around it, from the beginning on
    /// Nothing else lights a cell, if there are triggers. If there are none, each digit of the
    /// solution that is placed is a lamp.
    std::vector<FogTrigger> triggers{};

    friend bool operator==(const Fog &, const Fog &) = default;
};

/// Writes fog in words: "lit r1c1 r1c2; lamps r5c5; trigger r9c1 : r9c1 r9c2". The first word is
/// always there.
[[nodiscard]] std::string in_words(const Fog &fog, const Shape &shape);
/// Reads fog in words; nothing if the text is something else, or the board lacks such a cell.
[[nodiscard]] std::optional<Fog> fog_in(const Shape &shape, std::string_view words);

} // namespace dokushin
