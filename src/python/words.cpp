// Each kind of word has a table here or in the library; a wrong word is refused with all of it.
#include "python/words.h"

#include "errors/catalogue.h"
#include "python/without_lock.h"

#include "python/errors.h"

#include <dokushin/translate.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace dokushin::python {
namespace {

using Words = std::vector<std::string_view>;

[[noreturn]] void refuse_word(const Sentence &kind, const std::string &word, const Words &words) {
    refuse_argument({"'{}' is no {}", word, kind},
                    Sentence::verbatim(fmt::format("{}", fmt::join(words, ", "))));
}

template <typename Range, typename NameOf> Words names_of(const Range &all, const NameOf &name_of) {
    Words words;
    std::ranges::for_each(all, [&](const auto &one) { words.push_back(name_of(one)); });
    return words;
}

/// Finds the meaning of a word in a table; refuses another word with the list of them.
template <typename Meaning, std::size_t Count>
Meaning picked(const Sentence &kind, const std::string &word,
               const std::array<std::pair<std::string_view, Meaning>, Count> &words) {
    for (const auto &[one, meaning] : words) {
        if (one == word) {
            return meaning;
        }
    }
    refuse_word(kind, word, names_of(words, [](const auto &row) { return row.first; }));
}

} // namespace

Method method_of(const std::string &word) {
    if (const auto method = method_named(word)) {
        return *method;
    }
    refuse_word({"method"}, word, names_of(methods(), [](Method one) { return name(one); }));
}

PathOrder order_of(const std::string &word) {
    if (const auto order = path_order_named(word)) {
        return *order;
    }
    const auto words = path_orders();
    refuse_word({"order"}, word, {words.begin(), words.end()});
}

Order rated_order_of(const std::string &word) {
    return picked<Order, 2>({"order whose steps are rated"}, word,
                            {{{"explainer", Order::explainer}, {"sukaku", Order::sukaku}}});
}

Order scale_of(const std::string &word) {
    return picked<Order, 3>(
        {"scale"}, word,
        {{{"se", Order::explainer}, {"hodoku", Order::hodoku}, {"sukaku", Order::sukaku}}});
}

UniversalScale universal_scale_of(const std::string &word) {
    if (const auto scale = universal_scale_named(word)) {
        return *scale;
    }
    refuse_word({"scale"}, word,
                names_of(all_universal_scales(), [](UniversalScale one) { return name(one); }));
}

Language language_of(const std::string &word) {
    if (const auto language = language_named(word)) {
        return *language;
    }
    refuse_word({"language"}, word, {"en", "ja", "zh"});
}

std::string message_in(const std::string &what, const std::string &expected,
                       const std::string &language) {
    const auto sentence = [](const std::string &packed) {
        return Sentence::unpacked(packed).value_or(Sentence{});
    };
    return message(Error{ErrorCode::bad_format, sentence(what), sentence(expected)},
                   language_of(language));
}

Technique technique_of(const std::string &key) {
    if (const auto technique = technique_named(key)) {
        return *technique;
    }
    refuse_word({"technique"}, key,
                names_of(techniques(), [](const TechniqueInfo &row) { return row.key; }));
}

Symmetry symmetry_of(const std::string &word) {
    if (const auto symmetry = symmetry_named(word)) {
        return *symmetry;
    }
    refuse_word({"symmetry"}, word, names_of(symmetries(), [](Symmetry one) { return name(one); }));
}

HodokuLevel level_of(const std::string &word) {
    static constexpr std::array levels{HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                                       HodokuLevel::unfair, HodokuLevel::extreme};
    const auto found =
        std::ranges::find_if(levels, [&](HodokuLevel one) { return name(one) == word; });
    if (found != levels.end()) {
        return *found;
    }
    refuse_word({"level"}, word, names_of(levels, [](HodokuLevel one) { return name(one); }));
}

Format format_of(const std::string &word) {
    if (const auto format = format_named(word)) {
        return *format;
    }
    refuse_word({"format"}, word,
                names_of(formats(), [](const FormatInfo &row) { return row.name; }));
}

Limits limits_of(std::optional<double> seconds, const std::atomic<bool> &cancelled) {
    Limits limits;
    limits.time = time_of(seconds);
    limits.cancelled = &cancelled;
    return limits;
}

} // namespace dokushin::python
