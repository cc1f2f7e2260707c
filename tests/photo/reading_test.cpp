// Pictures whose puzzles are known are read: pages that this project prints, straight, turned, bent
// and badly lit; and what is no puzzle is not read as one.
#include "photo/pictures.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace dokushin {
namespace {

using namespace photo_tests;

/// Reads a picture with one grid; what it reads, and whether that is sure.
std::pair<std::string, bool> read_one(const Picture &picture) {
    const auto grids = read_photo(picture.pixels());
    if (!grids || grids->size() != 1) {
        return {"no grid, or several", false};
    }
    return {text_of(grids->front().puzzle), grids->front().trust == PhotoTrust::sure};
}

TEST(Reading, OfAPrintedPage) {
    for (const Puzzle &puzzle : some_puzzles()) {
        const auto [read, is_sure] = read_one(printed({puzzle}, 60));
        EXPECT_EQ(read, text_of(puzzle));
        // Where each given follows from many others, any may be missed without a second solution.
        EXPECT_TRUE(is_sure || puzzle.given_count() == 81) << read;
    }
}

TEST(Reading, OfAllGridsOnAPageInReadingOrder) {
    const std::vector<Puzzle> puzzles = some_puzzles();
    const auto grids = read_photo(printed(puzzles, 110).pixels());
    ASSERT_TRUE(grids);
    ASSERT_EQ(grids->size(), puzzles.size());
    for (std::size_t at = 0; at < puzzles.size(); ++at) {
        EXPECT_EQ(text_of((*grids)[at].puzzle), text_of(puzzles[at]));
    }
}

/// Corners of a page that was photographed from a little aside.
photo::Quadrilateral aslant(double width, double height, double by) {
    return {Point{0.02 * width + by, 0.03 * height}, Point{0.97 * width, 0.02 * height + by},
            Point{0.98 * width - by, 0.97 * height}, Point{0.03 * width, 0.98 * height - by}};
}

/// Dominoes whose cages cover rows 1 to 8, and some givens.
Puzzle killer_puzzle() {
    std::string shape = "9x9";
    for (unsigned row = 1; row <= 8; row += 2) {
        for (unsigned column = 1; column <= 9; ++column) {
            shape += fmt::format("+cage({}:r{}c{},r{}c{})", 3 + (row + column) % 15, row, column,
                                 row + 1, column);
        }
    }
    Grid givens(81, Digit::blank);
    for (const std::size_t cell : {4U, 17U, 30U, 52U, 75U}) {
        givens[cell] = digit_of(static_cast<unsigned>(cell % 9 + 1));
    }
    return *Puzzle::from_givens(*Shape::parse(shape), std::move(givens));
}

/// The sums and cells of cages are not read: the digits alone are another puzzle, of whose
/// solutions nothing is said.
TEST(Reading, OfCagesSaysThatRulesWereNotRead) {
    const Puzzle killer = killer_puzzle();
    for (const unsigned resolution : {60U, 110U}) {
        const Picture page = printed({killer}, resolution);
        const Camera camera{aslant(600, 800, 20), 0.5, 4, 0.3, 5};
        for (const Picture &picture : {page, taken(page, camera, 600, 800, resolution)}) {
            const auto grids = read_photo(picture.pixels());
            ASSERT_TRUE(grids);
            ASSERT_EQ(grids->size(), 1U);
            const PhotoGrid &grid = grids->front();
            EXPECT_TRUE(grid.has_unread_rules);
            EXPECT_FALSE(grid.is_unique);
            EXPECT_EQ(grid.trust, PhotoTrust::doubtful);
            EXPECT_EQ(text_of(grid.puzzle), text_of(killer));
        }
    }
    EXPECT_FALSE(read_photo(printed({some_puzzles()[1]}, 60).pixels())->front().has_unread_rules);
}

TEST(Reading, OfAPageInAPhotograph) {
    unsigned seed = 1;
    for (const Puzzle &puzzle : some_puzzles()) {
        for (const double by : {0.0, 30.0, 60.0}) {
            if (seed > 12 / DOKUSHIN_EVERY + 1) {
                break;
            }
            const Camera camera{aslant(600, 800, by), 1, 5, 0.5, by / 4};
            const Picture picture = taken(printed({puzzle}, 80), camera, 600, 800, seed++);
            EXPECT_EQ(read_one(picture).first, text_of(puzzle)) << by;
        }
    }
}

Puzzle small_puzzle(std::string_view shape, std::string_view givens) {
    return puzzle_of(givens, *Shape::parse(shape));
}

/// Candidates that a page shows are read as what they are, on flat paper; in a photograph small
/// digits are nothing that is relied on.
TEST(Reading, OfPencilMarksAsCandidates) {
    Puzzle puzzle = some_puzzles()[1];
    Pencilmarks marks = puzzle.pencilmarks();
    for (DigitSet &its : marks) { // fewer than the givens imply
        if (its.size() > 1) {
            its.erase(its.first());
        }
    }
    ASSERT_TRUE(puzzle.set_candidates(marks));
    const Picture page = printed({puzzle}, 150);
    const auto grids = read_photo(page.pixels());
    ASSERT_TRUE(grids);
    ASSERT_EQ(grids->size(), 1U);
    const Puzzle &read = grids->front().puzzle;
    EXPECT_EQ(text_of(read), text_of(puzzle));
    EXPECT_TRUE(read.has_candidates());
    EXPECT_EQ(read.pencilmarks(), marks);
    EXPECT_EQ(grids->front().trust, PhotoTrust::sure);
    EXPECT_FALSE(
        read_photo(printed({some_puzzles()[1]}, 150).pixels())->front().puzzle.has_candidates());
}

/// Returns two pictures of the same height side by side.
Picture beside(const Picture &left, const Picture &right) {
    Picture both{{}, left.width + right.width, left.height, 1};
    for (std::size_t y = 0; y < both.height; ++y) {
        for (const Picture *const part : {&left, &right}) {
            const auto row = std::span(part->bytes).subspan(y * part->width, part->width);
            both.bytes.insert(both.bytes.end(), row.begin(), row.end());
        }
    }
    return both;
}

/// Whether boxes of 6×6 are wide or high is seen by their thicker lines.
TEST(Reading, OfSixBySix) {
    const std::vector<Puzzle> puzzles{
        small_puzzle("2x3", "..3....642..32...4.45.......26....3."),
        small_puzzle("3x2", "..16..2..5..362...6..........25....1"),
    };
    for (const Puzzle &puzzle : puzzles) {
        const Picture page = printed({puzzle}, 60);
        const Camera camera{aslant(600, 800, 20), 0.5, 4, 0.3, 5};
        for (const Picture &picture : {page, turned(page), taken(page, camera, 600, 800, 1)}) {
            const auto grids = read_photo(picture.pixels());
            ASSERT_TRUE(grids);
            ASSERT_EQ(grids->size(), 1U);
            const PhotoGrid &grid = grids->front();
            EXPECT_EQ(grid.puzzle.shape(), puzzle.shape());
            EXPECT_EQ(grid.puzzle.givens(), puzzle.givens());
            EXPECT_EQ(grid.trust, PhotoTrust::sure);
            EXPECT_EQ(grid.cells.size(), 36U);
            EXPECT_EQ(grid.crossings.size(), 49U);
        }
    }
    const Picture both = beside(printed({some_puzzles()[1]}, 60), printed({puzzles[0]}, 60));
    const auto grids = read_photo(both.pixels());
    ASSERT_TRUE(grids);
    ASSERT_EQ(grids->size(), 2U);
    EXPECT_EQ(text_of(grids->front().puzzle), text_of(some_puzzles()[1]));
    EXPECT_EQ(grids->back().puzzle.givens(), puzzles[0].givens());
}

/// Boards whose digits the network does not know, and those that are not asked for, are no grids.
TEST(Reading, OfOtherSizesFindsNothing) {
    for (const auto *const shape : {"4x4", "2x5", "3x4", "16x16"}) {
        const Shape its = *Shape::parse(shape);
        const Puzzle blank = *Puzzle::from_givens(its, Grid(its.cell_count(), Digit::blank));
        const auto grids = read_photo(printed({blank}, 80).pixels());
        ASSERT_TRUE(grids);
        EXPECT_TRUE(grids->empty()) << shape;
    }
}

TEST(Reading, OfAPictureThatIsTurned) {
    const Puzzle puzzle = some_puzzles()[1];
    Picture picture = printed({puzzle}, 60);
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        EXPECT_EQ(read_one(picture).first, text_of(puzzle)) << quarter;
        picture = turned(picture);
    }
}

TEST(Reading, OfADarkScreen) {
    const Puzzle puzzle = some_puzzles()[2];
    Picture picture = printed({puzzle}, 60);
    for (std::uint8_t &value : picture.bytes) {
        value = static_cast<std::uint8_t>(255 - value * 7 / 8);
    }
    EXPECT_EQ(read_one(picture).first, text_of(puzzle));
}

/// Colours and opacity change nothing of what is seen.
TEST(Reading, OfPixelsOfThreeAndFourBytes) {
    const Puzzle puzzle = some_puzzles()[1];
    const Picture grey = printed({puzzle}, 60);
    for (const std::size_t channels : {3U, 4U}) {
        Picture picture{{}, grey.width, grey.height, channels};
        for (const std::uint8_t value : grey.bytes) {
            picture.bytes.insert(picture.bytes.end(), 3, value);
            if (channels == 4) {
                picture.bytes.push_back(255);
            }
        }
        EXPECT_EQ(read_one(picture).first, text_of(puzzle));
    }
}

/// The solver says that a grid is a puzzle, and a cell that nobody can read is not invented.
TEST(Reading, IsDoubtfulWhereADigitIsCovered) {
    const Puzzle puzzle = some_puzzles()[1];
    Picture picture = printed({puzzle}, 60);
    const auto clear = read_photo(picture.pixels());
    ASSERT_EQ(clear->size(), 1U);
    // The 5 in the first cell becomes a blot.
    const std::vector<Point> &crossings = clear->front().crossings;
    for (double y = crossings[0].y + 8; y < crossings[10].y - 8; y += 1) {
        for (double x = crossings[0].x + 8; x < crossings[1].x - 8; x += 1) {
            picture
                .bytes[static_cast<std::size_t>(y) * picture.width + static_cast<std::size_t>(x)] =
                0;
        }
    }
    const auto grids = read_photo(picture.pixels());
    ASSERT_EQ(grids->size(), 1U);
    const PhotoGrid &grid = grids->front();
    EXPECT_TRUE(grid.trust == PhotoTrust::doubtful || text_of(grid.puzzle) == text_of(puzzle));
}

TEST(Reading, FindsNoGridWhereThereIsNone) {
    Picture picture{std::vector<std::uint8_t>(640 * 480, 200), 640, 480, 1};
    EXPECT_TRUE(read_photo(picture.pixels())->empty());
    std::mt19937 random(7);
    for (std::uint8_t &value : picture.bytes) {
        value = static_cast<std::uint8_t>(random());
    }
    EXPECT_TRUE(read_photo(picture.pixels())->empty());
    // A frame without lines, and a table of 13 × 13 as of a crossword.
    for (const std::size_t step : {400U, 30U}) {
        std::ranges::fill(picture.bytes, std::uint8_t{230});
        for (std::size_t y = 40; y <= 440; ++y) {
            for (std::size_t x = 40; x <= 440; ++x) {
                if ((x - 40) % step < 2 || (y - 40) % step < 2) {
                    picture.bytes[y * 640 + x] = 20;
                }
            }
        }
        const auto grids = read_photo(picture.pixels());
        for (const PhotoGrid &grid : *grids) {
            EXPECT_EQ(grid.trust, PhotoTrust::doubtful);
        }
    }
}

TEST(Reading, RefusesWhatIsNoPicture) {
    const std::vector<std::uint8_t> bytes(300 * 300);
    EXPECT_FALSE(read_photo({bytes, 300, 301, 1}));
    EXPECT_FALSE(read_photo({bytes, 150, 300, 2}));
    EXPECT_FALSE(read_photo({bytes, 0, 0, 3}));
    EXPECT_FALSE(read_photo({std::span(bytes).first(900), 30, 30, 1}));
    EXPECT_TRUE(read_photo({bytes, 300, 300, 1}));
}

TEST(Reading, ShowsItsStages) {
    std::vector<std::string> names;
    PhotoOptions how;
    how.on_stage = [&](std::string_view name, const Pixels &stage) {
        names.emplace_back(name);
        EXPECT_EQ(stage.bytes.size(), stage.width * stage.height * stage.channels);
    };
    ASSERT_TRUE(read_photo(printed({some_puzzles()[0]}, 60).pixels(), how));
    EXPECT_EQ(names, (std::vector<std::string>{"0-picture", "1-grey", "2-ink", "3-crossings-grid-1",
                                               "4-cells-grid-1"}));
}

/// The photographs of ../shared, where they are (bench/photo.cpp has the table of a network that
/// was not trained on them).
TEST(Reading, OfNewspapers) {
    const std::filesystem::path folder = DOKUSHIN_SOURCE_DIR "/../shared/data/photos";
    if (!std::filesystem::is_directory(folder)) {
        return; // a bare clone
    }
    unsigned photos = 0;
    unsigned right = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".jpg" || ++photos % DOKUSHIN_EVERY != 0) {
            continue;
        }
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
        std::ifstream label(std::filesystem::path(entry.path()).replace_extension(".dat"));
        std::string line;
        std::getline(label, line);
        std::getline(label, line);
        std::string expected;
        for (unsigned content = 0; label >> content;) {
            expected += content == 0 ? '.' : static_cast<char>('0' + content);
        }
        const auto grids = read_photo(decode_picture(bytes)->pixels());
        ASSERT_FALSE(grids->empty()) << entry.path();
        const bool is_right = std::ranges::any_of(
            *grids, [&](const PhotoGrid &grid) { return text_of(grid.puzzle) == expected; });
        right += is_right ? 1U : 0U;
        EXPECT_TRUE(is_right || grids->front().trust == PhotoTrust::doubtful) << entry.path();
    }
    EXPECT_GE(100 * right, 95 * (photos / DOKUSHIN_EVERY));
}

} // namespace
} // namespace dokushin
