// Histograms as a drawing.
#pragma once

#include "collection/statistics.h"

#include <span>
#include <string>

namespace dokushin::collection {

/// Draws histograms below each other, a bar a line, as SVG.
[[nodiscard]] std::string histograms_svg(std::span<const Histogram> histograms);

/// Returns a histogram's title: its name, and what a bar stands for.
[[nodiscard]] std::string histogram_title(const Histogram &histogram);

} // namespace dokushin::collection
