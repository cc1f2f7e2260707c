// What stands before the part of the inputs that is read, for the numbers of lines and puzzles
// in what is told. It is counted when it is first asked for, if ever: of a shard in the middle
// of a large file that takes as long as reading all before it.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace dokushin::stream {

class ByteInputs;

struct Preceding {
    /// Lines of a file, by the very name that came with its records.
    std::function<std::size_t(std::string_view file)> lines = [](std::string_view) {
        return std::size_t{0};
    };
    /// Records of all inputs; 0 if nobody tells their numbers.
    std::function<std::size_t()> records = [] { return std::size_t{0}; };
    /// The file of which something stands before, by its name: to count its lines may take long.
    std::string_view begun_file{};
};

/// `sources` must outlive it.
[[nodiscard]] Preceding preceding(const ByteInputs &sources);

} // namespace dokushin::stream
