// Files of text are compressed where their names say so: .gz, .zst and .xz. This header names the
// kinds of compression, and what of a build reads and writes each.
#pragma once

#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

#include <memory>
#include <string_view>

namespace dokushin::stream {

enum class Compression { none, gzip, zstd, xz };

/// A CompressionInfo describes a kind of compression. A build without its library makes neither
/// decoders nor encoders of it.
struct CompressionInfo {
    Compression compression = Compression::none;
    std::string_view name;   ///< "gzip"
    std::string_view suffix; ///< ".gz"
    std::string_view option; ///< the option of CMake with which a build has it
    std::unique_ptr<Decoder> (*make_decoder)() = nullptr;
    std::unique_ptr<Encoder> (*make_encoder)() = nullptr;
};

/// Returns the compression that the end of a file's name states.
[[nodiscard]] Compression compression_of(std::string_view file);

/// Does the end of the file's name state a compression?
[[nodiscard]] inline bool is_compressed(std::string_view file) {
    return compression_of(file) != Compression::none;
}

/// Describes a compression, which must not be `none`.
[[nodiscard]] const CompressionInfo &info_of(Compression compression);

/// Does this build read and write it?
[[nodiscard]] bool is_in_this_build(const CompressionInfo &info);

/// Returns the error of a build that has no library for this compression.
[[nodiscard]] Error missing_in_this_build(const CompressionInfo &info);

} // namespace dokushin::stream
