// A rating ends early when its caller wants it, or when its time is over.
#pragma once

#include "base/stop.h"

namespace dokushin::universal {

class Interrupt {
  public:
    Interrupt(const std::atomic<bool> *cancelled, Deadline deadline)
        : cancelled_(cancelled), deadline_(deadline) {}

    [[nodiscard]] bool has_come() const { return is_cancelled(cancelled_) || is_over(deadline_); }

  private:
    const std::atomic<bool> *cancelled_;
    Deadline deadline_;
};

} // namespace dokushin::universal
