// The errors of requests that no puzzle can meet.
#include "generate/request.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

namespace dokushin::generate {
namespace {

/// The fewest givens of any puzzle with one solution if they are known, else 0. Source for 9×9:
/// McGuire, Tugemann and Civario, "There is no 16-clue Sudoku" (2012); for 4×4 tests/generate tries
/// all.
std::size_t fewest_givens(const Shape &shape) {
    if (shape.is_usual_nine()) {
        return 17;
    }
    const auto four = Shape::classic(2);
    return four && shape == *four ? 4 : 0;
}

/// The numbers that are sums of orbit sizes.
std::vector<bool> sums_of(const std::vector<Orbit> &orbits, std::size_t cells) {
    std::vector<bool> sums(cells + 1);
    sums[0] = true;
    for (const Orbit &orbit : orbits) {
        for (std::size_t sum = cells; sum >= orbit.size(); --sum) {
            sums[sum] = sums[sum] || sums[sum - orbit.size()];
        }
    }
    return sums;
}

Sentence range_text(const GenerateOptions &options) {
    return options.least_givens == options.most_givens
               ? Sentence("{}", options.least_givens)
               : Sentence("{} to {}", options.least_givens, options.most_givens);
}

/// Describes two rows of a band, or columns of a stack, without givens; "" if there are none. Only
/// boards without variants are checked: on others it is not known that such lines can be exchanged.
Sentence exchangeable_lines(const Shape &shape, const std::vector<bool> &pattern) {
    const auto plain = Shape::boxes(shape.box_rows(), shape.box_columns());
    if (!plain || shape != *plain) {
        return {};
    }
    const unsigned side = shape.side();
    for (const House &house : shape.houses().first(std::size_t{2} * side)) {
        const bool row = house.kind == HouseKind::row;
        const unsigned chute = row ? shape.box_rows() : shape.box_columns();
        const unsigned line = house.ordinal - 1;
        const auto is_empty = [&](unsigned number) {
            const House &other = shape.houses()[number + (row ? 0 : side)];
            return std::ranges::none_of(other.cells,
                                        [&](Cell cell) { return pattern[index(cell)]; });
        };
        for (unsigned other = line + 1; is_empty(line) && other % chute != 0; ++other) {
            if (is_empty(other)) {
                return {"a pattern with no givens in {} and {}", house.phrase(),
                        shape.houses()[other + (row ? 0 : side)].phrase()};
            }
        }
    }
    return {};
}

Result<void> check_pattern(const Shape &shape, const GenerateOptions &options) {
    if (options.pattern.size() != shape.cell_count()) {
        return refused({"a pattern of {n} cells", options.pattern.size()},
                       {"{n} cells", shape.cell_count()});
    }
    if (options.symmetry != Symmetry::none) {
        return refused({"a pattern with symmetry {}", name(options.symmetry)}, {"one of them"});
    }
    if (Sentence lines = exchangeable_lines(shape, options.pattern); !lines.empty()) {
        return refused(std::move(lines),
                       {"at most one such row of a band and one such column of a stack: the "
                        "digits of two could be exchanged"});
    }
    const auto givens = static_cast<std::size_t>(std::ranges::count(options.pattern, true));
    if (givens < options.least_givens || givens > options.most_givens) {
        return refused({"a pattern of {n} givens", givens}, range_text(options));
    }
    return {};
}

/// True if a number of the range is a sum of orbit sizes.
bool can_be_met(const GenerateOptions &options, const std::vector<Orbit> &orbits,
                std::size_t cells) {
    const std::vector<bool> sums = sums_of(orbits, cells);
    for (std::size_t sum = options.least_givens; sum <= std::min(options.most_givens, cells);
         ++sum) {
        if (sums[sum]) {
            return true;
        }
    }
    return false;
}

} // namespace

Result<void> check(const Shape &shape, const GenerateOptions &options,
                   const std::vector<Orbit> &orbits) {
    if (options.sukaku &&
        (options.symmetry != Symmetry::none || !options.minimal || !options.pattern.empty() ||
         options.controlled_bias || options.least_givens > 0 || options.most_givens < max_cells)) {
        return refused({"a sukaku with a symmetry, a pattern, a controlled bias, givens or "
                        "candidates to spare"},
                       {"minimal ones as they come: they have no givens"});
    }
    if (!options.pattern.empty()) {
        DOKUSHIN_CHECK(check_pattern(shape, options));
    }
    if (options.controlled_bias &&
        (!options.pattern.empty() || !options.minimal || options.symmetry != Symmetry::none)) {
        return refused({"a controlled bias with a pattern, a symmetry or givens to spare"},
                       {"minimal puzzles as they come"});
    }
    const std::size_t fewest = options.rules.wishes.empty() ? fewest_givens(shape) : 0;
    const std::size_t most =
        options.pattern.empty()
            ? options.most_givens
            : static_cast<std::size_t>(std::ranges::count(options.pattern, true));
    if (most < fewest) {
        return refused({"a puzzle of {n} givens",
                        options.pattern.empty() ? range_text(options) : Sentence("{}", most)},
                       {"{} or more: with fewer none has one solution", fewest});
    }
    if (!can_be_met(options, orbits, shape.cell_count())) {
        return refused({"{n} givens with symmetry {}", range_text(options), name(options.symmetry)},
                       {"a number that cells which are symmetrical to each other add up to"});
    }
    return {};
}

} // namespace dokushin::generate
