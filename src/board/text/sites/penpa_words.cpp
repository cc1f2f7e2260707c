// The rules in words may state what is drawn nowhere: "anti-knight", "shaded cells are even". A
// sentence is understood if all of its words are such as sentences about a sudoku have, or about
// what was read from the drawing. Everything else is named.
#include "board/text/sites/penpa_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace dokushin::text::penpa {
namespace {

struct Vocabulary {
    std::string_view topic; ///< what must have been read; empty: nothing
    std::string_view words; ///< between blanks
};
constexpr std::array vocabularies{
    Vocabulary{"",
               " normal standard classic regular usual sudoku rules rule apply applies place put "
               "write fill enter insert digit digits number numbers the a an to from through of "
               "and or in into with so that such each every all any row rows column columns box "
               "boxes region regions block blocks area areas outlined bold bordered cell cells "
               "square squares grid appear appears contain contains once exactly 1 is are be "
               "must should will there only one different distinct unique "
               "repeat repeats repeated within inside same by not cannot no can't don't do "
               "without puzzle solve this "},
    Vocabulary{"thermo", " thermo thermos thermometer thermometers along increase increases "
                         "increasing strictly bulb end shape shapes starting start shaped "},
    Vocabulary{"cage", " killer cage cages sum sums total totals add up adds clue clues given top "
                       "left corner upper small indicated shown marked dashed dotted its their if "
                       "sums "},
    Vocabulary{"arrows", " arrow arrows along sum sums add adds up total circle circles circled "
                         "attached connected on its their equal equals "},
    Vocabulary{"diagonal", " diagonal diagonals main marked both dashed two long "},
};

/// A sentence says that something is not so only of repetitions, and of these nothing else.
constexpr std::string_view denials = " not cannot no can't don't without ";
constexpr std::string_view repetitions = " repeat repeats repeated ";

constexpr std::string_view empty_sentence = "no rules";

/// Cuts words out of a text: letters and apostrophes, or digits. Characters beyond ASCII belong to
/// words, but for dashes and quotation marks, which are U+2010 to U+201F.
std::vector<std::string> words_in(std::string_view sentence) {
    std::vector<std::string> words;
    std::string word;
    for (std::size_t at = 0; at <= sentence.size(); ++at) {
        const auto c = static_cast<unsigned char>(at < sentence.size() ? sentence[at] : ' ');
        const bool is_mark = sentence.substr(at).starts_with("\xE2\x80") &&
                             at + 2 < sentence.size() &&
                             static_cast<unsigned char>(sentence[at + 2]) >= 0x90 &&
                             static_cast<unsigned char>(sentence[at + 2]) <= 0x9F;
        if (!is_mark && (std::isalnum(c) != 0 || c >= 0x80 || c == '\'')) {
            word += static_cast<char>(std::tolower(c));
            continue;
        }
        at += is_mark ? 2 : 0;
        if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

bool is_among(std::string_view words, const std::string &word) {
    return words.contains(fmt::format(" {} ", word));
}

std::string joined(const std::vector<std::string> &words) {
    return fmt::format("{}", fmt::join(words, " "));
}

bool is_understood(const Sheet &sheet, const std::vector<std::string> &words) {
    const unsigned side = sheet.layout.side;
    const auto is_known = [&](const std::string &word) {
        return word == std::to_string(side) || word == fmt::format("{0}x{0}", side) ||
               std::ranges::any_of(vocabularies, [&](const Vocabulary &vocabulary) {
                   return (vocabulary.topic.empty() ||
                           sheet.understood.contains(vocabulary.topic)) &&
                          is_among(vocabulary.words, word);
               });
    };
    const auto has_any = [&](std::string_view some) {
        return std::ranges::any_of(words,
                                   [&](const std::string &word) { return is_among(some, word); });
    };
    return joined(words) == empty_sentence ||
           (std::ranges::all_of(words, is_known) && has_any(denials) == has_any(repetitions));
}

/// Replaces tags of HTML, such as a line's end, by the end of a sentence.
std::string without_tags(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t end = text.front() == '<' ? text.find('>') : std::string_view::npos;
        plain += end == std::string_view::npos ? text.front() : '\n';
        text.remove_prefix(end == std::string_view::npos ? 1 : end + 1);
    }
    return plain;
}

/// The genres whose rules are those of a sudoku, or of what was read.
struct Genre {
    std::string_view tag;
    std::string_view topic;
};
constexpr std::array genres{Genre{"classic", ""},      Genre{"irregular", ""},
                            Genre{"latin", ""},        Genre{"killer", "cage"},
                            Genre{"thermo", "thermo"}, Genre{"arrow", "arrows"}};

} // namespace

void read_words(Sheet &sheet) {
    const auto is_read = [&](const std::string &tag) {
        const auto genre = std::ranges::find(genres, tag, &Genre::tag);
        return genre != genres.end() &&
               (genre->topic.empty() || sheet.understood.contains(genre->topic));
    };
    const auto tag = std::ranges::find_if_not(sheet.tags, is_read); // one is enough
    if (tag != sheet.tags.end()) {
        sheet.statement.unknown.push_back(fmt::format("genre {:.40}", *tag));
    }
    const std::string text = without_tags(sheet.rules);
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view sentence = rest.substr(0, rest.find_first_of(".!?;\n"));
        rest.remove_prefix(std::min(sentence.size() + 1, rest.size()));
        const std::vector<std::string> words = words_in(sentence);
        if (!is_understood(sheet, words)) {
            sheet.statement.unknown.push_back(fmt::format("rules: {:.60}", joined(words)));
            return; // one such sentence is enough
        }
    }
}

} // namespace dokushin::text::penpa
