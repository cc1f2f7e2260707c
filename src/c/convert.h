// What goes in and out of calls: names, numbers, arrays, texts, options. What is inline is what
// src/c/print needs too, which is built into a library of its own.
#pragma once

#include "c/guard.h"

#include <dokushin/explain.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace dokushin::c {

/// A name of one of the tables, all of which are literals and end in a zero byte.
[[nodiscard]] inline const char *literal(std::string_view name) { return name.data(); }

/// A copy for the caller, who frees it.
[[nodiscard]] inline Answer give_text(char **place, std::string_view text) {
    auto *const copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (copy == nullptr) {
        return failed(DOKUSHIN_NO_MEMORY, "no memory is left for a text", "memory");
    }
    std::ranges::copy(text, copy);
    copy[text.size()] = '\0';
    *place = copy;
    return {};
}

/// A handle for the caller, who frees it.
template <typename Handle, typename... Arguments>
void give_handle(Handle **place, Arguments &&...arguments) {
    *place = std::make_unique<Handle>(std::forward<Arguments>(arguments)...).release();
}

/// "'wings' is no method", and what there is.
[[nodiscard]] inline std::unexpected<Trouble> no_such(std::string_view kind, const char *word,
                                                      std::span<const std::string_view> words) {
    return failed(DOKUSHIN_BAD_ARGUMENT, fmt::format("'{:.60}' is no {}", word, kind),
                  fmt::format("{}", fmt::join(words, ", ")));
}
template <typename Range, typename Name>
[[nodiscard]] std::unexpected<Trouble> no_such(std::string_view kind, const char *word,
                                               const Range &all, const Name &name_of) {
    std::vector<std::string_view> words;
    for (const auto &one : all) {
        words.push_back(name_of(one));
    }
    return no_such(kind, word, words);
}

/// The position of a name among `words`; NULL: the first.
template <std::size_t Count>
[[nodiscard]] std::expected<std::size_t, Trouble>
choice_of(std::string_view kind, const char *word,
          const std::array<std::string_view, Count> &words) {
    for (std::size_t at = 0; at < Count; ++at) {
        if (word == nullptr || words[at] == word) {
            return at;
        }
    }
    return no_such(kind, word, words);
}

[[nodiscard]] inline std::unexpected<Trouble> too_small(std::string_view argument,
                                                        std::size_t found, std::string expected) {
    return failed(DOKUSHIN_TOO_SMALL, fmt::format("room for {} in '{}'", found, argument),
                  std::move(expected));
}
/// An array that is to be written must have the size that it must have.
[[nodiscard]] inline Answer expect_room(std::string_view argument, std::size_t found,
                                        std::size_t wanted) {
    if (found != wanted) {
        return too_small(argument, found, std::to_string(wanted));
    }
    return {};
}
/// As many as there are, or more.
[[nodiscard]] inline Answer expect_room_for(std::string_view argument, std::size_t found,
                                            std::size_t least) {
    if (found < least) {
        return too_small(argument, found, fmt::format("{} or more", least));
    }
    return {};
}

/// One digit (or 0) a cell of the shape.
[[nodiscard]] inline std::expected<Grid, Trouble>
grid_of(const Shape &shape, const std::uint8_t *digits, std::size_t count) {
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
void write_grid(std::uint8_t *place, const Grid &grid);
void write_sets(std::uint64_t *place, const Pencilmarks &marks);

/// How many bytes of a struct of options its first version had.
template <typename Options> inline constexpr std::size_t first_bytes = sizeof(Options);
template <>
inline constexpr std::size_t first_bytes<dokushin_walk_options> =
    offsetof(dokushin_walk_options, techniques);

/// The options as they were given, or all as usual. Who was compiled with an older header gives
/// a smaller struct; what that hasn't is as usual.
template <typename Options>
[[nodiscard]] std::expected<Options, Trouble> read_options(const Options *options) {
    Options read{};
    if (options != nullptr) {
        constexpr std::size_t unit = alignof(Options);
        constexpr std::size_t first_size = (first_bytes<Options> + unit - 1) / unit * unit;
        std::memcpy(&read.size, options, sizeof read.size);
        constexpr std::array sizes{sizeof read, first_size}; // the same, if it has not grown
        if (std::ranges::find(sizes, read.size) == sizes.end()) {
            return failed(DOKUSHIN_BAD_ARGUMENT, fmt::format("options of {} bytes", read.size),
                          fmt::format("{}, in their member `size`", sizeof read));
        }
        std::memcpy(static_cast<void *>(&read), options,
                    read.size == sizeof read ? sizeof read : first_bytes<Options>);
    }
    read.size = sizeof read;
    return read;
}

/// What to look at to know whether to end; null if there is no stop.
[[nodiscard]] inline const std::atomic<bool> *flag_of(const dokushin_stop *stop) {
    return stop == nullptr ? nullptr : &stop->raised;
}
[[nodiscard]] inline bool is_raised(const dokushin_stop *stop) {
    return stop != nullptr && stop->raised.load(std::memory_order_relaxed);
}
/// The stop of options is a handle, or NULL.
[[nodiscard]] Answer expect_stop(const dokushin_stop *stop);

/// NULL: English.
[[nodiscard]] std::expected<Language, Trouble> language_of(const char *code);
/// One of "explainer", "hodoku", "sukaku"; NULL: the first.
[[nodiscard]] std::expected<Order, Trouble> order_of(const char *name);
[[nodiscard]] std::expected<Technique, Trouble> technique_of(const char *key);
/// Keys with commas between; NULL or "": none.
[[nodiscard]] std::expected<std::vector<Technique>, Trouble> techniques_of(const char *list);
/// NULL: none.
[[nodiscard]] std::expected<Symmetry, Trouble> symmetry_of(const char *name);
[[nodiscard]] std::expected<Format, Trouble> format_of(const char *name);
/// How a text is to be read.
[[nodiscard]] std::expected<ReadOptions, Trouble> reading_of(const dokushin_read_options *options);
[[nodiscard]] std::expected<ReadOptions, Trouble> reading_of(const char *format,
                                                             const dokushin_shape *shape);

} // namespace dokushin::c
