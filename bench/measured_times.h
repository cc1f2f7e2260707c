// Files of measured times: a line for each puzzle, which begins with seconds, as `dokushin rate
// --format '%e %r'` and dokushin_rating_times write them. Empty lines and those that begin with #
// are comments.
#pragma once

#include <dokushin/result.h>

#include <istream>
#include <string>
#include <vector>

namespace dokushin::bench {

/// A line for people: which file, where in it, what is wrong.
struct BadTimes {
    std::string what;
};

/// Adds what the file has to `times`.
[[nodiscard]] std::expected<void, BadTimes> read_times(std::istream &in, const std::string &name,
                                                       std::vector<double> &times);

} // namespace dokushin::bench
