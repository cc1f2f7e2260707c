#include "rate/universal/csp_board.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace dokushin::universal {

CspBoard::CspBoard(Shape shape, bool has_groups)
    : shape_(std::move(shape)), side_(shape_.side()), label_count_(shape_.cell_count() * side_) {
    assert(shape_.has_houses_only());
    for (std::size_t at = 0; at < label_count_; ++at) {
        labels_.push_back(static_cast<Label>(at)); // the cells' variables, digit by digit
    }
    for (const House &house : shape_.houses()) {
        for (const Digit digit : shape_.all_digits()) {
            for (const Cell cell : house.cells) {
                labels_.push_back(label(cell, digit));
            }
        }
    }
    for (std::size_t at = 0; at < label_count_; ++at) {
        const auto [cell, digit] = candidate(static_cast<Label>(at));
        variables_.begin();
        variables_.add(static_cast<Variable>(dokushin::index(cell)));
        for (const HouseIndex house : shape_.houses_of(cell)) {
            variables_.add(variable_of(std::size_t{house}, digit));
        }
    }
    find_most_linked();
    if (has_groups) {
        find_groups();
    }
}

void CspBoard::find_most_linked() {
    std::vector<unsigned> linked(variable_count(), 0);
    // Each digit of a cell has as many links.
    for (std::size_t at = 0; at < label_count_; at += side_) {
        const auto label = static_cast<Label>(at);
        std::ranges::fill(linked, 0U);
        for_linked(label, [&](Label other) {
            for (const Variable variable : variables_of(other)) {
                ++linked[index(variable)];
            }
        });
        for (const Variable own : variables_of(label)) {
            linked[index(own)] = 0;
        }
        most_linked_ = std::max(most_linked_, std::ranges::max(linked));
    }
}

CspBoard CspBoard::typed(std::optional<HouseKind> kind) const {
    CspBoard board(shape_);
    const auto houses = shape_.houses();
    const auto is_of_type = [&](Variable variable) {
        const bool is_cell = index(variable) < cell_count();
        return is_cell == !kind.has_value() &&
               (is_cell || houses[(index(variable) - cell_count()) / side_].kind == *kind);
    };
    board.is_typed_ = true;
    board.all_variables_ = std::exchange(board.variables_, {});
    for (std::size_t at = 0; at < label_count_; ++at) {
        board.variables_.begin();
        for (const Variable variable : board.all_variables_[at]) {
            if (is_of_type(variable)) {
                board.variables_.add(variable);
            }
        }
    }
    return board;
}

void CspBoard::find_groups() {
    const auto houses = shape_.houses();
    for (std::size_t one = 0; one < houses.size(); ++one) {
        for (const House &other : houses) {
            std::vector<Cell> cells;
            std::ranges::set_intersection(houses[one].cells, other.cells,
                                          std::back_inserter(cells));
            const bool is_segment = is_line(houses[one].kind) != is_line(other.kind) &&
                                    is_box(houses[one].kind) != is_box(other.kind);
            if (!is_segment || cells.size() < 2 || cells.size() == side_) {
                continue;
            }
            for (const Digit digit : shape_.all_digits()) {
                add_group(variable_of(one, digit), cells, digit);
            }
        }
    }
    list_by_label([this](Group group) { return linked_to(group); }, linking_);
    list_by_label(
        [this](Group group) {
            const auto members = members_of(group);
            std::vector<Label> others;
            std::ranges::copy_if(labels_of(variable_of(group)), std::back_inserter(others),
                                 [members](Label label) {
                                     return std::ranges::find(members, label) == members.end();
                                 });
            return others;
        },
        beside_);
}

/// Lists, for each label, the groups of which `labels_of` returns that label.
template <class LabelsOf>
void CspBoard::list_by_label(const LabelsOf &labels_of, Lists<Group> &lists) const {
    std::vector<std::vector<Group>> all(label_count_);
    for (std::size_t at = 0; at < group_count(); ++at) {
        for (const Label label : labels_of(static_cast<Group>(at))) {
            all[index(label)].push_back(static_cast<Group>(at));
        }
    }
    for (const std::vector<Group> &groups : all) {
        lists.begin();
        for (const Group group : groups) {
            lists.add(group);
        }
    }
}

void CspBoard::add_group(Variable owner, const std::vector<Cell> &cells, Digit digit) {
    owners_.push_back(owner);
    members_.begin();
    links_.begin();
    for (const Cell cell : cells) {
        members_.add(label(cell, digit));
    }
    for (const Cell peer : shape_.peers(cells.front())) {
        const bool sees_all = std::ranges::all_of(cells, [&](Cell cell) {
            const auto peers = shape_.peers(cell);
            return std::ranges::binary_search(peers, peer);
        });
        if (sees_all) {
            links_.add(label(peer, digit));
        }
    }
}

std::vector<std::uint8_t> true_labels(const CspBoard &board, const Grid &solution) {
    std::vector<std::uint8_t> is_true(board.label_count(), 0);
    for (std::size_t at = 0; at < solution.size(); ++at) {
        is_true[index(board.label(cell_at(at), solution[at]))] = 1;
    }
    return is_true;
}

} // namespace dokushin::universal
