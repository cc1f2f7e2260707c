// Every call of the C interface is guarded: it checks its arguments, does its work, reports
// failures (failure.h), and lets no exception out.
#pragma once

#include "c/failure.h"
#include "c/handles.h"
#include "errors/catalogue.h"

#include <cassert>
#include <exception>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace dokushin::c {

/// The check of one argument by itself.
struct Check {
    dokushin_code code = DOKUSHIN_OK;
    std::string_view argument;
    std::string_view kind{};
};

/// Checks a pointer to data or to a function, which must not be NULL.
template <typename Pointer> [[nodiscard]] Check given(std::string_view argument, Pointer pointer) {
    return {pointer == nullptr ? DOKUSHIN_NULL_ARGUMENT : DOKUSHIN_OK, argument};
}
/// Checks a pointer to an array, which may be NULL only if the array is empty.
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
/// Checks a pointer to a handle, which may be NULL.
template <typename Handle>
[[nodiscard]] Check handle_if_any(std::string_view argument, const Handle *pointer) {
    return pointer == nullptr ? Check{DOKUSHIN_OK, argument} : handle(argument, pointer);
}

/// Says why an argument failed its check.
[[nodiscard]] inline Failure failure_of(const Check &check) {
    assert(check.code == DOKUSHIN_NULL_ARGUMENT || !check.kind.empty());
    if (check.code == DOKUSHIN_NULL_ARGUMENT) {
        return {check.code, {"the argument '{}' is NULL", check.argument}, {"a pointer"}};
    }
    return {check.code,
            {"the argument '{}' is another kind of handle, or was freed", check.argument},
            {"a dokushin_{}", check.kind}};
}

/// Does the work if the arguments are fine. The work returns an Outcome, or nothing if it can't
/// fail.
template <typename Work>
dokushin_code checked(dokushin_error *error, std::initializer_list<Check> checks,
                      const Work &work) {
    for (const Check &check : checks) {
        if (check.code != DOKUSHIN_OK) {
            return report(error, failure_of(check));
        }
    }
    if constexpr (std::is_void_v<decltype(work())>) {
        work();
        return DOKUSHIN_OK;
    } else {
        const Outcome outcome = work();
        return outcome ? DOKUSHIN_OK : report(error, outcome.error());
    }
}

/// Runs a whole call. The library throws nothing, but the standard library throws when memory runs
/// out. This is the only place that catches it; in a build without exceptions the program ends.
template <typename Work>
dokushin_code guarded(dokushin_error *error, std::initializer_list<Check> checks,
                      const Work &work) noexcept {
#if defined(__cpp_exceptions)
    try {
        return checked(error, checks, work);
    } catch (const std::exception &problem) {
        return report_no_memory(error, problem.what());
    } catch (...) {
        return report_no_memory(error, nullptr);
    }
#else
    return checked(error, checks, work);
#endif
}

} // namespace dokushin::c
