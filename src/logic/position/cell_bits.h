// A set of cells, a bit a cell. The finders that compare sets of cells work on boards of
// up to 256 of them (16×16), so that a set is four words and costs no memory of its own.
#pragma once

#include "logic/position/position.h"

#include <array>
#include <bit>

namespace dokushin::logic {

class CellBits {
  public:
    static constexpr std::size_t most_cells = 256;

    constexpr CellBits() = default;

    /// Those of one, and nothing else.
    [[nodiscard]] static CellBits only(Cell cell) {
        CellBits set;
        set.insert(cell);
        return set;
    }
    /// The cells that share a house with `cell`.
    [[nodiscard]] static CellBits seen_from(const Layout &layout, Cell cell) {
        CellBits set;
        const auto row = layout.seen_from(cell);
        for (std::size_t word = 0; word < row.size(); ++word) {
            set.words_[word] = row[word];
        }
        return set;
    }

    /// Those of a list.
    [[nodiscard]] static CellBits of(const std::vector<Cell> &cells) {
        CellBits set;
        for (const Cell cell : cells) {
            set.insert(cell);
        }
        return set;
    }

    void insert(Cell cell) { words_[index(cell) / 64] |= bit(cell); }
    void erase(Cell cell) { words_[index(cell) / 64] &= ~bit(cell); }
    [[nodiscard]] bool contains(Cell cell) const {
        return (words_[index(cell) / 64] & bit(cell)) != 0;
    }
    [[nodiscard]] bool empty() const {
        return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
    }
    [[nodiscard]] unsigned size() const {
        unsigned all = 0;
        for (const std::uint64_t word : words_) {
            all += count_bits(word);
        }
        return all;
    }
    /// Of a set that is not empty.
    [[nodiscard]] Cell first() const { return *begin(); }

    friend CellBits operator&(CellBits one, const CellBits &other) { return one &= other; }
    friend CellBits operator|(CellBits one, const CellBits &other) { return one |= other; }
    /// The cells of the first that are not in the second.
    friend CellBits operator-(CellBits one, const CellBits &other) { return one -= other; }
    CellBits &operator&=(const CellBits &other) {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            words_[word] &= other.words_[word];
        }
        return *this;
    }
    CellBits &operator|=(const CellBits &other) {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            words_[word] |= other.words_[word];
        }
        return *this;
    }
    CellBits &operator-=(const CellBits &other) {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            words_[word] &= ~other.words_[word];
        }
        return *this;
    }
    friend auto operator<=>(const CellBits &, const CellBits &) = default;
    [[nodiscard]] bool meets(const CellBits &other) const { return !(*this & other).empty(); }
    [[nodiscard]] bool is_within(const CellBits &other) const { return (*this - other).empty(); }

    class iterator {
      public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        iterator() = default;
        Cell operator*() const {
            return cell_at(64 * word_ + static_cast<unsigned>(std::countr_zero(rest_[word_])));
        }
        iterator &operator++() {
            rest_[word_] &= rest_[word_] - 1;
            skip();
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator &one, const iterator &other) {
            return one.word_ == other.word_ &&
                   (one.word_ == 4 || one.rest_[one.word_] == other.rest_[other.word_]);
        }

      private:
        void skip() {
            while (word_ < 4 && rest_[word_] == 0) {
                ++word_;
            }
        }
        std::array<std::uint64_t, 4> rest_{};
        std::size_t word_ = 4;

        friend class CellBits;
        iterator(const CellBits &set, std::size_t word) : rest_(set.words_), word_(word) { skip(); }
    };
    [[nodiscard]] iterator begin() const { return {*this, 0}; }
    [[nodiscard]] iterator end() const { return {}; }

  private:
    [[nodiscard]] static std::uint64_t bit(Cell cell) {
        return std::uint64_t{1} << index(cell) % 64;
    }
    std::array<std::uint64_t, 4> words_{};
};

/// May the finders that use such sets look at this board?
[[nodiscard]] inline bool fits(const Layout &layout) {
    return layout.cell_count() <= CellBits::most_cells;
}

/// The cells that each cell of `cells` sees.
[[nodiscard]] inline CellBits seen_from_all(const Layout &layout, const CellBits &cells) {
    CellBits all;
    bool first = true;
    for (const Cell cell : cells) {
        const CellBits seen = CellBits::seen_from(layout, cell);
        all = first ? seen : all & seen;
        first = false;
    }
    return all;
}

/// Where each digit is a candidate, by its number.
[[nodiscard]] inline std::array<CellBits, max_side + 1> cells_by_digit(const Position &position) {
    std::array<CellBits, max_side + 1> cells{};
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at))) {
            cells[number(digit)].insert(cell_at(at));
        }
    }
    return cells;
}

} // namespace dokushin::logic
