// What `dokushin print` writes beside grids, in each language.
#pragma once

#include <dokushin/print.h>

#include <string>
#include <string_view>

namespace dokushin::cli {

struct PrintWords {
    std::string_view code;      ///< as --lang takes it
    std::string_view tag;       ///< as fonts are chosen by
    std::string_view number;    ///< of a puzzle
    std::string_view rating;    ///< on Sudoku Explainer's scale
    std::string_view solutions; ///< on top of their pages
    std::string_view jigsaw;
    std::string_view variants[4]; ///< in the order of the enumeration
};

/// Nothing if there is no such language.
[[nodiscard]] const PrintWords *print_words(std::string_view code);

/// "No. 3", the name that the record gives its puzzle, and what is special about the board.
[[nodiscard]] std::string label_of(const Record &record, std::size_t index,
                                   const PrintWords &words);

} // namespace dokushin::cli
