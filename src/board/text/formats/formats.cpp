// The table of formats; each format's row stands in the file of its name.
#include "board/text/format_rows.h"

#include <algorithm>
#include <vector>

namespace dokushin {
namespace text {
namespace {

std::vector<FormatInfo> infos_of_this_build() {
    std::vector<FormatInfo> infos;
    for (const FormatRow *const row : all_formats) {
        if (row->is_here) {
            infos.push_back(row->info);
        }
    }
    return infos;
}

} // namespace

std::span<const FormatRow *const> all_rows() { return all_formats; }

const FormatRow &row_of(Format format) {
    return **std::ranges::find(all_formats, format,
                               [](const FormatRow *row) { return row->info.format; });
}

} // namespace text

std::span<const FormatInfo> formats() {
    static const std::vector<FormatInfo> infos = text::infos_of_this_build();
    return infos;
}

std::string_view name(Format format) { return text::row_of(format).info.name; }

std::optional<Format> format_named(std::string_view text) {
    const auto found = std::ranges::find(formats(), text, &FormatInfo::name);
    return found == formats().end() ? std::nullopt : std::optional(found->format);
}

} // namespace dokushin
