#include "photo/stages.h"

#include "photo/scale.h"

namespace dokushin::photo {

Picture picture_of_ink(const Grey &picture) {
    Mask ink = first_ink_of(reduced(picture, longest_side));
    for (std::uint8_t &value : ink.values) {
        value = value != 0 ? 0 : 255;
    }
    return {std::move(ink.values), ink.width, ink.height, 1};
}

Picture picture_of_lattice(const Grey &picture, const Lattice &lattice) {
    Picture shown{{}, picture.width, picture.height, 3};
    for (const std::uint8_t value : picture.values) {
        shown.bytes.insert(shown.bytes.end(), 3, value);
    }
    const double radius = std::max(2.0, length(lattice.at(1, 0) - lattice.at(0, 0)) / 16);
    for (const Point &crossing : lattice.crossings) {
        for (double dy = -radius; dy <= radius; dy += 1) {
            for (double dx = -radius; dx <= radius; dx += 1) {
                const double x = crossing.x + dx;
                const double y = crossing.y + dy;
                if (dx * dx + dy * dy <= radius * radius && x >= 0 && y >= 0 &&
                    x < static_cast<double>(shown.width) && y < static_cast<double>(shown.height)) {
                    const std::size_t pixel =
                        static_cast<std::size_t>(y) * shown.width + static_cast<std::size_t>(x);
                    shown.bytes[3 * pixel] = 220;
                    shown.bytes[3 * pixel + 1] = 0;
                    shown.bytes[3 * pixel + 2] = 0;
                }
            }
        }
    }
    return shown;
}

Picture picture_of_cells(std::span<const CellPicture> cells, std::size_t side) {
    const std::size_t pixels = side * cell_side;
    Picture shown{std::vector<std::uint8_t>(pixels * pixels), pixels, pixels, 1};
    for (std::size_t y = 0; y < pixels; ++y) {
        for (std::size_t x = 0; x < pixels; ++x) {
            const CellPicture &cell = cells[y / cell_side * side + x / cell_side];
            const float ink = cell[y % cell_side * cell_side + x % cell_side];
            shown.bytes[y * pixels + x] = static_cast<std::uint8_t>(255 * ink);
        }
    }
    return shown;
}

} // namespace dokushin::photo
