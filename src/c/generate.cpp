// Generators for C, and what belongs to them: minimal puzzles, vicinities.
#include "c/limits.h"
#include "c/making.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <array>
#include <cassert>

using namespace dokushin;
using namespace dokushin::c;

const char *dokushin_symmetry_at(std::uint32_t position) {
    return position < symmetries().size() ? literal(name(symmetries()[position])) : nullptr;
}

dokushin_code dokushin_orbits(std::uint32_t side, const char *symmetry, std::uint16_t *firsts,
                              std::size_t count, dokushin_error *error) {
    return guarded(error, {given("firsts", firsts)}, [&]() -> Outcome {
        DOKUSHIN_TRY(known, symmetry_of(symmetry));
        if (side == 0 || side > max_side) {
            return failed(DOKUSHIN_BAD_SHAPE, {"a side of {}", side}, {"{} to {}", 1, max_side});
        }
        DOKUSHIN_CHECK(expect_room("firsts", count, std::size_t{side} * side));
        for (const std::vector<Cell> &part : orbits(side, known)) {
            for (const Cell cell : part) {
                firsts[index(cell)] = static_cast<std::uint16_t>(part.front());
            }
        }
        return {};
    });
}

double dokushin_weight(std::size_t cells, std::size_t givens) {
    return givens > cells ? 0 : weight(cells, givens);
}

const char *dokushin_fate_name(dokushin_fate fate) {
    // In the order of generate.h.
    static constexpr std::array names{"good",        "no_grid", "several", "not_met",
                                      "not_minimal", "givens",  "refused", "cancelled"};
    static_assert(names.size() == static_cast<std::size_t>(Fate::cancelled) + 1);
    return fate >= 0 && static_cast<std::size_t>(fate) < names.size()
               ? names[static_cast<std::size_t>(fate)]
               : "unknown";
}

dokushin_code dokushin_generator_new(const dokushin_shape *shape,
                                     const dokushin_generate_options *options,
                                     dokushin_generator **generator, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("generator", generator)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(read, read_options(options));
                       DOKUSHIN_TRY(how, making_of(read, shape->shape));
                       return give_generator(generator, shape->shape, read, std::move(how),
                                             Generator::make_without_layout);
                   });
}

void dokushin_generator_free(dokushin_generator *generator) { free_handle(generator); }

namespace {

/// Refuses a generator whose puzzles need boards of their own.
Outcome expect_givens_alone(const dokushin_generator &generator) {
    if (generator.lays_rules) {
        return failed(DOKUSHIN_UNSUPPORTED, {"a generator that lays rules"},
                      Sentence::verbatim("dokushin_generator_puzzles"));
    }
    return {};
}

} // namespace

dokushin_code dokushin_generator_attempts(dokushin_generator *generator, std::uint64_t first,
                                          std::size_t count, dokushin_fate *fates,
                                          std::uint8_t *givens, std::uint8_t *solutions,
                                          std::size_t cells, dokushin_error *error) {
    return guarded(error,
                   {handle("generator", generator), given("fates", fates, count),
                    given("givens", givens, count), given("solutions", solutions, count)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_givens_alone(*generator));
                       DOKUSHIN_CHECK(expect_room("cells", cells, generator->shape.cell_count()));
                       const Grid none(cells);
                       const auto attempts = generator->generator.attempts(first, count);
                       assert(attempts.size() == count); // the caller's arrays have room for these
                       for (const Attempt &one : attempts) {
                           const bool good = one.fate == Fate::good;
                           *fates++ = static_cast<dokushin_fate>(one.fate);
                           assert(!good || one.givens.size() == cells);
                           write_grid(givens, good ? one.givens : none);
                           write_grid(solutions, good ? one.solution : none);
                           givens += cells;
                           solutions += cells;
                       }
                       return {};
                   });
}

dokushin_code dokushin_minimise(const dokushin_puzzle *puzzle, const char *symmetry,
                                std::uint64_t seed, const dokushin_stop *stop,
                                dokushin_puzzle **minimal, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), handle_if_any("stop", stop), given("minimal", minimal)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(known, symmetry_of(symmetry));
            MinimiseOptions how;
            how.symmetry = known;
            how.seed = seed;
            how.number = 1; // as `dokushin minimise` of the first puzzle
            how.cancelled = flag_of(stop);
            auto found = minimised(puzzle->puzzle, how);
            if (is_raised(stop)) {
                return cancelled(); // the puzzle may not be minimal
            }
            DOKUSHIN_TRY(made, std::move(found));
            give_handle(minimal, std::move(made));
            return {};
        });
}

dokushin_code dokushin_vicinity(const dokushin_puzzle *puzzle, std::uint64_t away, std::uint64_t in,
                                const dokushin_vicinity_options *options,
                                dokushin_on_puzzle on_puzzle, void *context,
                                dokushin_error *error) {
    return guarded(error, {handle("puzzle", puzzle), given("on_puzzle", on_puzzle)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(read, read_options(options));
                       DOKUSHIN_CHECK(expect_stop(read.stop));
                       if (puzzle->puzzle.has_candidates()) { // the callback gets givens only
                           return failed(DOKUSHIN_UNSUPPORTED, {"a puzzle that states candidates"},
                                         {"one of givens alone"});
                       }
                       VicinityOptions how;
                       how.remove = away;
                       how.add = in;
                       how.samples = read.samples;
                       how.seed = read.seed;
                       how.number = 1; // as `dokushin vicinity` of the first puzzle
                       how.cancelled = flag_of(read.stop);
                       bool ends = false;
                       std::vector<std::uint8_t> cells(puzzle->puzzle.shape().cell_count());
                       DOKUSHIN_CHECK(vicinity(puzzle->puzzle, how, [&](const Puzzle &near) {
                           write_grid(cells.data(), near.givens());
                           ends = on_puzzle(cells.data(), cells.size(), context) == 0;
                           return !ends;
                       }));
                       return is_raised(read.stop) && !ends ? Outcome(cancelled()) : Outcome();
                   });
}

dokushin_code dokushin_minimal_set(const dokushin_puzzle *puzzle, std::int32_t of_givens,
                                   std::int32_t of_rules, std::uint64_t seed,
                                   const dokushin_solve_options *options, dokushin_puzzle **minimal,
                                   std::int32_t *complete, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("minimal", minimal), given("complete", complete)},
        [&]() -> Outcome {
            DOKUSHIN_TRY(each, solving_of(options, 2));
            MinimalSetOptions how;
            how.each = each;
            how.removes_givens = of_givens != 0;
            how.removes_rules = of_rules != 0;
            how.seed = seed;
            how.number = 1; // as `dokushin minimise` of the first puzzle
            auto found = minimal_set(puzzle->puzzle, how);
            if (options != nullptr && is_raised(options->stop)) {
                return cancelled(); // the puzzle may not be minimal
            }
            DOKUSHIN_TRY(made, std::move(found));
            give_handle(minimal, std::move(made.puzzle));
            *complete = made.complete ? 1 : 0;
            return {};
        });
}
