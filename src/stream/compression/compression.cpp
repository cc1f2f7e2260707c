#include "stream/compression/compression.h"

#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::stream {
namespace {

constexpr std::array compressions{
    CompressionInfo{Compression::gzip, "gzip", ".gz", "DOKUSHIN_GZIP", make_gzip_decoder,
                    make_gzip_encoder},
    CompressionInfo{Compression::zstd, "zstd", ".zst", "DOKUSHIN_ZSTD", make_zstd_decoder,
                    make_zstd_encoder},
    CompressionInfo{Compression::xz, "xz", ".xz", "DOKUSHIN_XZ", make_xz_decoder, make_xz_encoder},
};

} // namespace

Compression compression_of(std::string_view file) {
    const auto *const found = std::ranges::find_if(
        compressions, [&](const CompressionInfo &info) { return file.ends_with(info.suffix); });
    return found == compressions.end() ? Compression::none : found->compression;
}

const CompressionInfo &info_of(Compression compression) {
    const auto *const found =
        std::ranges::find(compressions, compression, &CompressionInfo::compression);
    assert(found != compressions.end());
    return *found;
}

bool is_in_this_build(const CompressionInfo &info) { return info.make_decoder() != nullptr; }

Error missing_in_this_build(const CompressionInfo &info) {
    return {ErrorCode::unsupported,
            {"{} data, which this build does not know", info.name},
            {"a build with {}, or the text itself", info.option}};
}

} // namespace dokushin::stream
