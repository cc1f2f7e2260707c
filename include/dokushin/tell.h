// Steps in words and pictures with the symbols that a board is written with: what explain.h has
// for a language alone, which takes the usual symbols, 1–9 and then A–Z.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/explain.h>

namespace [[gnu::visibility("default")]] dokushin {

/// How a step is told: in which language, and with which symbols for the digits.
struct Wording {
    Language language = Language::english;
    std::optional<Alphabet> alphabet{}; ///< none, or one of another side: the usual one
};

// Each as the function of explain.h that has its name.
[[nodiscard]] std::string tell_where(const Step &step, const Shape &shape, const Wording &wording);
[[nodiscard]] std::string tell_result(const Step &step, const Shape &shape, const Wording &wording);
[[nodiscard]] std::string tell(const Step &step, const Shape &shape, const Wording &wording);
[[nodiscard]] std::string draw_svg(const Walk &walk, const Step &step, const Wording &wording);

} // namespace dokushin
