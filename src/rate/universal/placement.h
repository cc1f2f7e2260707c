// What a chain places: a label, or a group, of which one label is true.
#pragma once

#include "rate/universal/resolution_state.h"

#include <algorithm>
#include <optional>

namespace dokushin::universal {

/// A Placement is a label, or, after the numbers of these, a group.
enum class Placement : std::uint32_t {};
[[nodiscard]] constexpr std::size_t index(Placement one) { return static_cast<std::size_t>(one); }
[[nodiscard]] inline Placement placement_of(const CspBoard &, Label label) {
    return static_cast<Placement>(label);
}
[[nodiscard]] inline Placement placement_of(const CspBoard &board, Group group) {
    return static_cast<Placement>(board.label_count() + index(group));
}
[[nodiscard]] inline bool is_group(const CspBoard &board, Placement one) {
    return index(one) >= board.label_count();
}
[[nodiscard]] inline Group group_of(const CspBoard &board, Placement one) {
    return static_cast<Group>(index(one) - board.label_count());
}
/// Returns the members of a placement that is a group; none of a label.
[[nodiscard]] inline std::span<const Label> members_of(const CspBoard &board, Placement one) {
    return is_group(board, one) ? board.members_of(group_of(board, one)) : std::span<const Label>();
}
/// Visits the labels that a placement eliminates.
template <class Visit>
void for_eliminated(const CspBoard &board, Placement one, const Visit &visit) {
    if (is_group(board, one)) {
        std::ranges::for_each(board.linked_to(group_of(board, one)), visit);
    } else {
        board.for_linked(static_cast<Label>(one), visit);
    }
}
/// Returns the first variable, in the order of cells, rows, columns and boxes, that a label shares
/// with all labels of a placement that it is not part of; none if they are not linked by one.
[[nodiscard]] std::optional<Variable> shared_variable(const CspBoard &board, Label label,
                                                      Placement one);
/// Places it in a state.
inline void place(ResolutionState &state, Placement one) {
    if (is_group(state.board(), one)) {
        state.place(group_of(state.board(), one));
    } else {
        state.place(static_cast<Label>(one));
    }
}

} // namespace dokushin::universal
