// FinishedChunks keeps in memory what rank 0 must know of each finished chunk: 40 bytes, so that
// runs of many millions of chunks fit. Chunks are finished nearly in the order of their numbers,
// so they are kept by number with gaps between them, not in a tree, which takes three times as
// much.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>

namespace dokushin::cluster {

/// A finished chunk without what only its line in the journal has.
struct FinishedChunk {
    std::uint64_t input = 0; ///< the checksum of its work
    std::uint64_t lines = 0; ///< lines of its output
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0; ///< bytes of its output, at `offset` in the parts
    std::uint64_t sum = 0;   ///< their checksum

    bool operator==(const FinishedChunk &) const = default;
};

class FinishedChunks {
  public:
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// One more than the greatest number; 0 if there is no chunk.
    [[nodiscard]] std::uint64_t end() const { return chunks_.size(); }

    /// nullptr if the chunk is not finished.
    [[nodiscard]] const FinishedChunk *find(std::uint64_t number) const {
        return number < chunks_.size() && chunks_[number].bytes != none ? &chunks_[number]
                                                                        : nullptr;
    }

    /// Is the number so much greater than the count that it must be an error? Chunks before it may
    /// be missing: those under way, and those whose output was lost.
    [[nodiscard]] bool is_far_ahead(std::uint64_t number) const {
        constexpr std::uint64_t most_missing = 1'000'000;
        return number > count_ + most_missing;
    }

    void put(std::uint64_t number, const FinishedChunk &chunk) {
        while (chunks_.size() <= number) {
            chunks_.push_back({0, 0, 0, none, 0});
        }
        count_ += chunks_[number].bytes == none ? 1 : 0;
        chunks_[number] = chunk;
    }

    /// Calls visit(number, chunk) for each, in the order of their numbers, until it returns false;
    /// returns whether it never did.
    template <class Visit> [[nodiscard]] bool all(const Visit &visit) const {
        for (std::uint64_t number = 0; number < chunks_.size(); ++number) {
            if (chunks_[number].bytes != none && !visit(number, chunks_[number])) {
                return false;
            }
        }
        return true;
    }

  private:
    static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

    std::deque<FinishedChunk> chunks_; ///< by number; one that is not finished has `none` bytes
    std::size_t count_ = 0;
};

} // namespace dokushin::cluster
