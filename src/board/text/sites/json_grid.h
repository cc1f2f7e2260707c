// json_grid() makes the grid of a site's document: a list of rows, each a list of cells.
#pragma once

#include "board/text/sites/json_document.h"

#include <dokushin/shape.h>

#include <utility>

namespace dokushin::text {

/// Makes a list of rows from what `entry_of` returns for each cell.
template <class EntryOf> JsonValue json_grid(const Shape &shape, const EntryOf &entry_of) {
    JsonValue rows = JsonValue::array();
    for (unsigned row = 0; row < shape.rows(); ++row) {
        JsonValue entries = JsonValue::array();
        for (unsigned column = 0; column < shape.columns(); ++column) {
            entries.push_back(entry_of(shape.cell(row, column)));
        }
        rows.push_back(std::move(entries));
    }
    return rows;
}

} // namespace dokushin::text
