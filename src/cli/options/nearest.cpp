#include "cli/options/nearest.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace dokushin::cli {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Computes Levenshtein's distance, a row of the table at a time.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string> &known) {
    constexpr std::size_t farthest = 2;
    std::string best;
    std::size_t best_distance = farthest + 1;
    for (const std::string &candidate : known) {
        const std::size_t here = distance(word, candidate);
        if (here < best_distance && here < word.size()) {
            best = candidate;
            best_distance = here;
        }
    }
    return best;
}

} // namespace dokushin::cli
