// This file stands in for gzip.cpp in a build without DOKUSHIN_GZIP.
#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

namespace dokushin::stream {

std::unique_ptr<Decoder> make_gzip_decoder() { return nullptr; }
std::unique_ptr<Encoder> make_gzip_encoder() { return nullptr; }

} // namespace dokushin::stream
