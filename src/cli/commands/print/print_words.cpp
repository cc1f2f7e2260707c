#include "cli/commands/print/print_words.h"

#include "cli/commands/json.h"

#include <fmt/format.h>

#include <array>

namespace dokushin::cli {
namespace {

constexpr std::array<PrintWords, 3> languages{{
    {"en",
     "en",
     "No. {}",
     "Rating {}",
     "Solutions",
     "Jigsaw",
     {"Sudoku-X", "Windoku", "Disjoint groups", "Centre dots"},
     {"easy", "medium", "hard", "unfair", "extreme"}},
    {"ja",
     "ja",
     "第{}問",
     "難易度 {}",
     "解答",
     "ジグソー",
     {"対角線", "ウィンドウ", "同位置グループ", "中央の点"},
     {"やさしい", "ふつう", "難しい", "意地悪", "極端に難しい"}},
    {"zh",
     "zh-cn",
     "第{}题",
     "难度 {}",
     "答案",
     "锯齿",
     {"对角线", "窗口", "同位组", "中心点"},
     {"简单", "中等", "困难", "刁钻", "极难"}},
}};

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    return begin == text.npos ? std::string_view{}
                              : text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// Returns a header's value as text; a string of JSON still has its quotes.
std::string unquoted(const std::string &value) {
    const Json parsed = Json::parse(value, nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : value;
}

/// Returns the name that a text gives its puzzle. Behind a puzzle's line only a comment after # is
/// a name; anything else can be a rating.
std::string name_of(const Record &record) {
    for (const auto &[key, value] : record.headers) {
        for (const std::string_view known : {"name", "title", "Title", "#D"}) {
            if (key == known && !trimmed(value).empty()) {
                return unquoted(std::string(trimmed(value)));
            }
        }
    }
    const std::string_view comment = trimmed(record.comment);
    if (record.format == Format::json) {
        return std::string(comment);
    }
    return comment.starts_with('#') ? std::string(trimmed(comment.substr(1))) : std::string{};
}

} // namespace

const PrintWords *print_words(std::string_view code) {
    for (const PrintWords &words : languages) {
        if (words.code == code) {
            return &words;
        }
    }
    return nullptr;
}

std::string label_of(const Record &record, std::size_t index, const PrintWords &words) {
    std::string label = fmt::format(fmt::runtime(words.number), index);
    const auto add = [&](std::string_view part) { label += fmt::format(" · {}", part); };
    if (const std::string name = name_of(record); !name.empty()) {
        add(name);
    }
    const Shape &shape = record.puzzle.shape();
    if (shape.is_jigsaw() && shape.is_square()) {
        add(words.jigsaw);
    }
    for (const Variant variant : all_variants()) {
        if (shape.has(variant)) {
            add(words.variants[static_cast<std::size_t>(variant)]);
        }
    }
    return label;
}

} // namespace dokushin::cli
