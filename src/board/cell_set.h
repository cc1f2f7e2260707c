// A set of cells, a bit a cell. The number of its words is known to the compiler, so that a set
// needs no memory of its own, and loops over few words are unrolled.
#pragma once

#include "board/incidence.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <iterator>

namespace dokushin {

template <unsigned Words> class CellSet {
  public:
    static constexpr std::size_t most_cells = std::size_t{64} * Words;

    [[nodiscard]] static CellSet only(Cell cell) {
        CellSet set;
        set.insert(cell);
        return set;
    }
    [[nodiscard]] static CellSet of(std::span<const Cell> members) {
        CellSet set;
        for (const Cell cell : members) {
            set.insert(cell);
        }
        return set;
    }
    /// Returns the set of these words, of which there may be fewer.
    [[nodiscard]] static CellSet of_words(std::span<const std::uint64_t> words) {
        assert(words.size() <= Words);
        CellSet set;
        for (std::size_t word = 0; word < words.size(); ++word) {
            set.words_[word] = words[word];
        }
        return set;
    }
    /// Returns the cells that share a house with `cell`.
    [[nodiscard]] static CellSet seen_from(const Incidence &board, Cell cell) {
        return of_words(board.seen_from(cell));
    }
    [[nodiscard]] static CellSet in_house(const Incidence &board, HouseNumber house) {
        return of_words(board.cells_of(house));
    }

    constexpr CellSet() = default;

    void insert(Cell cell) { words_[word_of(cell)] |= bit(cell); }
    void erase(Cell cell) { words_[word_of(cell)] &= ~bit(cell); }
    [[nodiscard]] bool contains(Cell cell) const {
        return (words_[word_of(cell)] & bit(cell)) != 0;
    }
    [[nodiscard]] bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) {
            any |= word;
        }
        return any == 0;
    }
    [[nodiscard]] unsigned size() const {
        unsigned all = 0;
        for (const std::uint64_t word : words_) {
            all += count_bits(word);
        }
        return all;
    }
    /// The set must not be empty.
    [[nodiscard]] Cell first() const { return *begin(); }
    [[nodiscard]] bool meets(const CellSet &other) const { return !(*this & other).empty(); }
    [[nodiscard]] bool is_within(const CellSet &other) const { return (*this - other).empty(); }

    friend CellSet operator&(CellSet one, const CellSet &other) { return one &= other; }
    friend CellSet operator|(CellSet one, const CellSet &other) { return one |= other; }
    /// Returns the cells of the first set that are not in the second.
    friend CellSet operator-(CellSet one, const CellSet &other) { return one -= other; }
    CellSet &operator&=(const CellSet &other) {
        for (std::size_t word = 0; word < Words; ++word) {
            words_[word] &= other.words_[word];
        }
        return *this;
    }
    CellSet &operator|=(const CellSet &other) {
        for (std::size_t word = 0; word < Words; ++word) {
            words_[word] |= other.words_[word];
        }
        return *this;
    }
    CellSet &operator-=(const CellSet &other) {
        for (std::size_t word = 0; word < Words; ++word) {
            words_[word] &= ~other.words_[word];
        }
        return *this;
    }
    /// Returns a number that is rarely the same for two sets, for hash tables.
    [[nodiscard]] std::size_t hash() const {
        constexpr std::uint64_t odd = 0x9E3779B97F4A7C15U; // 2⁶⁴ divided by the golden ratio
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) {
            all = std::rotl((all ^ word) * odd, 31);
        }
        return static_cast<std::size_t>(all);
    }
    friend auto operator<=>(const CellSet &, const CellSet &) = default;

    /// Visits the cells in ascending order: `for (Cell cell : set)`. The set must stay.
    class Iterator {
      public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;

        explicit Iterator(const CellSet &set) : words_(&set.words_), rest_(set.words_[0]) {
            skip_empty_words();
        }
        /// Behind the last cell.
        Iterator() : word_(Words) {}
        Cell operator*() const {
            assert(rest_ != 0);
            return cell_at(64 * word_ + static_cast<unsigned>(std::countr_zero(rest_)));
        }
        Iterator &operator++() {
            assert(rest_ != 0);
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator &one, const Iterator &other) {
            return one.word_ == other.word_ && one.rest_ == other.rest_;
        }

      private:
        void skip_empty_words() {
            while (rest_ == 0 && ++word_ < Words) {
                rest_ = (*words_)[word_];
            }
        }
        const std::array<std::uint64_t, Words> *words_ = nullptr;
        std::size_t word_ = 0;
        std::uint64_t rest_ = 0;
    };
    [[nodiscard]] Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] static Iterator end() { return {}; }

  private:
    [[nodiscard]] static std::size_t word_of(Cell cell) {
        assert(index(cell) / 64 < Words);
        return index(cell) / 64;
    }
    [[nodiscard]] static std::uint64_t bit(Cell cell) {
        return std::uint64_t{1} << index(cell) % 64;
    }
    std::array<std::uint64_t, Words> words_{};
};

} // namespace dokushin
