#include "photo/marks.h"

#include "photo/components.h"
#include "photo/quantile.h"
#include "photo/second_look.h"
#include "photo/upright.h"

#include <optional>

namespace dokushin::photo {
namespace {

/// A cell is sampled so finely, without a small share on each side, where its lines are.
constexpr std::size_t samples = 84;
constexpr double left_out = 0.04;

/// A mark is at most so high, in samples, and at least; a digit is higher.
constexpr std::size_t most_height = samples * 36 / 100;
constexpr std::size_t least_height = samples * 9 / 100;
/// The edge of a line is at most so wide where it is seen within a cell.
constexpr std::size_t most_edge = 2;
/// The digits of a grid are at least so many times as high as its marks.
constexpr double least_ratio = 1.5;
/// A mark is read if the network gives its digit this much of what it gives all digits.
constexpr float least_clear = 0.85F;
constexpr std::size_t fewest_cells = 2;

/// Paper on a screen has the same brightness everywhere, except near strokes in a compressed
/// screenshot. Paper in a photograph has noise.
constexpr float same_brightness = 1.5F;
constexpr double least_flat = 0.8;

/// A cell as it is seen: its darkness, 0 for paper, and how even the paper is.
struct SeenCell {
    Raster<float> darkness{};
    double flat = 0; ///< the share of paper whose brightness is nearly the same
};

SeenCell seen_cell(const Grey &picture, const FoundGrid &grid, std::size_t column,
                   std::size_t row) {
    SeenCell cell{sampled(picture, grid.lattice, column, row, samples, left_out)};
    if (!grid.is_light) {
        std::ranges::transform(cell.darkness.values, cell.darkness.values.begin(),
                               [](float value) { return 255 - value; });
    }
    const float paper = quantile(cell.darkness.values, 0.3);
    unsigned same = 0;
    unsigned near = 0;
    for (float &value : cell.darkness.values) {
        value = std::max(0.0F, value - paper);
        same += value <= same_brightness ? 1U : 0U;
        near += value <= 8 * same_brightness ? 1U : 0U;
    }
    cell.flat = static_cast<double>(same) / std::max(near, 1U);
    return cell;
}

/// Returns the pieces of ink in a cell, without what is left of its lines: long pieces at its
/// border, and pieces there that are too low or too narrow for a digit.
std::vector<Component> strokes_of(const SeenCell &cell) {
    constexpr float least_darkness = 25; // less is no ink
    const float darkest = std::ranges::max(cell.darkness.values);
    std::vector<Component> strokes;
    if (darkest < least_darkness) {
        return strokes;
    }
    Mask ink(samples, samples);
    std::ranges::transform(cell.darkness.values, ink.values.begin(), [&](float value) {
        // Thin strokes are paler, where they are narrower than a pixel.
        return static_cast<std::uint8_t>(value > darkest / 4 ? 1 : 0);
    });
    for (const Component &one : components_of(ink, 1)) {
        const bool touches =
            one.left == 0 || one.top == 0 || one.right + 1 == samples || one.bottom + 1 == samples;
        const bool is_of_line = std::max(one.width(), one.height()) >= samples / 2 ||
                                one.height() < least_height || one.width() <= most_edge;
        if (!touches || !is_of_line) {
            strokes.push_back(one);
        }
    }
    return strokes;
}

/// Returns a mark as the network knows digits: in the middle, and as high as most of them are.
CellPicture enlarged(const SeenCell &cell, const Component &stroke) {
    constexpr double share = 0.62; // of the picture's height
    const double step = static_cast<double>(stroke.height()) / (share * double{cell_side});
    const Point middle{static_cast<double>(stroke.left + stroke.right + 1) / 2,
                       static_cast<double>(stroke.top + stroke.bottom + 1) / 2};
    float darkest = 1;
    for (std::size_t y = stroke.top; y <= stroke.bottom; ++y) {
        for (std::size_t x = stroke.left; x <= stroke.right; ++x) {
            darkest = std::max(darkest, cell.darkness.at(x, y));
        }
    }
    CellPicture picture{};
    for (std::size_t y = 0; y < cell_side; ++y) {
        for (std::size_t x = 0; x < cell_side; ++x) {
            const double half = double{cell_side} / 2;
            const Point at = middle + step * Point{static_cast<double>(x) + 0.5 - half,
                                                   static_cast<double>(y) + 0.5 - half};
            // Its neighbours are not seen.
            const bool is_within = at.x >= static_cast<double>(stroke.left) - 1 &&
                                   at.x <= static_cast<double>(stroke.right) + 2 &&
                                   at.y >= static_cast<double>(stroke.top) - 1 &&
                                   at.y <= static_cast<double>(stroke.bottom) + 2;
            picture[y * cell_side + x] =
                is_within ? std::min(1.0F, cell.darkness.sample(at) / darkest) : 0.0F;
        }
    }
    return picture;
}

/// Reads the marks of a cell; nothing if one of them is no clear digit, or stands twice.
std::optional<DigitSet> read_marks(const SeenCell &cell, const std::vector<Component> &strokes,
                                   unsigned side, const Network &network) {
    std::vector<CellPicture> pictures;
    for (const Component &stroke : strokes) {
        if (stroke.height() < least_height) {
            return std::nullopt;
        }
        pictures.push_back(enlarged(cell, stroke));
    }
    std::vector<CellOpinion> opinions = opinions_of(network, pictures);
    look_again(network, pictures, opinions);
    DigitSet digits;
    for (const CellOpinion &opinion : opinions) {
        const auto &all = opinion.probability;
        const auto likeliest = std::max_element(all.begin() + 1, all.end());
        const auto digit = static_cast<unsigned>(likeliest - all.begin());
        if (digit > side || digits.contains(digit_of(digit)) ||
            *likeliest < least_clear * (1 - all[0])) {
            return std::nullopt;
        }
        digits.insert(digit_of(digit));
    }
    return digits;
}

std::size_t highest_of(const std::vector<Component> &strokes) {
    std::size_t most = 0;
    for (const Component &stroke : strokes) {
        most = std::max(most, stroke.height());
    }
    return most;
}

} // namespace

Pencilmarks marks_in(const Grey &picture, const FoundGrid &grid, const Network &network) {
    const std::size_t side = grid.lattice.side;
    Pencilmarks marks(side * side);
    std::vector<float> of_digits;
    std::vector<float> of_marks;
    std::vector<float> flat;
    std::size_t unclear = 0;
    for (std::size_t at = 0; at < marks.size(); ++at) {
        const SeenCell cell = seen_cell(picture, grid, at % side, at / side);
        flat.push_back(static_cast<float>(cell.flat));
        if (at + 1 == side && quantile(flat, 0.5) < least_flat) {
            return {}; // The first row is enough to see that this is a photograph.
        }
        const std::vector<Component> strokes = strokes_of(cell);
        const std::size_t highest = highest_of(strokes);
        if (highest == 0) {
            continue;
        }
        (highest > most_height ? of_digits : of_marks).push_back(static_cast<float>(highest));
        if (highest <= most_height) {
            const auto sides = static_cast<unsigned>(side);
            const auto read = read_marks(cell, strokes, sides, network);
            marks[at] = read.value_or(DigitSet::all(sides));
            unclear += read ? 0U : 1U;
        }
    }
    const bool are_marks =
        of_marks.size() >= fewest_cells && 4 * unclear <= of_marks.size() && !of_digits.empty() &&
        quantile(of_digits, 0.5) >= least_ratio * static_cast<double>(quantile(of_marks, 0.5));
    return are_marks ? marks : Pencilmarks{};
}

} // namespace dokushin::photo
