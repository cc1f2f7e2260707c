// A name that is not found is refused with the list of those that there are.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::c {

static_assert(sizeof(Digit) == sizeof(std::uint8_t) && sizeof(DigitSet) == sizeof(std::uint64_t));

void write_grid(std::uint8_t *place, const Grid &grid) {
    assert(place != nullptr || grid.empty());
    std::ranges::transform(grid, place,
                           [](Digit digit) { return static_cast<std::uint8_t>(digit); });
}

void write_cells(std::uint16_t *place, std::span<const Cell> cells) {
    assert(place != nullptr || cells.empty());
    std::ranges::transform(cells, place,
                           [](Cell cell) { return static_cast<std::uint16_t>(cell); });
}

void write_sets(std::uint64_t *place, const Pencilmarks &marks) {
    assert(place != nullptr || marks.empty());
    std::ranges::transform(marks, place, &DigitSet::bits);
}

std::expected<Language, Failure> language_of(const char *code) {
    if (code == nullptr) {
        return Language::english;
    }
    if (const auto language = language_named(code)) {
        return *language;
    }
    static constexpr std::array<std::string_view, 3> words{"en", "ja", "zh"};
    return no_such({"language"}, code, words);
}

std::expected<Technique, Failure> technique_of(const char *key) {
    assert(key != nullptr);
    if (const auto technique = technique_named(key)) {
        return *technique;
    }
    return no_such({"technique"}, key, techniques(),
                   [](const TechniqueInfo &row) { return row.key; });
}

std::expected<std::vector<Technique>, Failure> techniques_of(const char *list) {
    std::vector<Technique> found;
    const std::string_view keys = list == nullptr ? "" : list;
    for (std::size_t begin = 0; !keys.empty() && begin <= keys.size();) {
        const std::size_t end = std::min(keys.find(',', begin), keys.size());
        DOKUSHIN_TRY(technique, technique_of(std::string(keys.substr(begin, end - begin)).c_str()));
        found.push_back(technique);
        begin = end + 1;
    }
    return found;
}

std::expected<Symmetry, Failure> symmetry_of(const char *name) {
    if (name == nullptr) {
        return Symmetry::none;
    }
    if (const auto symmetry = symmetry_named(name)) {
        return *symmetry;
    }
    return no_such({"symmetry"}, name, symmetries(),
                   [](Symmetry symmetry) { return dokushin::name(symmetry); });
}

std::expected<Format, Failure> format_of(const char *name) {
    assert(name != nullptr);
    if (const auto format = format_named(name)) {
        return *format;
    }
    return no_such({"format"}, name, formats(), [](const FormatInfo &row) { return row.name; });
}

std::expected<ReadOptions, Failure> reading_of(const dokushin_read_options *options) {
    DOKUSHIN_TRY(read, read_options(options));
    if (read.shape != nullptr && !is_handle(read.shape)) {
        return failed(DOKUSHIN_BAD_HANDLE,
                      {"the options' shape is another kind of handle, or was freed"},
                      {"a dokushin_{}", "shape"});
    }
    ReadOptions how;
    if (read.format != nullptr) {
        DOKUSHIN_TRY(format, format_of(read.format));
        how.format = format;
    }
    if (read.shape != nullptr) {
        how.shape = read.shape->shape;
    }
    if (read.alphabet != nullptr) {
        how.alphabet = read.alphabet;
    }
    how.max_line = read.max_line > 0 ? read.max_line : how.max_line;
    how.max_document = read.max_document > 0 ? read.max_document : how.max_document;
    how.amid_lines = read.amid_lines != 0;
    how.ignore_unknown = read.ignore_unknown != 0;
    return how;
}

std::expected<ReadOptions, Failure> reading_of(const char *format, const dokushin_shape *shape) {
    dokushin_read_options options{};
    options.size = sizeof options;
    options.format = format;
    options.shape = shape;
    return reading_of(&options);
}

} // namespace dokushin::c
