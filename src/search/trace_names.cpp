// These functions name events and their reasons, as `trace --json` writes them.
#include <dokushin/trace.h>

#include <array>

namespace dokushin {
namespace {

constexpr std::array<std::string_view, 5> event_names{"place", "take_back", "eliminate", "solved",
                                                      "exhausted"};
constexpr std::array<std::string_view, 5> reason_names{"trial", "naked_single", "hidden_single",
                                                       "peer", "end"};

} // namespace

std::string_view name(EventKind kind) { return event_names[static_cast<std::size_t>(kind)]; }
std::string_view name(Reason reason) { return reason_names[static_cast<std::size_t>(reason)]; }

} // namespace dokushin
