// Conversions between C and C++: names, numbers, arrays, texts, options. Functions that
// src/c/print and src/c/photo need, too, are inline, since these are libraries of their own.
#pragma once

#include "c/guard.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/explain.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace dokushin::c {

/// Returns a name of a table as a C string: these names are literals and end in a zero byte.
[[nodiscard]] inline const char *literal(std::string_view name) {
    assert(name.data() != nullptr && name.data()[name.size()] == '\0');
    return name.data();
}

/// Writes a copy of a text, which the caller frees.
[[nodiscard]] inline Outcome give_text(char **place, std::string_view text) {
    assert(place != nullptr);
    auto *const copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (copy == nullptr) {
        return failed(DOKUSHIN_NO_MEMORY, {"no memory is left for a text"}, {"memory"});
    }
    std::ranges::copy(text, copy);
    copy[text.size()] = '\0';
    *place = copy;
    return {};
}

/// Makes a handle, which the caller frees.
template <typename Handle, typename... Arguments>
void give_handle(Handle **place, Arguments &&...arguments) {
    assert(place != nullptr);
    *place = std::make_unique<Handle>(std::forward<Arguments>(arguments)...).release();
}

/// Refuses a word that is no name, "'wings' is no method", and lists the names.
[[nodiscard]] inline std::unexpected<Failure> no_such(const Sentence &kind, const char *word,
                                                      std::span<const std::string_view> words) {
    assert(word != nullptr && !words.empty());
    return failed(DOKUSHIN_BAD_ARGUMENT, {"'{}' is no {}", fmt::format("{:.60}", word), kind},
                  Sentence::verbatim(fmt::format("{}", fmt::join(words, ", "))));
}
template <typename Range, typename Name>
[[nodiscard]] std::unexpected<Failure> no_such(const Sentence &kind, const char *word,
                                               const Range &all, const Name &name_of) {
    std::vector<std::string_view> words;
    for (const auto &one : all) {
        words.push_back(name_of(one));
    }
    return no_such(kind, word, words);
}

/// Finds the enumerator of a name; `words` has the names in order, from 0 on. NULL is the first.
template <typename Choice, std::size_t Count>
[[nodiscard]] std::expected<Choice, Failure>
choice_of(const Sentence &kind, const char *word,
          const std::array<std::string_view, Count> &words) {
    for (std::size_t at = 0; at < Count; ++at) {
        if (word == nullptr || words[at] == word) {
            return static_cast<Choice>(at);
        }
    }
    return no_such(kind, word, words);
}

/// Ends a call that asks for the entry at `position` of a list, if the list has only `count`.
[[nodiscard]] inline Outcome expect_entry(std::size_t position, std::size_t count,
                                          Pattern<0> no_further) {
    if (position >= count) {
        return ended({no_further});
    }
    return {};
}

[[nodiscard]] inline std::unexpected<Failure> too_small(std::string_view argument,
                                                        std::size_t found, Sentence expected) {
    return failed(DOKUSHIN_TOO_SMALL, {"room for {} in '{}'", found, argument},
                  std::move(expected));
}
/// Refuses an array for results whose size is not `wanted`.
[[nodiscard]] inline Outcome expect_room(std::string_view argument, std::size_t found,
                                         std::size_t wanted) {
    if (found != wanted) {
        return too_small(argument, found, {"{}", wanted});
    }
    return {};
}
/// Refuses an array for results that has room for fewer than `least`.
[[nodiscard]] inline Outcome expect_room_for(std::string_view argument, std::size_t found,
                                             std::size_t least) {
    if (found < least) {
        return too_small(argument, found, {"{} or more", least});
    }
    return {};
}

/// Reads one digit (or 0) a cell of the shape.
[[nodiscard]] inline std::expected<Grid, Failure>
grid_of(const Shape &shape, const std::uint8_t *digits, std::size_t count) {
    assert(digits != nullptr || count == 0);
    // Nothing is read if the count is wrong, since then the array's size is unknown.
    if (count != shape.cell_count()) {
        return failed(DOKUSHIN_WRONG_LENGTH, {"{n} cells", count}, {"{}", shape.cell_count()});
    }
    Grid grid(count);
    std::ranges::transform(std::span(digits, count), grid.begin(),
                           [](std::uint8_t digit) { return static_cast<Digit>(digit); });
    DOKUSHIN_TRY(puzzle, Puzzle::from_givens(shape, std::move(grid))); // checks the digits
    return puzzle.givens();
}
void write_grid(std::uint8_t *place, const Grid &grid);
void write_cells(std::uint16_t *place, std::span<const Cell> cells);
void write_sets(std::uint64_t *place, const Pencilmarks &marks);

/// The size in bytes of the first version of a struct of options.
template <typename Options> inline constexpr std::size_t first_bytes = sizeof(Options);
template <>
inline constexpr std::size_t first_bytes<dokushin_walk_options> =
    offsetof(dokushin_walk_options, techniques);
template <>
inline constexpr std::size_t first_bytes<dokushin_read_options> =
    offsetof(dokushin_read_options, unused);

/// Reads options; NULL means defaults. A program compiled with an older header passes a smaller
/// struct, whose missing members get defaults.
template <typename Options>
[[nodiscard]] std::expected<Options, Failure> read_options(const Options *options) {
    Options read{};
    if (options != nullptr) {
        constexpr std::size_t unit = alignof(Options);
        constexpr std::size_t first_size = (first_bytes<Options> + unit - 1) / unit * unit;
        std::memcpy(&read.size, options, sizeof read.size);
        constexpr std::array sizes{sizeof read, first_size}; // the same, if it has not grown
        if (std::ranges::find(sizes, read.size) == sizes.end()) {
            return failed(DOKUSHIN_BAD_ARGUMENT, {"options of {} bytes", read.size},
                          {"{}, in their member `size`", sizeof read});
        }
        std::memcpy(static_cast<void *>(&read), options,
                    read.size == sizeof read ? sizeof read : first_bytes<Options>);
    }
    assert(options == nullptr || read.size <= sizeof read);
    read.size = sizeof read;
    return read;
}

/// Returns the flag that a long call polls; null if there is no stop.
[[nodiscard]] inline const std::atomic<bool> *flag_of(const dokushin_stop *stop) {
    assert(stop == nullptr || is_handle(stop)); // expect_stop() or guarded() has checked it
    return stop == nullptr ? nullptr : &stop->raised;
}
[[nodiscard]] inline bool is_raised(const dokushin_stop *stop) {
    return stop != nullptr && stop->raised.load(std::memory_order_relaxed);
}
/// Refuses a stop of options that is neither a handle nor NULL.
[[nodiscard]] inline Outcome expect_stop(const dokushin_stop *stop) {
    if (stop != nullptr && !is_handle(stop)) {
        return failed(DOKUSHIN_BAD_HANDLE,
                      {"the options' stop is another kind of handle, or was freed"},
                      {"a dokushin_{}", "stop"});
    }
    return {};
}

/// Finds a language; NULL is English.
[[nodiscard]] std::expected<Language, Failure> language_of(const char *code);
[[nodiscard]] std::expected<Technique, Failure> technique_of(const char *key);
/// Reads techniques' keys with commas between; NULL and "" are none.
[[nodiscard]] std::expected<std::vector<Technique>, Failure> techniques_of(const char *list);
/// Finds a symmetry; NULL is `none`.
[[nodiscard]] std::expected<Symmetry, Failure> symmetry_of(const char *name);
[[nodiscard]] std::expected<Format, Failure> format_of(const char *name);
/// Makes the options for reading a text.
[[nodiscard]] std::expected<ReadOptions, Failure> reading_of(const dokushin_read_options *options);
[[nodiscard]] std::expected<ReadOptions, Failure> reading_of(const char *format,
                                                             const dokushin_shape *shape);

} // namespace dokushin::c
