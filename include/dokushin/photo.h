// Reading of puzzles from pictures: photographs of a page, scans, pictures of a screen.
//
// A picture is read in steps, each in a file of its own: its brightness, the ink on it, frames of
// grids, the crossings of their lines, the cells, what a small neural network sees in each; and at
// last the solver says which of the likely readings is a proper puzzle. Nothing leaves the machine.
//
// This header belongs to a library of its own, dokushin::photo, which holds the network's weights.
#pragma once

#include <dokushin/figures.h>
#include <dokushin/puzzle.h>
#include <dokushin/result.h>

#include <array>
#include <atomic>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// Pixels are a picture in memory: rows from the top, in each row pixels from the left, in each
/// pixel one byte for grey, three for red, green and blue, or four with opacity last.
struct Pixels {
    std::span<const std::uint8_t> bytes;
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t channels = 3; ///< 1, 3 or 4
};

/// A Picture owns its pixels.
struct Picture {
    std::vector<std::uint8_t> bytes{};
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t channels = 1;
    std::size_t reduced_by = 1; ///< the file's picture is so many times as wide and high

    [[nodiscard]] Pixels pixels() const { return {bytes, width, height, channels}; }
};

/// A picture has at most so many pixels, and each side at least this many.
inline constexpr std::size_t most_pixels = 50'000'000;
inline constexpr std::size_t least_picture_side = 64;

/// A PhotoCell says what is seen in a cell of 9×9 or 6×6.
struct PhotoCell {
    Digit digit = Digit::blank;          ///< the digit of the reading, or blank
    std::array<float, 10> probability{}; ///< that of blank, and of the digits 1 to 9, on any board
    float handwritten = 0;               ///< the probability that the digit is written by hand
    bool is_doubtful = false;            ///< the reading may be wrong here
    bool is_changed = false;             ///< the solver preferred another digit than is likeliest
};

/// PhotoTrust says whether a reading can be relied on.
enum class PhotoTrust : std::uint8_t {
    sure,     ///< a proper puzzle, no cell is doubtful, and the grid's lines are seen well
    doubtful, ///< all others
};

/// A PhotoGrid is a grid that was found in a picture. Points are in pixels of the picture.
struct PhotoGrid {
    /// The givens; and candidates, if digits are noted as pencil marks, which only screens show
    /// clearly. A cell whose marks are not clear, or contradict a given, may hold all.
    Puzzle puzzle;
    PhotoTrust trust = PhotoTrust::doubtful;
    bool is_unique = false;             ///< the puzzle has exactly one solution
    bool has_unread_rules = false;      ///< cages were seen, whose sums and cells are not read
    std::vector<PhotoCell> cells{};     ///< by cell
    std::vector<Point> crossings{};     ///< of the lines, (side + 1)², rows from the top
    std::array<Point, 4> corners{};     ///< top left, top right, bottom right, bottom left
    std::vector<Puzzle> alternatives{}; ///< other readings that are proper puzzles, likelier first
};

struct PhotoOptions {
    /// Digits that are written by hand become placed digits; otherwise they are left out.
    bool keeps_handwritten = false;
    /// Is called with pictures of the steps, each with its name: "0-picture", "1-grey", "2-ink", ….
    std::function<void(std::string_view name, const Pixels &picture)> on_stage{};
    /// Reading ends early once this is true, with the grids that are read by then.
    const std::atomic<bool> *cancelled = nullptr;
};

/// Reads all grids of 9×9 and 6×6 in a picture, in reading order; none if there is no grid. It is
/// an error if the bytes are not those of such a picture, or if it is too small or too large. Cost:
/// linear in the pixels, and for each grid a network for its cells and at most some hundred
/// searches.
[[nodiscard]] Result<std::vector<PhotoGrid>> read_photo(const Pixels &picture,
                                                        const PhotoOptions &options = {});

/// Decodes a file of a picture: JPEG, PNG or WebP; turned as the camera was held. Large ones are
/// reduced. It is an error if the file is none of these, damaged, or of a size that no picture may
/// have. Only in builds with these decoders (DOKUSHIN_PHOTO).
[[nodiscard]] Result<Picture> decode_picture(std::span<const std::uint8_t> file);

} // namespace dokushin
