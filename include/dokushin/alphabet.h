// An alphabet is the characters that stand for the digits of a board: 1–9, then letters, unless a
// text uses others.
#pragma once

#include <dokushin/result.h>
#include <dokushin/vocabulary.h>

#include <array>
#include <string>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

class Shape;

/// The characters that stand for the digits of a board, one a digit.
class Alphabet {
  public:
    /// The usual alphabet: 1–9, then A–Z (10…35), a–z (36…61), @ & $ (62…64).
    [[nodiscard]] static Alphabet usual(unsigned side);
    /// The usual characters of a board's values: on one with values from 0 it is 0–9, then A–Z.
    [[nodiscard]] static Alphabet usual(const Shape &shape);
    /// A–Z, then a–z: A is the first digit. Sides up to 52.
    [[nodiscard]] static Result<Alphabet> letters(unsigned side);
    /// 0–9, then A–Z: 0 is the first digit. Sides up to 36; blanks can't be 0.
    [[nodiscard]] static Result<Alphabet> from_zero(unsigned side);
    /// The characters of the digits in order, all different, none a usual blank but 0.
    [[nodiscard]] static Result<Alphabet> custom(std::string_view characters);
    /// "usual", "letters" (A–Y), "zero" (0–F), or the characters themselves.
    [[nodiscard]] static Result<Alphabet> named(std::string_view name, unsigned side);
    /// The same for a board: "usual" is that of its values.
    [[nodiscard]] static Result<Alphabet> named(std::string_view name, const Shape &shape);

    [[nodiscard]] unsigned side() const { return static_cast<unsigned>(characters_.size()); }
    [[nodiscard]] std::string_view characters() const { return characters_; }
    [[nodiscard]] char symbol(Digit digit) const { return characters_[number(digit) - 1]; }
    /// The digit that a character writes; blank if it writes none. Letters of
    /// the other case are accepted where that is unambiguous.
    [[nodiscard]] Digit digit(char character) const {
        return digits_[static_cast<unsigned char>(character)];
    }
    /// Does `character` stand for a blank: is it one of . 0 * _ - ? (0 only where it is no digit)?
    [[nodiscard]] bool is_blank(char character) const;

    friend bool operator==(const Alphabet &a, const Alphabet &b) {
        return a.characters_ == b.characters_;
    }

  private:
    explicit Alphabet(std::string characters);
    std::string characters_;
    std::array<Digit, 256> digits_{};
};

} // namespace dokushin
