// Expansions for Python: puzzles with more of their solution, and the minimal puzzles inside.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/expand.h>

#include <pybind11/stl.h>

#include <algorithm>
#include <cassert>

namespace dokushin::python {
namespace {

std::vector<std::string> expansion_names() {
    std::vector<std::string> names;
    std::ranges::transform(all_expansions(), std::back_inserter(names),
                           [](Expansion kind) { return std::string(name(kind)); });
    return names;
}

/// Returns (records, complete, depth).
py::tuple expand_one(const Record &record, const std::string &kind, std::optional<unsigned> depth,
                     std::optional<std::uint64_t> most, std::optional<double> seconds) {
    const auto expansion = expansion_named(kind);
    assert(expansion); // the caller has looked it up
    if (const auto wrong = flaws(record.puzzle);
        !wrong.empty() && is_contradiction(wrong.front().kind)) {
        refuse_contradiction(wrong.front(), record.puzzle.shape());
    }
    const auto found = value_or_raise(without_lock([&](const Cancelled &cancelled) {
        return Expander({depth, most.value_or(Limits::unlimited), &cancelled, time_of(seconds)})
            .expand(record.puzzle, *expansion);
    }));
    py::list records;
    for (const Grid &givens : found.givens) {
        records.append(record_of(*Puzzle::from_givens(record.puzzle.shape(), givens)));
    }
    return py::make_tuple(records, found.complete, found.depth);
}

} // namespace

void add_expand(py::module_ &module) {
    module.def("expansions", expansion_names);
    module.def("expand", expand_one);
}

} // namespace dokushin::python
