#include "rate/universal/chain_step.h"

#include <algorithm>

namespace dokushin::universal {
namespace {

bool is_cell(const CspBoard &board, Variable variable) {
    return index(variable) < board.cell_count();
}
HouseIndex house_index(const CspBoard &board, Variable variable) {
    return static_cast<HouseIndex>((index(variable) - board.cell_count()) / board.side());
}

/// Gives the reason of a link: the cell or the house of a variable.
void explain_by(ChainLink &link, const CspBoard &board, Variable variable) {
    link.because = is_cell(board, variable) ? Because::cell : Because::house;
    if (link.because == Because::house) {
        link.house = house_index(board, variable);
    }
}

class ChainWriter {
  public:
    ChainWriter(const CspBoard &board, Label target) : board_(board) {
        ChainLink start;
        start.candidate = board.candidate(target);
        start.on = true;
        links_.push_back(start);
        made_.push_back({placement_of(board, target), 0});
    }

    void add(const CspLink &link) {
        const auto by = std::ranges::find_if(made_.rbegin(), made_.rend(), [&](const Made &made) {
            return shared_variable(board_, link.left, made.placement).has_value();
        });
        ChainLink left;
        left.candidate = board_.candidate(link.left);
        explain_by(left, board_, *shared_variable(board_, link.left, by->placement));
        left.parents = {by->position};
        links_.push_back(left);
        if (link.right) {
            add_right(link.variable, *link.right);
        }
    }
    [[nodiscard]] Chain chain() && { return {std::move(links_)}; }

  private:
    struct Made {
        Placement placement{};
        std::uint32_t position = 0;
    };

    void add_right(Variable variable, Placement one) {
        ChainLink right;
        right.on = true;
        right.parents = {static_cast<std::uint32_t>(links_.size() - 1)};
        explain_by(right, board_, variable);
        if (is_group(board_, one)) {
            for (const Label label : board_.members_of(group_of(board_, one))) {
                right.group.push_back(board_.candidate(label).cell);
            }
            right.candidate = board_.candidate(board_.members_of(group_of(board_, one)).front());
        } else {
            right.candidate = board_.candidate(static_cast<Label>(one));
        }
        made_.push_back({one, static_cast<std::uint32_t>(links_.size())});
        links_.push_back(right);
    }

    const CspBoard &board_;
    std::vector<ChainLink> links_;
    std::vector<Made> made_;
};

} // namespace

Step step_of(const CspBoard &board, const CspChain &chain) {
    const Candidate target = board.candidate(chain.target);
    Step step;
    step.technique = Technique::rule_contradiction; // its sentence says what a chain shows
    step.eliminations = {target};
    step.parts = {{Role::start, {target.cell}, DigitSet::only(target.digit)}};
    const Variable last = chain.links.back().variable;
    const Candidate first = board.candidate(board.labels_of(last).front());
    Part &impossible = step.parts.emplace_back(Part{Role::target});
    if (is_cell(board, last)) {
        impossible.cells = {first.cell};
    } else {
        impossible.digits = DigitSet::only(first.digit);
        impossible.houses = {house_index(board, last)};
    }
    ChainWriter writer(board, chain.target);
    std::ranges::for_each(chain.links, [&](const CspLink &link) { writer.add(link); });
    step.chains = {std::move(writer).chain()};
    step.size = static_cast<unsigned>(step.chains.front().links.size()) - 1;
    return step;
}

Step step_of(const CspBoard &board, Variable variable, Label single) {
    const Candidate placed = board.candidate(single);
    Step step;
    step.technique = is_cell(board, variable) ? Technique::naked_single : Technique::hidden_single;
    step.placements = {placed};
    step.parts = {{Role::place, {placed.cell}, DigitSet::only(placed.digit)}};
    if (!is_cell(board, variable)) {
        step.parts.front().houses = {house_index(board, variable)};
    }
    return step;
}

} // namespace dokushin::universal
