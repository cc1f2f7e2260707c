// Generators that lay rules, for C.
#include "c/making.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <cassert>

using namespace dokushin;
using namespace dokushin::c;

namespace {

std::expected<RuleLayout, Failure> layout_of(const dokushin_layout_options &options) {
    RuleLayout layout;
    if (options.kinds != nullptr) {
        DOKUSHIN_TRY(wishes, rule_wishes_from(options.kinds));
        layout.wishes = std::move(wishes);
    }
    if (options.symmetry != nullptr) {
        DOKUSHIN_TRY(symmetry, symmetry_of(options.symmetry));
        layout.symmetry = symmetry;
    }
    layout.least_cage = options.least_cage > 0 ? options.least_cage : layout.least_cage;
    layout.most_cage = options.most_cage > 0 ? options.most_cage : layout.most_cage;
    layout.cages_in_boxes = options.cages_in_boxes != 0;
    layout.minimal = options.minimal != 0;
    return layout;
}

/// A good attempt's puzzle.
Puzzle puzzle_of(const Attempt &attempt, const Shape &shape) {
    auto puzzle = Puzzle::from_givens(attempt.board ? *attempt.board : shape, attempt.givens);
    assert(puzzle); // what is made is a puzzle
    return *std::move(puzzle);
}

/// Writes handles of the good ones; all or none, should memory run out.
void write_puzzles(std::span<const Attempt> attempts, const Shape &shape,
                   dokushin_puzzle **puzzles) {
    std::vector<std::unique_ptr<dokushin_puzzle>> made(attempts.size());
    for (std::size_t at = 0; at < attempts.size(); ++at) {
        if (attempts[at].fate == Fate::good) {
            made[at] = std::make_unique<dokushin_puzzle>(puzzle_of(attempts[at], shape));
        }
    }
    for (auto &puzzle : made) {
        *puzzles++ = puzzle.release();
    }
}

} // namespace

const char *dokushin_rule_kind_at(std::uint32_t position) {
    return position < all_rule_kinds().size() ? literal(name(all_rule_kinds()[position])) : nullptr;
}

dokushin_code dokushin_generator_with_layout(const dokushin_shape *shape,
                                             const dokushin_generate_options *options,
                                             const dokushin_layout_options *layout,
                                             dokushin_generator **generator,
                                             dokushin_error *error) {
    return guarded(
        error, {handle("shape", shape), given("generator", generator)}, [&]() -> Outcome {
            DOKUSHIN_TRY(read, read_options(options));
            DOKUSHIN_TRY(read_layout, read_options(layout));
            DOKUSHIN_TRY(how, making_of(read, shape->shape));
            DOKUSHIN_TRY(rules, layout_of(read_layout));
            how.rules = std::move(rules);
            if (read_layout.no_givens != 0) {
                how.least_givens = how.most_givens = 0;
            }
            if (!how.rules.wishes.empty() && read.scale == nullptr) {
                read.scale = "hodoku";
            }
            return give_generator(generator, shape->shape, read, std::move(how), Generator::make);
        });
}

dokushin_code dokushin_generator_puzzles(dokushin_generator *generator, std::uint64_t first,
                                         std::size_t count, dokushin_fate *fates,
                                         dokushin_puzzle **puzzles, std::uint8_t *solutions,
                                         std::size_t cells, dokushin_error *error) {
    return guarded(error,
                   {handle("generator", generator), given("fates", fates, count),
                    given("puzzles", puzzles, count), given("solutions", solutions, count)},
                   [&]() -> Outcome {
                       const Shape &shape = generator->shape;
                       DOKUSHIN_CHECK(expect_room("cells", cells, shape.cell_count()));
                       const auto attempts = generator->generator.attempts(first, count);
                       assert(attempts.size() == count); // the caller's arrays have room for these
                       write_puzzles(attempts, shape, puzzles);
                       const Grid none(cells);
                       for (const Attempt &one : attempts) {
                           *fates++ = static_cast<dokushin_fate>(one.fate);
                           write_grid(solutions, one.fate == Fate::good ? one.solution : none);
                           solutions += cells;
                       }
                       return {};
                   });
}
