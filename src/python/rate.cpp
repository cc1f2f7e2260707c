// Ratings for Python, on both scales.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <pybind11/stl.h>

namespace dokushin::python {
namespace {

py::object key_of(const std::optional<Technique> &technique) {
    return technique ? py::cast(info(*technique).key) : py::none();
}

py::tuple as_tuple(const RatedTechnique &rated) {
    return py::make_tuple(rated.tenths, key_of(rated.technique), rated.nesting);
}

/// Returns (ER, EP, ED, solved, stopped); each of the first three is (tenths, technique, nesting).
py::tuple rate_one(const Record &record, const std::string &order, std::optional<double> seconds) {
    RateOptions how;
    how.order = rated_order_of(order);
    how.time = time_of(seconds);
    value_or_raise(can_honour(Capability::ratings, record.puzzle.shape()));
    expect_proper(record.puzzle);
    const Rating rating = without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return rate(record.puzzle, how);
    });
    return py::make_tuple(as_tuple(rating.hardest), as_tuple(rating.pearl),
                          as_tuple(rating.diamond), rating.solved, rating.stopped);
}

/// Returns (level, score, technique of the most points, solved, guessed, stopped).
py::tuple rate_one_as_hodoku(const Record &record, std::optional<double> seconds) {
    value_or_raise(can_honour(Capability::levels, record.puzzle.shape()));
    const Grid solution = expect_proper(record.puzzle);
    const HodokuRating rating = without_lock([&](const Cancelled &cancelled) {
        return rate_as_hodoku(record.puzzle, solution, &cancelled, time_of(seconds));
    });
    return py::make_tuple(name(rating.level), rating.score, key_of(rating.hardest), rating.solved,
                          rating.guessed, rating.stopped);
}

} // namespace

void add_rate(py::module_ &module) {
    module.def("rate", rate_one);
    module.def("rate_as_hodoku", rate_one_as_hodoku);
}

} // namespace dokushin::python
