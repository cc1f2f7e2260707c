// These functions list candidates one by one, as text and as JSON.
#pragma once

#include "cli/commands/json.h"

#include <dokushin/text.h>

namespace dokushin::cli {

/// Returns the candidates as texts "r1c3=5", in the order of the cells.
[[nodiscard]] inline std::vector<std::string> candidate_names(const Pencilmarks &marks,
                                                              const Record &record) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < marks.size(); ++at) {
        for (const Digit digit : marks[at]) {
            names.push_back(record.puzzle.shape().cell_name(cell_at(at)) + "=" +
                            record.alphabet.symbol(digit));
        }
    }
    return names;
}

/// Returns the candidates as JSON objects {"cell","digit"}, as in steps.
[[nodiscard]] inline Json candidates_json(const Pencilmarks &marks, const Shape &shape) {
    Json list = Json::array();
    for (std::size_t at = 0; at < marks.size(); ++at) {
        for (const Digit digit : marks[at]) {
            list.push_back({{"cell", shape.cell_name(cell_at(at))}, {"digit", number(digit)}});
        }
    }
    return list;
}

} // namespace dokushin::cli
