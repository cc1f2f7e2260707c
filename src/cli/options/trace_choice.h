// Which events of a search `trace` shows: --every and --events.
#pragma once

#include <dokushin/trace.h>

#include <array>
#include <string>
#include <string_view>

namespace dokushin::cli {

class TraceChoice {
  public:
    /// From the two options' texts; `events` is empty where it was not given, and
    /// goes before `every` where it was. Wrong ones are usage errors.
    TraceChoice(const std::string &every, std::string_view events);

    /// Is `event`, after which the search has these counts, to be shown?
    [[nodiscard]] bool wants(const Event &event, const Counters &counters) const;

  private:
    enum class Rule : std::uint8_t { backtracks, events, solutions, kinds };
    Rule rule_ = Rule::backtracks;
    std::uint64_t every_kth_ = 1; ///< of the backtracks
    /// One flag a kind of event, `exhausted` (which is never shown) left out.
    std::array<bool, 4> kinds_{};
};

} // namespace dokushin::cli
