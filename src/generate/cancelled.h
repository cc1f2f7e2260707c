// The flag with which a caller ends long work.
#pragma once

#include <atomic>

namespace dokushin::generate {

/// Is there a flag, and is it set?
[[nodiscard]] inline bool is_cancelled(const std::atomic<bool> *flag) {
    return flag != nullptr && flag->load(std::memory_order_relaxed);
}

} // namespace dokushin::generate
