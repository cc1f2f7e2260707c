// The formats: each row stands in the file of its format.
#pragma once

#include "board/text/format.h"

#include <array>

namespace dokushin::text {

extern constinit const FormatRow line_row;
extern constinit const FormatRow numbers_row;
extern constinit const FormatRow grid_row;
extern constinit const FormatRow table_row;
extern constinit const FormatRow list_row;
extern constinit const FormatRow json_row;
extern constinit const FormatRow csv_row;
extern constinit const FormatRow sdm_row;
extern constinit const FormatRow sdk_row;
extern constinit const FormatRow ss_row;
extern constinit const FormatRow hodoku_row;
extern constinit const FormatRow pencilmarks_row;
extern constinit const FormatRow sukaku_row;
extern constinit const FormatRow opensudoku_row;
extern constinit const FormatRow f_puzzles_row;
extern constinit const FormatRow f_puzzles_link_row;
extern constinit const FormatRow sudokupad_link_row;
extern constinit const FormatRow scl_row;
extern constinit const FormatRow scl_link_row;
extern constinit const FormatRow sudokumaker_row;
extern constinit const FormatRow sudokumaker_link_row;
extern constinit const FormatRow iss_row;
extern constinit const FormatRow killer_row;
extern constinit const FormatRow rules_row;

/// All, in the order of the enumeration.
inline constexpr std::array all_formats{&line_row,
                                        &numbers_row,
                                        &grid_row,
                                        &table_row,
                                        &list_row,
                                        &json_row,
                                        &csv_row,
                                        &sdm_row,
                                        &sdk_row,
                                        &ss_row,
                                        &hodoku_row,
                                        &pencilmarks_row,
                                        &sukaku_row,
                                        &opensudoku_row,
                                        &f_puzzles_row,
                                        &f_puzzles_link_row,
                                        &sudokupad_link_row,
                                        &scl_row,
                                        &scl_link_row,
                                        &sudokumaker_row,
                                        &sudokumaker_link_row,
                                        &iss_row,
                                        &killer_row,
                                        &rules_row};

} // namespace dokushin::text
