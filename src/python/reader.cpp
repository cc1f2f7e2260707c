// dokushin._reader is the module that reads puzzles from pictures. It is separate, since only this
// needs the decoders and the network's weights. It makes the records of dokushin._engine.
#include "python/record.h"
#include "python/without_lock.h"

#include <dokushin/photo.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A cell as Python gets it: its digit, whether it is doubtful and changed, the probability that it
/// is handwritten, and those of blank and of the digits.
using CellParts = std::tuple<unsigned, bool, bool, float, std::array<float, 10>>;
/// A grid: its puzzle, whether it is sure, unique, and has rules that are not read, its cells, its
/// crossings, other readings.
using GridParts = std::tuple<Record, bool, bool, bool, std::vector<CellParts>,
                             std::vector<std::pair<double, double>>, std::vector<Record>>;

GridParts parts_of(const PhotoGrid &grid) {
    std::vector<CellParts> cells;
    for (const PhotoCell &its : grid.cells) {
        cells.emplace_back(number(its.digit), its.is_doubtful, its.is_changed, its.handwritten,
                           its.probability);
    }
    std::vector<std::pair<double, double>> crossings;
    for (const Point &point : grid.crossings) {
        crossings.emplace_back(point.x, point.y);
    }
    std::vector<Record> others;
    std::ranges::transform(grid.alternatives, std::back_inserter(others), record_of);
    return {record_of(grid.puzzle), grid.trust == PhotoTrust::sure,
            grid.is_unique,         grid.has_unread_rules,
            std::move(cells),       std::move(crossings),
            std::move(others)};
}

std::vector<GridParts> parts_of(const Result<std::vector<PhotoGrid>> &grids) {
    std::vector<GridParts> all;
    for (const PhotoGrid &grid : value_or_raise(grids)) {
        all.push_back(parts_of(grid));
    }
    return all;
}

std::vector<GridParts> read_pixels(std::string_view pixels, std::size_t width, std::size_t height,
                                   std::size_t channels, bool handwritten) {
    const std::span bytes(reinterpret_cast<const std::uint8_t *>(pixels.data()), pixels.size());
    return parts_of(without_lock([&](const Cancelled &cancelled) {
        return read_photo({bytes, width, height, channels},
                          {.keeps_handwritten = handwritten, .cancelled = &cancelled});
    }));
}

std::vector<GridParts> read_file(std::string_view file, bool handwritten) {
    const std::span bytes(reinterpret_cast<const std::uint8_t *>(file.data()), file.size());
    return parts_of(without_lock([&](const Cancelled &cancelled) -> Result<std::vector<PhotoGrid>> {
        const Result<Picture> picture = decode_picture(bytes);
        if (!picture) {
            return std::unexpected(picture.error());
        }
        return read_photo(picture->pixels(),
                          {.keeps_handwritten = handwritten, .cancelled = &cancelled});
    }));
}

} // namespace
} // namespace dokushin::python

PYBIND11_MODULE(_reader, module) {
    using namespace dokushin::python;
    py::module_::import("dokushin._engine");
    module.def("read_pixels", read_pixels);
    module.def("read_file", read_file);
}
