// Any bytes as a file of a picture, or as its pixels: they are refused, or read into grids of 81
// or 36 cells whose points are numbers.
#include <dokushin/photo.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace dokushin;

void expect(bool right) {
    if (!right) {
        std::abort();
    }
}

void read(const Pixels &picture) {
    const auto grids = read_photo(picture);
    expect(grids.has_value());
    for (const PhotoGrid &grid : *grids) {
        const std::size_t side = grid.puzzle.shape().side();
        expect(side == 9 || side == 6);
        expect(grid.cells.size() == side * side &&
               grid.crossings.size() == (side + 1) * (side + 1));
        for (const Point &crossing : grid.crossings) {
            expect(std::isfinite(crossing.x) && std::isfinite(crossing.y));
        }
        for (std::size_t at = 0; at < grid.cells.size(); ++at) {
            expect(grid.cells[at].digit == grid.puzzle.given(cell_at(at)));
        }
    }
}

/// Bytes are repeated until they fill a small picture, row after row with a shift.
std::vector<std::uint8_t> pixels_of(const std::uint8_t *data, std::size_t size, std::size_t side) {
    std::vector<std::uint8_t> pixels(side * side);
    for (std::size_t at = 0; at < pixels.size(); ++at) {
        pixels[at] = data[(at % side / 3 + at / side / 5 * 16) % size];
    }
    return pixels;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    constexpr std::size_t small = 40'000;
    if (const auto picture = decode_picture({data, size})) {
        expect(picture->bytes.size() == picture->width * picture->height * picture->channels);
        if (picture->width * picture->height <= small) {
            read(picture->pixels());
        }
    } else if (size > 8 && data[0] % 8 == 0) {
        constexpr std::size_t side = 96;
        const auto pixels = pixels_of(data, size, side);
        read({pixels, side, side, 1});
    }
    return 0;
}
