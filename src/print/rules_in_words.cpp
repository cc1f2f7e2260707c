#include "print/rules_in_words.h"

#include <algorithm>

namespace dokushin::print {
namespace {

/// As many characters fit into a line as wide as the grid, be they as wide as the digits and signs
/// of an automaton: what is too wide by more than the typesetter shrinks would be cut.
constexpr std::size_t characters_in_line = 48;
constexpr double line_height = 1.35; ///< as a part of the font's size
constexpr double words_grey = 0.25;

double size_for(double grid) { return std::clamp(grid / 30, 5.0, 9.0); }

} // namespace

RulesInWords::RulesInWords(const std::vector<std::string> &words, double grid) : grid_(grid) {
    for (const std::string &rule : words) {
        const bool fits =
            !lines_.empty() && lines_.back().size() + rule.size() + 3 <= characters_in_line;
        if (fits) {
            lines_.back() += " · " + rule;
            continue;
        }
        // A long rule goes on in the next line, broken at a blank.
        std::string_view rest = rule;
        while (rest.size() > characters_in_line) {
            const std::size_t blank = rest.rfind(' ', characters_in_line);
            const std::size_t cut = blank == rest.npos ? characters_in_line : blank;
            lines_.emplace_back(rest.substr(0, cut));
            rest.remove_prefix(blank == rest.npos ? cut : cut + 1);
        }
        lines_.emplace_back(rest);
    }
}

double RulesInWords::height() const {
    const auto count = static_cast<double>(lines_.size());
    return lines_.empty() ? 0 : (count + 0.4) * line_height * size_for(grid_);
}

void RulesInWords::add_to(Page &page, PagePoint foot) const {
    const double size = size_for(grid_);
    for (const std::string &line : lines_) {
        foot.y += line_height * size;
        page.texts.push_back({line, foot, size, grid_, Anchor::middle, false, words_grey});
    }
}

} // namespace dokushin::print
