#include "canon/extreme_image.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace dokushin::canon {
namespace {

constexpr unsigned nine = 9;
using Line = std::array<std::uint8_t, nine>;
using Square = std::array<Line, nine>;

/// All orders of nine lines in which chutes stay together.
const std::vector<Line> &orders_of_nine() {
    static const std::vector<Line> orders = [] {
        std::vector<Line> all;
        Line order{0, 1, 2, 3, 4, 5, 6, 7, 8};
        constexpr std::array<Line, 6> triples{
            {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
        for (unsigned number = 0; number < 6 * 6 * 6 * 6; ++number) {
            const Line &chutes = triples[number / 216];
            const std::array<unsigned, 3> within{number / 36 % 6, number / 6 % 6, number % 6};
            for (unsigned at = 0; at < nine; ++at) {
                const unsigned chute = at / 3;
                order[at] =
                    static_cast<std::uint8_t>(3 * chutes[chute] + triples[within[chute]][at % 3]);
            }
            all.push_back(order);
        }
        return all;
    }();
    return orders;
}

Square square_of(const Grid &grid, bool transposed) {
    Square square{};
    for (unsigned row = 0; row < nine; ++row) {
        for (unsigned column = 0; column < nine; ++column) {
            const unsigned at = transposed ? nine * column + row : nine * row + column;
            square[row][column] = static_cast<std::uint8_t>(number(grid[at]));
        }
    }
    return square;
}

class ExtremeImage {
  public:
    ExtremeImage(const Grid &board, ImageOrder order, const Grid &besides)
        : order_(order), boards_{square_of(board, false), square_of(board, true)},
          besides_{square_of(besides, false), square_of(besides, true)} {}

    [[nodiscard]] Canonical find() {
        for (const bool transposed : {false, true}) {
            transposed_ = transposed;
            for (const Line &columns : orders_of_nine()) {
                columns_ = &columns;
                add_row(0, {});
            }
        }
        return found();
    }

  private:
    /// The labels that digits have got, 0 for none, and how many those are.
    struct Labels {
        std::array<std::uint8_t, nine + 1> of{};
        std::uint8_t used = 0;
    };

    static constexpr std::uint64_t no_key = ~std::uint64_t{0};

    std::uint8_t label(Labels &labels, unsigned digit) const {
        if (digit != 0 && labels.of[digit] == 0) {
            ++labels.used;
            labels.of[digit] = order_ == ImageOrder::greatest
                                   ? static_cast<std::uint8_t>(nine + 1 - labels.used)
                                   : labels.used;
        }
        return labels.of[digit];
    }

    /// Returns a number that is the less the earlier a row comes, and adds its labels.
    [[nodiscard]] std::uint64_t key_of(unsigned row, Labels &labels) const {
        const Line &line = boards_[transposed_ ? 1 : 0][row];
        std::uint64_t key = 0;
        for (const unsigned column : *columns_) {
            const unsigned digit = line[column];
            const unsigned one =
                order_ == ImageOrder::least_pattern ? (digit != 0 ? 1U : 0U) : label(labels, digit);
            key = key << 4U | (order_ == ImageOrder::greatest ? nine - one : one);
        }
        return key;
    }

    /// Adds each row that may come at this place and has the least key so far.
    void add_row(unsigned place, const Labels &labels) {
        if (place == nine) {
            compare_besides(labels);
            return;
        }
        for (unsigned row = 0; row < nine; ++row) {
            const bool is_used = (used_rows_ >> row & 1U) != 0;
            const bool fits = place % 3 == 0 ? (used_rows_ >> (row - row % 3) & 7U) == 0
                                             : row / 3 == rows_[place - 1] / 3U;
            if (is_used || !fits) {
                continue;
            }
            Labels more = labels;
            const std::uint64_t key = key_of(row, more);
            if (key > keys_[place]) {
                continue;
            }
            if (key < keys_[place]) {
                keys_[place] = key;
                std::ranges::fill(std::span(keys_).subspan(place + 1), no_key);
                count_ = 0;
            }
            rows_[place] = static_cast<std::uint8_t>(row);
            used_rows_ |= 1U << row;
            add_row(place + 1, more);
            used_rows_ &= ~(1U << row);
        }
    }

    /// Takes a whole image over if it is the first so far also by the second board.
    void compare_besides(Labels labels) {
        Square image{};
        for (unsigned row = 0; row < nine; ++row) {
            for (unsigned column = 0; column < nine; ++column) {
                image[row][column] =
                    label(labels, besides_[transposed_ ? 1 : 0][rows_[row]][(*columns_)[column]]);
            }
        }
        const bool is_greater = order_ == ImageOrder::least;
        if (count_ > 0 && (is_greater ? image < image_ : image > image_)) {
            return;
        }
        if (count_ == 0 || image != image_) {
            count_ = 0;
            image_ = image;
            transform_ = transform_with(labels);
        }
        ++count_;
    }

    [[nodiscard]] Transform transform_with(Labels labels) const {
        Transform transform = Transform::identity(nine);
        transform.transposed = transposed_;
        for (unsigned at = 0; at < nine; ++at) {
            transform.rows[at] = rows_[at];
            transform.columns[at] = (*columns_)[at];
            transform.digits[at] = label(labels, at + 1); // those that do not occur come last
        }
        return transform;
    }

    [[nodiscard]] Canonical found() const {
        assert(count_ > 0);
        Canonical canonical{{}, transform_, count_};
        for (const Line &line : image_) {
            for (const unsigned digit : line) {
                canonical.form.push_back(digit_of(digit));
            }
        }
        return canonical;
    }

    ImageOrder order_;
    std::array<Square, 2> boards_;  ///< upright, transposed
    std::array<Square, 2> besides_; ///< likewise
    bool transposed_ = false;
    const Line *columns_ = nullptr;
    Line rows_{};
    unsigned used_rows_ = 0; ///< a bit a row
    std::array<std::uint64_t, nine> keys_{no_key, no_key, no_key, no_key, no_key,
                                          no_key, no_key, no_key, no_key};
    Square image_{};          ///< of the second board
    std::uint64_t count_ = 0; ///< transforms that lead to the first image; 0: none was met
    Transform transform_;
};

} // namespace

Canonical extreme_image(const Grid &board, ImageOrder order, const Grid &besides) {
    assert(board.size() == std::size_t{nine} * nine && besides.size() == board.size());
    return ExtremeImage(board, order, besides).find();
}

} // namespace dokushin::canon
