// The order of the lines of a board, and of their bands, by the number of givens.
#include "count/cell_order.h"

#include "base/stable_sort.h"

#include <cassert>
#include <numeric>

namespace dokushin::counting {
namespace {

/// A board without variants, filled line by line.
class LineOrder {
  public:
    LineOrder(const Puzzle &puzzle, bool by_columns) : puzzle_(puzzle), by_columns_(by_columns) {
        const Shape &shape = puzzle.shape();
        const unsigned band_size = by_columns ? shape.box_columns() : shape.box_rows();
        for (unsigned first = 0; first < shape.side(); first += band_size) {
            std::vector<unsigned> &band = bands_.emplace_back(band_size);
            std::iota(band.begin(), band.end(), first);
            sort_by_most(band, [&](unsigned line) { return givens_of(line); });
        }
        sort_by_most(bands_, [&](const std::vector<unsigned> &band) {
            return std::transform_reduce(band.begin(), band.end(), 0U, std::plus{},
                                         [&](unsigned line) { return givens_of(line); });
        });
    }

    [[nodiscard]] CellOrder order() const {
        CellOrder order{{}, by_columns_};
        for (const std::vector<unsigned> &band : bands_) {
            for (const unsigned line : band) {
                for (unsigned at = 0; at < puzzle_.shape().side(); ++at) {
                    order.cells.push_back(cell(line, at));
                }
            }
        }
        assert(order.cells.size() == puzzle_.shape().cell_count());
        return order;
    }

    /// The sum over all lines of the digits that are given in it or later. Less is better.
    [[nodiscard]] std::size_t cost() const {
        const unsigned side = puzzle_.shape().side();
        const CellOrder order = this->order();
        std::size_t sum = 0;
        DigitSet distinct;
        for (std::size_t at = order.cells.size(); at-- > 0;) {
            distinct.insert(puzzle_.digit(order.cells[at]));
            sum += at % side == 0 ? distinct.size() : 0;
        }
        return sum;
    }

  private:
    template <class Item, class Count>
    static void sort_by_most(std::vector<Item> &items, const Count &count) {
        sort_stably(items, [&](const Item &a, const Item &b) { return count(a) > count(b); });
    }

    [[nodiscard]] Cell cell(unsigned line, unsigned at) const {
        return by_columns_ ? puzzle_.shape().cell(at, line) : puzzle_.shape().cell(line, at);
    }

    [[nodiscard]] unsigned givens_of(unsigned line) const {
        unsigned givens = 0;
        for (unsigned at = 0; at < puzzle_.shape().side(); ++at) {
            givens += puzzle_.digit(cell(line, at)) != Digit::blank ? 1 : 0;
        }
        return givens;
    }

    const Puzzle &puzzle_;
    bool by_columns_;
    std::vector<std::vector<unsigned>> bands_;
};

} // namespace

CellOrder order_of(const Puzzle &puzzle) {
    const Shape &shape = puzzle.shape();
    if (!shape.has_boxes_only()) {
        CellOrder order;
        for (std::size_t at = 0; at < shape.cell_count(); ++at) {
            order.cells.push_back(cell_at(at));
        }
        return order;
    }
    const LineOrder rows(puzzle, false);
    const LineOrder columns(puzzle, true);
    const bool in_lines = shape.box_rows() == 1 || shape.box_columns() == 1;
    if (shape.box_rows() != shape.box_columns()) {
        // A box of one line closes with it; other boxes should be long.
        return (shape.box_rows() > shape.box_columns()) != in_lines ? rows.order()
                                                                    : columns.order();
    }
    return columns.cost() < rows.cost() ? columns.order() : rows.order();
}

} // namespace dokushin::counting
