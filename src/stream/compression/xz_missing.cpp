// This file stands in for xz.cpp in a build without DOKUSHIN_XZ.
#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

namespace dokushin::stream {

std::unique_ptr<Decoder> make_xz_decoder() { return nullptr; }
std::unique_ptr<Encoder> make_xz_encoder() { return nullptr; }

} // namespace dokushin::stream
