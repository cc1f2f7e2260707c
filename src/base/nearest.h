// nearest() finds the known word that is nearest to a misspelt one, for "did you mean".
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin {

[[nodiscard]] constexpr char lower_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Computes Levenshtein's distance, a row of the table at a time.
[[nodiscard]] inline std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed =
                diagonal + (lower_letter(a[i - 1]) == lower_letter(b[j - 1]) ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

/// Returns the known word nearest to `word`, within two edits; "" if there is none. Case is
/// ignored, and a word that shares no character with it does not count.
[[nodiscard]] inline std::string nearest(std::string_view word,
                                         const std::vector<std::string> &known) {
    constexpr std::size_t farthest = 2;
    std::string best;
    std::size_t best_distance = farthest + 1;
    for (const std::string &candidate : known) {
        const std::size_t here = edit_distance(word, candidate);
        if (here < best_distance && here < word.size()) {
            best = candidate;
            best_distance = here;
        }
    }
    return best;
}

} // namespace dokushin
