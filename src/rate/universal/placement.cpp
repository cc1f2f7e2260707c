#include "rate/universal/placement.h"

namespace dokushin::universal {

std::optional<Variable> shared_variable(const CspBoard &board, Label label, Placement one) {
    const auto placed = static_cast<Label>(one);
    const auto labels =
        is_group(board, one) ? board.members_of(group_of(board, one)) : std::span(&placed, 1);
    for (const Variable variable : board.all_variables_of(label)) {
        const auto has = [&](Label other) {
            return std::ranges::find(board.all_variables_of(other), variable) !=
                   board.all_variables_of(other).end();
        };
        if (std::ranges::all_of(labels, has) && std::ranges::find(labels, label) == labels.end()) {
            return variable;
        }
    }
    return std::nullopt;
}

} // namespace dokushin::universal
