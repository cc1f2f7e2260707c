// An English text is matched with the catalogue's sentences and made anew from the same sentence in
// another language. If several match, the one with the most literal text is taken: the others have
// a hole where that one has words.
//
// Cost: a comparison of the first words with each of some 200 sentences.
#include <dokushin/translate.h>

#include "translate/catalogue.h"
#include "translate/pattern.h"

namespace dokushin {
namespace {

using translate::Entry;
using translate::Filler;

struct Found {
    Entry entry; ///< empty: no sentence makes that text
    std::vector<Filler> fillers;
};

bool is_phrase(std::string_view text);

/// Finds the sentence that matches; `plain` restricts the search to sentences without a hole {p}.
Found best_match(std::string_view text, bool plain) {
    Found best;
    std::size_t most = 0;
    for (std::string_view table : translate::catalogue()) {
        while (!table.empty()) {
            const Entry entry = translate::take_entry(table);
            const std::size_t size = translate::literal_size(entry.english);
            if (size <= most || (plain && translate::has_hole(entry.english, 'p'))) {
                continue;
            }
            if (auto fillers = translate::fillers_of(entry.english, text, is_phrase)) {
                best = {entry, *std::move(fillers)};
                most = size;
            }
        }
    }
    return best;
}

// A phrase has no phrase in it, so that the recursion is bounded.
bool is_phrase(std::string_view text) { return !best_match(text, true).entry.english.empty(); }

std::string translated(std::string_view text, Language language, bool plain = false) {
    const Found found = best_match(text, plain);
    if (found.entry.english.empty()) {
        return std::string(text);
    }
    std::vector<std::string> fillers;
    for (const Filler &filler : found.fillers) {
        fillers.push_back(filler.kind == 'p' ? translated(filler.text, language, true)
                                             : std::string(filler.text));
    }
    return translate::filled(
        language == Language::japanese ? found.entry.japanese : found.entry.chinese, fillers);
}

} // namespace

Error in_language(Error error, Language language) {
    if (language != Language::english) {
        error.what = translated(error.what, language);
        error.expected = translated(error.expected, language);
    }
    return error;
}

std::string message(const Error &error, Language language) {
    const Error translated = in_language(error, language);
    if (language == Language::english || translated.expected.empty()) {
        return translated.message();
    }
    return translated.what + (language == Language::japanese ? "。必要なもの：" : "；应为：") +
           translated.expected;
}

} // namespace dokushin
