// Walks for C.
//
// A step keeps the position in which it was found: its words and its image are of that
// position, even if the walk has moved on.
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/walk.h>

#include <algorithm>
#include <cassert>
#include <iterator>

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_technique_at(std::uint32_t position, dokushin_technique_facts *facts) {
    return guarded(nullptr, {given("facts", facts)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_entry(position, techniques().size(), "no further technique"));
        const TechniqueInfo &row = techniques()[position];
        *facts = {literal(row.key),     literal(row.english),     literal(row.japanese),
                  literal(row.chinese), row.needs_unique ? 1 : 0, largest_side(row.technique)};
        return {};
    });
}

namespace {

/// Reads the technique that is tried last; refused if the order doesn't have it.
std::expected<Technique, Failure> hardest_of(const char *key, const WalkOptions &how) {
    auto technique = technique_of(key);
    const std::vector<Technique> &own = how.own_order;
    if (technique && !(own.empty() ? is_tried(*technique, how.order)
                                   : std::ranges::find(own, *technique) != own.end())) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"'{}' is not tried in that order", key},
                      {"a technique that is"});
    }
    return technique;
}

SolveOptions solving_within(const WalkOptions &walking) {
    SolveOptions how;
    how.limits.nodes = 1'000'000;
    how.limits.time = walking.time;
    how.limits.cancelled = walking.cancelled;
    return how;
}

/// Solves the puzzle for trial and error, the last technique of HoDoKu's order; without a solution
/// it isn't tried.
std::optional<Grid> solution_of(const Puzzle &puzzle, const WalkOptions &walking) {
    SolveResult result = solve(puzzle, solving_within(walking));
    return result.status == Status::unique ? std::optional(std::move(result.solution))
                                           : std::nullopt;
}

/// A Walking is what a walk's options ask for.
struct Walking {
    WalkOptions how;
    std::optional<UniversalChains> chains;
};

/// Makes the options of a universal order, which has chains and no techniques.
std::expected<Walking, Failure> chains_of(const Puzzle &puzzle, const dokushin_walk_options &read) {
    const bool has_techniques = read.techniques != nullptr && *read.techniques != '\0';
    if (read.hardest != nullptr || has_techniques || read.not_proper != 0) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"techniques or 'not_proper' with '{}'", read.order},
                      {"neither with a universal order"});
    }
    DOKUSHIN_CHECK(can_honour(Capability::ratings, puzzle.shape()));
    Walking walking{{}, universal_chains_named(read.order)};
    walking.how.time = time_of(read.microseconds);
    walking.how.cancelled = flag_of(read.stop);
    DOKUSHIN_TRY(solution, only_solution_of(puzzle, {.time = walking.how.time,
                                                     .cancelled = walking.how.cancelled}));
    if (!solution) {
        return cancelled();
    }
    walking.how.solution = std::move(solution);
    walking.how.proper = givens_are_proper(puzzle, solving_within(walking.how));
    return walking;
}

/// Returns the names of all orders, the universal ones last.
std::vector<std::string_view> all_orders() {
    std::vector<std::string_view> words(order_names().begin(), order_names().end());
    std::ranges::copy(universal_orders(), std::back_inserter(words));
    return words;
}

std::expected<Walking, Failure> walking_of(const Puzzle &puzzle,
                                           const dokushin_walk_options *options) {
    DOKUSHIN_TRY(read, read_options(options));
    DOKUSHIN_CHECK(expect_stop(read.stop));
    if (read.order != nullptr && universal_chains_named(read.order)) {
        return chains_of(puzzle, read);
    }
    WalkOptions how;
    const auto order = order_of(read.order);
    if (!order) {
        return no_such({"order"}, read.order, all_orders());
    }
    how.order = *order;
    DOKUSHIN_TRY(own_order, techniques_of(read.techniques));
    how.own_order = std::move(own_order);
    if (read.hardest != nullptr) {
        DOKUSHIN_TRY(hardest, hardest_of(read.hardest, how));
        how.hardest = hardest;
    }
    if (read.nesting > how.nesting + 1) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"a nesting of {}", read.nesting},
                      {"1 to {}, or 0 for the deepest", how.nesting + 1});
    }
    how.nesting = read.nesting > 0 ? read.nesting - 1 : how.nesting;
    how.proper = read.not_proper == 0;
    how.almost_locked_in_chains = read.no_sets_in_chains == 0;
    how.time = time_of(read.microseconds);
    how.cancelled = flag_of(read.stop);
    const bool guesses =
        how.own_order.empty()
            ? how.order == Order::hodoku
            : std::ranges::find(how.own_order, Technique::trial_and_error) != how.own_order.end();
    if (guesses && how.proper) {
        how.solution = solution_of(puzzle, how);
    }
    how.proper = how.proper && givens_are_proper(puzzle, solving_within(how));
    return Walking{std::move(how), std::nullopt};
}

/// Makes a puzzle of a walk's position.
std::shared_ptr<const Puzzle> position_of(const dokushin_walk &walk) {
    const Grid &givens = walk.puzzle.givens();
    Grid placed = walk.walk.grid();
    for (std::size_t at = 0; at < placed.size(); ++at) {
        placed[at] = givens[at] == Digit::blank ? placed[at] : Digit::blank;
    }
    Puzzle position = *Puzzle::from_givens(walk.puzzle.shape(), givens);
    // The calls can't fail: both have the shape's size, and none of these digits stands on a given.
    const bool fine = position.set_placed(std::move(placed)).has_value() &&
                      position.set_candidates(walk.walk.pencilmarks()).has_value();
    assert(fine);
    return fine ? std::make_shared<const Puzzle>(std::move(position))
                : std::make_shared<const Puzzle>(walk.puzzle);
}

} // namespace

dokushin_code dokushin_walk_new(const dokushin_puzzle *puzzle, const dokushin_walk_options *options,
                                dokushin_walk **walk, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("walk", walk)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(can_honour(Capability::steps, puzzle->puzzle.shape()));
        DOKUSHIN_TRY(walking, walking_of(puzzle->puzzle, options));
        give_handle(walk, *puzzle, std::move(walking.how), walking.chains);
        return {};
    });
}

void dokushin_walk_free(dokushin_walk *walk) { free_handle(walk); }

namespace {

Outcome no_further_step(const dokushin_walk &walk, bool gave_up) {
    if (gave_up) {
        return cancelled();
    }
    return ended(walk.walk.solved() ? Sentence("nothing is left to do")
                                    : Sentence("no technique gets further"));
}

/// Finds the next single or chain of a universal order. What is simplest depends on the position
/// alone, so each search begins anew.
Outcome next_chain(const dokushin_walk &walk, dokushin_step **step) {
    const auto position = position_of(walk);
    const WalkOptions &how = walk.options;
    DOKUSHIN_TRY(path, UniversalPath::begin(*position, *how.solution, *walk.chains,
                                            {.cancelled = how.cancelled, .time = how.time}));
    auto found = path.next();
    if (!found) {
        return no_further_step(walk, path.gave_up());
    }
    give_handle(step, std::move(found->step), position, walk.alphabet,
                static_cast<PatternInstance &&>(*found));
    return {};
}

} // namespace

dokushin_code dokushin_walk_next(const dokushin_walk *walk, dokushin_step **step,
                                 dokushin_error *error) {
    return guarded(error, {handle("walk", walk), given("step", step)}, [&]() -> Outcome {
        if (walk->chains) {
            return next_chain(*walk, step);
        }
        auto found = walk->walk.next();
        if (!found) {
            return no_further_step(*walk, walk->walk.gave_up());
        }
        give_handle(step, *std::move(found), position_of(*walk), walk->alphabet);
        return {};
    });
}

dokushin_code dokushin_walk_all(const dokushin_walk *walk, const char *technique,
                                dokushin_step **steps, std::size_t room, std::size_t *found,
                                dokushin_error *error) {
    return guarded(error,
                   {handle("walk", walk), given("technique", technique),
                    given("steps", steps, room), given("found", found)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(wanted, technique_of(technique));
                       std::vector<Step> all = walk->walk.all(wanted);
                       if (walk->walk.gave_up()) {
                           return cancelled();
                       }
                       const auto position = position_of(*walk);
                       std::vector<std::unique_ptr<dokushin_step>> made;
                       for (std::size_t at = 0; at < std::min(room, all.size()); ++at) {
                           made.push_back(std::make_unique<dokushin_step>(
                               std::move(all[at]), position, walk->alphabet));
                       }
                       for (std::unique_ptr<dokushin_step> &one : made) {
                           *steps++ = one.release();
                       }
                       *found = all.size();
                       return {};
                   });
}

dokushin_code dokushin_walk_apply(dokushin_walk *walk, const dokushin_step *step,
                                  dokushin_error *error) {
    return guarded(error, {handle("walk", walk), handle("step", step)}, [&]() -> Outcome {
        const Pencilmarks &marks = walk->walk.pencilmarks();
        const auto is_there = [&](const Candidate &candidate) {
            return marks[index(candidate.cell)].contains(candidate.digit);
        };
        Step its = step->step;
        if (step->before->shape() != walk->walk.shape() ||
            !std::ranges::all_of(its.placements, is_there)) {
            return failed(DOKUSHIN_BAD_ARGUMENT, {"a step that was found elsewhere"},
                          {"one that can be made here"});
        }
        std::erase_if(its.eliminations, [&](const Candidate &one) { return !is_there(one); });
        walk->walk.apply(its);
        assert(std::ranges::all_of(its.placements, [&](const Candidate &placed) {
            return walk->walk.grid()[index(placed.cell)] == placed.digit;
        }));
        return {};
    });
}

dokushin_code dokushin_walk_state(const dokushin_walk *walk, std::int32_t *solved,
                                  std::int32_t *stuck) {
    return guarded(nullptr, {handle("walk", walk), given("solved", solved), given("stuck", stuck)},
                   [&] {
                       *solved = walk->walk.solved() ? 1 : 0;
                       *stuck = walk->walk.stuck() ? 1 : 0;
                   });
}

dokushin_code dokushin_walk_grid(const dokushin_walk *walk, std::uint8_t *grid, std::size_t count,
                                 dokushin_error *error) {
    return guarded(error, {handle("walk", walk), given("grid", grid)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room("grid", count, walk->walk.shape().cell_count()));
        write_grid(grid, walk->walk.grid());
        return {};
    });
}

dokushin_code dokushin_walk_candidates(const dokushin_walk *walk, std::uint64_t *candidates,
                                       std::size_t count, dokushin_error *error) {
    return guarded(
        error, {handle("walk", walk), given("candidates", candidates)}, [&]() -> Outcome {
            DOKUSHIN_CHECK(expect_room("candidates", count, walk->walk.shape().cell_count()));
            write_sets(candidates, walk->walk.pencilmarks());
            return {};
        });
}
