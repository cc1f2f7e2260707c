// Errors are raised in Python as the exception dokushin.Error.
#pragma once

#include <dokushin/result.h>

#include <pybind11/pybind11.h>

#include <string_view>
#include <utility>

namespace dokushin::python {

namespace py = pybind11;

/// Makes an instance of dokushin.Error without raising it.
[[nodiscard]] py::object as_python(const Error &error);

/// Raises dokushin.Error.
[[noreturn]] void refuse(const Error &error);
/// Raises dokushin.Error for a wrong argument, with the code "bad_argument".
[[noreturn]] void refuse_argument(const Sentence &what, const Sentence &expected);

template <typename T> T value_or_raise(Result<T> result) {
    if (!result) {
        refuse(result.error());
    }
    if constexpr (!std::is_void_v<T>) {
        return *std::move(result);
    }
}

} // namespace dokushin::python
