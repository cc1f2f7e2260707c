#include "generate/request.h"

#include <algorithm>

namespace dokushin::generate {
namespace {

/// The fewest givens of any puzzle with one solution, where that is known; else 0.
/// 9×9: McGuire, Tugemann and Civario, "There is no 16-clue Sudoku" (2012); 4×4: by trying
/// all, as tests/generate does.
std::size_t fewest_givens(const Shape &shape) {
    if (const auto nine = Shape::classic(3); nine && shape == *nine) {
        return 17;
    }
    const auto four = Shape::classic(2);
    return four && shape == *four ? 4 : 0;
}

/// Which numbers of cells some of the parts have together.
std::vector<bool> sums_of(const std::vector<Part> &parts, std::size_t cells) {
    std::vector<bool> sums(cells + 1);
    sums[0] = true;
    for (const Part &part : parts) {
        for (std::size_t sum = cells; sum >= part.size(); --sum) {
            sums[sum] = sums[sum] || sums[sum - part.size()];
        }
    }
    return sums;
}

std::string range_text(const GenerateOptions &options) {
    return options.least_givens == options.most_givens
               ? std::to_string(options.least_givens)
               : std::to_string(options.least_givens) + " to " +
                     std::to_string(options.most_givens);
}

} // namespace

Result<void> check(const Shape &shape, const GenerateOptions &options,
                   const std::vector<Part> &parts) {
    const auto refused = [](std::string what, std::string expected) {
        return std::unexpected(
            Error{ErrorCode::unsupported, std::move(what), std::move(expected), 0, 0});
    };
    if (const std::size_t fewest = fewest_givens(shape); options.most_givens < fewest) {
        return refused("a puzzle of " + range_text(options) + " givens",
                       std::to_string(fewest) + " or more: with fewer none has one solution");
    }
    const std::vector<bool> sums = sums_of(parts, shape.cell_count());
    const auto begin =
        sums.begin() + static_cast<std::ptrdiff_t>(std::min(options.least_givens, sums.size()));
    const auto end =
        sums.begin() + static_cast<std::ptrdiff_t>(std::min(options.most_givens + 1, sums.size()));
    if (std::find(begin, std::max(begin, end), true) == std::max(begin, end)) {
        return refused(range_text(options) + " givens with symmetry " +
                           std::string(name(options.symmetry)),
                       "a number that cells which are symmetrical to each other add up to");
    }
    return {};
}

} // namespace dokushin::generate
