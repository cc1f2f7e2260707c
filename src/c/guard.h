// What every call of the C interface does: it looks at its arguments, does its work, tells what
// went wrong, and lets no exception out.
#pragma once

#include "c/handles.h"

#include <dokushin/result.h>

#include <fmt/format.h>

#include <cstdint>
#include <exception>
#include <expected>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace dokushin::c {

/// Why a call fails.
struct Trouble {
    dokushin_code code = DOKUSHIN_OK;
    std::string what;
    std::string expected;
    std::size_t line = 0;
    std::size_t column = 0;
};

[[nodiscard]] dokushin_code code_of(ErrorCode code);

/// What a call's work comes to; what it computes it writes where the caller wants it, last of all.
using Answer = std::expected<void, Trouble>;

[[nodiscard]] inline std::unexpected<Trouble> failed(dokushin_code code, std::string what,
                                                     std::string expected) {
    return std::unexpected(Trouble{code, std::move(what), std::move(expected)});
}
[[nodiscard]] inline std::unexpected<Trouble> failed(const Error &error) {
    return std::unexpected(
        Trouble{code_of(error.code), error.what, error.expected, error.line, error.column});
}
/// Nothing more; or given up.
[[nodiscard]] inline std::unexpected<Trouble> ended(const char *what) {
    return failed(DOKUSHIN_END, what, {});
}
[[nodiscard]] inline std::unexpected<Trouble> cancelled() {
    return failed(DOKUSHIN_CANCELLED, "given up before its end", {});
}

/// What can be said of an argument by itself.
struct Check {
    dokushin_code code = DOKUSHIN_OK;
    std::string_view argument;
    std::string_view kind{};
};

/// A pointer that must be there, to data or to a function.
template <typename Pointer> [[nodiscard]] Check given(std::string_view argument, Pointer pointer) {
    return {pointer == nullptr ? DOKUSHIN_NULL_ARGUMENT : DOKUSHIN_OK, argument};
}
/// A pointer to what has no element, or that must be there.
template <typename Entry>
[[nodiscard]] Check given(std::string_view argument, const Entry *pointer, std::size_t count) {
    return {pointer == nullptr && count > 0 ? DOKUSHIN_NULL_ARGUMENT : DOKUSHIN_OK, argument};
}
template <typename Handle>
[[nodiscard]] Check handle(std::string_view argument, const Handle *pointer) {
    if (pointer == nullptr) {
        return given(argument, pointer);
    }
    return {is_handle(pointer) ? DOKUSHIN_OK : DOKUSHIN_BAD_HANDLE, argument, Handle::kind};
}
/// A handle, or NULL.
template <typename Handle>
[[nodiscard]] Check handle_if_any(std::string_view argument, const Handle *pointer) {
    return pointer == nullptr ? Check{DOKUSHIN_OK, argument} : handle(argument, pointer);
}

/// Fills in the caller's error, if there is one, and returns its code.
dokushin_code tell(dokushin_error *error, const Trouble &trouble) noexcept;
dokushin_code tell(dokushin_error *error, const Check &check);
/// Without memory of its own. `what` may be NULL.
dokushin_code tell_no_memory(dokushin_error *error, const char *what) noexcept;

template <typename Work>
dokushin_code checked(dokushin_error *error, std::initializer_list<Check> checks,
                      const Work &work) {
    for (const Check &check : checks) {
        if (check.code != DOKUSHIN_OK) {
            return tell(error, check);
        }
    }
    const Answer answer = work();
    return answer ? DOKUSHIN_OK : tell(error, answer.error());
}

/// A whole call. The library throws nothing, but where memory ends the standard library does;
/// this is the only place that catches it, and where there are no exceptions the machine ends
/// the program instead.
template <typename Work>
dokushin_code guarded(dokushin_error *error, std::initializer_list<Check> checks,
                      const Work &work) noexcept {
#if defined(__cpp_exceptions)
    try {
        return checked(error, checks, work);
    } catch (const std::exception &problem) {
        return tell_no_memory(error, problem.what());
    } catch (...) {
        return tell_no_memory(error, nullptr);
    }
#else
    return checked(error, checks, work);
#endif
}

// ---- what goes in and out -----------------------------------------------------------

/// A name of one of the tables, all of which are literals and end in a zero byte.
[[nodiscard]] inline const char *literal(std::string_view name) { return name.data(); }

/// A copy for the caller, who frees it.
[[nodiscard]] Answer give_text(char **place, std::string_view text);

/// A handle for the caller, who frees it.
template <typename Handle, typename... Arguments>
void give_handle(Handle **place, Arguments &&...arguments) {
    *place = std::make_unique<Handle>(std::forward<Arguments>(arguments)...).release();
}

/// "'wings' is no method", and what there is.
[[nodiscard]] std::unexpected<Trouble> no_such(std::string_view kind, const char *word,
                                               std::span<const std::string_view> words);
template <typename Range, typename Name>
[[nodiscard]] std::unexpected<Trouble> no_such(std::string_view kind, const char *word,
                                               const Range &all, const Name &name_of) {
    std::vector<std::string_view> words;
    for (const auto &one : all) {
        words.push_back(name_of(one));
    }
    return no_such(kind, word, words);
}

/// An array that is to be written must have the size that it must have.
[[nodiscard]] Answer expect_room(std::string_view argument, std::size_t found, std::size_t wanted);
/// As many as there are, or more.
[[nodiscard]] Answer expect_room_for(std::string_view argument, std::size_t found,
                                     std::size_t least);

/// One digit (or 0) a cell of the shape.
[[nodiscard]] std::expected<Grid, Trouble> grid_of(const Shape &shape, const std::uint8_t *digits,
                                                   std::size_t count);
void write_grid(std::uint8_t *place, const Grid &grid);
void write_sets(std::uint64_t *place, const Pencilmarks &marks);

/// The options as they were given, or all as usual. There has been one version of each so far.
template <typename Options>
[[nodiscard]] std::expected<Options, Trouble> read_options(const Options *options) {
    if (options == nullptr) {
        Options usual{};
        usual.size = sizeof usual;
        return usual;
    }
    std::size_t size = 0;
    std::memcpy(&size, options, sizeof size);
    if (size != sizeof(Options)) {
        return failed(DOKUSHIN_BAD_ARGUMENT, fmt::format("options of {} bytes", size),
                      fmt::format("{}, in their member `size`", sizeof(Options)));
    }
    return *options;
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
/// NULL: none.
[[nodiscard]] std::expected<Symmetry, Trouble> symmetry_of(const char *name);
/// Of a text that is to be read: `format` and `shape` may be NULL.
[[nodiscard]] std::expected<ReadOptions, Trouble> reading_of(const char *format,
                                                             const dokushin_shape *shape);

} // namespace dokushin::c
