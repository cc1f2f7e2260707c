// Many boards as most programs have them, lists of 9 lists of 9 whole numbers or lists of 81, are
// converted here. Any other form is left to Python code, which knows them all and reports errors.
#include "python/many.h"

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

constexpr Py_ssize_t side_9x9 = 9;

/// Appends the digits of a list of `count` whole numbers from 0 to 9; false if it is no such list.
bool read_digits(PyObject *list, Py_ssize_t count, std::string &digits) {
    if (!PyList_CheckExact(list) || PyList_GET_SIZE(list) != count) {
        return false;
    }
    for (Py_ssize_t at = 0; at < count; ++at) {
        PyObject *const one = PyList_GET_ITEM(list, at);
        if (!PyLong_CheckExact(one)) {
            return false;
        }
        int overflow = 0;
        const long digit = PyLong_AsLongAndOverflow(one, &overflow);
        if (overflow != 0 || digit < 0 || digit > 9) {
            return false;
        }
        digits.push_back(static_cast<char>(digit));
    }
    return true;
}

bool read_rows(PyObject *board, std::string &digits) {
    if (!PyList_CheckExact(board) || PyList_GET_SIZE(board) != side_9x9) {
        return false;
    }
    for (Py_ssize_t row = 0; row < side_9x9; ++row) {
        if (!read_digits(PyList_GET_ITEM(board, row), side_9x9, digits)) {
            return false;
        }
    }
    return true;
}

/// Returns (digits, are the lists flat?) of boards that all have the same form; else None.
py::object plain_boards(const py::tuple &boards) {
    if (boards.empty()) {
        return py::none();
    }
    PyObject *const first = PyTuple_GET_ITEM(boards.ptr(), 0);
    const bool flat = PyList_CheckExact(first) && PyList_GET_SIZE(first) != side_9x9;
    std::string digits;
    digits.reserve(cells_9x9 * boards.size());
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(boards.ptr()); ++at) {
        PyObject *const board = PyTuple_GET_ITEM(boards.ptr(), at);
        if (!(flat ? read_digits(board, cells_9x9, digits) : read_rows(board, digits))) {
            return py::none();
        }
    }
    return py::make_tuple(py::bytes(digits), flat);
}

/// Makes a list of numbers, one a byte.
py::list numbers_of(std::string_view bytes) {
    py::list list(bytes.size());
    Py_ssize_t at = 0;
    for (const char byte : bytes) {
        PyObject *const number = PyLong_FromLong(byte);
        if (number == nullptr) {
            throw py::error_already_set();
        }
        PyList_SET_ITEM(list.ptr(), at++, number);
    }
    return list;
}

py::list rows_in(std::string_view board) {
    py::list rows;
    for (; !board.empty(); board.remove_prefix(side_9x9)) {
        rows.append(numbers_of(board.substr(0, side_9x9)));
    }
    return rows;
}

/// Makes lists of boards' digits, with None where there is no board.
py::list boards_of(const py::bytes &digits, const std::vector<bool> &there, bool flat) {
    // The collector would search all the new lists for cycles, several times, and they have none.
    const bool collecting = PyGC_Disable() != 0;
    const AtEnd again([&] { static_cast<void>(collecting && PyGC_Enable()); });
    std::string_view left = digits;
    expect_size("digits", left.size(), cells_9x9 * there.size());
    py::list boards;
    for (const bool is : there) {
        const std::string_view board = left.substr(0, cells_9x9);
        left.remove_prefix(cells_9x9);
        if (is) {
            boards.append(flat ? numbers_of(board) : rows_in(board));
        } else {
            boards.append(py::none());
        }
    }
    return boards;
}

} // namespace

void add_many_boards(py::module_ &module) {
    module.def("plain_boards", plain_boards);
    module.def("boards_of", boards_of);
}

} // namespace dokushin::python
