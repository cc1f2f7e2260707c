#include "board/text/sites/iss_regions.h"

#include <map>

namespace dokushin::text::iss {

std::optional<std::vector<Places>> pieces_by_region(const Board &board, const Places &line) {
    std::vector<Places> pieces;
    int last = Statement::no_region;
    for (const Place &cell : line) {
        const int region = board.region_of(cell);
        if (region == Statement::no_region) {
            return std::nullopt;
        }
        if (pieces.empty() || region != last) {
            pieces.emplace_back();
        }
        pieces.back().push_back(cell);
        last = region;
    }
    return pieces;
}

std::optional<std::vector<std::string>> rules_of_disjoint_sets(const Board &board) {
    std::map<int, Places> boxes;
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        boxes[board.regions[at]].push_back(board.place_of(at));
    }
    if (!board.boxes_are_regions || boxes.contains(Statement::no_region) || boxes.size() < 2) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (std::size_t place = 0; place < boxes.begin()->second.size(); ++place) {
        Places group;
        for (const auto &[box, cells] : boxes) {
            group.push_back(cells[place]);
        }
        rules.push_back("different " + words_of(group));
    }
    return rules;
}

} // namespace dokushin::text::iss
