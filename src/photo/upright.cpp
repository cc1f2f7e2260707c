#include "photo/upright.h"

#include <cmath>

namespace dokushin::photo {
namespace {

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
unsigned quarters_to_upright(const Network &network, const std::vector<CellPicture> &cells,
                             std::span<const CellOpinion> opinions) {
    constexpr double clear_enough = -0.02;
    constexpr double clearly_more = 0.1;
    std::vector<CellPicture> inked;
    std::vector<CellOpinion> of_inked;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (opinions[cell].probability[0] < 0.5F) {
            inked.push_back(cells[cell]);
            of_inked.push_back(opinions[cell]);
        }
    }
    const double as_it_is = clarity(of_inked);
    double clearest = as_it_is;
    unsigned upright = 0;
    for (unsigned quarter = 1; quarter < 4 && clearest < clear_enough; ++quarter) {
        for (CellPicture &picture : inked) {
            picture = turned(picture, cell_side);
        }
        if (const double its = clarity(opinions_of(network, inked));
            its > std::max(clearest, as_it_is + clearly_more)) {
            clearest = its;
            upright = quarter;
        }
    }
    return upright;
}

} // namespace

std::vector<CellOpinion> opinions_of(const Network &network, std::span<const CellPicture> cells) {
    std::vector<CellOpinion> opinions;
    for (const CellPicture &cell : cells) {
        opinions.push_back(network(cell));
    }
    return opinions;
}

std::vector<CellOpinion> read_upright(const Network &network, std::vector<CellPicture> &cells,
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
            picture = turned(picture, cell_side);
        }
    }
    return opinions_of(network, cells);
}

} // namespace dokushin::photo
