// A sentence is kept as the string that it is packed into, and rendered from it: the pattern is
// looked up in the catalogue, and its holes are filled.
//
// In the library the catalogue is two texts, English and the translations, a zero byte behind each
// sentence: a pointer to each made the module for browsers 1.7 kB larger (brotli -q 11; the whole
// catalogue takes 12 kB).
#include "errors/catalogue.h"

#include <charconv>
#include <vector>

namespace dokushin {
namespace {

constexpr char text_follows = '\x1f';
constexpr char sentence_follows = '\x1e';
/// Sentences within sentences, at most: strings from elsewhere must not exhaust the stack.
constexpr unsigned deepest = 8;

/// The text of the members of all entries, one entry after another.
template <std::string_view errors::Entry::*...Members>
constexpr auto texts_of_entries = [] {
    constexpr std::size_t size = [] {
        std::size_t bytes = 0;
        for (const errors::Entry &entry : errors::catalogue) {
            bytes += (((entry.*Members).size() + 1) + ...);
        }
        return bytes;
    }();
    std::array<char, size> text{};
    auto *place = text.data();
    for (const errors::Entry &entry : errors::catalogue) {
        ((place = std::ranges::copy(entry.*Members, place).out + 1), ...);
    }
    return text;
}();

constexpr auto &english_texts = texts_of_entries<&errors::Entry::english>;
constexpr auto &translations = texts_of_entries<&errors::Entry::japanese, &errors::Entry::chinese>;

const char *behind(std::string_view text) { return text.data() + text.size() + 1; }

/// Where the entries begin in the English text. They are found once, when the first error is made.
const auto &entry_begins() {
    static const auto begins = [] {
        std::array<const char *, errors::catalogue.size()> all{};
        const char *place = english_texts.data();
        for (const char *&begin : all) {
            begin = place;
            place = behind(place);
        }
        return all;
    }();
    return begins;
}

/// Returns a pattern in a language. A program that asks for English alone is linked without the
/// other languages, hence a function for each.
using Translate = std::string_view (*)(std::string_view english);

std::string_view as_it_is(std::string_view english) { return english; }

/// Returns the pattern in Japanese or Chinese; the English one if the catalogue doesn't have it.
template <bool Chinese> std::string_view translated(std::string_view english) {
    const char *place = translations.data();
    for (const std::string_view pattern : entry_begins()) {
        const std::string_view japanese_text(place);
        const std::string_view chinese_text(behind(japanese_text));
        if (pattern == english) {
            return Chinese ? chinese_text : japanese_text;
        }
        place = behind(chinese_text);
    }
    return english;
}

Translate translation_into(Language language) {
    return language == Language::japanese  ? translated<false>
           : language == Language::chinese ? translated<true>
                                           : as_it_is;
}

struct Part {
    char kind = text_follows;
    std::string_view content;
};

/// A packed sentence, taken apart.
struct Parts {
    std::string_view pattern;
    std::vector<Part> fillers;
};

std::optional<Parts> parts_of(std::string_view packed) {
    constexpr std::string_view marks{"\x1f\x1e"};
    Parts parts{packed.substr(0, packed.find_first_of(marks)), {}};
    packed.remove_prefix(parts.pattern.size());
    while (!packed.empty()) {
        std::size_t size = 0;
        const char *const end = packed.data() + packed.size();
        const auto [colon, error] = std::from_chars(packed.data() + 1, end, size);
        const auto begin = static_cast<std::size_t>(colon - packed.data()) + 1;
        if (marks.find(packed.front()) == marks.npos || error != std::errc{} || colon == end ||
            *colon != ':' || size > packed.size() - begin) {
            return std::nullopt;
        }
        parts.fillers.push_back({packed.front(), packed.substr(begin, size)});
        packed.remove_prefix(begin + size);
    }
    return parts;
}

/// Returns the plural noun at the beginning of `text`, with the blank before it: " cells". Empty if
/// there is none.
std::string_view plural_in_front(std::string_view text) {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    if (!text.starts_with(' ')) {
        return {};
    }
    const auto end = std::ranges::find_if_not(text.substr(1), is_letter);
    const std::string_view noun(text.begin(), end);
    return noun.ends_with('s') ? noun : std::string_view{};
}

/// Fills the holes of a pattern.
std::string filled(std::string_view pattern, const std::vector<std::string> &fillers) {
    std::string text;
    std::size_t next = 0;
    while (!pattern.empty()) {
        const std::string_view hole = errors::hole_in_front(pattern);
        if (hole.empty()) {
            text.push_back(pattern.front());
            pattern.remove_prefix(1);
            continue;
        }
        pattern.remove_prefix(hole.size());
        const bool counts = hole == "{n}";
        const std::size_t which =
            hole.size() == 2 || counts ? next++ : static_cast<std::size_t>(hole[1] - '0');
        const std::string filler = which < fillers.size() ? fillers[which] : std::string{};
        text += filler;
        if (const std::string_view noun = plural_in_front(pattern);
            counts && filler == "1" && !noun.empty()) {
            text += noun.substr(0, noun.size() - 1);
            pattern.remove_prefix(noun.size());
        }
    }
    return text;
}

std::string rendered(std::string_view packed, Translate translate, unsigned depth = 0) {
    const auto parts = parts_of(packed);
    if (!parts || depth > deepest) {
        return {};
    }
    std::vector<std::string> fillers;
    for (const auto &[kind, content] : parts->fillers) {
        fillers.push_back(kind == text_follows ? std::string(content)
                                               : rendered(content, translate, depth + 1));
    }
    const bool verbatim = parts->pattern.empty() && !fillers.empty();
    return verbatim ? std::move(fillers.front()) : filled(translate(parts->pattern), fillers);
}

} // namespace

std::string_view CatalogueEntry::english() const { return entry_begins()[place_]; }

void Filler::append_to(std::string &packed) const {
    const auto append = [&packed](char mark, std::string_view content) {
        packed.append({mark}).append(std::to_string(content.size())).append({':'}).append(content);
    };
    switch (kind_) {
    case Kind::text:
        return append(text_follows, text_);
    case Kind::character: {
        const char character = static_cast<char>(number_);
        return append(text_follows, {&character, 1});
    }
    case Kind::number:
        return append(text_follows, std::to_string(number_));
    case Kind::signed_number:
        return append(text_follows, std::to_string(static_cast<std::int64_t>(number_)));
    case Kind::sentence:
        return append(sentence_follows, sentence_->packed());
    }
}

Sentence::Sentence(CatalogueEntry pattern, std::initializer_list<Filler> fillers)
    : packed_(pattern.english()) {
    for (const Filler &filler : fillers) {
        filler.append_to(packed_);
    }
}

Sentence Sentence::verbatim(std::string_view text) {
    Sentence sentence;
    if (!text.empty()) {
        Filler(text).append_to(sentence.packed_);
    }
    return sentence;
}

std::string Sentence::text() const { return rendered(packed_, as_it_is); }

std::string Sentence::text(Language language) const {
    return rendered(packed_, translation_into(language));
}

std::optional<Sentence> Sentence::unpacked(std::string packed) {
    if (!parts_of(packed)) {
        return std::nullopt;
    }
    Sentence sentence;
    sentence.packed_ = std::move(packed);
    return sentence;
}

} // namespace dokushin
