// dokushin._printer is the module that prints pages of puzzles. It is separate, since only printing
// needs cairo and Pango. It takes the records of dokushin._engine.
#include "python/errors.h"
#include "python/without_lock.h"

#include <dokushin/print.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

/// A puzzle, the texts above it on its left and right, and its solution, a byte a cell.
using ToPrint = std::tuple<Record, std::string, std::string, std::optional<py::bytes>>;

PrintPuzzle print_puzzle(const ToPrint &one) {
    const auto &[record, label, rating, solution] = one;
    PrintPuzzle puzzle{record.puzzle, record.alphabet, label, rating};
    if (solution) {
        const std::string_view digits = *solution;
        Grid &grid = puzzle.solution.emplace(digits.size());
        std::ranges::transform(digits, grid.begin(), [](char c) { return static_cast<Digit>(c); });
    }
    return puzzle;
}

PrintLayout layout_of(const std::vector<ToPrint> &puzzles, const PrintOptions &how) {
    std::vector<PrintPuzzle> all;
    std::ranges::transform(puzzles, std::back_inserter(all), print_puzzle);
    return value_or_raise(PrintLayout::make(std::move(all), how));
}

/// Collects the bytes that draw(put) writes, without the interpreter's lock.
template <typename Draw> py::bytes drawn(const Draw &draw) {
    std::string bytes;
    value_or_raise(without_lock([&](const Cancelled &cancelled) {
        return draw([&](std::string_view more) {
            bytes += more;
            return !cancelled;
        });
    }));
    return bytes;
}

py::bytes pdf(const PrintLayout &layout, const std::string &language, const std::string &title) {
    return drawn([&](const PutBytes &put) { return draw_pdf(layout, {language, title}, put); });
}

py::bytes svg(const PrintLayout &layout, std::size_t page, const std::string &language) {
    return drawn(
        [&](const PutBytes &put) { return draw_svg(layout.page(page), {language, {}}, put); });
}

py::bytes png(const PrintLayout &layout, std::size_t page, const std::string &language,
              unsigned resolution) {
    return drawn([&](const PutBytes &put) {
        return draw_png(layout.page(page), {language, {}}, resolution, put);
    });
}

} // namespace
} // namespace dokushin::python

PYBIND11_MODULE(_printer, module) {
    using namespace dokushin;
    using namespace dokushin::python;
    py::module_::import("dokushin._engine");
    py::class_<PrintOptions>(module, "Options")
        .def(py::init<>())
        .def_property(
            "letter", [](const PrintOptions &its) { return its.paper == Paper::letter; },
            [](PrintOptions &its, bool is) { its.paper = is ? Paper::letter : Paper::a4; })
        .def_readwrite("per_page", &PrintOptions::per_page)
        .def_readwrite("title", &PrintOptions::title)
        .def_readwrite("solutions_title", &PrintOptions::solutions_title)
        .def_readwrite("page_numbers", &PrintOptions::page_numbers)
        .def_readwrite("pencilmarks", &PrintOptions::pencilmarks)
        .def("add_solutions", [](PrintOptions &its, bool upside_down) {
            its.solutions = upside_down ? SolutionPages::upside_down : SolutionPages::at_end;
        });
    py::class_<PrintLayout>(module, "Layout")
        .def(py::init(&layout_of))
        .def_property_readonly("count", &PrintLayout::page_count)
        .def("page_of", &PrintLayout::page_of)
        .def("solution_page_of", &PrintLayout::solution_page_of)
        .def("pdf", pdf)
        .def("svg", svg)
        .def("png", png);
}
