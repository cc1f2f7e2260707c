// Generation for Python: random puzzles, and minimal ones.
#include "errors/catalogue.h"
#include "python/attempts.h"
#include "python/record.h"
#include "python/words.h"

#include <dokushin/generate.h>
#include <dokushin/wishes.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <map>

namespace dokushin::python {
namespace {

/// The requirements on a puzzle, and the time to search for it.
struct Wanted {
    std::string shape = "9x9";
    std::string symmetry = "none";
    bool minimal = true;
    std::size_t least_givens = 0;
    std::optional<std::size_t> most_givens;
    std::vector<bool> pattern;
    bool sukaku = false;
    std::vector<std::string> rule_kinds;
    std::string rule_symmetry = "180";
    std::pair<unsigned, unsigned> cage_cells{2, 5};
    bool cages_in_boxes = false;
    bool minimal_rules = false;
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
    unsigned threads = 1;
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
        refuse_argument({"a level on another scale than HoDoKu's"},
                        {"scale \"hodoku\", or a rating"});
    case Conflict::Kind::not_tried:
        refuse_argument({"'{}' is not tried in the order of that scale", key},
                        {"a technique that is"});
    case Conflict::Kind::unwanted:
        refuse_argument({"'{}' is both needed and unwanted", key}, {"one of them"});
    case Conflict::Kind::harder_than_singles:
    case Conflict::Kind::harder_than_rating:
    case Conflict::Kind::harder_than_level:
        refuse_argument({"'{}' is harder than the other wishes allow", key}, {"one or the other"});
    case Conflict::Kind::easier_than_rating:
        refuse_argument({"a rating that is harder than the other wishes allow"},
                        {"one or the other"});
    }
}

Wishes wishes_of(const Wanted &wanted) {
    Wishes wishes;
    wishes.order = scale_of(wanted.scale);
    if (wanted.rating) {
        const auto [least, most] = *wanted.rating;
        const RatingRange widest = widest_range(wishes.order);
        // Written so that a NaN, for which each comparison is false, is refused too.
        if (!(least >= widest.least && least <= most && most <= widest.most)) {
            refuse_argument(
                {"a range of ratings that there is none in"},
                {"{} to {}", fmt::format("{}", widest.least), fmt::format("{}", widest.most)});
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

RuleLayout layout_of(const Wanted &wanted) {
    RuleLayout layout;
    for (const std::string &wish : wanted.rule_kinds) {
        layout.wishes.push_back(value_or_raise(rule_wish_from(wish)));
    }
    layout.symmetry = symmetry_of(wanted.rule_symmetry);
    layout.least_cage = wanted.cage_cells.first;
    layout.most_cage = wanted.cage_cells.second;
    layout.cages_in_boxes = wanted.cages_in_boxes;
    layout.minimal = wanted.minimal_rules;
    return layout;
}

GenerateOptions making_of(const Wanted &wanted, const Shape &shape) {
    GenerateOptions how;
    how.symmetry = symmetry_of(wanted.symmetry);
    how.minimal = wanted.minimal;
    how.least_givens = wanted.least_givens;
    how.most_givens = wanted.most_givens.value_or(how.most_givens);
    if (!wanted.pattern.empty() && wanted.pattern.size() != shape.cell_count()) {
        refuse({ErrorCode::wrong_length,
                {"a pattern of {n} cells", wanted.pattern.size()},
                {"{}", shape.cell_count()}});
    }
    how.pattern = wanted.pattern;
    how.sukaku = wanted.sukaku;
    how.rules = layout_of(wanted);
    how.seed = wanted.seed;
    return how;
}

std::string_view name_of(Fate fate) {
    // In the order of generate.h.
    static constexpr std::array<std::string_view, 8> names{
        "good", "no_grid", "several", "not_met", "not_minimal", "givens", "refused", "cancelled"};
    static_assert(names.size() == static_cast<std::size_t>(Fate::cancelled) + 1);
    return names[static_cast<std::size_t>(fate)];
}

/// Returns the counts of attempts by their fate, without fates that none had.
std::map<std::string, std::uint64_t> named(const AttemptSeries &made) {
    std::map<std::string, std::uint64_t> fates;
    for (std::size_t at = 0; at < made.fates.size(); ++at) {
        if (made.fates[at] > 0) {
            fates.emplace(name_of(static_cast<Fate>(at)), made.fates[at]);
        }
    }
    return fates;
}

/// Limits the number of attempts so that the number of the last does not overflow.
std::uint64_t most_attempts(const Wanted &wanted) {
    const std::uint64_t left = ~std::uint64_t{0} - wanted.first;
    return std::min(wanted.attempts.value_or(left), left);
}

/// Makes a generator with a judge of its own, as each thread needs.
Generator generator_for(const Shape &shape, GenerateOptions how, const Wishes &wishes,
                        const Cancelled &cancelled) {
    how.cancelled = &cancelled;
    if (wishes.any()) {
        const auto judge = std::make_shared<Judge>(wishes, &cancelled);
        how.accept = [judge](const Puzzle &puzzle, const Grid &solution) {
            return judge->grants(puzzle, solution);
        };
    }
    return *Generator::make(shape, how); // can't fail: the same options were accepted before
}

/// Returns (record or None, solution or None, attempts, their fates).
py::tuple generate(const Wanted &wanted) {
    const Shape shape = value_or_raise(Shape::parse(wanted.shape));
    const Wishes wishes = wishes_of(wanted);
    value_or_raise(can_be_judged(wishes, shape, !wanted.rule_kinds.empty()));
    GenerateOptions how = making_of(wanted, shape);
    value_or_raise([&]() -> Result<void> {
        const auto possible = Generator::make(shape, how);
        return possible ? Result<void>() : std::unexpected(possible.error());
    }());
    const auto make = [&](const Cancelled &cancelled) {
        return generator_for(shape, how, wishes, cancelled);
    };
    const AttemptSeries made = without_lock(
        [&](const Cancelled &cancelled) {
            return first_good(make, wanted.first, most_attempts(wanted), wanted.threads, cancelled);
        },
        time_of(wanted.seconds));
    py::object record = py::none();
    if (!made.givens.empty()) {
        const Shape &board = made.board ? *made.board : shape;
        record = py::cast(record_of(wanted.sukaku ? *Puzzle::from_candidates(board, made.candidates)
                                                  : *Puzzle::from_givens(board, made.givens)));
    }
    return py::make_tuple(record, as_bytes(made.solution), made.attempts, named(made));
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

/// Returns (the puzzle; is it known that no more can go?).
py::tuple minimal_set_of(const Record &record, bool of_givens, bool of_rules, std::uint64_t seed,
                         std::optional<double> seconds) {
    MinimalSetOptions how;
    how.removes_givens = of_givens;
    how.removes_rules = of_rules;
    how.seed = seed;
    how.number = 1; // as `dokushin minimise` of the first puzzle
    MinimalSet found = value_or_raise(without_lock([&](const Cancelled &cancelled) {
        how.each.limits = limits_of(seconds, cancelled);
        return minimal_set(record.puzzle, how);
    }));
    return py::make_tuple(record_of(std::move(found.puzzle)), found.complete);
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
        .def_readwrite("sukaku", &Wanted::sukaku)
        .def_readwrite("rule_kinds", &Wanted::rule_kinds)
        .def_readwrite("rule_symmetry", &Wanted::rule_symmetry)
        .def_readwrite("cage_cells", &Wanted::cage_cells)
        .def_readwrite("cages_in_boxes", &Wanted::cages_in_boxes)
        .def_readwrite("minimal_rules", &Wanted::minimal_rules)
        .def_readwrite("seed", &Wanted::seed)
        .def_readwrite("scale", &Wanted::scale)
        .def_readwrite("rating", &Wanted::rating)
        .def_readwrite("level", &Wanted::level)
        .def_readwrite("needs", &Wanted::needs)
        .def_readwrite("without", &Wanted::without)
        .def_readwrite("only_by_singles", &Wanted::singles)
        .def_readwrite("first", &Wanted::first)
        .def_readwrite("attempts", &Wanted::attempts)
        .def_readwrite("seconds", &Wanted::seconds)
        .def_readwrite("threads", &Wanted::threads);
    module.def("generate", generate);
    module.def("minimise", minimise);
    module.def("minimal_set", minimal_set_of);
}

} // namespace dokushin::python
