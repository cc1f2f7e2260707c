// How well a photographed grid can be seen, by whoever looks at it.
#pragma once

#include "photo/grids.h"

#include <string>

namespace dokushin {

/// PhotoQuality measures a grid in a picture: the pixels of a cell's side; how steep edges of ink
/// are (7 is as sharp as 28 pixels a cell can show); and how much darker ink is than paper, 0 to 1.
struct PhotoQuality {
    double cell = 0;
    double sharpness = 0;
    double contrast = 0;

    [[nodiscard]] bool is_at_least(const PhotoQuality &other) const {
        return cell >= other.cell && sharpness >= other.sharpness && contrast >= other.contrast;
    }
    [[nodiscard]] std::string text() const;
};

[[nodiscard]] PhotoQuality quality_of(const photo::Grey &picture, const photo::FoundGrid &grid);

/// Returns for each measure the lesser one.
[[nodiscard]] PhotoQuality least_of(const PhotoQuality &one, const PhotoQuality &other);

} // namespace dokushin
