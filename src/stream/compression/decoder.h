// A Decoder makes text of compressed data that arrives in parts.
#pragma once

#include <dokushin/result.h>

#include <cstddef>
#include <expected>
#include <memory>
#include <span>
#include <string_view>

namespace dokushin::stream {

/// What is wrong with compressed data.
enum class DataFlaw {
    other_format, ///< it does not begin as data of this format does
    damaged,
    cut_short,
    trailing, ///< behind a complete end comes something else
    too_large ///< it needs more memory than a decoder may use
};

class Decoder {
  public:
    /// The most memory that the window or dictionary of a decoder may take, in megabytes. The
    /// strongest presets of zstd and xz need 128 and 64; zstd's --ultra and --long may need more.
    static constexpr unsigned most_megabytes = 128;

    /// The bytes of the data that were taken, and those of the text that were made of them.
    struct Progress {
        std::size_t taken = 0;
        std::size_t made = 0;
    };

    virtual ~Decoder() = default;

    /// Decodes a part of the front of `data` into `text`, which must have room; both are a gigabyte
    /// at most. Several members, frames or streams one after another are one text. If a call left
    /// no room in `text`, the next may have more of it without any data.
    [[nodiscard]] virtual std::expected<Progress, DataFlaw> decode(std::string_view data,
                                                                   std::span<char> text) = 0;

    /// Returns what is wrong if the data ends here; success where it may end. All data must have
    /// been taken.
    [[nodiscard]] virtual std::expected<void, DataFlaw> end() const = 0;
};

/// Make a decoder; nullptr in a build without the library that it needs.
[[nodiscard]] std::unique_ptr<Decoder> make_gzip_decoder();
[[nodiscard]] std::unique_ptr<Decoder> make_zstd_decoder();
[[nodiscard]] std::unique_ptr<Decoder> make_xz_decoder();

} // namespace dokushin::stream
