// Steps in pictures: how each candidate is highlighted, which links are drawn as arrows, and the
// board with the step on it as an SVG image.
#pragma once

#include <dokushin/step.h>
#include <dokushin/tell.h>
#include <dokushin/walk.h>

#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// What a candidate is in a step, for those who draw it.
enum class Highlight : std::uint8_t {
    pattern, ///< of the cells and digits that the technique rests on
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

/// Each highlighted candidate once, with the last of the list above that it is; ascending by cell,
/// then digit. `marks` are the candidates before the step.
[[nodiscard]] std::vector<Highlighted> highlights(const Step &step, const Pencilmarks &marks);

/// From a link of a chain to one that rests on it.
struct Arrow {
    Candidate from;
    Candidate to;
    bool strong = false; ///< false before, true after: one of the two is true
};
[[nodiscard]] std::vector<Arrow> arrows(const Step &step);

/// The board before the step with the step on it, an SVG image of its own: candidates highlighted
/// in colours and shapes, houses tinted, links as arrows; its title is what tell() says.
[[nodiscard]] std::string draw_svg(const Walk &walk, const Step &step, const Wording &wording);

} // namespace dokushin
