// read_photo() goes through the steps of reading a picture.
#include "photo/read.h"
#include "errors/catalogue.h"
#include "photo/boxes.h"
#include "photo/cages.h"
#include "photo/grey.h"
#include "photo/judge.h"
#include "photo/marks.h"
#include "photo/second_look.h"
#include "photo/size.h"
#include "photo/stages.h"
#include "photo/upright.h"

#include <cassert>
#include <string>

namespace dokushin {
namespace {

using photo::CellOpinion;
using photo::CellPicture;
using photo::FoundGrid;

/// A grid's lines must be seen so well for its reading to be sure.
constexpr double least_for_sure = 0.8;

/// Hands pictures of the steps to whoever wants to see them.
class Stages {
  public:
    explicit Stages(const PhotoOptions &options) : options_(options) {}

    void show_whole(const Pixels &picture, const photo::Grey &grey) const {
        if (options_.on_stage) {
            options_.on_stage("0-picture", picture);
            options_.on_stage("1-grey", {grey.values, grey.width, grey.height, 1});
            options_.on_stage("2-ink", photo::picture_of_ink(grey).pixels());
        }
    }
    void show_grid(std::size_t number, const photo::Grey &grey, const FoundGrid &grid) const {
        if (options_.on_stage) {
            const std::string which = "-grid-" + std::to_string(number + 1);
            options_.on_stage("3-crossings" + which,
                              photo::picture_of_lattice(grey, grid.lattice).pixels());
            options_.on_stage(
                "4-cells" + which,
                photo::picture_of_cells(photo::cells_of(grey, grid), grid.lattice.side).pixels());
        }
    }

  private:
    const PhotoOptions &options_;
};

/// Says whether a grid has the digits that its side allows, as far as can be seen. A table of six
/// rows and columns may have anything.
bool has_digits(std::span<const CellOpinion> opinions, std::size_t side) {
    if (side == photo::class_count - 1) {
        return true;
    }
    constexpr unsigned fewest = 4;
    std::array<unsigned, 2> seen{}; // digits of the grid, and others
    for (const CellOpinion &opinion : opinions) {
        if (const std::size_t content = opinion.likeliest(); content != 0) {
            ++seen[content <= side ? 0 : 1];
        }
    }
    return seen[0] >= fewest && seen[0] >= fewest * seen[1];
}

/// Cells with pencil marks hold no digit.
void blank_where_marked(std::span<CellOpinion> opinions, const Pencilmarks &marks) {
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        if (!marks[cell].empty()) {
            opinions[cell] = {};
            opinions[cell].probability[0] = 1;
        }
    }
}

/// States the pencil marks as candidates. A cell may still hold all digits if it has no mark, or
/// one that a given excludes, which may have been misread.
void state_marks(Puzzle &puzzle, Pencilmarks marks) {
    const Pencilmarks allowed = puzzle.pencilmarks();
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        if (marks[cell].empty() || !(marks[cell] - allowed[cell]).empty()) {
            marks[cell] = puzzle.shape().all_digits();
        }
    }
    const bool is_stated = puzzle.set_candidates(std::move(marks)).has_value();
    assert(is_stated); // a set of the board's digits for each cell
    static_cast<void>(is_stated);
}

Result<void> expect_picture(const Pixels &picture) {
    if (const auto fine = photo::expect_size(picture.width, picture.height); !fine) {
        return fine;
    }
    const std::size_t row = picture.width * picture.channels;
    const bool is_complete =
        row != 0 && picture.bytes.size() / row == picture.height && picture.bytes.size() % row == 0;
    if ((picture.channels != 1 && picture.channels != 3 && picture.channels != 4) || !is_complete) {
        return std::unexpected(Error{ErrorCode::wrong_length,
                                     {"{n} bytes of pixels", picture.bytes.size()},
                                     {"width × height pixels of 1, 3 or 4 bytes"}});
    }
    return {};
}

} // namespace

Result<std::vector<PhotoGrid>> photo::read_with(const Network &network, const Pixels &picture,
                                                const PhotoOptions &options) {
    if (const auto fine = expect_picture(picture); !fine) {
        return std::unexpected(fine.error());
    }
    const photo::Grey grey = photo::grey_of(picture);
    const Stages stages(options);
    stages.show_whole(picture, grey);
    std::vector<PhotoGrid> grids;
    for (FoundGrid &found : photo::grids_in(grey)) {
        if (options.cancelled != nullptr && options.cancelled->load(std::memory_order_relaxed)) {
            break;
        }
        std::vector<CellPicture> cells = photo::cells_of(grey, found);
        const bool has_cages = photo::have_dashed_lines(cells);
        // Dashes and sums would be taken for strokes of digits that lie on their side.
        auto opinions = has_cages ? photo::opinions_of(network, cells)
                                  : photo::read_upright(network, cells, found);
        photo::look_again(network, cells, opinions);
        const Pencilmarks marks = has_cages ? Pencilmarks{} : photo::marks_in(grey, found, network);
        blank_where_marked(opinions, marks);
        if (!has_digits(opinions, found.lattice.side)) {
            continue;
        }
        stages.show_grid(grids.size(), grey, found);
        PhotoGrid grid = photo::judged(opinions, options, photo::boxes_of(grey, found), has_cages);
        if (!marks.empty()) {
            state_marks(grid.puzzle, marks);
        }
        grid.crossings = found.lattice.crossings;
        grid.corners = found.corners();
        if (std::max(found.lattice.support, found.lattice.borders) < least_for_sure) {
            grid.trust = PhotoTrust::doubtful;
        }
        grids.push_back(std::move(grid));
    }
    return grids;
}

Result<std::vector<PhotoGrid>> read_photo(const Pixels &picture, const PhotoOptions &options) {
    return photo::read_with(photo::built_in_network(), picture, options);
}

} // namespace dokushin
