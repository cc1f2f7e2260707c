// What is wrong with input, as an exception of Python's: dokushin.Error.
#pragma once

#include <dokushin/result.h>

#include <pybind11/pybind11.h>

#include <string>
#include <string_view>
#include <utility>

namespace dokushin::python {

namespace py = pybind11;

/// An instance of dokushin.Error, not raised.
[[nodiscard]] py::object as_python(const Error &error);

/// Raises dokushin.Error.
[[noreturn]] void refuse(const Error &error);
/// The same of an argument that is no input: code "bad_argument".
[[noreturn]] void refuse_argument(std::string_view what, std::string_view expected);

template <typename T> T value_or_raise(Result<T> result) {
    if (!result) {
        refuse(result.error());
    }
    if constexpr (!std::is_void_v<T>) {
        return *std::move(result);
    }
}

} // namespace dokushin::python
