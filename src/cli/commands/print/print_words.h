// PrintWords are the texts that `dokushin print` writes beside grids, in each language.
#pragma once

#include <dokushin/print.h>

#include <string>
#include <string_view>

namespace dokushin::cli {

struct PrintWords {
    std::string_view code;      ///< the value of --lang
    std::string_view tag;       ///< the language tag that selects fonts
    std::string_view number;    ///< a puzzle's number
    std::string_view rating;    ///< a rating on Sudoku Explainer's scale, or a level
    std::string_view solutions; ///< the title of the solutions' pages
    std::string_view jigsaw;
    std::string_view variants[4]; ///< in the order of the enumeration
    std::string_view levels[5];   ///< of HoDoKu's scale, in the order of the enumeration
};

/// Returns the words of a language; nullptr if there is none of that code.
[[nodiscard]] const PrintWords *print_words(std::string_view code);

/// Returns a puzzle's label: "No. 3", the name that the record gives it, and the board's variants.
[[nodiscard]] std::string label_of(const Record &record, std::size_t index,
                                   const PrintWords &words);

} // namespace dokushin::cli
