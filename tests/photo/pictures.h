// Pictures of puzzles: pages that this project prints, and the same as a camera sees them.
#pragma once

#include "logic/puzzles.h"
#include "photo/quadrilateral.h"

#include <dokushin/photo.h>
#include <dokushin/print.h>

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace dokushin::photo_tests {

using logic_tests::puzzle_of;

/// Returns Arto Inkala's puzzle of 2012, one of the tutorials, one of our generator, and a full
/// grid.
inline std::vector<Puzzle> some_puzzles() {
    return {
        puzzle_of(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
        puzzle_of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        puzzle_of(
            "9.........36..12.....2.3.74.5....9.....812.....7....3.18.3.6.....35..12.........7"),
        puzzle_of(
            "123456789457189236896372514249518367538647921671293845914735682385961472762824193")};
}

/// Draws puzzles on a page, with so many pixels an inch.
inline Picture printed(const std::vector<Puzzle> &puzzles, unsigned resolution) {
    std::vector<PrintPuzzle> all;
    for (const Puzzle &puzzle : puzzles) {
        all.push_back({.puzzle = puzzle, .alphabet = Alphabet::usual(puzzle.shape().side())});
    }
    PrintOptions how;
    how.per_page = static_cast<unsigned>(puzzles.size());
    const auto layout = PrintLayout::make(std::move(all), how);
    std::vector<std::uint8_t> file;
    const auto drawn = draw_png(layout->page(0), {}, resolution, [&](std::string_view bytes) {
        file.insert(file.end(), bytes.begin(), bytes.end());
        return true;
    });
    EXPECT_TRUE(drawn);
    return *decode_picture(file);
}

/// A Camera has the page's corners in its picture, and faults.
struct Camera {
    photo::Quadrilateral corners{};
    double blur = 0;   ///< pixels: half the width of the square that is averaged
    double noise = 0;  ///< the standard deviation of the brightness
    double shadow = 0; ///< how much darker the page is at its lower right, as a share
    double bend = 0;   ///< pixels by which the page is bent down at its middle
};

/// Takes a picture of a page.
inline Picture taken(const Picture &page, const Camera &camera, std::size_t width,
                     std::size_t height, unsigned seed) {
    photo::Grey paper(page.width, page.height);
    paper.values = page.bytes;
    // Each point of the page is drawn where the camera sees it.
    const auto projection = *photo::Projection::of_square(camera.corners);
    std::vector<double> sums(width * height, 0);
    std::vector<double> weights(width * height, 0);
    constexpr double samples = 1.5; // for each pixel of the page, both ways
    const auto columns = static_cast<std::size_t>(samples * static_cast<double>(page.width));
    const auto rows = static_cast<std::size_t>(samples * static_cast<double>(page.height));
    for (std::size_t y = 0; y < rows; ++y) {
        for (std::size_t x = 0; x < columns; ++x) {
            const Point on_page{(static_cast<double>(x) + 0.5) / samples,
                                (static_cast<double>(y) + 0.5) / samples};
            const double across = on_page.x / static_cast<double>(page.width);
            const double down = on_page.y / static_cast<double>(page.height);
            Point seen = projection({across, down});
            seen.y += camera.bend * 4 * across * (1 - across);
            const double light = 1 - camera.shadow * across * down;
            const auto reach = static_cast<int>(std::ceil(camera.blur));
            for (int dy = -reach; dy <= reach; ++dy) {
                for (int dx = -reach; dx <= reach; ++dx) {
                    const double px = std::floor(seen.x) + dx;
                    const double py = std::floor(seen.y) + dy;
                    if (px >= 0 && py >= 0 && px < static_cast<double>(width) &&
                        py < static_cast<double>(height)) {
                        const std::size_t at =
                            static_cast<std::size_t>(py) * width + static_cast<std::size_t>(px);
                        sums[at] += light * static_cast<double>(paper.sample(on_page));
                        weights[at] += 1;
                    }
                }
            }
        }
    }
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(0, camera.noise + 1e-9);
    Picture picture{std::vector<std::uint8_t>(width * height), width, height, 1};
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const double table = 90; // what the page lies on
        const double brightness = weights[at] > 0 ? 0.85 * sums[at] / weights[at] : table;
        picture.bytes[at] =
            static_cast<std::uint8_t>(std::clamp(brightness + noise(random), 0.0, 255.0));
    }
    return picture;
}

/// Returns the picture turned clockwise by a quarter.
inline Picture turned(const Picture &picture) {
    Picture other{std::vector<std::uint8_t>(picture.bytes.size()), picture.height, picture.width,
                  1};
    for (std::size_t y = 0; y < other.height; ++y) {
        for (std::size_t x = 0; x < other.width; ++x) {
            other.bytes[y * other.width + x] =
                picture.bytes[(picture.height - 1 - x) * picture.width + y];
        }
    }
    return other;
}

inline std::string text_of(const Puzzle &puzzle) {
    return to_line(puzzle.givens(), Alphabet::usual(9));
}

} // namespace dokushin::photo_tests
