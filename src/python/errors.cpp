// The exception's class is defined in Python, in dokushin/_error.py.
#include "python/errors.h"

namespace dokushin::python {
namespace {

py::object made(std::string_view code, std::string_view what, std::string_view expected,
                std::size_t line, std::size_t column) {
    return py::module_::import("dokushin._error").attr("Error")(code, what, expected, line, column);
}

[[noreturn]] void raise(const py::object &error) {
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.ptr())), error.ptr());
    throw py::error_already_set();
}

} // namespace

py::object as_python(const Error &error) {
    return made(name(error.code), error.what, error.expected, error.line, error.column);
}

void refuse(const Error &error) { raise(as_python(error)); }

void refuse_argument(std::string_view what, std::string_view expected) {
    raise(made("bad_argument", what, expected, 0, 0));
}

} // namespace dokushin::python
