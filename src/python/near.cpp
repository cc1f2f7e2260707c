// Vicinities for Python: the proper puzzles that are a few givens away from a puzzle.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/canon.h>
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/study.h>

#include <pybind11/stl.h>

#include <unordered_set>

namespace dokushin::python {
namespace {

/// The size of the vicinity, and which of its puzzles are wanted.
struct VicinityRequest {
    std::uint64_t remove = 1;
    std::uint64_t add = 1;
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
    bool minimal = false;
    bool equivalent = false; ///< all of equivalent puzzles, or only the first?
    std::uint64_t most = ~std::uint64_t{0};
    std::optional<double> seconds{};
};

struct VicinityResult {
    std::vector<Puzzle> puzzles;
    std::string_view ended = "exhausted";
};

/// Filters the puzzles of a vicinity and keeps those that are wanted.
class VicinityFilter {
  public:
    VicinityFilter(const Puzzle &puzzle, const VicinityRequest &wanted, const Cancelled &cancelled)
        : wanted_(wanted), cancelled_(cancelled) {
        static_cast<void>(is_new(puzzle));
    }

    /// Keeps a puzzle if it is wanted; returns false once there are enough.
    bool add(const Puzzle &near) {
        SolveOptions how;
        how.limits.cancelled = &cancelled_;
        if ((!wanted_.minimal || is_minimal(near, how).value_or(false)) &&
            (wanted_.equivalent || is_new(near)) && !cancelled_) {
            found_.puzzles.push_back(near);
        }
        if (found_.puzzles.size() == wanted_.most) {
            found_.ended = "puzzles";
        }
        return found_.puzzles.size() < wanted_.most;
    }
    [[nodiscard]] VicinityResult found() && {
        if (cancelled_) {
            found_.ended = "time";
        }
        return std::move(found_);
    }

  private:
    /// Is no equivalent puzzle kept yet? A sukaku, or a board without a canonical form, is always
    /// new.
    bool is_new(const Puzzle &near) {
        if (near.has_candidates()) {
            return true;
        }
        const auto canonical = canonicaliser_.canonical(near);
        return !canonical || forms_.emplace(canonical->form.begin(), canonical->form.end()).second;
    }

    struct Hash {
        std::size_t operator()(const std::vector<Digit> &form) const {
            return std::hash<std::string_view>()(
                {reinterpret_cast<const char *>(form.data()), form.size()});
        }
    };

    const VicinityRequest &wanted_;
    const Cancelled &cancelled_;
    Canonicaliser canonicaliser_;
    std::unordered_set<std::vector<Digit>, Hash> forms_;
    VicinityResult found_;
};

VicinityOptions options_of(const VicinityRequest &wanted, const Cancelled &cancelled) {
    VicinityOptions how;
    how.remove = wanted.remove;
    how.add = wanted.add;
    how.samples = wanted.samples;
    how.seed = wanted.seed;
    how.number = 1; // as `dokushin vicinity` of the first puzzle
    how.cancelled = &cancelled;
    return how;
}

/// Returns (records, what ended it).
py::tuple vicinity_of(const Record &record, const VicinityRequest &wanted) {
    const Puzzle &puzzle = record.puzzle;
    // Flaws are in order, contradictions before the others.
    if (const auto wrong = flaws(puzzle); !wrong.empty() && is_contradiction(wrong.front().kind)) {
        refuse_contradiction(wrong.front(), puzzle.shape());
    }
    const auto enumerate = [&](const Cancelled &cancelled) -> Result<VicinityResult> {
        VicinityFilter filter(puzzle, wanted, cancelled);
        const auto done = vicinity(puzzle, options_of(wanted, cancelled),
                                   [&](const Puzzle &near) { return filter.add(near); });
        return done ? Result<VicinityResult>(std::move(filter).found())
                    : std::unexpected(done.error());
    };
    const auto found = value_or_raise(without_lock(enumerate, time_of(wanted.seconds)));
    py::list records;
    for (const Puzzle &near : found.puzzles) {
        records.append(record_of(near));
    }
    return py::make_tuple(records, found.ended);
}

} // namespace

void add_near(py::module_ &module) {
    py::class_<VicinityRequest>(module, "WantedNear")
        .def(py::init<>())
        .def_readwrite("remove", &VicinityRequest::remove)
        .def_readwrite("add", &VicinityRequest::add)
        .def_readwrite("samples", &VicinityRequest::samples)
        .def_readwrite("seed", &VicinityRequest::seed)
        .def_readwrite("minimal", &VicinityRequest::minimal)
        .def_readwrite("equivalent", &VicinityRequest::equivalent)
        .def_readwrite("most", &VicinityRequest::most)
        .def_readwrite("seconds", &VicinityRequest::seconds);
    module.def("vicinity", vicinity_of);
}

} // namespace dokushin::python
