#include "stream/input/line_ends.h"

#include <algorithm>
#include <cassert>

namespace dokushin::stream {

void LineEnds::add(std::string_view text) {
    if (text.empty()) {
        return;
    }
    count_ += static_cast<std::size_t>(std::ranges::count(text, '\n'));
    assert(!after_return_ || count_ > 0);
    count_ -= after_return_ && text.front() == '\n' ? 1 : 0; // it was counted as a CR
    for (std::size_t at = text.find('\r'); at != text.npos; at = text.find('\r', at + 1)) {
        count_ += text.substr(at + 1).starts_with('\n') ? 0 : 1;
    }
    after_return_ = text.ends_with('\r');
}

} // namespace dokushin::stream
