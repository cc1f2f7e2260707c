// The catalogue has each English sentence that errors are made of, in the other languages. Who
// makes errors includes this header: a sentence is looked up while its place of use is compiled.
//
// A hole is {}. {n} is a number before a noun in the plural: "{n} cells" makes "1 cell". In a
// translation {} takes the fillers in order, {0} the first of them, {1} the second.
#pragma once

#include "errors/catalogue/about_calls.h"
#include "errors/catalogue/about_collections.h"
#include "errors/catalogue/about_files.h"
#include "errors/catalogue/about_rules.h"
#include "errors/catalogue/about_texts.h"
#include "errors/catalogue/about_variants.h"
#include "errors/catalogue/about_work.h"

#include <dokushin/sentence.h>

#include <algorithm>

namespace dokushin {
namespace errors {

inline constexpr auto catalogue = [] {
    std::array<Entry, sentences_about_texts.size() + sentences_about_variants.size() +
                          sentences_about_work.size() + sentences_about_calls.size() +
                          sentences_about_rules.size() + sentences_about_collections.size() +
                          sentences_about_files.size()>
        all{};
    auto place = std::ranges::copy(sentences_about_texts, all.begin()).out;
    place = std::ranges::copy(sentences_about_variants, place).out;
    place = std::ranges::copy(sentences_about_work, place).out;
    place = std::ranges::copy(sentences_about_calls, place).out;
    place = std::ranges::copy(sentences_about_rules, place).out;
    place = std::ranges::copy(sentences_about_collections, place).out;
    std::ranges::copy(sentences_about_files, place);
    return all;
}();

/// Reports an error to the compiler: no constant expression can call it.
void no_such_sentence_with_so_many_holes();

[[nodiscard]] constexpr std::size_t holes_of(std::string_view english) {
    std::size_t holes = 0;
    for (std::size_t at = 0; at < english.size(); ++at) {
        holes += hole_in_front(english.substr(at)).empty() ? 0 : 1;
    }
    return holes;
}

[[nodiscard]] consteval std::uint16_t place_of(std::string_view english, std::size_t holes) {
    for (std::size_t place = 0; place < catalogue.size(); ++place) {
        if (catalogue[place].english == english && holes_of(english) == holes) {
            return static_cast<std::uint16_t>(place);
        }
    }
    no_such_sentence_with_so_many_holes();
    return 0;
}

} // namespace errors

template <std::size_t Holes>
consteval Pattern<Holes>::Pattern(const char *english)
    : CatalogueEntry(errors::place_of(english, Holes)) {}

} // namespace dokushin
