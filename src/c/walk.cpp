// Walks for C.
//
// A step keeps the position in which it was found: its words and its image are of that
// position, even if the walk has moved on.
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <cassert>

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

std::shared_ptr<const Puzzle> position_of(const dokushin_walk &walk) {
    return std::make_shared<const Puzzle>(walk.path.walk().position());
}

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

/// Reads which techniques are tried.
Outcome read_techniques(const dokushin_walk_options &read, WalkOptions &how) {
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
    return {};
}

/// A universal order has chains and no techniques.
Outcome expect_no_techniques(const dokushin_walk_options &read) {
    const bool has_techniques = read.techniques != nullptr && *read.techniques != '\0';
    if (read.hardest != nullptr || has_techniques || read.not_proper != 0) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"techniques or 'not_proper' with '{}'", read.order},
                      {"neither with a universal order"});
    }
    return {};
}

/// Adds what the order needs to know of the puzzle's solutions.
Outcome look_for_solution(const Puzzle &puzzle, PathOptions &how) {
    const bool guesses =
        how.own_order.empty()
            ? how.order == Order::hodoku
            : std::ranges::find(how.own_order, Technique::trial_and_error) != how.own_order.end();
    if (how.chains) {
        DOKUSHIN_TRY(solution,
                     only_solution_of(puzzle, {.time = how.time, .cancelled = how.cancelled}));
        if (!solution) {
            return cancelled();
        }
        how.solution = std::move(solution);
    } else if (guesses && how.proper) {
        how.solution = solution_of(puzzle, how);
    }
    how.proper = how.proper && givens_are_proper(puzzle, solving_within(how));
    return {};
}

std::expected<PathOptions, Failure> path_options_of(const Puzzle &puzzle,
                                                    const dokushin_walk_options *options) {
    DOKUSHIN_TRY(read, read_options(options));
    DOKUSHIN_CHECK(expect_stop(read.stop));
    const auto order = path_order_named(read.order == nullptr ? path_orders().front() : read.order);
    if (!order) {
        return no_such({"order"}, read.order, path_orders());
    }
    PathOptions how;
    how.order = order->order;
    how.chains = order->chains;
    how.anew = true; // each step is a call of its own, which may come after a step of the caller's
    how.time = time_of(read.microseconds);
    how.cancelled = flag_of(read.stop);
    DOKUSHIN_CHECK(how.chains ? expect_no_techniques(read) : read_techniques(read, how));
    for (const Capability needed : needed_capabilities(how.chains)) {
        DOKUSHIN_CHECK(can_honour(needed, puzzle.shape()));
    }
    DOKUSHIN_CHECK(look_for_solution(puzzle, how));
    return how;
}

} // namespace

dokushin_code dokushin_walk_new(const dokushin_puzzle *puzzle, const dokushin_walk_options *options,
                                dokushin_walk **walk, dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("walk", walk)}, [&]() -> Outcome {
        DOKUSHIN_TRY(how, path_options_of(puzzle->puzzle, options));
        DOKUSHIN_TRY(path, SolutionPath::begin(puzzle->puzzle, how));
        give_handle(walk, puzzle->alphabet, std::move(path));
        return {};
    });
}

void dokushin_walk_free(dokushin_walk *walk) { free_handle(walk); }

dokushin_code dokushin_walk_next(const dokushin_walk *walk, dokushin_step **step,
                                 dokushin_error *error) {
    return guarded(error, {handle("walk", walk), given("step", step)}, [&]() -> Outcome {
        auto found = walk->path.next();
        if (!found) {
            if (walk->path.gave_up()) {
                return cancelled();
            }
            return ended(walk->path.walk().solved() ? Sentence("nothing is left to do")
                                                    : Sentence("no technique gets further"));
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
                       std::vector<PathStep> all = walk->path.all(wanted);
                       if (walk->path.gave_up()) {
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
        const Pencilmarks &marks = walk->path.walk().pencilmarks();
        const auto is_there = [&](const Candidate &candidate) {
            return marks[index(candidate.cell)].contains(candidate.digit);
        };
        Step its = step->found.step;
        if (step->before->shape() != walk->path.walk().shape() ||
            !std::ranges::all_of(its.placements, is_there)) {
            return failed(DOKUSHIN_BAD_ARGUMENT, {"a step that was found elsewhere"},
                          {"one that can be made here"});
        }
        std::erase_if(its.eliminations, [&](const Candidate &one) { return !is_there(one); });
        walk->path.apply(its);
        assert(std::ranges::all_of(its.placements, [&](const Candidate &placed) {
            return walk->path.walk().grid()[index(placed.cell)] == placed.digit;
        }));
        return {};
    });
}

dokushin_code dokushin_walk_state(const dokushin_walk *walk, std::int32_t *solved,
                                  std::int32_t *stuck) {
    return guarded(nullptr, {handle("walk", walk), given("solved", solved), given("stuck", stuck)},
                   [&] {
                       *solved = walk->path.walk().solved() ? 1 : 0;
                       *stuck = walk->path.walk().stuck() ? 1 : 0;
                   });
}

dokushin_code dokushin_walk_grid(const dokushin_walk *walk, std::uint8_t *grid, std::size_t count,
                                 dokushin_error *error) {
    return guarded(error, {handle("walk", walk), given("grid", grid)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room("grid", count, walk->path.walk().shape().cell_count()));
        write_grid(grid, walk->path.walk().grid());
        return {};
    });
}

dokushin_code dokushin_walk_candidates(const dokushin_walk *walk, std::uint64_t *candidates,
                                       std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("walk", walk), given("candidates", candidates)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_room("candidates", count,
                                                  walk->path.walk().shape().cell_count()));
                       write_sets(candidates, walk->path.walk().pencilmarks());
                       return {};
                   });
}
