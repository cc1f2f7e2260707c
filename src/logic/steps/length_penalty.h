// The length penalty is what a chain's length adds to its rating. Finders need it too, since they
// take the chain that is rated lowest. Source: the ratings of Sudoku Explainer 1.2.1.
#pragma once

namespace dokushin::logic {

/// Returns the tenths that a chain's complexity adds: one for each of 4, 6, 8, 12, 16, 24, … that
/// complexity − 2 exceeds.
[[nodiscard]] inline unsigned length_penalty(unsigned complexity) {
    unsigned tenths = 0;
    // × 3/2 and × 4/3 in turn: 4, 6, 8, 12, 16, 24, …
    for (unsigned step = 4; complexity > step + 2; ++tenths) {
        step = tenths % 2 == 0 ? step * 3 / 2 : step * 4 / 3;
    }
    return tenths;
}

/// Returns `base` plus these tenths, added one by one as Sudoku Explainer does.
[[nodiscard]] inline double chain_rating(double base, unsigned complexity) {
    double added = 0;
    for (unsigned tenths = length_penalty(complexity); tenths > 0; --tenths) {
        added += 0.1;
    }
    return base + added;
}

} // namespace dokushin::logic
