// The tables of a board, with groups only if they are asked for: few scales have them.
#pragma once

#include "rate/universal/csp_board.h"

#include <optional>

namespace dokushin::universal {

class Boards {
  public:
    explicit Boards(const Shape &shape) : plain_(shape) {}

    [[nodiscard]] const CspBoard &plain() const { return plain_; }
    [[nodiscard]] const CspBoard &with_groups() {
        if (!with_groups_) {
            with_groups_.emplace(plain_.shape(), true);
        }
        return *with_groups_;
    }

  private:
    CspBoard plain_;
    std::optional<CspBoard> with_groups_;
};

} // namespace dokushin::universal
