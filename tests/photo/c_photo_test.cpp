// The C interface of reading pictures says what the C++ interface says, and refuses wrong
// arguments.
#include "photo/pictures.h"

#include <dokushin/c_photo.h>

#include <memory>

namespace dokushin {
namespace {

using namespace photo_tests;

using Photo = std::unique_ptr<dokushin_photo, decltype(&dokushin_photo_free)>;

dokushin_pixels pixels_of(const Picture &picture) {
    return {.size = sizeof(dokushin_pixels),
            .bytes = picture.bytes.data(),
            .width = picture.width,
            .height = picture.height,
            .channels = picture.channels};
}

Photo photo_of(const Picture &picture) {
    const dokushin_pixels pixels = pixels_of(picture);
    dokushin_photo *photo = nullptr;
    EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, &photo, nullptr), DOKUSHIN_OK);
    return {photo, &dokushin_photo_free};
}

TEST(CPhoto, SaysWhatTheLibrarySays) {
    const Picture page = printed(some_puzzles(), 110);
    const auto grids = *read_photo(page.pixels());
    const Photo photo = photo_of(page);
    for (std::size_t at = 0; at < grids.size(); ++at) {
        const PhotoGrid &its = grids[at];
        dokushin_photo_grid grid{};
        ASSERT_EQ(dokushin_photo_grid_at(photo.get(), at, &grid, nullptr), DOKUSHIN_OK);
        EXPECT_EQ(grid.is_sure != 0, its.trust == PhotoTrust::sure);
        EXPECT_EQ(grid.is_unique != 0, its.is_unique);
        EXPECT_EQ(grid.has_unread_rules != 0, its.has_unread_rules);
        EXPECT_EQ(grid.alternatives, its.alternatives.size());
        ASSERT_EQ(grid.cells, its.cells.size());
        std::vector<dokushin_photo_cell> cells(grid.cells);
        ASSERT_EQ(dokushin_photo_cells(photo.get(), at, cells.data(), cells.size(), nullptr),
                  DOKUSHIN_OK);
        std::vector<double> probabilities(10 * grid.cells);
        ASSERT_EQ(dokushin_photo_probabilities(photo.get(), at, probabilities.data(),
                                               probabilities.size(), nullptr),
                  DOKUSHIN_OK);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            EXPECT_EQ(static_cast<unsigned>(cells[cell].digit), number(its.cells[cell].digit));
            EXPECT_EQ(cells[cell].is_doubtful != 0, its.cells[cell].is_doubtful);
            EXPECT_FLOAT_EQ(static_cast<float>(probabilities[10 * cell + 3]),
                            its.cells[cell].probability[3]);
        }
        std::vector<dokushin_point> crossings(grid.crossings);
        ASSERT_EQ(
            dokushin_photo_crossings(photo.get(), at, crossings.data(), crossings.size(), nullptr),
            DOKUSHIN_OK);
        EXPECT_EQ(crossings.back().x, its.crossings.back().x);

        dokushin_puzzle *puzzle = nullptr;
        ASSERT_EQ(dokushin_photo_puzzle(photo.get(), at, 0, &puzzle, nullptr), DOKUSHIN_OK);
        std::array<std::uint8_t, 81> givens{};
        EXPECT_EQ(dokushin_puzzle_givens(puzzle, givens.data(), givens.size(), nullptr),
                  DOKUSHIN_OK);
        EXPECT_EQ(givens[80], number(its.puzzle.givens()[80]));
        dokushin_puzzle_free(puzzle);
    }
    dokushin_photo_grid beyond{};
    EXPECT_EQ(dokushin_photo_grid_at(photo.get(), grids.size(), &beyond, nullptr), DOKUSHIN_END);
}

TEST(CPhoto, ReadsHandwritingIfAsked) {
    const Picture page = printed({some_puzzles().front()}, 60);
    const auto grids = *read_photo(page.pixels(), {.keeps_handwritten = true});
    const dokushin_pixels pixels = pixels_of(page);
    const dokushin_photo_options options{
        .size = sizeof options, .keeps_handwritten = 1, .stop = nullptr};
    dokushin_photo *photo = nullptr;
    ASSERT_EQ(dokushin_photo_read(&pixels, &options, &photo, nullptr), DOKUSHIN_OK);
    dokushin_puzzle *puzzle = nullptr;
    ASSERT_EQ(dokushin_photo_puzzle(photo, 0, 0, &puzzle, nullptr), DOKUSHIN_OK);
    std::array<std::uint8_t, 81> digits{};
    EXPECT_EQ(dokushin_puzzle_digits(puzzle, digits.data(), digits.size(), nullptr), DOKUSHIN_OK);
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        EXPECT_EQ(digits[cell], number(grids.front().puzzle.digits()[cell])) << cell;
    }
    dokushin_puzzle_free(puzzle);
    dokushin_photo_free(photo);
}

TEST(CPhoto, RefusesWrongArguments) {
    Picture page = printed({some_puzzles().front()}, 60);
    dokushin_photo *photo = nullptr;
    dokushin_error error{};
    EXPECT_EQ(dokushin_photo_read(nullptr, nullptr, &photo, &error), DOKUSHIN_NULL_ARGUMENT);
    dokushin_pixels pixels = pixels_of(page);
    EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, nullptr, &error), DOKUSHIN_NULL_ARGUMENT);
    pixels.bytes = nullptr;
    EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, &photo, &error), DOKUSHIN_NULL_ARGUMENT);
    pixels = pixels_of(page);
    pixels.channels = 2;
    EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, &photo, &error), DOKUSHIN_WRONG_LENGTH);
    pixels = pixels_of(page);
    for (const std::size_t beyond : {std::size_t{0}, std::size_t{63}, SIZE_MAX}) {
        pixels.width = beyond;
        EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, &photo, &error), DOKUSHIN_UNSUPPORTED);
    }
    pixels = pixels_of(page);
    pixels.size = 3;
    EXPECT_EQ(dokushin_photo_read(&pixels, nullptr, &photo, &error), DOKUSHIN_BAD_ARGUMENT);
    EXPECT_EQ(photo, nullptr);

    const Photo read = photo_of(page);
    std::array<dokushin_photo_cell, 80> few{};
    EXPECT_EQ(dokushin_photo_cells(read.get(), 0, few.data(), few.size(), &error),
              DOKUSHIN_TOO_SMALL);
    EXPECT_EQ(dokushin_photo_cells(read.get(), 1, few.data(), few.size(), &error), DOKUSHIN_END);
    dokushin_puzzle *puzzle = nullptr;
    EXPECT_EQ(dokushin_photo_puzzle(read.get(), 0, 99, &puzzle, &error), DOKUSHIN_END);
    // A puzzle is no photo.
    ASSERT_EQ(dokushin_photo_puzzle(read.get(), 0, 0, &puzzle, &error), DOKUSHIN_OK);
    dokushin_photo_grid grid{};
    EXPECT_EQ(
        dokushin_photo_grid_at(reinterpret_cast<const dokushin_photo *>(puzzle), 0, &grid, &error),
        DOKUSHIN_BAD_HANDLE);
    dokushin_puzzle_free(puzzle);
    dokushin_photo_free(nullptr);
}

/// A stop that is raised ends the reading with the grids that it has by then.
TEST(CPhoto, EndsWhenItIsStopped) {
    const Picture page = printed(some_puzzles(), 110);
    dokushin_stop *stop = nullptr;
    ASSERT_EQ(dokushin_stop_new(&stop), DOKUSHIN_OK);
    dokushin_stop_raise(stop);
    const dokushin_pixels pixels = pixels_of(page);
    const dokushin_photo_options options{
        .size = sizeof options, .keeps_handwritten = 0, .stop = stop};
    dokushin_photo *photo = nullptr;
    ASSERT_EQ(dokushin_photo_read(&pixels, &options, &photo, nullptr), DOKUSHIN_OK);
    dokushin_photo_grid grid{};
    EXPECT_EQ(dokushin_photo_grid_at(photo, some_puzzles().size() - 1, &grid, nullptr),
              DOKUSHIN_END);
    dokushin_photo_free(photo);
    dokushin_stop_free(stop);
}

} // namespace
} // namespace dokushin
