// Preceding counts the lines and records that stand before the part of the inputs that is read, so
// that messages and answers number them as the whole run does. A count is made when it is first
// needed, if ever: for a shard in the middle of a large file it takes as long as reading everything
// before it.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace dokushin::stream {

class ByteInputs;

struct Preceding {
    /// Returns the lines of a file that stand before. `file` must be the view that came with its
    /// records: views are compared by address.
    std::function<std::size_t(std::string_view file)> lines = [](std::string_view) {
        return std::size_t{0};
    };
    /// Returns the records of all inputs that stand before; 0 if no answer has a record's number.
    std::function<std::size_t()> records = [] { return std::size_t{0}; };
    /// The name of the file whose first lines stand before; counting them may take long.
    std::string_view begun_file{};
};

/// Returns what precedes the extents of `sources`, which must outlive the result.
[[nodiscard]] Preceding preceding(const ByteInputs &sources);

} // namespace dokushin::stream
