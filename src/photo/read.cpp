// read_photo() goes through the steps of reading a picture.
#include "photo/read.h"
#include "errors/catalogue.h"
#include "photo/cages.h"
#include "photo/grey.h"
#include "photo/judge.h"
#include "photo/size.h"
#include "photo/stages.h"

#include <string>

namespace dokushin {
namespace {

using photo::CellOpinion;
using photo::CellPicture;
using photo::FoundGrid;

/// A grid's lines must be seen so well for its reading to be sure.
constexpr double sure_support = 0.8;

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

std::vector<CellOpinion> opinions_of(const photo::Network &network,
                                     std::span<const CellPicture> cells) {
    std::vector<CellOpinion> opinions;
    for (const CellPicture &cell : cells) {
        opinions.push_back(network(cell));
    }
    return opinions;
}

/// Returns how clear the cells are: the mean logarithm of the likeliest digit, of cells that are
/// not blank.
double clarity(std::span<const CellOpinion> opinions) {
    double sum = 0;
    double count = 0;
    for (const CellOpinion &opinion : opinions) {
        const double ink = 1 - static_cast<double>(opinion.probability[0]);
        const auto digits = std::span(opinion.probability).subspan(1);
        sum += ink * std::log(static_cast<double>(std::ranges::max(digits)) + 1e-6);
        count += ink;
    }
    return count > 0 ? sum / count : 0;
}

/// Turns what stands in a square by a quarter: its left column becomes the top row.
template <class Values> Values turned(const Values &values, std::size_t side) {
    Values other = values;
    for (std::size_t row = 0; row < side; ++row) {
        for (std::size_t column = 0; column < side; ++column) {
            other[row * side + column] = values[(side - 1 - column) * side + row];
        }
    }
    return other;
}

/// Returns by how many quarters a grid is turned for its digits to be clearest. Only cells that are
/// not blank are read again.
unsigned quarters_to_upright(const photo::Network &network, const std::vector<CellPicture> &cells,
                             std::span<const CellOpinion> opinions) {
    constexpr double clear = -0.1;
    constexpr double clearly_more = 0.1;
    std::vector<CellPicture> inked;
    std::vector<CellOpinion> of_inked;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (opinions[cell].probability[0] < 0.5F) {
            inked.push_back(cells[cell]);
            of_inked.push_back(opinions[cell]);
        }
    }
    double clearest = clarity(of_inked);
    unsigned upright = 0;
    for (unsigned quarter = 1; quarter < 4 && clearest < clear; ++quarter) {
        for (CellPicture &picture : inked) {
            picture = turned(picture, photo::cell_side);
        }
        if (const double its = clarity(opinions_of(network, inked));
            its > clearest + clearly_more) {
            clearest = its;
            upright = quarter;
        }
    }
    return upright;
}

/// Reads cells as they are, or the grid turned by quarters if it is clearer then.
std::vector<CellOpinion> read_upright(const photo::Network &network, std::vector<CellPicture> cells,
                                      FoundGrid &grid) {
    std::vector<CellOpinion> opinions = opinions_of(network, cells);
    const unsigned quarters = quarters_to_upright(network, cells, opinions);
    if (quarters == 0) {
        return opinions;
    }
    const std::size_t side = grid.lattice.side;
    for (unsigned quarter = 0; quarter < quarters; ++quarter) {
        grid.lattice.crossings = turned(grid.lattice.crossings, side + 1);
        cells = turned(cells, side);
    }
    for (CellPicture &picture : cells) {
        for (unsigned quarter = 0; quarter < quarters; ++quarter) {
            picture = turned(picture, photo::cell_side);
        }
    }
    return opinions_of(network, cells);
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
        const std::vector<CellOpinion> opinions =
            has_cages ? opinions_of(network, cells)
                      : read_upright(network, std::move(cells), found);
        stages.show_grid(grids.size(), grey, found);
        PhotoGrid grid = photo::judged(opinions, options, has_cages);
        grid.crossings = found.lattice.crossings;
        grid.corners = found.corners();
        if (std::max(found.lattice.support, found.lattice.borders) < sure_support) {
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
