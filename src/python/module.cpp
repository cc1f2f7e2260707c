// dokushin._engine is the module that the package's Python code calls. It exchanges plain values
// (bytes of a digit a cell, numbers, words); their classes and all documentation are in Python.
#include "python/record.h"
#include "python/words.h"

#include <dokushin/batch.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/version.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

py::list names_of_methods() {
    py::list names;
    for (const Method method : methods()) {
        names.append(name(method));
    }
    return names;
}

py::list names_of_symmetries() {
    py::list names;
    for (const Symmetry symmetry : symmetries()) {
        names.append(name(symmetry));
    }
    return names;
}

py::list format_rows() {
    py::list rows;
    for (const FormatInfo &row : formats()) {
        rows.append(py::make_tuple(row.name, row.description, row.can_write));
    }
    return rows;
}

/// Returns the canonical name of a shape, for any of its names.
std::string shape_named(const std::string &name) {
    return value_or_raise(Shape::parse(name)).name();
}

/// Returns the name of a shape with rules added, one a line.
std::string shape_with_rules(const std::string &name, const std::string &rules) {
    return value_or_raise(with_rules(value_or_raise(Shape::parse(name)), rules)).name();
}

std::vector<std::string> rules_of_shape(const std::string &name) {
    return rules_of(value_or_raise(Shape::parse(name)));
}

std::string_view kernel_here() { return value_or_raise(choose_kernel()).name; }

} // namespace
} // namespace dokushin::python

PYBIND11_MODULE(_engine, module) {
    using namespace dokushin::python;
    module.attr("version") = DOKUSHIN_VERSION;
    module.def("methods", names_of_methods);
    module.def("symmetries", names_of_symmetries);
    module.def("formats", format_rows);
    module.def("kernel", kernel_here);
    module.def("shape_named", shape_named);
    module.def("shape_with_rules", shape_with_rules);
    module.def("rules_of_shape", rules_of_shape);
    module.def("told_in", message_in);
    add_record(module);
    add_solve(module);
    add_many(module);
    add_trace(module);
    add_logic(module);
    add_rate(module);
    add_game(module);
    add_generate(module);
    add_near(module);
    add_expand(module);
    add_canon(module);
    add_study(module);
}
