// Solving and enumerating for C.
#include "c/limits.h"
#include "errors/try.h"

#include <dokushin/generate.h>

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

static_assert(DOKUSHIN_LIMIT == static_cast<int>(Status::limit) &&
                  DOKUSHIN_ENDED_MEMORY == static_cast<int>(Stop::memory),
              "the numbers of solve.h");

const char *dokushin_status_name(dokushin_status status) {
    return status >= DOKUSHIN_UNIQUE && status <= DOKUSHIN_LIMIT
               ? literal(name(static_cast<Status>(status)))
               : "unknown";
}

const char *dokushin_ended_name(dokushin_ended ended) {
    return ended >= DOKUSHIN_ENDED_EXHAUSTED && ended <= DOKUSHIN_ENDED_MEMORY
               ? literal(name(static_cast<Stop>(ended)))
               : "unknown";
}

const char *dokushin_method_at(std::uint32_t position) {
    return position < methods().size() ? literal(name(methods()[position])) : nullptr;
}

dokushin_code dokushin_solve(const dokushin_puzzle *puzzle, const dokushin_solve_options *options,
                             dokushin_answer *answer, std::uint8_t *solution, std::size_t count,
                             dokushin_error *error) {
    return guarded(
        error,
        {handle("puzzle", puzzle), given("answer", answer), given("solution", solution, count)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(how, solving_of(options, 2));
            if (solution != nullptr) {
                DOKUSHIN_CHECK(expect_room("solution", count, puzzle->puzzle.shape().cell_count()));
            }
            const SolveResult result = solve(puzzle->puzzle, how);
            if (solution != nullptr) {
                write_grid(solution, result.solution);
            }
            *answer = as_c(result);
            return {};
        });
}

dokushin_code dokushin_random_solution(const dokushin_puzzle *puzzle, std::uint64_t seed,
                                       const dokushin_solve_options *options,
                                       dokushin_answer *answer, std::uint8_t *solution,
                                       std::size_t count, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("answer", answer), given("solution", solution)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(each, solving_of(options, 2));
            DOKUSHIN_CHECK(expect_room("solution", count, puzzle->puzzle.shape().cell_count()));
            const SolveResult result =
                random_solution(puzzle->puzzle, {.each = each, .seed = seed});
            write_grid(solution, result.solution);
            *answer = as_c(result);
            return {};
        });
}

dokushin_code dokushin_enumerate(const dokushin_puzzle *puzzle,
                                 const dokushin_solve_options *options,
                                 dokushin_on_solution on_solution, void *context,
                                 dokushin_answer *answer, dokushin_error *error) {
    return guarded(
        error,
        {handle("puzzle", puzzle), given("on_solution", on_solution), given("answer", answer)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(how, solving_of(options, Limits::unlimited));
            std::vector<std::uint8_t> cells(puzzle->puzzle.shape().cell_count());
            *answer = as_c(enumerate(puzzle->puzzle, how, [&](const Grid &grid) {
                write_grid(cells.data(), grid);
                return on_solution(cells.data(), cells.size(), context) != 0;
            }));
            return {};
        });
}

dokushin_code dokushin_solutions(const dokushin_puzzle *puzzle,
                                 const dokushin_solve_options *options, std::uint8_t *grids,
                                 std::size_t room, dokushin_answer *answer, dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("grids", grids, room), given("answer", answer)},
                   [&]() -> Outcome {
                       // At least two, or the status could not say whether there is only one.
                       DOKUSHIN_TRY(how, solving_of(options, std::max<std::uint64_t>(room, 2)));
                       std::size_t written = 0;
                       *answer = as_c(enumerate(puzzle->puzzle, how, [&](const Grid &grid) {
                           if (written < room) {
                               write_grid(grids + written * grid.size(), grid);
                               ++written;
                           }
                           return true;
                       }));
                       return {};
                   });
}

dokushin_code dokushin_redundant(const dokushin_puzzle *puzzle,
                                 const dokushin_solve_options *options, std::uint16_t *cells,
                                 std::size_t room, std::size_t *found, std::int32_t *complete,
                                 dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("cells", cells, room), given("found", found),
                    given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(how, solving_of(options, 2));
                       DOKUSHIN_CHECK(expect_room_for("cells", room, puzzle->puzzle.given_count()));
                       const Redundancy redundancy = redundant_givens(puzzle->puzzle, how);
                       write_cells(cells, redundancy.redundant);
                       *found = redundancy.redundant.size();
                       *complete = redundancy.complete ? 1 : 0;
                       return {};
                   });
}
