// These functions put a step into words: where to look, what follows, and the whole reasoning, in
// each language and with any alphabet.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/language.h>
#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <optional>
#include <string>
#include <utility>

namespace [[gnu::visibility("default")]] dokushin {

/// A Wording is the language of a text and the symbols of its digits.
struct Wording {
    // The conversion lets a language stand for a wording: tell(step, shape, Language::english).
    Wording(Language in = Language::english, std::optional<Alphabet> with = {})
        : language(in), alphabet(std::move(with)) {}

    Language language;
    std::optional<Alphabet> alphabet; ///< none, or one of another side: 1–9 and then A–Z
};

/// A Look is a house, a rule, or the candidates of some digits, at which a player finds the step.
struct Look {
    std::optional<HouseIndex> house{}; ///< none: look at the rule or the digits
    DigitSet digits{};                 ///< empty if there is a house or a rule
    std::optional<RuleIndex> rule{};   ///< position in Shape::constraints()
};
[[nodiscard]] Look look(const Step &step, const Shape &shape);
/// Returns the look in words: "Look at box 4."
[[nodiscard]] std::string tell_where(const Step &step, const Shape &shape, const Wording &wording);
/// Returns the conclusions: "r1c3 = 5", "r4c4, r4c6 ≠ 2 7".
[[nodiscard]] std::string tell_result(const Step &step, const Shape &shape, const Wording &wording);
/// Returns the whole reasoning: one line, and a line for each link of each chain.
[[nodiscard]] std::string tell(const Step &step, const Shape &shape, const Wording &wording);

} // namespace dokushin
