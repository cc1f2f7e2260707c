#include "measured_times.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace dokushin::bench {
namespace {

/// The seconds that a line begins with: "0.25", "0.25 7.1", "0.25s 7.1".
std::optional<double> seconds_of(std::string_view line) {
    double seconds = 0;
    const char *const end = line.data() + line.size();
    auto [after, error] = std::from_chars(line.data(), end, seconds);
    if (error != std::errc() || !std::isfinite(seconds) || seconds < 0) {
        return std::nullopt;
    }
    after += after != end && *after == 's' ? 1 : 0;
    const bool ended = after == end || *after == ' ' || *after == '\t' || *after == '\r';
    return ended ? std::optional(seconds) : std::nullopt;
}

} // namespace

std::expected<void, BadTimes> read_times(std::istream &in, const std::string &name,
                                         std::vector<double> &times) {
    std::size_t number = 0;
    const std::size_t before = times.size();
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.empty() || line.front() == '#' || line == "\r") {
            continue;
        }
        const std::optional<double> seconds = seconds_of(line);
        if (!seconds) {
            return std::unexpected(BadTimes{fmt::format(
                "{}:{}: expected a number of seconds at the begin of the line", name, number)});
        }
        times.push_back(*seconds);
    }
    if (times.size() == before) {
        return std::unexpected(BadTimes{fmt::format("{}: no times could be read from it", name)});
    }
    return {};
}

} // namespace dokushin::bench
