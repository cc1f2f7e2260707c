#include "cli/options/trace_choice.h"

#include "base/cut_at_commas.h"
#include "cli/options/usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace dokushin::cli {
namespace {

constexpr std::array kinds{EventKind::place, EventKind::take_back, EventKind::eliminate,
                           EventKind::solved};

std::array<bool, kinds.size()> parse_kinds(std::string_view text) {
    std::vector<std::string> names;
    for (const EventKind kind : kinds) {
        names.emplace_back(name(kind));
    }
    std::array<bool, kinds.size()> chosen{};
    for (const std::string &word : cut_at_commas(text)) {
        const auto known = std::ranges::find(names, word);
        if (known == names.end()) {
            refuse_word("--events", word, "event", names);
        }
        chosen[static_cast<std::size_t>(known - names.begin())] = true;
    }
    return chosen;
}

/// Parses the K of --every K.
std::uint64_t parse_kth(std::string_view text) {
    std::uint64_t k = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), k);
    if (error != std::errc{} || end != text.data() + text.size() || k == 0) {
        refuse_usage("--every",
                     fmt::format("'{}', expected backtrack, event, solution or a number", text));
    }
    return k;
}

} // namespace

TraceChoice::TraceChoice(const std::string &every, std::string_view events) {
    if (!events.empty()) {
        rule_ = Rule::kinds;
        kinds_ = parse_kinds(events);
    } else if (every == "event") {
        rule_ = Rule::events;
    } else if (every == "solution") {
        rule_ = Rule::solutions;
    } else if (every != "backtrack") {
        every_kth_ = parse_kth(every);
    }
}

bool TraceChoice::wants(const Event &event, const Counters &counters) const {
    const auto kind = std::ranges::find(kinds, event.kind);
    if (kind == kinds.end()) {
        return false;
    }
    switch (rule_) {
    case Rule::events:
        return true;
    case Rule::kinds:
        return kinds_[static_cast<std::size_t>(kind - kinds.begin())];
    case Rule::backtracks:
        assert(every_kth_ > 0);
        if (event.kind == EventKind::take_back) {
            return counters.backtracks % every_kth_ == 0;
        }
        break;
    case Rule::solutions:
        break;
    }
    return event.kind == EventKind::solved;
}

} // namespace dokushin::cli
