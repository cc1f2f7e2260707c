// The proper puzzles a few givens away from a puzzle.
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

/// Which of them are wanted.
struct WantedNear {
    std::uint64_t remove = 1;
    std::uint64_t add = 1;
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
    bool minimal = false;
    bool equivalent = false; ///< each, not one of a class
    std::uint64_t most = ~std::uint64_t{0};
    std::optional<double> seconds{};
};

struct FoundNear {
    std::vector<Puzzle> puzzles;
    std::string_view ended = "exhausted";
};

/// Keeps those that are wanted.
class NearTaker {
  public:
    NearTaker(const Puzzle &puzzle, const WantedNear &wanted, const Cancelled &cancelled)
        : wanted_(wanted), cancelled_(cancelled) {
        static_cast<void>(is_new(puzzle));
    }

    /// False: there are enough.
    bool take(const Puzzle &near) {
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
    [[nodiscard]] FoundNear found() && {
        if (cancelled_) {
            found_.ended = "time";
        }
        return std::move(found_);
    }

  private:
    /// Of boards that have no such form each is new, and of sukaku.
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

    const WantedNear &wanted_;
    const Cancelled &cancelled_;
    Canonicaliser canonicaliser_;
    std::unordered_set<std::vector<Digit>, Hash> forms_;
    FoundNear found_;
};

VicinityOptions looking_for(const WantedNear &wanted, const Cancelled &cancelled) {
    VicinityOptions how;
    how.remove = wanted.remove;
    how.add = wanted.add;
    how.samples = wanted.samples;
    how.seed = wanted.seed;
    how.number = 1; // as `dokushin vicinity` of the first puzzle
    how.cancelled = &cancelled;
    return how;
}

/// (records, what ended it)
py::tuple vicinity_of(const Record &record, const WantedNear &wanted) {
    const Puzzle &puzzle = record.puzzle;
    // Contradictions come first.
    if (const auto wrong = flaws(puzzle); !wrong.empty() && is_contradiction(wrong.front().kind)) {
        refuse({ErrorCode::contradiction, wrong.front().text(puzzle.shape()),
                "each digit once in a house"});
    }
    const auto look = [&](const Cancelled &cancelled) -> Result<FoundNear> {
        NearTaker taker(puzzle, wanted, cancelled);
        const auto done = vicinity(puzzle, looking_for(wanted, cancelled),
                                   [&](const Puzzle &near) { return taker.take(near); });
        return done ? Result<FoundNear>(std::move(taker).found()) : std::unexpected(done.error());
    };
    const auto found = value_or_raise(without_lock(look, time_of(wanted.seconds)));
    py::list records;
    for (const Puzzle &near : found.puzzles) {
        records.append(record_of(near));
    }
    return py::make_tuple(records, found.ended);
}

} // namespace

void add_near(py::module_ &module) {
    py::class_<WantedNear>(module, "WantedNear")
        .def(py::init<>())
        .def_readwrite("remove", &WantedNear::remove)
        .def_readwrite("add", &WantedNear::add)
        .def_readwrite("samples", &WantedNear::samples)
        .def_readwrite("seed", &WantedNear::seed)
        .def_readwrite("minimal", &WantedNear::minimal)
        .def_readwrite("equivalent", &WantedNear::equivalent)
        .def_readwrite("most", &WantedNear::most)
        .def_readwrite("seconds", &WantedNear::seconds);
    module.def("vicinity", vicinity_of);
}

} // namespace dokushin::python
