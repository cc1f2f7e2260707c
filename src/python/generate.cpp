// Puzzles at random, and puzzles without what they don't need.
#include "python/record.h"
#include "python/without_lock.h"
#include "python/words.h"

#include <dokushin/generate.h>
#include <dokushin/wishes.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <map>

namespace dokushin::python {
namespace {

/// What a puzzle is to be like, and how long it is looked for.
struct Wanted {
    std::string shape = "9x9";
    std::string symmetry = "none";
    bool minimal = true;
    std::size_t least_givens = 0;
    std::optional<std::size_t> most_givens;
    std::vector<bool> pattern;
    std::uint64_t seed = 0;
    std::string scale = "se";
    std::optional<std::pair<double, double>> rating;
    std::optional<std::string> level;
    std::vector<std::string> needs;
    std::vector<std::string> without;
    bool singles = false;
    std::uint64_t first = 0;
    std::optional<std::uint64_t> attempts;
    std::optional<double> seconds;
};

std::vector<Technique> techniques_of(const std::vector<std::string> &keys) {
    std::vector<Technique> found;
    std::ranges::transform(keys, std::back_inserter(found), technique_of);
    return found;
}

void expect_possible(const Wishes &wishes) {
    const auto found = conflict(wishes);
    if (!found) {
        return;
    }
    const std::string_view key = info(found->technique).key;
    switch (found->kind) {
    case Conflict::Kind::level_of_another_scale:
        refuse_argument("a level on another scale than HoDoKu's", R"(scale "hodoku", or a rating)");
    case Conflict::Kind::not_tried:
        refuse_argument(fmt::format("'{}' is not tried in the order of that scale", key),
                        "a technique that is");
    case Conflict::Kind::unwanted:
        refuse_argument(fmt::format("'{}' is both needed and unwanted", key), "one of them");
    }
}

Wishes wishes_of(const Wanted &wanted) {
    Wishes wishes;
    wishes.order = scale_of(wanted.scale);
    if (wanted.rating) {
        const auto [least, most] = *wanted.rating;
        const RatingRange widest = widest_range(wishes.order);
        // Written so that what is no number is refused too.
        if (!(least >= widest.least && least <= most && most <= widest.most)) {
            refuse_argument("a range of ratings that there is none in",
                            fmt::format("{} to {}", widest.least, widest.most));
        }
        wishes.rating = RatingRange{least, most};
    }
    if (wanted.level) {
        wishes.level = level_of(*wanted.level);
    }
    wishes.needs = techniques_of(wanted.needs);
    wishes.without = techniques_of(wanted.without);
    wishes.singles = wanted.singles;
    expect_possible(wishes);
    return wishes;
}

GenerateOptions making_of(const Wanted &wanted, const Shape &shape) {
    GenerateOptions how;
    how.symmetry = symmetry_of(wanted.symmetry);
    how.minimal = wanted.minimal;
    how.least_givens = wanted.least_givens;
    how.most_givens = wanted.most_givens.value_or(how.most_givens);
    if (!wanted.pattern.empty() && wanted.pattern.size() != shape.cell_count()) {
        refuse({ErrorCode::wrong_length,
                fmt::format("a pattern of {} cells", wanted.pattern.size()),
                fmt::format("{}", shape.cell_count())});
    }
    how.pattern = wanted.pattern;
    how.seed = wanted.seed;
    return how;
}

struct Made {
    Grid givens;
    Grid solution;
    std::uint64_t attempts = 0;
    std::map<std::string, std::uint64_t> fates;
};

std::string_view name_of(Fate fate) {
    // In the order of generate.h.
    static constexpr std::array<std::string_view, 8> names{
        "good", "no_grid", "several", "not_met", "not_minimal", "givens", "refused", "cancelled"};
    static_assert(names.size() == static_cast<std::size_t>(Fate::cancelled) + 1);
    return names[static_cast<std::size_t>(fate)];
}

/// Takes attempts in their order up to the first that is good, or that was not through, which
/// counts for none. True: there are more to take.
bool take(std::vector<Attempt> attempts, Made &made) {
    for (Attempt &attempt : attempts) {
        if (attempt.fate == Fate::cancelled) {
            return false;
        }
        ++made.attempts;
        ++made.fates[std::string(name_of(attempt.fate))];
        if (attempt.fate == Fate::good) {
            made.givens = std::move(attempt.givens);
            made.solution = std::move(attempt.solution);
            return false;
        }
    }
    return true;
}

/// Attempts in chunks that take about so long; those behind a good one are made for nothing.
Made made_with(Generator generator, const Wanted &wanted, const Cancelled &cancelled) {
    using Clock = std::chrono::steady_clock;
    constexpr auto chunk_time = std::chrono::milliseconds(50);
    constexpr std::uint64_t most_at_once = 256;
    const std::uint64_t most = wanted.attempts.value_or(~std::uint64_t{0});
    Made made;
    std::uint64_t at_once = 1;
    while (made.attempts < most && !cancelled) {
        const auto before = Clock::now();
        const std::uint64_t count = std::min(at_once, most - made.attempts);
        if (!take(generator.attempts(wanted.first + made.attempts, count), made)) {
            break;
        }
        const bool fast = Clock::now() - before < chunk_time;
        at_once =
            fast ? std::min(2 * at_once, most_at_once) : std::max(at_once / 2, std::uint64_t{1});
    }
    return made;
}

/// (record or None, solution or None, attempts, their fates)
py::tuple generate(const Wanted &wanted) {
    const Shape shape = value_or_raise(Shape::parse(wanted.shape));
    const Wishes wishes = wishes_of(wanted);
    GenerateOptions how = making_of(wanted, shape);
    value_or_raise([&]() -> Result<void> {
        const auto possible = Generator::make(shape, how);
        return possible ? Result<void>() : std::unexpected(possible.error());
    }());
    const auto make = [&](const Cancelled &cancelled) {
        Judge judge(wishes, &cancelled);
        how.cancelled = &cancelled;
        if (wishes.any()) {
            how.accept = [&](const Puzzle &puzzle, const Grid &solution) {
                return judge.grants(puzzle, solution);
            };
        }
        return made_with(*Generator::make(shape, how), wanted, cancelled); // as it was possible
    };
    const Made made = without_lock(make, time_of(wanted.seconds));
    py::object record = py::none();
    if (!made.givens.empty()) {
        record = py::cast(record_of(*Puzzle::from_givens(shape, made.givens)));
    }
    return py::make_tuple(record, as_bytes(made.solution), made.attempts, made.fates);
}

Record minimise(const Record &record, const std::string &symmetry, std::uint64_t seed) {
    MinimiseOptions how;
    how.symmetry = symmetry_of(symmetry);
    how.seed = seed;
    how.number = 1; // as `dokushin minimise` of the first puzzle
    return record_of(value_or_raise(without_lock([&](const Cancelled &cancelled) {
        how.cancelled = &cancelled;
        return minimised(record.puzzle, how);
    })));
}

} // namespace

void add_generate(py::module_ &module) {
    py::class_<Wanted>(module, "Wanted")
        .def(py::init<>())
        .def_readwrite("shape", &Wanted::shape)
        .def_readwrite("symmetry", &Wanted::symmetry)
        .def_readwrite("minimal", &Wanted::minimal)
        .def_readwrite("least_givens", &Wanted::least_givens)
        .def_readwrite("most_givens", &Wanted::most_givens)
        .def_readwrite("pattern", &Wanted::pattern)
        .def_readwrite("seed", &Wanted::seed)
        .def_readwrite("scale", &Wanted::scale)
        .def_readwrite("rating", &Wanted::rating)
        .def_readwrite("level", &Wanted::level)
        .def_readwrite("needs", &Wanted::needs)
        .def_readwrite("without", &Wanted::without)
        .def_readwrite("only_by_singles", &Wanted::singles)
        .def_readwrite("first", &Wanted::first)
        .def_readwrite("attempts", &Wanted::attempts)
        .def_readwrite("seconds", &Wanted::seconds);
    module.def("generate", generate);
    module.def("minimise", minimise);
}

} // namespace dokushin::python
