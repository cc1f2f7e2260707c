// Sentences are what errors say: a sentence of the library's catalogue and what fills its holes,
// rendered as a text in one of three languages.
//
// As with gettext, the English pattern is the identity of a sentence: "a row of {n} cells".
#pragma once

#include <dokushin/language.h>

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>

namespace [[gnu::visibility("default")]] dokushin {

class Sentence;

/// A pattern of the catalogue, which is a sentence with holes.
class CatalogueEntry {
  public:
    [[nodiscard]] std::string_view english() const;

  protected:
    constexpr explicit CatalogueEntry(std::uint16_t place) : place_(place) {}

  private:
    std::uint16_t place_; ///< in the catalogue
};

/// A pattern with that number of holes, named by its English text. A text that the catalogue
/// doesn't have does not compile: only the library makes patterns (src/errors/catalogue.h).
template <std::size_t Holes> class Pattern : public CatalogueEntry {
  public:
    consteval Pattern(const char *english); // NOLINT: as std::format_string, made of a literal
};

/// What fills a hole of a pattern: a text, a number or another sentence. It refers to its text or
/// sentence, and lives only in the call that makes a Sentence of it.
class Filler {
  public:
    // NOLINTBEGIN(google-explicit-constructor): fillers are written as arguments
    Filler(std::string_view text) : kind_(Kind::text), text_(text) {}
    Filler(const std::string &text) : Filler(std::string_view(text)) {}
    Filler(const char *text) : Filler(std::string_view(text)) {}
    Filler(char character)
        : kind_(Kind::character), number_(static_cast<unsigned char>(character)) {}
    Filler(std::unsigned_integral auto number) : kind_(Kind::number), number_(number) {}
    Filler(std::signed_integral auto number)
        : kind_(Kind::signed_number), number_(static_cast<std::uint64_t>(std::int64_t{number})) {}
    Filler(const Sentence &sentence) : kind_(Kind::sentence), sentence_(&sentence) {}
    // NOLINTEND(google-explicit-constructor)

    /// Appends the filler as Sentence::packed() has it.
    void append_to(std::string &packed) const;

  private:
    enum class Kind : std::uint8_t { text, character, number, signed_number, sentence };

    Kind kind_;
    std::uint64_t number_ = 0;
    std::string_view text_{};
    const Sentence *sentence_ = nullptr;
};

/// A sentence of the catalogue with its fillers, or a text that is the same in every language.
class Sentence {
  public:
    Sentence() = default;

    /// Sentence("a row of {n} cells", 8) says "a row of 8 cells".
    template <class... Fillers>
    Sentence(Pattern<sizeof...(Fillers)> pattern, // NOLINT: {"a pattern"} is a sentence
             const Fillers &...fillers)
        : Sentence(CatalogueEntry(pattern), std::initializer_list<Filler>{Filler(fillers)...}) {}

    /// Makes a sentence of a text that has nothing to translate.
    [[nodiscard]] static Sentence verbatim(std::string_view text);

    [[nodiscard]] bool empty() const { return packed_.empty(); }
    [[nodiscard]] std::string text() const; ///< in English
    [[nodiscard]] std::string text(Language language) const;

    /// The sentence as a string for other processes and languages: the English pattern, then for
    /// each filler a control character (US before a text, RS before a packed sentence), its size
    /// in bytes, a colon, and the filler. A verbatim text is the filler of an empty pattern.
    [[nodiscard]] const std::string &packed() const { return packed_; }
    /// Returns the sentence of such a string; nothing if it is none. A pattern that the catalogue
    /// doesn't have stays English in every language.
    [[nodiscard]] static std::optional<Sentence> unpacked(std::string packed);

    /// Are they the same text in English?
    friend bool operator==(const Sentence &a, const Sentence &b) { return a.text() == b.text(); }
    friend bool operator==(const Sentence &a, std::string_view b) { return a.text() == b; }

  private:
    Sentence(CatalogueEntry pattern, std::initializer_list<Filler> fillers);

    std::string packed_;
};

} // namespace dokushin
