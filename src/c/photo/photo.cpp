// Reading of pictures for C.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/c_photo.h>
#include <dokushin/photo.h>

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

struct dokushin_photo {
    static constexpr std::string_view kind = "photo";
    std::uint64_t mark = mark_of(kind);
    std::vector<PhotoGrid> grids;
    explicit dokushin_photo(std::vector<PhotoGrid> its) : grids(std::move(its)) {}
};

namespace {

std::expected<Pixels, Failure> pixels_of(const dokushin_pixels *pixels) {
    DOKUSHIN_TRY(read, read_options(pixels));
    // A size beyond the most that is read is refused by read_photo(), which reads no byte then.
    const bool fits = read.width <= most_pixels && read.height <= most_pixels && read.channels <= 4;
    const std::size_t count = fits ? read.width * read.height * read.channels : 0;
    if (const Check check = given("bytes", read.bytes, count); check.code != DOKUSHIN_OK) {
        return std::unexpected(failure_of(check));
    }
    return Pixels{{read.bytes, count}, read.width, read.height, read.channels};
}

std::expected<const PhotoGrid *, Failure> grid_at(const dokushin_photo &photo,
                                                  std::size_t position) {
    DOKUSHIN_CHECK(expect_entry(position, photo.grids.size(), "no further grid"));
    return &photo.grids[position];
}

dokushin_photo_cell cell_of(const PhotoCell &cell) {
    return {.digit = static_cast<std::int32_t>(number(cell.digit)),
            .is_doubtful = cell.is_doubtful ? 1 : 0,
            .is_changed = cell.is_changed ? 1 : 0,
            .handwritten = static_cast<double>(cell.handwritten)};
}

} // namespace

dokushin_code dokushin_photo_read(const dokushin_pixels *pixels,
                                  const dokushin_photo_options *options, dokushin_photo **photo,
                                  dokushin_error *error) {
    return guarded(error, {given("pixels", pixels), given("photo", photo)}, [&]() -> Outcome {
        DOKUSHIN_TRY(picture, pixels_of(pixels));
        DOKUSHIN_TRY(read, read_options(options));
        DOKUSHIN_CHECK(expect_stop(read.stop));
        PhotoOptions how;
        how.keeps_handwritten = read.keeps_handwritten != 0;
        how.cancelled = flag_of(read.stop);
        DOKUSHIN_TRY(grids, read_photo(picture, how));
        give_handle(photo, std::move(grids));
        return {};
    });
}

void dokushin_photo_free(dokushin_photo *photo) { free_handle(photo); }

dokushin_code dokushin_photo_grid_at(const dokushin_photo *photo, std::size_t position,
                                     dokushin_photo_grid *grid, dokushin_error *error) {
    return guarded(error, {handle("photo", photo), given("grid", grid)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, grid_at(*photo, position));
        *grid = {.is_sure = its->trust == PhotoTrust::sure ? 1 : 0,
                 .is_unique = its->is_unique ? 1 : 0,
                 .has_unread_rules = its->has_unread_rules ? 1 : 0,
                 .cells = its->cells.size(),
                 .crossings = its->crossings.size(),
                 .alternatives = its->alternatives.size()};
        return {};
    });
}

dokushin_code dokushin_photo_puzzle(const dokushin_photo *photo, std::size_t position,
                                    std::size_t reading, dokushin_puzzle **puzzle,
                                    dokushin_error *error) {
    return guarded(error, {handle("photo", photo), given("puzzle", puzzle)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, grid_at(*photo, position));
        DOKUSHIN_CHECK(expect_entry(reading, its->alternatives.size() + 1, "no further puzzle"));
        give_handle(puzzle, reading == 0 ? its->puzzle : its->alternatives[reading - 1]);
        return {};
    });
}

dokushin_code dokushin_photo_cells(const dokushin_photo *photo, std::size_t position,
                                   dokushin_photo_cell *cells, std::size_t count,
                                   dokushin_error *error) {
    return guarded(error, {handle("photo", photo), given("cells", cells)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, grid_at(*photo, position));
        DOKUSHIN_CHECK(expect_room("cells", count, its->cells.size()));
        std::ranges::transform(its->cells, cells, cell_of);
        return {};
    });
}

dokushin_code dokushin_photo_crossings(const dokushin_photo *photo, std::size_t position,
                                       dokushin_point *points, std::size_t count,
                                       dokushin_error *error) {
    return guarded(error, {handle("photo", photo), given("points", points)}, [&]() -> Outcome {
        DOKUSHIN_TRY(its, grid_at(*photo, position));
        DOKUSHIN_CHECK(expect_room("points", count, its->crossings.size()));
        std::ranges::transform(its->crossings, points, [](const Point &point) {
            return dokushin_point{.x = point.x, .y = point.y};
        });
        return {};
    });
}

dokushin_code dokushin_photo_probabilities(const dokushin_photo *photo, std::size_t position,
                                           double *probabilities, std::size_t count,
                                           dokushin_error *error) {
    return guarded(
        error, {handle("photo", photo), given("probabilities", probabilities)}, [&]() -> Outcome {
            DOKUSHIN_TRY(its, grid_at(*photo, position));
            constexpr std::size_t each = std::tuple_size_v<decltype(PhotoCell{}.probability)>;
            DOKUSHIN_CHECK(expect_room("probabilities", count, each * its->cells.size()));
            for (const PhotoCell &cell : its->cells) {
                probabilities = std::ranges::copy(cell.probability, probabilities).out;
            }
            return {};
        });
}
