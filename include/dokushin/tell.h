// Steps in words: where to look, what follows, and the whole reasoning, in each language and with
// the symbols that a board is written with.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/language.h>
#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <optional>
#include <string>
#include <utility>

namespace [[gnu::visibility("default")]] dokushin {

/// How a step is told: in which language, and with which symbols for the digits.
struct Wording {
    // A language alone is a wording, too: tell(step, shape, Language::english).
    Wording(Language in = Language::english, std::optional<Alphabet> with = {})
        : language(in), alphabet(std::move(with)) {}

    Language language;
    std::optional<Alphabet> alphabet; ///< none, or one of another side: 1–9 and then A–Z
};

/// Where to look, without saying what for: in a house, or at all candidates of some digits.
struct Look {
    std::optional<HouseIndex> house; ///< none: at the digits
    DigitSet digits;                 ///< empty if there is a house
};
[[nodiscard]] Look look(const Step &step, const Shape &shape);
/// The same in words: "Look at box 4."
[[nodiscard]] std::string tell_where(const Step &step, const Shape &shape, const Wording &wording);
/// What follows: "r1c3 = 5", "r4c4, r4c6 ≠ 2 7".
[[nodiscard]] std::string tell_result(const Step &step, const Shape &shape, const Wording &wording);
/// The whole reasoning: one line, and a line for each link of each chain.
[[nodiscard]] std::string tell(const Step &step, const Shape &shape, const Wording &wording);

} // namespace dokushin
