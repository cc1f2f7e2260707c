// Any bytes as compressed data: they give the same text and the same flaw however they are cut into
// parts, and each step takes or makes something. What an encoder makes of them comes back.
#include "reading.h"
#include "stream/compression/compression.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace dokushin;
using namespace dokushin::stream;
using fuzz::require;

/// A small file can have a large text.
constexpr std::size_t most_text = std::size_t{1} << 20;

struct Found {
    std::string text{};
    std::optional<DataFlaw> flaw{};
};

Found decode(const CompressionInfo &info, std::string_view data, std::size_t part,
             std::size_t room) {
    const auto decoder = info.make_decoder();
    Found found;
    std::string buffer(room, '\0');
    std::size_t made = 0;
    while ((!data.empty() || made == room) && found.text.size() < most_text) {
        const auto progress = decoder->decode(data.substr(0, part), buffer);
        if (!progress) {
            found.flaw = progress.error();
            return found;
        }
        require(progress->taken <= std::min(part, data.size()) && progress->made <= room);
        require(progress->taken > 0 || progress->made > 0 || data.empty());
        made = progress->made;
        data.remove_prefix(progress->taken);
        found.text.append(buffer, 0, made);
    }
    if (data.empty()) {
        if (const auto end = decoder->end(); !end) {
            found.flaw = end.error();
        }
    }
    return found;
}

void try_all(const CompressionInfo &info, std::string_view data) {
    const Found whole = decode(info, data, data.size() + 1, std::size_t{1} << 16);
    const Found parts = decode(info, data, 1 + data.size() % 7, 1000);
    if (whole.text.size() < most_text && parts.text.size() < most_text) {
        require(whole.flaw.has_value() == parts.flaw.has_value());
        require(whole.flaw || whole.text == parts.text);
    }
    const auto encoder = info.make_encoder();
    std::string encoded;
    encoder->add(data.substr(0, data.size() / 2), encoded);
    encoder->add(data.substr(data.size() / 2), encoded);
    encoder->end(encoded);
    const Found back = decode(info, encoded, 100, 100);
    require(!back.flaw && back.text == data);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    for (const Compression compression : {Compression::gzip, Compression::zstd, Compression::xz}) {
        const CompressionInfo &info = info_of(compression);
        if (is_in_this_build(info)) {
            try_all(info, bytes);
        }
    }
    return 0;
}
