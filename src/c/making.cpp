#include "c/making.h"

#include "c/wishes.h"
#include "errors/catalogue.h"
#include "errors/try.h"

namespace dokushin::c {

std::expected<GenerateOptions, Failure> making_of(const dokushin_generate_options &options,
                                                  const Shape &shape) {
    DOKUSHIN_CHECK(expect_stop(options.stop));
    DOKUSHIN_TRY(symmetry, symmetry_of(options.symmetry));
    GenerateOptions how;
    how.symmetry = symmetry;
    how.minimal = options.not_minimal == 0;
    how.least_givens = options.least_givens;
    how.most_givens = options.most_givens > 0 ? options.most_givens : how.most_givens;
    if (options.pattern != nullptr) {
        if (options.pattern_cells != shape.cell_count()) {
            return failed(DOKUSHIN_WRONG_LENGTH, {"a pattern of {n} cells", options.pattern_cells},
                          {"{}", shape.cell_count()});
        }
        how.pattern.assign(options.pattern, options.pattern + options.pattern_cells);
    }
    how.controlled_bias = options.controlled_bias != 0;
    how.seed = options.seed;
    how.cancelled = flag_of(options.stop);
    return how;
}

Outcome give_generator(dokushin_generator **generator, const Shape &shape,
                       const dokushin_generate_options &options, GenerateOptions how,
                       MakeGenerator make) {
    const bool lays_rules = !how.rules.wishes.empty();
    DOKUSHIN_TRY(wishes, wishes_of(options));
    DOKUSHIN_CHECK(can_be_judged(wishes, shape, lays_rules));
    const bool judges = wishes.any();
    auto judge = std::make_unique<Judge>(std::move(wishes), how.cancelled);
    if (judges) {
        how.accept = [raw = judge.get()](const Puzzle &puzzle, const Grid &solution) {
            return raw->grants(puzzle, solution);
        };
    }
    DOKUSHIN_TRY(made, make(shape, std::move(how)));
    give_handle(generator, shape, lays_rules, std::move(judge), std::move(made));
    return {};
}

} // namespace dokushin::c
