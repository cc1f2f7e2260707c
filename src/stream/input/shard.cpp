#include "stream/input/shard.h"

#include "base/os/files.h"
#include "stream/compression/compression.h"
#include "stream/input/cuts.h"
#include "stream/process/checksum.h"
#include "stream/process/descriptor_io.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <concepts>

namespace dokushin::stream {
namespace {

/// Is the shard's number one of 1 to N, and N at most `most_shards`?
bool exists(const Shard &shard) {
    return shard.number >= 1 && shard.number <= shard.of && shard.of <= most_shards;
}

std::string last_line_begin(const Shard &shard) {
    return fmt::format("#dokushin end of shard {}/{}: ", shard.number, shard.of);
}

/// These remove `text`, or a number, from the front of `line`; false if it does not stand there.
bool take(std::string_view &line, std::string_view text) {
    const bool there = line.starts_with(text);
    line.remove_prefix(there ? text.size() : 0);
    return there;
}
bool take(std::string_view &line, std::integral auto &number, int base = 10) {
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number, base);
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    return error == std::errc{};
}

/// Returns the extent of an input between two bytes, each moved to the next place where the input
/// can be cut.
Extent cut(std::size_t number, const std::string &input, std::uint64_t begin, std::uint64_t end,
           const ReadOptions &options) {
    const std::uint64_t size = file_size(input);
    assert(begin < end);
    if (begin == 0 && end == size) {
        return {number};
    }
    if (is_compressed(input)) { // whose lines are found only by reading it from its beginning
        return {number, 0, begin == 0 ? Extent::whole : 0};
    }
    const int descriptor = os::open_to_read(input);
    if (descriptor < 0) { // the shard that reads its beginning reports why
        return {number, 0, begin == 0 ? Extent::whole : 0};
    }
    const Cuts cuts(descriptor, size, options);
    const Extent extent{number, cuts.from(begin), cuts.from(end)};
    os::close_file(descriptor);
    return extent;
}

} // namespace

std::string fingerprint(const std::string &input) {
    constexpr std::uint64_t some = std::uint64_t{1} << 16;
    if (!os::status_of(input)) {
        return fmt::format("{}\n", input); // a puzzle as an argument, or a missing file
    }
    const std::uint64_t size = file_size(input);
    Checksum ends;
    if (const int descriptor = size > 0 ? os::open_to_read(input) : -1; descriptor >= 0) {
        std::string buffer(some, '\0');
        for (const std::uint64_t offset : {std::uint64_t{0}, size - std::min(size, some)}) {
            ends.add(read_at(descriptor, offset, buffer));
        }
        os::close_file(descriptor);
    }
    return fmt::format("{} bytes, {:016x}\n", size, ends.value());
}

std::optional<Shard> shard_named(std::string_view text) {
    Shard shard;
    std::string_view rest = text;
    const bool read =
        take(rest, shard.number) && take(rest, "/") && take(rest, shard.of) && rest.empty();
    return read && exists(shard) ? std::optional(shard) : std::nullopt;
}

std::uint64_t boundary(const Shard &shard, std::uint64_t number, std::uint64_t total) {
    assert(shard.is_set() && number <= shard.of);
    // The quotient and the remainder are scaled apart, so that no product overflows.
    return total / shard.of * number + total % shard.of * number / shard.of;
}

std::vector<Extent> extents(const Shard &shard, const std::vector<std::string> &inputs,
                            const ReadOptions &options) {
    assert(exists(shard));
    std::uint64_t total = 0;
    for (const std::string &input : inputs) {
        total += file_size(input);
    }
    const std::uint64_t begin = boundary(shard, shard.number - 1, total);
    const std::uint64_t end = boundary(shard, shard.number, total);
    std::vector<Extent> own;
    std::uint64_t before = 0; // bytes of the inputs before this one
    for (std::size_t number = 0; number < inputs.size(); ++number) {
        const std::uint64_t size = file_size(inputs[number]);
        const auto inside = [&](std::uint64_t byte) {
            return std::clamp(byte, before, before + size) - before;
        };
        if (size == 0) { // empty, missing, or itself a puzzle: exactly one shard reads it
            const bool last = shard.number == shard.of && before == total;
            if ((begin <= before && before < end) || last) {
                own.push_back({number});
            }
        } else if (inside(begin) < inside(end)) {
            const Extent extent = cut(number, inputs[number], inside(begin), inside(end), options);
            if (extent.begin < extent.end) {
                own.push_back(extent);
            }
        }
        before += size;
    }
    return own;
}

std::vector<Extent> extents_before(const Extent &own) {
    std::vector<Extent> before;
    for (std::size_t number = 0; number < own.number; ++number) {
        before.push_back({number});
    }
    if (own.begin > 0) {
        before.push_back({own.number, 0, own.begin});
    }
    return before;
}

std::uint64_t file_size(const std::string &input) {
    const auto status = os::status_of(input);
    return status && status->is_regular ? status->size : 0;
}

std::string first_line(const Shard &shard) {
    return fmt::format("#dokushin shard {}/{} of {}\n", shard.number, shard.of, shard.run);
}

std::string last_line(const Shard &shard, std::uint64_t bytes, std::uint64_t sum, int status) {
    const std::uint64_t of_all =
        Checksum::of(fmt::format("{}{} {:016x} {}", first_line(shard), bytes, sum, status));
    return fmt::format("{}{} bytes, sum {:016x}, status {}\n", last_line_begin(shard), bytes,
                       of_all, status);
}

std::optional<Shard> read_first_line(std::string_view text) {
    std::string_view line = text;
    Shard shard;
    const bool read = take(line, "#dokushin shard ") && take(line, shard.number) &&
                      take(line, "/") && take(line, shard.of) && take(line, " of ");
    shard.run = line.substr(0, 16);
    const bool sound =
        read && exists(shard) && shard.run.find_first_not_of("0123456789abcdef") == shard.run.npos;
    return sound && text.starts_with(first_line(shard)) ? std::optional(shard) : std::nullopt;
}

std::optional<ShardEnd> read_last_line(std::string_view text, const Shard &shard) {
    const std::string begin = last_line_begin(shard);
    std::string_view line = text.substr(std::min(text.rfind(begin), text.size()));
    ShardEnd end;
    std::uint64_t sum = 0;
    const bool read = take(line, begin) && take(line, end.bytes) && take(line, " bytes, sum ") &&
                      take(line, sum, 16) && take(line, ", status ") && take(line, end.status);
    // An interrupted shard has no last line.
    return read && line == "\n" && end.status >= 0 && end.status <= 2 ? std::optional(end)
                                                                      : std::nullopt;
}

} // namespace dokushin::stream
