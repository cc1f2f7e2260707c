#include "cli/options/usage.h"

#include "base/decimal.h"
#include "base/nearest.h"
#include "stream/process/text_of_file.h"

#include <dokushin/solution_path.h>
#include <dokushin/symmetry.h>
#include <dokushin/universal.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace dokushin::cli {

void refuse_word(const std::string &option, std::string_view word, std::string_view kind,
                 const std::vector<std::string> &words) {
    constexpr std::size_t fit_on_a_line = 60;
    const std::string meant = nearest(word, words);
    refuse_usage(option, fmt::format("'{}' is no {}{}, expected one of {}", word, kind,
                                     meant.empty() ? "" : fmt::format(" (did you mean {}?)", meant),
                                     words.size() > fit_on_a_line
                                         ? "those that --help lists"
                                         : fmt::format("{}", fmt::join(words, ", "))));
}

Format expect_format(const std::string &option, std::string_view word) {
    const auto format = format_named(word);
    if (!format) {
        refuse_word(option, word, "format", format_names());
    }
    return *format;
}

void expect_alphabet(const std::string &option, const std::string &word) {
    if (const auto names = alphabet_names(); std::ranges::find(names, word) != names.end()) {
        return;
    }
    if (const auto own = Alphabet::custom(word); !own) {
        refuse_usage(option, own.error().message());
    }
}

Shape expect_shape(const std::string &option, const std::string &word) {
    constexpr std::string_view jigsaw = "jigsaw:";
    std::string text = word;
    bool from_file = false;
    if (word.starts_with(jigsaw)) {
        // Variants follow the name, which may contain a plus sign itself.
        for (std::size_t end = word.size();
             !from_file && end != std::string::npos && end > jigsaw.size();
             end = word.rfind('+', end - 1)) {
            const std::string name = word.substr(jigsaw.size(), end - jigsaw.size());
            if (stream::is_file(name)) {
                constexpr std::uint64_t longest = std::uint64_t{1} << 16;
                const std::string map = stream::text_of_file(name, longest).value_or("");
                text = std::string(jigsaw) + map + word.substr(end);
                from_file = true;
            }
        }
    }
    auto shape = Shape::parse(text);
    if (!shape) {
        const bool map = word.starts_with(jigsaw) && !from_file;
        refuse_usage(option,
                     shape.error().message() + (map ? ", or a file of that name with them" : ""));
    }
    return *std::move(shape);
}

Technique expect_technique(const std::string &option, const std::string &word) {
    const auto technique = technique_named(word);
    if (!technique) {
        refuse_word(option, word, "technique", technique_keys());
    }
    return *technique;
}

std::vector<std::string> technique_keys() {
    std::vector<std::string> keys;
    for (const TechniqueInfo &row : techniques()) {
        keys.emplace_back(row.key);
    }
    return keys;
}

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    for (const FormatInfo &info : formats()) {
        names.emplace_back(info.name);
    }
    return names;
}

std::vector<std::string> alphabet_names() { return {"usual", "letters", "zero"}; }

// The list holds names alone: making the shapes took 50 ms at each start of the program.
std::vector<std::string> usual_shapes() {
    std::vector<std::string> names{"4x4", "2x3", "2x4", "9x9", "2x5", "3x4", "16x16", "25x25"};
    for (const Variant variant : all_variants()) {
        names.push_back(fmt::format("9x9+{}", name(variant)));
    }
    return names;
}

std::vector<std::string> order_names() { return {"se", "sukaku", "hodoku"}; }
std::vector<std::string> universal_order_names() {
    const auto orders = universal_orders();
    return {orders.begin(), orders.end()};
}
std::vector<std::string> scale_names() { return {"se", "sukaku", "hodoku", "dokushin"}; }

std::vector<std::string> all_scale_names() {
    std::vector<std::string> names = scale_names();
    for (const UniversalScale scale : all_universal_scales()) {
        names.emplace_back(name(scale));
    }
    return names;
}

NumberRange expect_range(const std::string &option, std::string_view text, NumberRange widest) {
    const auto number = [](std::string_view word, double otherwise) {
        return word.empty() ? std::optional(otherwise) : whole_decimal(word);
    };
    const std::size_t dots = text.find("..");
    const std::string_view last = dots == text.npos ? text : text.substr(dots + 2);
    const auto least = number(text.substr(0, dots), widest.least);
    const auto most = number(last, widest.most);
    const bool right = !text.empty() && text != ".." && least && most && *least <= *most &&
                       *least >= widest.least && *most <= widest.most;
    if (!right) {
        refuse_usage(option,
                     fmt::format("'{}', expected a number from {} to {}, or two as in "
                                 "{}..{}",
                                 text, widest.least, widest.most, widest.least, widest.most));
    }
    return {*least, *most};
}

NumberRange expect_whole_range(const std::string &option, std::string_view text,
                               NumberRange widest) {
    const NumberRange range = expect_range(option, text, widest);
    if (std::floor(range.least) != range.least || std::floor(range.most) != range.most) {
        refuse_usage(option, fmt::format("'{}', expected whole numbers", text));
    }
    return range;
}

std::vector<std::string> symmetry_names() {
    std::vector<std::string> names;
    for (const Symmetry symmetry : symmetries()) {
        names.emplace_back(name(symmetry));
    }
    return names;
}

} // namespace dokushin::cli
