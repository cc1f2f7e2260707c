// These functions draw a step: the highlight of each candidate, the arrows of chains, and the board
// with the step on it as an SVG image.
#pragma once

#include <dokushin/step.h>
#include <dokushin/tell.h>
#include <dokushin/walk.h>

#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A highlight is how a candidate of a step is drawn.
enum class Highlight : std::uint8_t {
    pattern, ///< in the cells and digits of the pattern
    further, ///< fins, further candidates, the other end, the other colour
    off,     ///< false in a chain
    on,      ///< true in a chain
    placed,
    struck,
};

/// "pattern", "further", …
[[nodiscard]] std::string_view name(Highlight highlight);

struct Highlighted {
    Candidate candidate;
    Highlight highlight{};
};

/// Returns each highlighted candidate once, ascending by cell, then digit. If several highlights
/// apply, the last one of the enumeration counts. `marks` are the candidates before the step.
[[nodiscard]] std::vector<Highlighted> highlights(const Step &step, const Pencilmarks &marks);

/// An arrow leads from a link of a chain to one that follows from it, or from place to place of a
/// digit in a house that holds it once (Role::link).
struct LinkArrow {
    Candidate from;
    Candidate to;
    bool strong = false; ///< `from` is false and `to` is true: a strong link
};
[[nodiscard]] std::vector<LinkArrow> arrows(const Step &step);

/// Returns an SVG image of the board before the step with the step on it: candidates highlighted in
/// colours and shapes, houses tinted, links as arrows. Its title is the text of tell().
[[nodiscard]] std::string draw_svg(const Walk &walk, const Step &step, const Wording &wording);

} // namespace dokushin
