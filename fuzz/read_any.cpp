// Any bytes, any format recognised.
#include "reading.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    dokushin::ReadOptions options;
    options.max_line = 4096;
    options.max_document = 1 << 16;
    dokushin::fuzz::read_all({reinterpret_cast<const char *>(data), size}, options);
    return 0;
}
