// The judge finds the likeliest reading of a grid's cells that is a proper puzzle.
#pragma once

#include "photo/boxes.h"
#include "photo/network.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Reads cells of a grid with such boxes: their likeliest digits if these are a proper puzzle, else
/// the likeliest reading that is one and that differs only in doubtful cells. Where rules were not
/// read, the likeliest digits, and nothing is said about solutions. Cost: at most 400 searches,
/// each of at most 10,000 guesses.
[[nodiscard]] PhotoGrid judged(std::span<const CellOpinion> opinions, const PhotoOptions &options,
                               BoxSize boxes = {}, bool has_unread_rules = false);

} // namespace dokushin::photo
