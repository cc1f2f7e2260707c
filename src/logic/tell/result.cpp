#include "logic/tell/result.h"

#include "logic/tell/phrases.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {

std::string logic::candidate_text(const Candidate &candidate, bool on, const Shape &shape,
                                  const Alphabet &alphabet) {
    return fmt::format("{} {} {}", shape.cell_name(candidate.cell), on ? "=" : "≠",
                       alphabet.symbol(candidate.digit));
}

std::string tell_result(const Step &step, const Shape &shape, const Wording &wording) {
    const Alphabet alphabet = logic::alphabet_of(wording, shape);
    const std::string_view between = logic::phrases_of(wording.language).list_results;
    std::string text;
    for (const Candidate &candidate : step.placements) {
        text += text.empty() ? "" : between;
        text += logic::candidate_text(candidate, true, shape, alphabet);
    }
    // A placement implies the eliminations in its cell.
    const auto is_placed = [&](const Candidate &eliminated) {
        return std::ranges::find(step.placements, eliminated.cell, &Candidate::cell) !=
               step.placements.end();
    };
    Cell last{};
    bool any = false;
    for (const Candidate &candidate : step.eliminations) {
        if (is_placed(candidate)) {
            continue;
        }
        if (any && candidate.cell == last) {
            text += fmt::format(" {}", alphabet.symbol(candidate.digit));
        } else {
            text += text.empty() ? "" : between;
            text += logic::candidate_text(candidate, false, shape, alphabet);
        }
        last = candidate.cell;
        any = true;
    }
    return text;
}

} // namespace dokushin
