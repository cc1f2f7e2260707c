// Quantiles of values: half of them are less than the quantile of 0.5.
#pragma once

#include <algorithm>
#include <vector>

namespace dokushin::photo {

/// Returns the value that a share of the others are not larger than. Cost: linear.
[[nodiscard]] inline float quantile(std::vector<float> values, double share) {
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, values.begin() + at);
    return values[static_cast<std::size_t>(at)];
}

} // namespace dokushin::photo
