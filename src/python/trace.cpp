// Traces for Python: a search that is stepped through event by event.
#include "python/record.h"
#include "python/words.h"

#include <dokushin/trace.h>

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

class Stepping {
  public:
    Stepping(const Record &record, const std::string &method)
        : cells_(record.puzzle.shape().cell_count()),
          search_(value_or_raise(make_search(method_of(method), record.puzzle))) {}

    /// Returns (kind, reason, position, digit, depth).
    py::tuple next() {
        const Event event = search_->next();
        return py::make_tuple(name(event.kind), name(event.reason), index(event.cell),
                              number(event.digit), event.depth);
    }
    [[nodiscard]] py::object grid() const { return as_bytes(search_->grid()); }
    [[nodiscard]] std::vector<std::uint64_t> candidates() const {
        Pencilmarks marks(cells_);
        for (std::size_t at = 0; at < cells_; ++at) {
            marks[at] = search_->candidates(cell_at(at));
        }
        return as_words(marks);
    }
    [[nodiscard]] py::tuple counters() const {
        const Counters &counters = search_->counters();
        return py::make_tuple(counters.nodes, counters.guesses, counters.backtracks);
    }

  private:
    std::size_t cells_;
    std::unique_ptr<Search> search_;
};

} // namespace

void add_trace(py::module_ &module) {
    py::class_<Stepping>(module, "Search")
        .def(py::init<const Record &, const std::string &>())
        .def("next", &Stepping::next)
        .def("grid", &Stepping::grid)
        .def("candidates", &Stepping::candidates)
        .def("counters", &Stepping::counters);
}

} // namespace dokushin::python
