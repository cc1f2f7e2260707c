// One of N parts of a run: what of the inputs it reads, and the lines that frame its output,
// so that `dokushin join` knows that it is whole and what it is a part of.
//
//   #dokushin shard 3/10 of 1f0c…                        what run it is a part of
//   …the lines of the output
//   #dokushin end of shard 3/10: 8213 bytes, sum 90a1…, status 0
//
// The sum is of all the rest, so that no byte can be another without its being seen.
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
    std::uint64_t of = 0;     ///< 0: no shard, but the whole
    std::string run{};        ///< the same for all shards of a run, and for no other run

    [[nodiscard]] bool asked() const { return of > 0; }
};

/// What is to be read of an input: from a byte to another.
struct Extent {
    std::size_t number = 0; ///< of the input, from 0
    std::uint64_t begin = 0;
    std::uint64_t end = whole;
    static constexpr std::uint64_t whole = ~std::uint64_t{0};
};

inline constexpr std::uint64_t most_shards = 1'000'000;

/// "3/10", of a run that it does not name; nothing if the text is no such thing.
[[nodiscard]] std::optional<Shard> shard_named(std::string_view text);

/// Where the part of the `number`th shard ends, of `total` in all.
[[nodiscard]] std::uint64_t boundary(const Shard &shard, std::uint64_t number, std::uint64_t total);

/// The shard's extents; the other shards' begin where these end. Standard input, which can't
/// be cut, is a usage error.
[[nodiscard]] std::vector<Extent>
extents(const Shard &shard, const std::vector<std::string> &inputs, const ReadOptions &options);

/// What stands before an extent: the same inputs up to its first byte.
[[nodiscard]] std::vector<Extent> extents_before(const Extent &own);

/// What tells an input from others without reading it all: its size, and the sum of how it
/// begins and ends, since files of lines are often of the same size. Its name is none of it:
/// it may be another on another machine.
[[nodiscard]] std::string traits(const std::string &input);

/// Of a regular file; 0 of anything else.
[[nodiscard]] std::uint64_t file_size(const std::string &input);

/// What the last line of a frame tells.
struct ShardEnd {
    std::uint64_t bytes = 0; ///< between the lines of the frame
    int status = 0;
};

/// The lines of the frame, their ends included; `sum` is that of what is between them.
[[nodiscard]] std::string first_line(const Shard &shard);
[[nodiscard]] std::string last_line(const Shard &shard, std::uint64_t bytes, std::uint64_t sum,
                                    int status);

/// Reads the frame's first line from the front of `text`, and its last line from the end; nothing
/// if there is none. The sum in the last line is not compared.
[[nodiscard]] std::optional<Shard> read_first_line(std::string_view text);
[[nodiscard]] std::optional<ShardEnd> read_last_line(std::string_view text, const Shard &shard);

/// No line of a frame is longer.
inline constexpr std::size_t longest_frame_line = 256;

} // namespace dokushin::stream
