#include "stream/input/preceding.h"

#include "stream/input/record_stream.h"
#include "stream/input/line_kind.h"

#include <array>
#include <memory>

namespace dokushin::cli {
namespace {

/// Of some inputs, or of parts of them.
std::size_t count_records(const Common &common, std::vector<Extent> extents) {
    Inputs inputs(common, std::move(extents));
    std::size_t count = 0;
    while (inputs.next()) {
        ++count;
    }
    return count;
}

std::size_t count_lines(const Common &common, const Extent &extent) {
    Sources sources(common, {extent});
    LineEnds lines;
    std::array<char, std::size_t{1} << 16> buffer{};
    while (sources.open_next()) {
        while (const std::size_t got = sources.bytes().read(buffer)) {
            lines.add({buffer.data(), got});
        }
    }
    return lines.count();
}

/// A number that is found when it is asked for, and kept.
auto once(std::function<std::size_t()> find) {
    return [find = std::move(find),
            found = std::make_shared<std::optional<std::size_t>>()]() -> std::size_t {
        return found->has_value() ? **found : found->emplace(find());
    };
}

} // namespace

Before before_in(const Sources &sources) {
    const Common &common = sources.common();
    if (common.part != nullptr) {
        return {[lines = common.part->lines_before](std::string_view) { return lines; },
                [records = common.part->records_before] { return records; }};
    }
    if (sources.extents().empty() || !common.shard.asked()) {
        return {};
    }
    const Extent &first = sources.extents().front();
    Before before;
    if (first.begin > 0) {
        before.begun_file = sources.first_name();
        before.lines = [name = sources.first_name(),
                        count = once([&common, first] {
                            return count_lines(common, {first.number, 0, first.begin});
                        })](std::string_view file) {
            return file.data() == name.data() ? count() : std::size_t{0};
        };
    }
    if (common.numbered) {
        before.records =
            once([&common, first] { return count_records(common, extents_before(first)); });
    }
    return before;
}

} // namespace dokushin::cli
