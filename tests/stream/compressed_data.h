// Compressed data for tests: made by the encoders, read by the decoders.
#pragma once

#include "stream/compression/compression.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::stream_test {

/// The compressions of this build.
[[nodiscard]] inline std::vector<const stream::CompressionInfo *> compressions_here() {
    std::vector<const stream::CompressionInfo *> here;
    for (const auto compression :
         {stream::Compression::gzip, stream::Compression::zstd, stream::Compression::xz}) {
        const stream::CompressionInfo &info = stream::info_of(compression);
        if (stream::is_in_this_build(info)) {
            here.push_back(&info);
        }
    }
    return here;
}

[[nodiscard]] inline std::string compressed(const stream::CompressionInfo &info,
                                            std::string_view text) {
    const auto encoder = info.make_encoder();
    std::string data;
    encoder->add(text, data);
    encoder->end(data);
    return data;
}

/// Decodes data that comes in parts of one size, into room of another.
[[nodiscard]] inline std::expected<std::string, stream::DataFlaw>
decoded(const stream::CompressionInfo &info, std::string_view data, std::size_t part = 1000,
        std::size_t room = 1000) {
    const auto decoder = info.make_decoder();
    std::string text;
    std::string buffer(room, '\0');
    std::size_t made = 0;
    while (!data.empty() || made == room) {
        const auto progress = decoder->decode(data.substr(0, part), buffer);
        if (!progress) {
            return std::unexpected(progress.error());
        }
        data.remove_prefix(progress->taken);
        made = progress->made;
        text.append(buffer, 0, made);
    }
    if (const auto end = decoder->end(); !end) {
        return std::unexpected(end.error());
    }
    return text;
}

} // namespace dokushin::stream_test
