// Places of marks and clues are listed; cages and lines grow at random, together with their images
// under the symmetry.
#include "generate/rules/places.h"

#include <algorithm>
#include <array>

namespace dokushin::generate {
namespace {

/// Appends the cells from one on, by steps of rows and columns, until the board ends.
Place run(const Shape &shape, int row, int column, int down, int right) {
    Place cells;
    const auto rows = static_cast<int>(shape.rows());
    const auto columns = static_cast<int>(shape.columns());
    for (; row >= 0 && row < rows && column >= 0 && column < columns;
         row += down, column += right) {
        cells.push_back(shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column)));
    }
    return cells;
}

std::vector<Place> lines_of_board(const Shape &shape, bool from_both_ends) {
    std::vector<Place> places;
    const auto last = static_cast<int>(shape.side()) - 1;
    for (int at = 0; at <= last; ++at) {
        places.push_back(run(shape, at, 0, 0, 1));
        places.push_back(run(shape, 0, at, 1, 0));
        if (from_both_ends) {
            places.push_back(run(shape, at, last, 0, -1));
            places.push_back(run(shape, last, at, -1, 0));
        }
    }
    return places;
}

std::vector<Place> diagonals(const Shape &shape) {
    std::vector<Place> places;
    const auto last = static_cast<int>(shape.side()) - 1;
    for (int at = 0; at <= last; ++at) {
        places.push_back(run(shape, 0, at, 1, 1));
        places.push_back(run(shape, 0, at, 1, -1));
        if (at > 0) {
            places.push_back(run(shape, at, 0, 1, 1));
            places.push_back(run(shape, at, last, 1, -1));
        }
    }
    std::erase_if(places, [](const Place &place) { return place.size() < 3; });
    return places;
}

/// Appends the place of the cells that lie so many rows and columns from a cell, if all are there.
void add_near(std::vector<Place> &places, const Shape &shape, Cell from,
              std::span<const std::pair<unsigned, unsigned>> offsets) {
    Place place;
    for (const auto &[down, right] : offsets) {
        const unsigned row = shape.row(from) + down;
        const unsigned column = shape.column(from) + right;
        if (row >= shape.rows() || column >= shape.columns()) {
            return;
        }
        place.push_back(shape.cell(row, column));
    }
    places.push_back(std::move(place));
}

using Offset = std::pair<unsigned, unsigned>;

/// Is one cell next to another, in the same row or column?
bool is_beside(const Shape &shape, Cell one, Cell other) {
    const auto apart = [](unsigned a, unsigned b) { return a < b ? b - a : a - b; };
    return apart(shape.row(one), shape.row(other)) +
               apart(shape.column(one), shape.column(other)) ==
           1;
}

/// The cells about a cell; the diagonal ones only if wanted.
std::vector<Cell> around(const Shape &shape, Cell cell, bool diagonally) {
    std::vector<Cell> cells;
    for (const int down : {-1, 0, 1}) {
        for (const int right : {-1, 0, 1}) {
            if ((down == 0 && right == 0) || (!diagonally && down != 0 && right != 0)) {
                continue;
            }
            const int row = static_cast<int>(shape.row(cell)) + down;
            const int column = static_cast<int>(shape.column(cell)) + right;
            if (row >= 0 && row < static_cast<int>(shape.rows()) && column >= 0 &&
                column < static_cast<int>(shape.columns())) {
                cells.push_back(
                    shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column)));
            }
        }
    }
    return cells;
}

bool has(const Place &place, Cell cell) { return std::ranges::find(place, cell) != place.end(); }

Cell moved(const std::vector<Cell> &move, Cell cell) { return move[index(cell)]; }

Cell one_of(const std::vector<Cell> &cells, Random &random) {
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

} // namespace

std::vector<Place> all_places(const Shape &shape, Where where) {
    if (where == Where::house || where == Where::outside) {
        return lines_of_board(shape, where == Where::outside);
    }
    if (where == Where::diagonal) {
        return diagonals(shape);
    }
    std::vector<Place> places;
    for (std::size_t at = 0; at < shape.grid_cell_count(); ++at) {
        const Cell cell = cell_at(at);
        if (where == Where::edge) {
            add_near(places, shape, cell, std::array{Offset{0, 0}, Offset{0, 1}});
            add_near(places, shape, cell, std::array{Offset{0, 0}, Offset{1, 0}});
        } else if (where == Where::corner) {
            add_near(places, shape, cell,
                     std::array{Offset{0, 0}, Offset{0, 1}, Offset{1, 0}, Offset{1, 1}});
        } else if (where == Where::cell) {
            places.push_back({cell});
        }
    }
    return places;
}

std::vector<Place> images_of(const Place &place, const Moves &moves, Where where) {
    const bool ordered = where == Where::line || where == Where::outside;
    std::vector<Place> images;
    for (const std::vector<Cell> &move : moves) {
        Place image;
        for (const Cell cell : place) {
            image.push_back(moved(move, cell));
        }
        if (!ordered) {
            std::ranges::sort(image);
        }
        if (std::ranges::find(images, image) == images.end()) {
            images.push_back(std::move(image));
        }
    }
    return images;
}

FreeCells::FreeCells(const Shape &shape, const Moves &moves)
    : shape_(shape), moves_(moves), free_(shape.grid_cell_count(), true),
      tried_(shape.grid_cell_count()) {}

std::vector<Place> FreeCells::take(const Place &place, Where where) {
    std::vector<Place> images = images_of(place, moves_, where);
    for (const Place &image : images) {
        for (const Cell cell : image) {
            taken_ += is_free(cell) ? 1 : 0;
            free_[index(cell)] = false;
        }
    }
    if (where == Where::line) {
        add_steps(place, steps_);
    }
    return images;
}

// ---- cages -----------------------------------------------------------------------------

std::size_t FreeCells::free_neighbours(Cell cell) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        around(shape_, cell, false), [this](Cell other) { return is_free(other); }));
}

/// Returns the free cell to begin with: one that a move leaves where it is, since only a cage that
/// is its own image can have it; else one with the fewest free neighbours, which could be left
/// alone later.
std::optional<Cell> FreeCells::seed(Random &random) const {
    std::vector<Cell> best;
    std::size_t fewest = 5;
    for (std::size_t at = 0; at < free_.size(); ++at) {
        const Cell cell = cell_at(at);
        if (!free_[at] || tried_[at]) {
            continue;
        }
        const bool stays = std::ranges::any_of(
            moves_.begin() + 1, moves_.end(),
            [&](const std::vector<Cell> &move) { return moved(move, cell) == cell; });
        const std::size_t neighbours = stays ? 0 : 1 + free_neighbours(cell);
        if (neighbours < fewest) {
            best.clear();
            fewest = neighbours;
        }
        if (neighbours == fewest) {
            best.push_back(cell);
        }
    }
    return best.empty() ? std::nullopt : std::optional(one_of(best, random));
}

/// Returns the free cells beside a cage.
std::vector<Cell> FreeCells::border(const Place &cage) const {
    std::vector<Cell> cells;
    for (const Cell cell : cage) {
        for (const Cell other : around(shape_, cell, false)) {
            if (is_free(other) && !has(cage, other) && !has(cells, other)) {
                cells.push_back(other);
            }
        }
    }
    return cells;
}

/// Is the cage free, and apart from its images under the moves?
bool FreeCells::fits(const Place &cage, const Moves &others) const {
    return std::ranges::all_of(cage, [&](Cell cell) {
        return is_free(cell) && std::ranges::none_of(others, [&](const std::vector<Cell> &move) {
                   return has(cage, moved(move, cell));
               });
    });
}

std::optional<Place> FreeCells::grow_cage(CellRange size, bool in_box, Random &random) {
    const std::optional<Cell> first = seed(random);
    if (!first) {
        return std::nullopt;
    }
    tried_[index(*first)] = true;
    // The cage is its own image under the moves that keep its first cell.
    Moves own;
    Moves others;
    for (const std::vector<Cell> &move : moves_) {
        (moved(move, *first) == *first ? own : others).push_back(move);
    }
    const std::size_t wanted =
        size.least + random.below(static_cast<std::uint32_t>(size.most - size.least + 1));
    Place cage{*first};
    for (bool grows = true; grows && cage.size() < wanted;) {
        grows = false;
        std::vector<Cell> next = border(cage);
        random.shuffle(std::span(next));
        for (const Cell cell : next) {
            Place larger = cage;
            for (const std::vector<Cell> &move : own) {
                if (!has(larger, moved(move, cell))) {
                    larger.push_back(moved(move, cell));
                }
            }
            const bool same_box = shape_.region_of(cell) == shape_.region_of(*first);
            if (larger.size() <= size.most && (same_box || !in_box) && fits(larger, others)) {
                cage = std::move(larger);
                grows = true;
                break;
            }
        }
    }
    return cage;
}

// ---- lines -----------------------------------------------------------------------------

/// Adds the steps of a line and its images.
void FreeCells::add_steps(const Place &line, std::set<Line> &steps) const {
    for (std::size_t at = 1; at < line.size(); ++at) {
        for (const std::vector<Cell> &move : moves_) {
            steps.insert(std::minmax(moved(move, line[at - 1]), moved(move, line[at])));
        }
    }
}

/// Does a diagonal step cross another?
bool FreeCells::crosses(Cell one, Cell other, const std::set<Line> &steps) const {
    if (shape_.row(one) == shape_.row(other) || shape_.column(one) == shape_.column(other)) {
        return false;
    }
    const Cell near = shape_.cell(shape_.row(one), shape_.column(other));
    const Cell far = shape_.cell(shape_.row(other), shape_.column(one));
    const Line crossing = std::minmax(near, far);
    return steps.contains(crossing) || steps_.contains(crossing);
}

/// Returns the cells to which a line can go on.
std::vector<Cell> FreeCells::next_on_line(const Place &line, const std::set<Line> &steps) const {
    std::vector<Cell> next;
    for (const Cell cell : around(shape_, line.back(), true)) {
        Place longer = line;
        longer.push_back(cell);
        const bool passes_beside = std::any_of(line.begin(), line.end() - 1, [&](Cell before) {
            return is_beside(shape_, before, cell);
        });
        const bool meets_image =
            std::any_of(moves_.begin() + 1, moves_.end(), [&](const std::vector<Cell> &move) {
                return has(longer, moved(move, cell));
            });
        if (is_free(cell) && !has(line, cell) && !passes_beside && !meets_image &&
            !crosses(line.back(), cell, steps)) {
            next.push_back(cell);
        }
    }
    return next;
}

Place FreeCells::walk_line(std::size_t length, Random &random) const {
    std::vector<Cell> starts;
    for (std::size_t at = 0; at < free_.size(); ++at) {
        const Cell cell = cell_at(at);
        if (free_[at] && std::none_of(moves_.begin() + 1, moves_.end(), [&](const auto &move) {
                return moved(move, cell) == cell;
            })) {
            starts.push_back(cell);
        }
    }
    if (starts.empty()) {
        return {};
    }
    Place line{one_of(starts, random)};
    std::set<Line> steps;
    while (line.size() < length) {
        const std::vector<Cell> next = next_on_line(line, steps);
        if (next.empty()) {
            break;
        }
        line.push_back(one_of(next, random));
        add_steps(line, steps);
    }
    return line;
}

} // namespace dokushin::generate
