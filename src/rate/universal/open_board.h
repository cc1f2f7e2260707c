// The open part of a board: the candidates of a state, numbered anew, and the variables that are
// not decided, without the labels that are no candidates.
#pragma once

#include "rate/universal/resolution_state.h"

namespace dokushin::universal {

class OpenBoard {
  public:
    /// An Open is the number of a candidate among those of the state.
    using Open = std::uint16_t;

    /// Fills the tables. Cost: the links of each candidate.
    explicit OpenBoard(const ResolutionState &state);

    [[nodiscard]] std::size_t candidate_count() const { return labels_.size(); }
    [[nodiscard]] std::size_t variable_count() const { return candidates_.size(); }
    /// Returns the candidates in their order.
    [[nodiscard]] std::span<const Label> labels() const { return labels_; }
    [[nodiscard]] Label label(std::size_t candidate) const { return labels_[candidate]; }

    [[nodiscard]] std::span<const Open> candidates_of(std::size_t variable) const {
        return candidates_[variable];
    }
    [[nodiscard]] std::span<const Open> variables_of(std::size_t candidate) const {
        return variables_[candidate];
    }
    /// Returns the candidates that are linked to one.
    [[nodiscard]] std::span<const Open> linked_to(std::size_t candidate) const {
        return linked_[candidate];
    }
    /// Returns where the links of a candidate begin in the numbering of all links.
    [[nodiscard]] std::size_t first_link_of(std::size_t candidate) const {
        return first_links_[candidate];
    }
    /// Returns the variables of the candidate that a link leads to which are not variables of the
    /// one that it comes from.
    [[nodiscard]] std::span<const Open> variables_beyond(std::size_t link) const {
        return beyond_[link];
    }

  private:
    void list_links(const CspBoard &board, std::span<const Open> numbers);

    std::vector<Label> labels_; ///< of each candidate
    Lists<Open> candidates_;    ///< of each variable
    Lists<Open> variables_;     ///< of each candidate, as the next two
    Lists<Open> linked_;
    std::vector<std::size_t> first_links_;
    Lists<Open> beyond_; ///< of each link
};

} // namespace dokushin::universal
