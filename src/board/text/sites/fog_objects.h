// SudokuPad and f-puzzles state fog in the same members: cells that are lit, lamps, and triggers.
// Cells that the board lacks light nothing.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

#include <string_view>
#include <vector>

namespace dokushin::text {

/// Returns the fog of the document, an empty one if none was read before.
[[nodiscard]] Fog &fog_of(Statement &statement);
/// Reads the members `foglight`, `fogofwar` and `triggereffect`.
void read_fog(const JsonValue &document, Statement &statement);
/// Reads what the label of a cage says of fog: "FOW" is a lamp, "FOGLIGHT" lights the cells, and so
/// does "foglight: r1c1r1c2" those that it names. False if it says nothing of fog.
[[nodiscard]] bool read_fog_label(Statement &statement, std::string_view label,
                                  const std::vector<Place> &cells);

/// Writes the triggers as the list `triggereffect`.
[[nodiscard]] JsonValue trigger_effects(const Fog &fog, const Shape &shape);
/// Returns the cells that are lit from the beginning on, with those that lamps light, each once.
[[nodiscard]] std::vector<Cell> cells_lit_at_first(const Fog &fog, const Shape &shape);

} // namespace dokushin::text
