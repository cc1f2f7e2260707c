// What goes in and out of calls: names, numbers, arrays.
#include "c/guard.h"

#include <dokushin/explain.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace dokushin::c {

static_assert(sizeof(Digit) == sizeof(std::uint8_t) && sizeof(DigitSet) == sizeof(std::uint64_t));

Answer give_text(char **place, std::string_view text) {
    auto *const copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (copy == nullptr) {
        return failed(DOKUSHIN_NO_MEMORY, "no memory is left for a text", "memory");
    }
    std::ranges::copy(text, copy);
    copy[text.size()] = '\0';
    *place = copy;
    return {};
}

std::unexpected<Trouble> no_such(std::string_view kind, const char *word,
                                 std::span<const std::string_view> words) {
    return failed(DOKUSHIN_BAD_ARGUMENT, fmt::format("'{:.60}' is no {}", word, kind),
                  fmt::format("{}", fmt::join(words, ", ")));
}

namespace {

std::unexpected<Trouble> too_small(std::string_view argument, std::size_t found,
                                   std::string expected) {
    return failed(DOKUSHIN_TOO_SMALL, fmt::format("room for {} in '{}'", found, argument),
                  std::move(expected));
}

} // namespace

Answer expect_room(std::string_view argument, std::size_t found, std::size_t wanted) {
    if (found != wanted) {
        return too_small(argument, found, std::to_string(wanted));
    }
    return {};
}

Answer expect_room_for(std::string_view argument, std::size_t found, std::size_t least) {
    if (found < least) {
        return too_small(argument, found, fmt::format("{} or more", least));
    }
    return {};
}

std::expected<Grid, Trouble> grid_of(const Shape &shape, const std::uint8_t *digits,
                                     std::size_t count) {
    // A count that is wrong says nothing of how much there is to read.
    Grid grid(count == shape.cell_count() ? count : 0);
    for (std::size_t at = 0; at < grid.size(); ++at) {
        grid[at] = static_cast<Digit>(digits[at]);
    }
    if (grid.empty()) {
        return failed(DOKUSHIN_WRONG_LENGTH, fmt::format("{} cells", count),
                      std::to_string(shape.cell_count()));
    }
    const auto puzzle = Puzzle::from_givens(shape, std::move(grid)); // knows what digits there are
    if (!puzzle) {
        return failed(puzzle.error());
    }
    return puzzle->givens();
}

void write_grid(std::uint8_t *place, const Grid &grid) {
    for (std::size_t at = 0; at < grid.size(); ++at) {
        place[at] = static_cast<std::uint8_t>(grid[at]);
    }
}

void write_sets(std::uint64_t *place, const Pencilmarks &marks) {
    for (std::size_t at = 0; at < marks.size(); ++at) {
        place[at] = marks[at].bits();
    }
}

Answer expect_stop(const dokushin_stop *stop) {
    if (stop != nullptr && !is_handle(stop)) {
        return failed(DOKUSHIN_BAD_HANDLE,
                      "the options' stop is another kind of handle, or was freed",
                      "a dokushin_stop");
    }
    return {};
}

std::expected<Language, Trouble> language_of(const char *code) {
    if (code == nullptr) {
        return Language::english;
    }
    if (const auto language = language_named(code)) {
        return *language;
    }
    static constexpr std::array<std::string_view, 3> words{"en", "ja", "zh"};
    return no_such("language", code, words);
}

std::expected<Order, Trouble> order_of(const char *name) {
    static constexpr std::array<std::string_view, 3> words{"explainer", "hodoku", "sukaku"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (name == nullptr || words[at] == name) {
            return static_cast<Order>(at);
        }
    }
    return no_such("order", name, words);
}

std::expected<Technique, Trouble> technique_of(const char *key) {
    if (const auto technique = technique_named(key)) {
        return *technique;
    }
    return no_such("technique", key, techniques(),
                   [](const TechniqueInfo &row) { return row.key; });
}

std::expected<Symmetry, Trouble> symmetry_of(const char *name) {
    if (name == nullptr) {
        return Symmetry::none;
    }
    if (const auto symmetry = symmetry_named(name)) {
        return *symmetry;
    }
    return no_such("symmetry", name, symmetries(),
                   [](Symmetry symmetry) { return dokushin::name(symmetry); });
}

std::expected<ReadOptions, Trouble> reading_of(const char *format, const dokushin_shape *shape) {
    ReadOptions options;
    if (format != nullptr) {
        options.format = format_named(format);
        if (!options.format) {
            return no_such("format", format, formats(),
                           [](const FormatInfo &row) { return row.name; });
        }
    }
    if (shape != nullptr) {
        options.shape = shape->shape;
    }
    return options;
}

} // namespace dokushin::c
