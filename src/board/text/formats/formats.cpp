// The table of formats; each format's row stands in the file of its name.
#include "board/text/format.h"

#include <algorithm>
#include <array>
#include <vector>

namespace dokushin {
namespace text {

extern constinit const FormatRow line_row;
extern constinit const FormatRow numbers_row;
extern constinit const FormatRow grid_row;
extern constinit const FormatRow table_row;
extern constinit const FormatRow list_row;
extern constinit const FormatRow json_row;
extern constinit const FormatRow csv_row;
extern constinit const FormatRow sdm_row;
extern constinit const FormatRow sdk_row;
extern constinit const FormatRow ss_row;
extern constinit const FormatRow hodoku_row;
extern constinit const FormatRow pencilmarks_row;
extern constinit const FormatRow sukaku_row;
extern constinit const FormatRow opensudoku_row;

namespace {

constexpr std::array all_formats{&line_row,   &numbers_row,   &grid_row,   &table_row,
                                 &list_row,   &json_row,      &csv_row,    &sdm_row,
                                 &sdk_row,    &ss_row,        &hodoku_row, &pencilmarks_row,
                                 &sukaku_row, &opensudoku_row};

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
