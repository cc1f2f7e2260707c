// A Shard is one of N parts of a run. This header defines the extents of the inputs that it reads
// and the frame of its output, by which `dokushin join` recognises a whole shard of the same run:
//
//   #dokushin shard 3/10 of 1f0c…                        the run that it is a part of
//   …the lines of the output
//   #dokushin end of shard 3/10: 8213 bytes, sum 90a1…, status 0
//
// The sum covers every other byte of the shard's file, so that no change of one goes unnoticed.
#pragma once

#include <dokushin/result.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {
struct ReadOptions;
}

namespace dokushin::stream {

struct Shard {
    std::uint64_t number = 0; ///< from 1
    std::uint64_t of = 0;     ///< 0: the whole run, no shard
    std::string run{};        ///< identifies the run: equal for its shards, different for others

    /// Is this a shard, and not the whole run?
    [[nodiscard]] bool is_set() const { return of > 0; }
};

/// An Extent is a range of an input's bytes.
struct Extent {
    std::size_t number = 0; ///< the input's index
    std::uint64_t begin = 0;
    std::uint64_t end = whole;
    static constexpr std::uint64_t whole = ~std::uint64_t{0};
};

inline constexpr std::uint64_t most_shards = 1'000'000;

/// Parses "3/10"; nothing if the text is not of that form. The result names no run.
[[nodiscard]] std::optional<Shard> shard_named(std::string_view text);

/// Returns where the part of the `number`th shard ends, if `total` units are shared among all.
[[nodiscard]] std::uint64_t boundary(const Shard &shard, std::uint64_t number, std::uint64_t total);

/// Returns the shard's extents, which the extents of the other shards complete without overlap.
[[nodiscard]] std::vector<Extent>
extents(const Shard &shard, const std::vector<std::string> &inputs, const ReadOptions &options);

/// Returns the extents that stand before another: the same inputs up to its first byte.
[[nodiscard]] std::vector<Extent> extents_before(const Extent &own);

/// Returns a text that distinguishes an input from others without reading all of it: its size and
/// a sum of its beginning and its end, since files of lines are often of equal size. The name is
/// left out, as it may differ between machines.
[[nodiscard]] std::string fingerprint(const std::string &input);

/// Returns the size of a regular file; 0 for anything else.
[[nodiscard]] std::uint64_t file_size(const std::string &input);

/// A ShardEnd holds the numbers of a frame's last line.
struct ShardEnd {
    std::uint64_t bytes = 0; ///< between the lines of the frame
    int status = 0;
};

/// These return the lines of the frame with their ends; `sum` is the sum of the output in between.
[[nodiscard]] std::string first_line(const Shard &shard);
[[nodiscard]] std::string last_line(const Shard &shard, std::uint64_t bytes, std::uint64_t sum,
                                    int status);

/// These read the frame's first line from the front of `text` and its last line from the end;
/// nothing if there is none. The sum in the last line is not checked.
[[nodiscard]] std::optional<Shard> read_first_line(std::string_view text);
[[nodiscard]] std::optional<ShardEnd> read_last_line(std::string_view text, const Shard &shard);

/// The greatest length of a frame's line.
inline constexpr std::size_t longest_frame_line = 256;

} // namespace dokushin::stream
