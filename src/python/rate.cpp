// Ratings for Python, on all scales.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/universal.h>

#include <pybind11/stl.h>

#include <algorithm>
#include <limits>

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

/// Returns the value on each scale: a number, infinity, or "> 36"; nothing if the time was over.
py::object rate_one_universally(const Record &record, const std::vector<std::string> &words,
                                std::optional<double> seconds) {
    std::vector<UniversalScale> scales;
    std::ranges::transform(words, std::back_inserter(scales), universal_scale_of);
    value_or_raise(can_honour(Capability::ratings, record.puzzle.shape()));
    const Grid solution = expect_proper(record.puzzle);
    const auto ratings = without_lock([&](const Cancelled &cancelled) {
        UniversalRater rater({.cancelled = &cancelled, .time = time_of(seconds)});
        return rater.rate(record.puzzle, solution, scales);
    });
    py::dict values;
    for (const UniversalRating &one : value_or_raise(ratings)) {
        const py::str scale(std::string(name(one.scale)));
        switch (one.kind) {
        case UniversalRating::Kind::exact:
            values[scale] = one.value;
            break;
        case UniversalRating::Kind::infinite:
            values[scale] = std::numeric_limits<double>::infinity();
            break;
        case UniversalRating::Kind::above:
            values[scale] = to_text(one);
            break;
        case UniversalRating::Kind::unknown:
            return py::none();
        }
    }
    return values;
}

} // namespace

void add_rate(py::module_ &module) {
    module.def("rate", rate_one);
    module.def("rate_as_hodoku", rate_one_as_hodoku);
    module.def("rate_universally", rate_one_universally);
}

} // namespace dokushin::python
