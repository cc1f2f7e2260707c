// TraceChoice selects the events of a search that `trace` shows, by --every and --events.
#pragma once

#include <dokushin/trace.h>

#include <array>
#include <string>
#include <string_view>

namespace dokushin::cli {

class TraceChoice {
  public:
    /// Parses the two options' texts. `events`, empty if not given, overrides `every`. Wrong texts
    /// are usage errors.
    TraceChoice(const std::string &every, std::string_view events);

    /// Is `event` shown? `counters` are those after it.
    [[nodiscard]] bool wants(const Event &event, const Counters &counters) const;

  private:
    enum class Rule : std::uint8_t { backtracks, events, solutions, kinds };
    Rule rule_ = Rule::backtracks;
    std::uint64_t every_kth_ = 1; ///< every how many backtracks one is shown
    /// A flag for each kind of event but `exhausted`, which is never shown.
    std::array<bool, 4> kinds_{};
};

} // namespace dokushin::cli
