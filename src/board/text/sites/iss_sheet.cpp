#include "board/text/sites/iss_sheet.h"

#include <algorithm>
#include <cstdlib>

namespace dokushin::text::iss {

Sheet::Sheet(const Puzzle &puzzle)
    : shape_(puzzle.shape()), permitted_(shape_.cell_count(), shape_.all_digits()) {
    for (std::size_t at = 0; at < permitted_.size(); ++at) {
        const Digit given = puzzle.given(cell_at(at));
        if (given != Digit::blank) {
            permitted_[at] = DigitSet::only(given);
        } else if (puzzle.has_candidates()) {
            permitted_[at] = puzzle.stated_candidates()[at];
        }
    }
}

bool Sheet::are_neighbours(Cell one, Cell other) const {
    const auto [row, column] = place(one);
    const auto [other_row, other_column] = place(other);
    return std::abs(row - other_row) + std::abs(column - other_column) == 1;
}

std::string Sheet::cell(Cell cell) const { return name_of_cell(place(cell)); }

std::string Sheet::list(std::span<const Cell> cells) const {
    std::string text;
    for (const Cell each : cells) {
        text += '~' + cell(each);
    }
    return text;
}

bool Sheet::relate(std::string_view type, const std::string &key, std::string_view name,
                   std::span<const Cell> cells) {
    const std::string item = fmt::format(".{}~{}~_{}", type, key, name);
    auto known = std::ranges::find(relations_, item, &Relations::item);
    if (known == relations_.end()) {
        known = relations_.insert(relations_.end(), {item, {}});
    } else {
        known->lists += '~'; // an empty argument between two lists
    }
    known->lists += list(cells);
    return true;
}

std::string Sheet::text(std::string_view head) const {
    std::string digits;
    for (std::size_t at = 0; at < permitted_.size(); ++at) {
        const std::string here = cell(cell_at(at));
        if (permitted_[at].empty()) {
            digits += fmt::format("~{0}_1~{0}_2", here); // what is said twice holds both times
        } else if (permitted_[at] != shape_.all_digits()) {
            digits += '~' + here;
            for (const Digit digit : permitted_[at]) {
                digits += fmt::format("_{}", number(digit));
            }
        }
    }
    std::string text(head);
    text += digits.empty() ? "" : "." + digits;
    text += items_;
    for (const auto &[item, lists] : relations_) {
        text += item + lists;
    }
    return text;
}

} // namespace dokushin::text::iss
