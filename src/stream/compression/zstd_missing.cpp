// This file stands in for zstd.cpp in a build without DOKUSHIN_ZSTD.
#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

namespace dokushin::stream {

std::unique_ptr<Decoder> make_zstd_decoder() { return nullptr; }
std::unique_ptr<Encoder> make_zstd_encoder() { return nullptr; }

} // namespace dokushin::stream
