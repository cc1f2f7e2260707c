#include "stream/input/preceding.h"

#include "stream/input/line_ends.h"
#include "stream/input/record_stream.h"

#include <array>
#include <memory>

namespace dokushin::stream {
namespace {

/// Counts the records of these extents of the inputs.
std::size_t count_records(const RunOptions &options, std::vector<Extent> extents) {
    RecordStream inputs(options, std::move(extents));
    std::size_t count = 0;
    while (inputs.next()) {
        ++count;
    }
    return count;
}

std::size_t count_lines(const RunOptions &options, const Extent &extent) {
    ByteInputs sources(options, {extent});
    LineEnds lines;
    std::array<char, std::size_t{1} << 16> buffer{};
    while (sources.open_next() && !sources.error()) { // a file that can't be opened has no lines
        while (const std::size_t got = sources.bytes().read(buffer)) {
            lines.add({buffer.data(), got});
        }
    }
    return lines.count();
}

/// Returns a function that computes a number at its first call and keeps it.
auto memoised(std::function<std::size_t()> find) {
    return [find = std::move(find),
            found = std::make_shared<std::optional<std::size_t>>()]() -> std::size_t {
        return found->has_value() ? **found : found->emplace(find());
    };
}

} // namespace

Preceding preceding(const ByteInputs &sources) {
    const RunOptions &options = sources.options();
    if (options.part != nullptr) {
        return {[lines = options.part->lines_before](std::string_view) { return lines; },
                [records = options.part->records_before] { return records; }};
    }
    if (sources.extents().empty() || !options.shard.is_set()) {
        return {};
    }
    const Extent &first = sources.extents().front();
    Preceding before;
    if (first.begin > 0) {
        before.begun_file = sources.first_name();
        before.lines = [name = sources.first_name(),
                        count = memoised([&options, first] {
                            return count_lines(options, {first.number, 0, first.begin});
                        })](std::string_view file) {
            return file.data() == name.data() ? count() : std::size_t{0};
        };
    }
    if (options.numbered) {
        before.records =
            memoised([&options, first] { return count_records(options, extents_before(first)); });
    }
    return before;
}

} // namespace dokushin::stream
