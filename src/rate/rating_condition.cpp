#include <dokushin/rating_condition.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace dokushin {
namespace {

constexpr std::string_view explainers_scale = "er";

/// Reads a decimal number: digits, and others behind a point. std::from_chars() reads none in
/// libc++ 19, which the modules of WebAssembly are built with.
std::optional<double> number_in(std::string_view text) {
    constexpr std::size_t most_digits = 15; // of these each number is exact
    if (text == "inf") {
        return std::numeric_limits<double>::infinity();
    }
    const auto is_digit = [](char one) { return one >= '0' && one <= '9'; };
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view behind = text.substr(std::min(point + 1, text.size()));
    if (whole.empty() || (point < text.size() && behind.empty()) ||
        whole.size() + behind.size() > most_digits || !std::ranges::all_of(whole, is_digit) ||
        !std::ranges::all_of(behind, is_digit)) {
        return std::nullopt;
    }
    double number = 0;
    double divisor = 1;
    for (const char digit : whole) {
        number = number * 10 + (digit - '0');
    }
    for (const char digit : behind) {
        number = number * 10 + (digit - '0');
        divisor *= 10;
    }
    return number / divisor;
}

} // namespace

std::span<const std::string_view> RatingCondition::scales() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all{explainers_scale};
        for (const UniversalScale scale : all_universal_scales()) {
            all.push_back(name(scale));
        }
        return all;
    }();
    return names;
}

std::optional<RatingCondition> RatingCondition::parse(std::string_view text) {
    using enum Comparison;
    // Those that begin with another one come first.
    constexpr std::array<std::pair<std::string_view, Comparison>, 5> signs{
        {{"<=", at_most}, {">=", at_least}, {"<", less}, {">", more}, {"=", equal}}};
    const auto found = std::ranges::find_if(
        signs, [&](const auto &row) { return text.find(row.first) != text.npos; });
    if (found == signs.end()) {
        return std::nullopt;
    }
    const auto &[sign, comparison] = *found;
    const std::size_t at = text.find(sign);
    const std::string_view scale = text.substr(0, at);
    const auto universal = universal_scale_named(scale);
    const auto number = number_in(text.substr(at + sign.size()));
    return number && (universal || scale == explainers_scale)
               ? std::optional(RatingCondition(universal, comparison, *number))
               : std::nullopt;
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

} // namespace dokushin
