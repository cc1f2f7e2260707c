// Wishes for rules as people type them.
#include "base/cut_at_commas.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rule_layout.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

namespace dokushin {
namespace {

/// The most rules that a wish may name; no board has places for more.
constexpr unsigned most_rules = 1000;

std::unexpected<Error> wrong_amount(std::string_view text, bool percent) {
    return std::unexpected(
        Error{ErrorCode::bad_format,
              {"'{}' among the kinds of rules", text},
              {"a number from 1 to {}, or two as in 4..6", percent ? 100 : most_rules}});
}

std::optional<unsigned> whole(std::string_view text) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = error == std::errc{} && end == text.data() + text.size();
    return is_whole ? std::optional(value) : std::nullopt;
}

} // namespace

Result<RuleWish> rule_wish_from(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto kind = rule_kind_named(text.substr(0, colon));
    if (!kind) {
        std::vector<std::string_view> names;
        for (const RuleKind each : all_rule_kinds()) {
            names.push_back(name(each));
        }
        return std::unexpected(Error{ErrorCode::bad_format,
                                     {"'{}' among the kinds of rules", text.substr(0, colon)},
                                     {"one of {}", fmt::format("{}", fmt::join(names, ", "))}});
    }
    RuleWish wish{.kind = *kind};
    if (colon == text.npos) {
        return wish;
    }
    std::string_view amount = text.substr(colon + 1);
    wish.percent = amount.ends_with('%');
    amount.remove_suffix(wish.percent ? 1 : 0);
    const std::size_t dots = amount.find("..");
    const auto least = whole(amount.substr(0, dots));
    const auto most = dots == amount.npos ? least : whole(amount.substr(dots + 2));
    if (!least || !most || *least == 0 || *least > *most ||
        *most > (wish.percent ? 100 : most_rules)) {
        return wrong_amount(text, wish.percent);
    }
    wish.least = *least;
    wish.most = *most;
    return wish;
}

Result<std::vector<RuleWish>> rule_wishes_from(std::string_view list) {
    std::vector<RuleWish> wishes;
    if (list.empty()) {
        return wishes;
    }
    for (const std::string &word : cut_at_commas(list)) {
        DOKUSHIN_TRY(wish, rule_wish_from(word));
        wishes.push_back(wish);
    }
    return wishes;
}

} // namespace dokushin
