// What every call of the C interface does: it looks at its arguments, does its work, tells what
// went wrong (trouble.h), and lets no exception out.
#pragma once

#include "c/handles.h"
#include "c/trouble.h"

#include <fmt/format.h>

#include <exception>
#include <initializer_list>
#include <string_view>

namespace dokushin::c {

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

/// As tell() of a trouble.
inline dokushin_code tell(dokushin_error *error, const Check &check) {
    if (check.code == DOKUSHIN_NULL_ARGUMENT) {
        return tell(error,
                    Trouble{check.code, fmt::format("the argument '{}' is NULL", check.argument),
                            "a pointer"});
    }
    return tell(error,
                Trouble{check.code,
                        fmt::format("the argument '{}' is another kind of handle, or was freed",
                                    check.argument),
                        fmt::format("a dokushin_{}", check.kind)});
}

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

} // namespace dokushin::c
