// A hash table of states, with the number of partial fillings that lead to each.
//
//     states   | 9 words, padded to whole 64-bit words | …      in the order of their insertion
//     fillings | limbs                                 | …
//     buckets  | number of a state, or none            | …      open addressing, at most half full
#pragma once

#include "base/natural.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

namespace dokushin::counting {

template <class Word> class StateTable {
  public:
    /// `words` of a state, and `limbs` of a number of fillings.
    StateTable(std::size_t words, std::size_t limbs)
        : words_((words + per_chunk - 1) / per_chunk * per_chunk), limbs_(limbs) {
        clear();
    }

    void clear() {
        states_.clear();
        fillings_.clear();
        buckets_.assign(1024, none);
        count_ = 0;
    }

    /// Adds `fillings` · `times` to the fillings that lead to a state, whose padding is 0.
    void add(const Word *state, std::span<const std::uint64_t> fillings, std::uint32_t times) {
        assert(fillings.size() <= limbs_ && times > 0);
        std::uint32_t &bucket = bucket_of(state);
        if (bucket == none) {
            bucket = static_cast<std::uint32_t>(count_++);
            states_.insert(states_.end(), state, state + words_);
            fillings_.resize(fillings_.size() + limbs_);
            assert(is_ok());
            add_multiple(std::span(fillings_).last(limbs_), fillings, times);
            if (count_ * 2 > buckets_.size()) {
                grow();
            }
        } else {
            add_multiple(std::span(fillings_).subspan(bucket * limbs_, limbs_), fillings, times);
        }
    }

    [[nodiscard]] std::size_t size() const { return count_; }
    /// The number of words of a state with its padding.
    [[nodiscard]] std::size_t words() const { return words_; }
    [[nodiscard]] const Word *state(std::size_t number) const {
        assert(number < count_);
        return states_.data() + number * words_;
    }
    [[nodiscard]] std::span<const std::uint64_t> fillings(std::size_t number) const {
        assert(number < count_);
        return std::span(fillings_).subspan(number * limbs_, limbs_);
    }
    [[nodiscard]] std::size_t bytes() const {
        return states_.capacity() * sizeof(Word) + fillings_.capacity() * sizeof(std::uint64_t) +
               buckets_.capacity() * sizeof(std::uint32_t);
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    static constexpr std::size_t per_chunk = 64 / std::numeric_limits<Word>::digits;

    /// True if each state has its words and its fillings. For debug builds.
    [[nodiscard]] bool is_ok() const {
        return states_.size() == count_ * words_ && fillings_.size() == count_ * limbs_ &&
               count_ < none;
    }

    [[nodiscard]] std::uint64_t hash(const Word *state) const {
        std::uint64_t mixed = 0;
        for (std::size_t at = 0; at < words_; at += per_chunk) {
            std::uint64_t chunk = 0;
            std::memcpy(&chunk, state + at, sizeof chunk);
            mixed = (mixed ^ chunk) * 0x9E37'79B9'7F4A'7C15;
            mixed ^= mixed >> 32;
        }
        mixed *= 0xBF58'476D'1CE4'E5B9;
        return mixed ^ mixed >> 31;
    }

    /// The bucket that contains the state, or the empty one where it belongs.
    [[nodiscard]] std::uint32_t &bucket_of(const Word *state) {
        assert(std::has_single_bit(buckets_.size()) && count_ < buckets_.size());
        const std::size_t mask = buckets_.size() - 1;
        std::size_t at = hash(state) & mask;
        while (buckets_[at] != none &&
               std::memcmp(this->state(buckets_[at]), state, words_ * sizeof(Word)) != 0) {
            at = (at + 1) & mask;
        }
        return buckets_[at];
    }

    void grow() {
        buckets_.assign(buckets_.size() * 2, none);
        for (std::size_t number = 0; number < count_; ++number) {
            assert(bucket_of(state(number)) == none); // no state is there twice
            bucket_of(state(number)) = static_cast<std::uint32_t>(number);
        }
    }

    std::size_t words_;
    std::size_t limbs_;
    std::vector<Word> states_;
    std::vector<std::uint64_t> fillings_;
    std::vector<std::uint32_t> buckets_;
    std::size_t count_ = 0;
};

} // namespace dokushin::counting
