#include "rate/universal/open_board.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace dokushin::universal {
namespace {

constexpr auto none = std::numeric_limits<OpenBoard::Open>::max();

} // namespace

OpenBoard::OpenBoard(const ResolutionState &state) {
    const CspBoard &board = state.board();
    assert(board.label_count() < none);
    std::vector<Open> numbers(board.label_count(), none); // of each label
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        if (state.is_candidate(static_cast<Label>(at))) {
            numbers[at] = static_cast<Open>(labels_.size());
            labels_.push_back(static_cast<Label>(at));
        }
    }
    std::vector<Open> variables(board.variable_count(), none);
    for (std::size_t at = 0; at < variables.size(); ++at) {
        if (state.is_decided(static_cast<Variable>(at))) {
            continue;
        }
        variables[at] = static_cast<Open>(candidates_.size());
        candidates_.begin();
        for (const Label label : board.labels_of(static_cast<Variable>(at))) {
            if (numbers[index(label)] != none) {
                candidates_.add(numbers[index(label)]);
            }
        }
    }
    for (const Label label : labels_) {
        variables_.begin();
        for (const Variable variable : board.variables_of(label)) {
            variables_.add(variables[index(variable)]); // open, since it has a candidate
        }
    }
    list_links(board, numbers);
}

void OpenBoard::list_links(const CspBoard &board, std::span<const Open> numbers) {
    for (const Label label : labels_) {
        const auto own = variables_of(numbers[index(label)]);
        first_links_.push_back(beyond_.size());
        linked_.begin();
        board.for_linked(label, [&](Label other) {
            const Open number = numbers[index(other)];
            if (number == none) {
                return;
            }
            linked_.add(number);
            beyond_.begin();
            for (const Open variable : variables_of(number)) {
                if (std::ranges::find(own, variable) == own.end()) {
                    beyond_.add(variable);
                }
            }
        });
    }
}

} // namespace dokushin::universal
