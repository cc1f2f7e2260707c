// The median and the range of measured numbers, which are all that a noisy machine lets anybody
// quote.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace dokushin::bench {

/// Returns the median; of an even count the greater one in the middle.
[[nodiscard]] inline double median(std::vector<double> numbers) {
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

/// Returns the median, the least and the greatest as a column of a table.
[[nodiscard]] inline std::string median_and_range(const std::vector<double> &numbers) {
    return fmt::format("{:7.2f} ({:.2f}–{:.2f})", median(numbers), std::ranges::min(numbers),
                       std::ranges::max(numbers));
}

} // namespace dokushin::bench
