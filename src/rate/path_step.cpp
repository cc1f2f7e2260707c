// The names of all orders and of the patterns of universal orders, and what a step of any order is
// called and rated.
#include <dokushin/solution_path.h>

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

/// The names of the patterns, in the order of the enumeration.
constexpr std::array<std::string_view, 6> pattern_names{"naked-single", "hidden-single", "whip",
                                                        "g-whip",       "braid",         "g-braid"};

struct PathOrderRow {
    std::string_view word;
    PathOrder order;
};
constexpr std::array path_order_rows{
    PathOrderRow{"explainer", {Order::explainer}},
    PathOrderRow{"hodoku", {Order::hodoku}},
    PathOrderRow{"sukaku", {Order::sukaku}},
    PathOrderRow{"universal", {{}, UniversalChains::whips}},
    PathOrderRow{"w", {{}, UniversalChains::whips}},
    PathOrderRow{"gw", {{}, UniversalChains::g_whips}},
    PathOrderRow{"b", {{}, UniversalChains::braids}},
    PathOrderRow{"gb", {{}, UniversalChains::g_braids}},
};
constexpr std::array path_order_words = [] {
    std::array<std::string_view, path_order_rows.size()> words;
    std::ranges::transform(path_order_rows, words.begin(), &PathOrderRow::word);
    return words;
}();
/// The universal orders come last.
constexpr auto universal_count = static_cast<std::size_t>(std::ranges::count_if(
    path_order_rows, [](const PathOrderRow &row) { return row.order.chains.has_value(); }));

} // namespace

std::optional<PathOrder> path_order_named(std::string_view order) {
    const auto found = std::ranges::find(path_order_rows, order, &PathOrderRow::word);
    return found == path_order_rows.end() ? std::nullopt : std::optional(found->order);
}
std::span<const std::string_view> path_orders() { return path_order_words; }

std::optional<UniversalChains> universal_chains_named(std::string_view order) {
    const auto found = path_order_named(order);
    return found ? found->chains : std::nullopt;
}
std::span<const std::string_view> universal_orders() {
    return std::span(path_order_words).last(universal_count);
}

std::string_view name(UniversalPattern pattern) {
    return pattern_names[static_cast<std::size_t>(pattern)];
}

std::string_view key(const PathStep &step) {
    return step.instance ? name(step.instance->pattern) : info(step.step.technique).key;
}

std::string_view name(const PathStep &step, Language language) {
    const bool is_chain = step.instance && step.instance->length > 0;
    return is_chain ? name(step.instance->pattern) : name(step.step.technique, language);
}

unsigned explainer_rating(const PathStep &step, const Shape &shape) {
    return step.instance ? 0 : explainer_rating(step.step, shape);
}

std::optional<HodokuScore> hodoku_score(const PathStep &step) {
    return step.instance ? std::nullopt : std::optional(hodoku_score(step.step.technique));
}

} // namespace dokushin
