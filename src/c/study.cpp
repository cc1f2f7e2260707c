// Studies for C: backdoors, unavoidable sets, removals, redundant rules and true candidates.
#include "c/limits.h"
#include "errors/try.h"

#include <dokushin/study.h>
#include <dokushin/true_candidates.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

using namespace dokushin;
using namespace dokushin::c;

static_assert(Backdoors::largest == 2, "two cells of each set are written");

dokushin_code dokushin_backdoors(const dokushin_puzzle *puzzle,
                                 const dokushin_solve_options *options, std::uint32_t *size,
                                 std::uint64_t *found, std::uint16_t *cells, std::size_t room,
                                 std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("size", size), given("found", found),
                    given("cells", cells, room), given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(how, solving_of(options, 2));
                       DOKUSHIN_TRY(their, backdoors(puzzle->puzzle, {room, how.limits}));
                       constexpr std::uint16_t none = 0xFFFF;
                       for (std::size_t at = 0; at < std::min(room, their.sets.size()); ++at) {
                           const std::vector<Cell> &set = their.sets[at];
                           assert(set.size() <= Backdoors::largest);
                           for (std::size_t nth = 0; nth < Backdoors::largest; ++nth) {
                               *cells++ =
                                   nth < set.size() ? static_cast<std::uint16_t>(set[nth]) : none;
                           }
                       }
                       *size = their.size.value_or(Backdoors::largest + 1);
                       *found = their.count;
                       *complete = their.complete ? 1 : 0;
                       return {};
                   });
}

namespace {

std::string as_json(const std::vector<std::vector<Cell>> &sets) {
    std::string json = "[";
    for (const std::vector<Cell> &set : sets) {
        json += json.size() > 1 ? ",[" : "[";
        for (const Cell cell : set) {
            json += fmt::format("{}{}", json.back() == '[' ? "" : ",", index(cell));
        }
        json += ']';
    }
    return json + "]";
}

/// Finds unavoidable sets for both calls.
std::expected<UnavoidableSets, Failure> unavoidable_of(const Shape &shape, const std::uint8_t *grid,
                                                       std::size_t count, std::uint32_t largest,
                                                       const dokushin_solve_options *options) {
    DOKUSHIN_TRY(how, solving_of(options, 2));
    DOKUSHIN_TRY(its, grid_of(shape, grid, count));
    UnavoidableOptions wanted;
    wanted.largest = largest > 0 ? largest : wanted.largest;
    wanted.limits = how.limits;
    return unavoidable_sets(shape, its, wanted);
}

} // namespace

dokushin_code dokushin_unavoidable_json(const dokushin_shape *shape, const std::uint8_t *grid,
                                        std::size_t count, std::uint32_t largest,
                                        const dokushin_solve_options *options, char **json,
                                        std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("shape", shape), given("grid", grid), given("json", json),
                    given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(found,
                                    unavoidable_of(shape->shape, grid, count, largest, options));
                       DOKUSHIN_CHECK(give_text(json, as_json(found.sets)));
                       *complete = found.complete ? 1 : 0;
                       return {};
                   });
}

dokushin_code dokushin_unavoidable(const dokushin_shape *shape, const std::uint8_t *grid,
                                   std::size_t count, std::uint32_t largest,
                                   const dokushin_solve_options *options, dokushin_sets **sets,
                                   std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("shape", shape), given("grid", grid), given("sets", sets),
                    given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(found,
                                    unavoidable_of(shape->shape, grid, count, largest, options));
                       give_handle(sets);
                       (*sets)->sets = std::move(found.sets);
                       *complete = found.complete ? 1 : 0;
                       return {};
                   });
}

dokushin_code dokushin_removals(const dokushin_puzzle *puzzle,
                                const dokushin_solve_options *options, dokushin_removal *removals,
                                std::size_t room, std::size_t *found, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("removals", removals, room), given("found", found)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(how, solving_of(options, 100'000)); // as `dokushin study`
            DOKUSHIN_CHECK(expect_room_for("removals", room, puzzle->puzzle.given_count()));
            const std::vector<Removal> all = dokushin::removals(puzzle->puzzle, how);
            assert(all.size() <= puzzle->puzzle.given_count());
            for (const Removal &one : all) {
                *removals++ = {one.solutions, one.at_least ? 1 : 0,
                               static_cast<std::uint16_t>(one.cell), 0};
            }
            *found = all.size();
            return {};
        });
}

dokushin_code dokushin_true_candidates(const dokushin_puzzle *puzzle,
                                       const dokushin_solve_options *options,
                                       std::uint64_t *candidates, std::size_t count,
                                       std::int32_t *complete, dokushin_error *error) {
    return guarded(
        error,
        {handle("puzzle", puzzle), given("candidates", candidates), given("complete", complete)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(how, solving_of(options, 2));
            DOKUSHIN_CHECK(expect_room("candidates", count, puzzle->puzzle.shape().cell_count()));
            const TrueCandidates proved = true_candidates(puzzle->puzzle, how);
            write_sets(candidates, proved.candidates);
            *complete = proved.complete ? 1 : 0;
            return {};
        });
}

dokushin_code dokushin_redundant_rules(const dokushin_puzzle *puzzle,
                                       const dokushin_solve_options *options,
                                       std::size_t *positions, std::size_t room, std::size_t *found,
                                       std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("positions", positions, room),
                    given("found", found), given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(how, solving_of(options, 2));
                       const RuleRedundancy rules = redundant_rules(puzzle->puzzle, how);
                       std::ranges::copy_n(
                           rules.redundant.begin(),
                           static_cast<std::ptrdiff_t>(std::min(room, rules.redundant.size())),
                           positions);
                       *found = rules.redundant.size();
                       *complete = rules.complete ? 1 : 0;
                       return {};
                   });
}

dokushin_code dokushin_candidate_counts(const dokushin_puzzle *puzzle,
                                        const dokushin_solve_options *options,
                                        std::uint32_t *counts, std::size_t room,
                                        std::int32_t *complete, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("counts", counts), given("complete", complete)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(how, solving_of(options, 8)); // as f-puzzles counts
            const Shape &shape = puzzle->puzzle.shape();
            DOKUSHIN_CHECK(expect_room("counts", room, shape.cell_count() * shape.side()));
            const auto most = static_cast<std::uint32_t>(
                std::min<std::uint64_t>(how.limits.solutions, TrueCandidateSearch::most_counted));
            const TrueCandidates proved = true_candidates(puzzle->puzzle, how, most);
            std::ranges::copy(proved.counts, counts);
            *complete = proved.complete ? 1 : 0;
            return {};
        });
}
