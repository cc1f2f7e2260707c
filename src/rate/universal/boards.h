// The tables of a board, with groups only if they are asked for: few scales have them.
#pragma once

#include "rate/universal/csp_board.h"

#include <optional>
#include <set>

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
    /// The boards of each type of variables: cells, and the digits of each kind of houses.
    [[nodiscard]] std::span<const CspBoard> typed() {
        if (typed_.empty()) {
            typed_.push_back(plain_.typed(std::nullopt));
            std::set<HouseKind> kinds;
            for (const House &house : plain_.shape().houses()) {
                kinds.insert(house.kind);
            }
            for (const HouseKind kind : kinds) {
                typed_.push_back(plain_.typed(kind));
            }
        }
        return typed_;
    }

  private:
    CspBoard plain_;
    std::optional<CspBoard> with_groups_;
    std::vector<CspBoard> typed_;
};

} // namespace dokushin::universal
