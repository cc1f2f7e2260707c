#include "cli/options/rating_condition.h"

#include "cli/options/usage.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace dokushin::cli {
namespace {

constexpr std::string_view explainers_scale = "er";

std::optional<double> number_in(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = error == std::errc{} && end == text.data() + text.size();
    return is_whole ? std::optional(number) : std::nullopt;
}

std::vector<std::string> condition_scales() {
    std::vector<std::string> names{std::string(explainers_scale)};
    for (const UniversalScale scale : all_universal_scales()) {
        names.emplace_back(name(scale));
    }
    return names;
}

} // namespace

RatingCondition RatingCondition::expect(std::string_view option, const std::string &text) {
    using enum Comparison;
    // Those that begin with another one come first.
    constexpr std::array<std::pair<std::string_view, Comparison>, 5> signs{
        {{"<=", at_most}, {">=", at_least}, {"<", less}, {">", more}, {"=", equal}}};
    for (const auto &[sign, comparison] : signs) {
        const std::size_t at = text.find(sign);
        if (at == std::string::npos) {
            continue;
        }
        const std::string scale = text.substr(0, at);
        const auto universal = universal_scale_named(scale);
        if (!universal && scale != explainers_scale) {
            refuse_word(std::string(option), scale, "scale", condition_scales());
        }
        if (const auto number = number_in(std::string_view(text).substr(at + sign.size()))) {
            return {universal, comparison, *number};
        }
        break;
    }
    refuse_usage(std::string(option),
                 fmt::format("'{}', expected a scale, a comparison and a number, such as te>=3",
                             printable(text)));
}

bool RatingCondition::is_met_by(double value) const {
    switch (comparison_) {
    case Comparison::less:
        return value < number_;
    case Comparison::at_most:
        return value <= number_;
    case Comparison::equal:
        return value == number_;
    case Comparison::at_least:
        return value >= number_;
    case Comparison::more:
        break;
    }
    return value > number_;
}

std::optional<bool> RatingCondition::holds(const Puzzle &puzzle, ProvingRater &rater) const {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (!scale_) {
        constexpr double tenths = 10;
        const ProvedRating rated = rater.rate(puzzle);
        return rated.status == Status::unique
                   ? std::optional(is_met_by(rated.rating.hardest.tenths / tenths))
                   : std::nullopt;
    }
    const std::array scales{*scale_};
    const ProvedRating rated = rater.rate_universally(puzzle, scales);
    if (rated.status != Status::unique || rated.universal.empty()) {
        return std::nullopt;
    }
    const UniversalRating &rating = rated.universal.front();
    switch (rating.kind) {
    case UniversalRating::Kind::exact:
        return is_met_by(rating.value);
    case UniversalRating::Kind::infinite:
        return is_met_by(infinity);
    case UniversalRating::Kind::above: {
        // The rating lies anywhere from the next number on.
        const bool of_least = is_met_by(rating.value + 1.0);
        return of_least == is_met_by(infinity) && comparison_ != Comparison::equal
                   ? std::optional(of_least)
                   : std::nullopt;
    }
    case UniversalRating::Kind::unknown:
        break;
    }
    return std::nullopt;
}

} // namespace dokushin::cli
