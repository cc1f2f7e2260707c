// A set of cells, a bit a cell. The number of its words is known to the compiler, so that a set
// needs no memory of its own, and loops over few words are unrolled.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>
#include <bit>
#include <cassert>
#include <iterator>

namespace dokushin {

template <unsigned Words> class CellSet {
  public:
    void insert(Cell cell) { words_[word_of(cell)] |= bit(cell); }
    void erase(Cell cell) { words_[word_of(cell)] &= ~bit(cell); }
    [[nodiscard]] bool contains(Cell cell) const {
        return (words_[word_of(cell)] & bit(cell)) != 0;
    }
    [[nodiscard]] unsigned size() const {
        unsigned all = 0;
        for (const std::uint64_t word : words_) {
            all += count_bits(word);
        }
        return all;
    }

    CellSet &operator&=(const CellSet &other) {
        for (std::size_t word = 0; word < Words; ++word) {
            words_[word] &= other.words_[word];
        }
        return *this;
    }
    CellSet &operator-=(const CellSet &other) {
        for (std::size_t word = 0; word < Words; ++word) {
            words_[word] &= ~other.words_[word];
        }
        return *this;
    }

    /// Visits the cells in ascending order: `for (Cell cell : set)`.
    class Iterator {
      public:
        explicit Iterator(const CellSet &set) : words_(&set.words_), rest_(set.words_[0]) {
            skip_empty_words();
        }
        Cell operator*() const {
            assert(rest_ != 0);
            return cell_at(64 * word_ + static_cast<unsigned>(std::countr_zero(rest_)));
        }
        Iterator &operator++() {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        friend bool operator==(const Iterator &one, std::default_sentinel_t) {
            return one.rest_ == 0;
        }

      private:
        void skip_empty_words() {
            while (rest_ == 0 && ++word_ < Words) {
                rest_ = (*words_)[word_];
            }
        }
        const std::array<std::uint64_t, Words> *words_;
        std::size_t word_ = 0;
        std::uint64_t rest_;
    };
    [[nodiscard]] Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }

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
