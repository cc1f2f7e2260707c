// DOKUSHIN_TRY and DOKUSHIN_CHECK pass an error on: the function in which they stand returns it.
//
// They are macros, since only a macro can return from the function that uses it, and the
// std::expected of g++ 12 has no and_then().
#pragma once

#include <expected>
#include <utility>

/// Evaluates an expression that is a std::expected. The enclosing function returns its error, if
/// there is one; otherwise `name` is an lvalue reference to the value, until the end of the block.
/// The macro is several statements, and stands in a block, never alone behind an `if`.
#define DOKUSHIN_TRY(name, ...)                                                                    \
    auto name##_or_error = __VA_ARGS__;                                                            \
    if (!name##_or_error) {                                                                        \
        return std::unexpected(std::move(name##_or_error).error());                                \
    }                                                                                              \
    auto &name = *name##_or_error

/// Does the same for an expression whose value, if it has any, is not needed.
#define DOKUSHIN_CHECK(...)                                                                        \
    do {                                                                                           \
        if (auto checked_or_error = __VA_ARGS__; !checked_or_error) {                              \
            return std::unexpected(std::move(checked_or_error).error());                           \
        }                                                                                          \
    } while (false)
