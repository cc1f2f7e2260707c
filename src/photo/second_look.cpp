#include "photo/second_look.h"

#include <algorithm>

namespace dokushin::photo {
namespace {

/// Returns a cell's picture moved by at most a pixel each way; its border is repeated.
CellPicture moved(const CellPicture &cell, std::size_t to_right, std::size_t down) {
    // Moves are counted from one to the left and up, so that no number is negative.
    const auto from = [](std::size_t at, std::size_t move) {
        return std::clamp<std::size_t>(at + 2 - move, 1, cell_side) - 1;
    };
    CellPicture other{};
    for (std::size_t y = 0; y < cell_side; ++y) {
        for (std::size_t x = 0; x < cell_side; ++x) {
            other[y * cell_side + x] = cell[from(y, down) * cell_side + from(x, to_right)];
        }
    }
    return other;
}

CellOpinion mean_opinion(const Network &network, const CellPicture &cell) {
    constexpr std::size_t moves = 3; // each way
    constexpr float share = 1.0F / (moves * moves);
    CellOpinion mean;
    for (std::size_t move = 0; move < moves * moves; ++move) {
        const CellOpinion its = network(moved(cell, move % moves, move / moves));
        for (std::size_t content = 0; content < class_count; ++content) {
            mean.probability[content] += share * its.probability[content];
        }
        mean.handwritten += share * its.handwritten;
    }
    return mean;
}

} // namespace

void look_again(const Network &network, std::span<const CellPicture> cells,
                std::span<CellOpinion> opinions) {
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (std::ranges::max(opinions[at].probability) < clear_content) {
            opinions[at] = mean_opinion(network, cells[at]);
        }
    }
}

} // namespace dokushin::photo
