// The exception's class is defined in Python, in dokushin/_error.py.
#include "python/errors.h"

namespace dokushin::python {
namespace {

py::object made(std::string_view code, const Sentence &what, const Sentence &expected,
                std::size_t line, std::size_t column) {
    const py::module_ errors = py::module_::import("dokushin._error");
    const auto sentence = [&errors](const Sentence &its) {
        return errors.attr("Sentence")(its.text(), its.packed());
    };
    return errors.attr("Error")(code, sentence(what), sentence(expected), line, column);
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

void refuse_argument(const Sentence &what, const Sentence &expected) {
    raise(made("bad_argument", what, expected, 0, 0));
}

} // namespace dokushin::python
