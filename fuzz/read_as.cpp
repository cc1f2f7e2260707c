// Any bytes in a format that is forced: the first byte says which, the second on
// which board.
#include "reading.h"

#include <array>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    static constexpr std::array<std::string_view, 6> shapes{"",    "4",  "9+x",
                                                            "2x3", "16", "jigsaw:AAABACBBCCBDCDDD"};
    dokushin::ReadOptions options;
    options.max_line = 4096;
    options.max_document = 1 << 16;
    options.format = dokushin::formats()[data[0] % dokushin::formats().size()].format;
    if (const std::string_view shape = shapes[data[1] % shapes.size()]; !shape.empty()) {
        options.shape = *dokushin::Shape::parse(shape);
    }
    dokushin::fuzz::read_all({reinterpret_cast<const char *>(data) + 2, size - 2}, options);
    return 0;
}
