// Records for Python: read from text or made of givens, with access to their parts.
#include "python/record.h"

#include "python/without_lock.h"
#include "python/words.h"

#include <pybind11/stl.h>

#include <cmath>

namespace dokushin::python {
namespace {

using MaybeText = std::optional<std::string>;
using MaybeBytes = std::optional<py::bytes>;

ReadOptions reading_of(const MaybeText &format, const MaybeText &shape, bool ignore_unknown) {
    ReadOptions options;
    options.ignore_unknown = ignore_unknown;
    if (format) {
        options.format = format_of(*format);
    }
    if (shape) {
        options.shape = value_or_raise(Shape::parse(*shape));
    }
    return options;
}

Record parse(const std::string &text, const MaybeText &format, const MaybeText &shape,
             bool ignore_unknown) {
    const ReadOptions how = reading_of(format, shape, ignore_unknown);
    return value_or_raise([&] {
        const py::gil_scoped_release release;
        return read_one(text, how);
    }());
}

/// Reads all records of a text, with an error in place of each that can't be read.
py::list parse_all(const std::string &text, const MaybeText &format, const MaybeText &shape,
                   bool ignore_unknown) {
    const ReadOptions how = reading_of(format, shape, ignore_unknown);
    auto found = without_lock([&](const Cancelled &cancelled) {
        std::vector<Result<Record>> records;
        TextSource source(text);
        Reader reader(source, how);
        for (auto next = reader.next(); next && !cancelled; next = reader.next()) {
            records.push_back(*std::move(next));
        }
        return records;
    });
    py::list all;
    for (auto &one : found) {
        all.append(one ? py::cast(*std::move(one)) : as_python(one.error()));
    }
    return all;
}

Shape shape_for(const MaybeText &name, std::size_t cells) {
    if (name && *name != "9x9") {
        return value_or_raise(Shape::parse(*name));
    }
    if (name || cells == 81) {
        // The shape is cached: building one takes longer than solving a puzzle on it.
        static const Shape usual = *Shape::classic(3);
        return usual;
    }
    const auto side = std::lround(std::sqrt(static_cast<double>(cells)));
    return value_or_raise(Shape::of_side(static_cast<unsigned>(std::min(side, 65L))));
}

Record make(const MaybeText &shape, const py::bytes &givens, const MaybeBytes &placed,
            const std::optional<std::vector<std::uint64_t>> &candidates) {
    Grid grid = as_grid(givens);
    Shape its = shape_for(shape, grid.size());
    Puzzle puzzle = value_or_raise(Puzzle::from_givens(std::move(its), std::move(grid)));
    if (placed) {
        value_or_raise(puzzle.set_placed(as_grid(*placed)));
    }
    if (candidates) {
        Pencilmarks marks;
        for (const std::uint64_t word : *candidates) {
            marks.emplace_back(word);
        }
        value_or_raise(puzzle.set_candidates(std::move(marks)));
    }
    return record_of(std::move(puzzle));
}

std::string written(const Record &record, const std::string &format) {
    const Format wanted = format_of(format);
    Writer writer(wanted);
    const std::string begin = writer.begin();
    const std::string body = value_or_raise(writer.write(record));
    return begin + body + writer.end();
}

Grid placed_of(const Puzzle &puzzle) {
    Grid placed = puzzle.digits();
    for (std::size_t at = 0; at < placed.size(); ++at) {
        placed[at] = puzzle.given(cell_at(at)) == Digit::blank ? placed[at] : Digit::blank;
    }
    return placed;
}

/// Returns the shape's houses, each as (name, positions of its cells).
py::list houses_of(const Shape &shape) {
    py::list houses;
    for (const House &house : shape.houses()) {
        houses.append(py::make_tuple(house.name(), as_positions(house.cells)));
    }
    return houses;
}

} // namespace

py::object as_bytes(const Grid &grid) {
    static_assert(sizeof(Digit) == 1);
    if (grid.empty()) {
        return py::none();
    }
    return py::bytes(reinterpret_cast<const char *>(grid.data()), grid.size());
}

Grid as_grid(std::string_view bytes) {
    Grid grid(bytes.size());
    std::ranges::transform(bytes, grid.begin(), [](char c) { return static_cast<Digit>(c); });
    return grid;
}

std::vector<std::uint64_t> as_words(const Pencilmarks &marks) {
    std::vector<std::uint64_t> words(marks.size());
    std::ranges::transform(marks, words.begin(), [](DigitSet set) { return set.bits(); });
    return words;
}

std::vector<std::size_t> as_positions(const std::vector<Cell> &cells) {
    std::vector<std::size_t> positions(cells.size());
    std::ranges::transform(cells, positions.begin(), [](Cell cell) { return index(cell); });
    return positions;
}

void add_record(py::module_ &module) {
    py::class_<Record>(module, "Record")
        .def_static("parse", parse)
        .def_static("parse_all", parse_all)
        .def_static("make", make)
        .def_property_readonly("shape", [](const Record &its) { return its.puzzle.shape().name(); })
        .def_property_readonly("side", [](const Record &its) { return its.puzzle.shape().side(); })
        .def_property_readonly("columns",
                               [](const Record &its) { return its.puzzle.shape().columns(); })
        .def_property_readonly("givens",
                               [](const Record &its) { return as_bytes(its.puzzle.givens()); })
        .def_property_readonly("digits",
                               [](const Record &its) { return as_bytes(its.puzzle.digits()); })
        .def_property_readonly("placed",
                               [](const Record &its) -> py::object {
                                   return its.puzzle.has_placed() ? as_bytes(placed_of(its.puzzle))
                                                                  : py::none();
                               })
        .def_property_readonly(
            "stated", [](const Record &its) { return as_words(its.puzzle.stated_candidates()); })
        .def_property_readonly("candidates",
                               [](const Record &its) { return as_words(its.puzzle.pencilmarks()); })
        .def_property_readonly("format", [](const Record &its) { return name(its.format); })
        .def_property_readonly("alphabet",
                               [](const Record &its) { return its.alphabet.characters(); })
        .def_readonly("line", &Record::line)
        .def_readonly("column", &Record::column)
        .def_readonly("comment", &Record::comment)
        .def_readonly("headers", &Record::headers)
        .def_readwrite("ignored", &Record::ignored)
        .def_property_readonly(
            "solution",
            [](const Record &its) { return its.solution ? as_bytes(*its.solution) : py::none(); })
        .def_property_readonly("houses",
                               [](const Record &its) { return houses_of(its.puzzle.shape()); })
        .def("written", written)
        .def("line_of",
             [](const Record &its, const py::bytes &digits, bool dots) {
                 return to_line(as_grid(digits), its.alphabet, dots ? '.' : its.blank);
             })
        .def("givens_alone", [](const Record &its) { return record_of(givens_alone(its.puzzle)); })
        .def("same_as",
             [](const Record &its, const Record &other) { return its.puzzle == other.puzzle; });
}

} // namespace dokushin::python
