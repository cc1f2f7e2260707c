// The alphabets that the library knows, and those that a caller makes.
#include "errors/catalogue.h"

#include <dokushin/alphabet.h>
#include <dokushin/shape.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cctype>

namespace dokushin {
namespace {

constexpr std::string_view usual_characters =
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@&$";
constexpr std::string_view letter_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view zero_characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view blank_characters = ".0*_-?";

std::unexpected<Error> too_many(std::string_view name, unsigned side, std::size_t most) {
    return std::unexpected(Error{ErrorCode::unsupported,
                                 {"the alphabet '{}' on a side of {}", name, side},
                                 {"a side of at most {}", most}});
}

} // namespace

Alphabet::Alphabet(std::string characters) : characters_(std::move(characters)) {
    assert(characters_.size() <= max_side);
    const auto slot = [this](char c) -> Digit & { return digits_[static_cast<unsigned char>(c)]; };
    for (unsigned digit = 1; digit <= side(); ++digit) {
        slot(characters_[digit - 1]) = digit_of(digit);
    }
    // A letter whose other case means nothing may be written in either.
    for (unsigned digit = 1; digit <= side(); ++digit) {
        const auto c = static_cast<unsigned char>(characters_[digit - 1]);
        const int other = std::isupper(c) != 0 ? std::tolower(c) : std::toupper(c);
        if (slot(static_cast<char>(other)) == Digit::blank) {
            slot(static_cast<char>(other)) = digit_of(digit);
        }
    }
}

Alphabet Alphabet::usual(unsigned side) {
    return Alphabet(std::string(usual_characters.substr(0, std::min(side, max_side))));
}

Alphabet Alphabet::usual(const Shape &shape) {
    const std::string all = fmt::format("0{}", usual_characters);
    return Alphabet(all.substr(shape.lowest(), shape.side()));
}

Result<Alphabet> Alphabet::letters(unsigned side) {
    if (side > letter_characters.size()) {
        return too_many("letters", side, letter_characters.size());
    }
    return Alphabet(std::string(letter_characters.substr(0, side)));
}

Result<Alphabet> Alphabet::from_zero(unsigned side) {
    if (side > zero_characters.size()) {
        return too_many("zero", side, zero_characters.size());
    }
    return Alphabet(std::string(zero_characters.substr(0, side)));
}

Result<Alphabet> Alphabet::custom(std::string_view characters) {
    const auto wrong = [&](Sentence what) {
        return std::unexpected(Error{ErrorCode::out_of_range,
                                     std::move(what),
                                     {"1 to 64 different visible characters, none of . * _ - ?"}});
    };
    if (characters.empty() || characters.size() > max_side) {
        return wrong({"an alphabet of {n} characters", characters.size()});
    }
    std::string seen;
    for (const char c : characters) {
        if (c <= ' ' || c > '~' ||
            (c != '0' && blank_characters.find(c) != std::string_view::npos)) {
            return wrong({"an alphabet with the character {}",
                          fmt::format("{:#04x}", static_cast<unsigned char>(c))});
        }
        if (seen.find(c) != std::string::npos) {
            return wrong({"an alphabet that has '{}' twice", c});
        }
        seen.push_back(c);
    }
    return Alphabet(std::move(seen));
}

Result<Alphabet> Alphabet::named(std::string_view name, unsigned side) {
    if (name == "usual") {
        return usual(side);
    }
    if (name == "letters") {
        return letters(side);
    }
    if (name == "zero") {
        return from_zero(side);
    }
    auto own = custom(name);
    if (own && own->side() != side) {
        return std::unexpected(Error{ErrorCode::out_of_range,
                                     {"an alphabet of {n} characters", own->side()},
                                     {"{}, one a digit", side}});
    }
    return own;
}

Result<Alphabet> Alphabet::named(std::string_view name, const Shape &shape) {
    return name == "usual" ? usual(shape) : named(name, shape.side());
}

bool Alphabet::is_blank(char character) const {
    return blank_characters.find(character) != std::string_view::npos &&
           digit(character) == Digit::blank;
}

} // namespace dokushin
