// The rows of fish are made of the words for the kind and for the size. Fish with chains (krakens)
// have rows of their own.
#pragma once

#include "logic/steps/fish_kinds.h"
#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

// ---- fish of all kinds and sizes -------------------------------------------------------

/// Returns the words that precede a fish's name.
constexpr Words words_for(Fins fins) {
    return fins == Fins::finned    ? Words{"finned ", "ヒレ付き", "鳍"}
           : fins == Fins::sashimi ? Words{"sashimi ", "サシミ", "退化鳍"}
                                   : Words{};
}
constexpr Words words_for(FishHouses houses) {
    return houses == FishHouses::franken  ? Words{"franken ", "フランケン", "宫内"}
           : houses == FishHouses::mutant ? Words{"mutant ", "ミュータント", "交叉"}
                                          : Words{};
}

/// The names of fish by size, from two lines on.
inline constexpr std::array<Words, FishKind::sizes> fish_sizes{{
    {"X-wing", "X-Wing", "二链列"},
    {"swordfish", "ソードフィッシュ", "三链列"},
    {"jellyfish", "ジェリーフィッシュ", "四链列"},
    {"squirmbag", "スクワームバッグ", "五链列"},
    {"whale", "ホエール", "六链列"},
    {"leviathan", "リヴァイアサン", "七链列"},
}};

inline constexpr Words covered{
    "In {base:houses} the digit {digits} stands only in {cover:houses}, so it can be removed from "
    "the rest of {cover:houses}: {result}.",
    "{base:houses}では{digits}の候補が{cover:houses}にしかないため、{cover:houses}の残りのマスから{"
    "digits}を除外できます：{result}。",
    "在{base:houses}中，{digits} 只能位于{cover:houses}，因此可以从{cover:houses}其余单元格中删去 "
    "{digits}：{result}。"};
inline constexpr Words covered_but_for_fins{
    "But for {fin}, {digits} stands in {base:houses} only where {cover:houses} cross. Either that "
    "holds, or {fin:one} is {digits}; what goes in both cases: {result}.",
    "{fin}を除けば、{base:houses}の{digits}の候補は{cover:houses}"
    "にしかありません。その形が成り立つか、{fin:one}が{digits}"
    "になるかなので、どちらの場合にも消える候補を除外できます：{result}。",
    "除 {fin} 外，{base:houses}中的 {digits} 都位于{cover:houses}。要么该结构成立，要么 {fin:one} "
    "是 {digits}；两种情况下都不成立的候选数可以删去：{result}。"};

/// A MadeText is put together at compile time. It ends in a zero byte for the C interface.
struct MadeText {
    std::array<char, 64> characters{};
    std::size_t size = 0;

    constexpr void add(std::string_view text) {
        std::ranges::copy(text, characters.data() + size);
        size += text.size();
    }
    [[nodiscard]] constexpr std::string_view view() const { return {characters.data(), size}; }
};

struct FishName {
    std::array<MadeText, 3> words; ///< by language
    MadeText key;                  ///< the English name in small letters, with hyphens
};

constexpr FishName fish_name(const FishKind &kind, std::size_t size) {
    FishName name;
    for (const Language language : {Language::english, Language::japanese, Language::chinese}) {
        MadeText &text = name.words[static_cast<std::size_t>(language)];
        const bool is_igeta = kind.techniques[size] == T::x_wing && language == Language::japanese;
        text.add(words_for(kind.fins).in(language));
        text.add(words_for(kind.houses).in(language));
        text.add(is_igeta ? "井桁（X-Wing）" : fish_sizes[size].in(language));
    }
    name.key = name.words[0];
    for (char &character : name.key.characters) {
        character = character == ' ' ? '-'
                    : 'A' <= character && character <= 'Z'
                        ? static_cast<char>(character - 'A' + 'a')
                        : character;
    }
    return name;
}

inline constexpr auto fish_names = fish_rows_of(fish_name);

template <unsigned Size> constexpr Finder finder_of(FishHouses houses) {
    return houses == FishHouses::basic     ? find_finned_fish<Size>
           : houses == FishHouses::franken ? find_franken_fish<Size>
                                           : find_mutant_fish<Size>;
}

constexpr Finder finder_of(FishHouses houses, std::size_t size) {
    return std::array{finder_of<2>(houses), finder_of<3>(houses), finder_of<4>(houses),
                      finder_of<5>(houses), finder_of<6>(houses), finder_of<7>(houses)}[size];
}

inline constexpr auto fish = [] {
    std::array<TechniqueRow, fish_count> all{};
    for (std::size_t at = 0; at < all.size(); ++at) {
        const FishKind &kind = fish_kinds[at / FishKind::sizes];
        const std::size_t size = at % FishKind::sizes;
        const FishName &name = fish_names[at];
        // Sudoku Explainer has these, on all boards.
        const bool is_plain =
            kind.fins == Fins::none && kind.houses == FishHouses::basic && size < 3;
        all[at] = {kind.techniques[size],
                   name.key.view(),
                   name.words[0].view(),
                   name.words[1].view(),
                   name.words[2].view(),
                   kind.fins == Fins::none ? covered : covered_but_for_fins,
                   {.largest_side = is_plain ? unsigned{max_side} : up_to_16,
                    .look_at = LookAt::digits,
                    .find = finder_of(kind.houses, size)}};
    }
    return all;
}();

// ---- fish with chains ------------------------------------------------------------------

inline constexpr TechniqueTraits of_kraken_fish{
    .largest_side = up_to_16, .look_at = LookAt::digits, .find = find_kraken_fish};

inline constexpr auto kraken_fish = std::to_array<TechniqueRow>({
    {T::kraken_fish_1, "kraken-fish-1", "kraken fish, type 1", "クラーケンフィッシュ タイプ1",
     "海怪鱼 类型1",
     Words("But for {fin}, {digits} stands in {base:houses} only where {cover:houses} cross. "
           "Either that holds, which eliminates the candidate, or {fin:one} is {digits}, and a "
           "chain from there eliminates it, too: {result}.",
           "{fin}を除けば、{base:houses}の{digits}の候補は{cover:houses}"
           "にしかありません。その形が成り立てば候補は消え、{fin:one}が{digits}"
           "なら、そこからのチェーンで同じ候補が消えます。{result}。",
           "除 {fin} 外，{base:houses}中的 {digits} "
           "都位于{cover:houses}。要么该结构成立，候选数被删去，要么 {fin:one} 是 "
           "{digits}，由此出发的链同样删去它：{result}。"),
     of_kraken_fish},
    {T::kraken_fish_2, "kraken-fish-2", "kraken fish, type 2", "クラーケンフィッシュ タイプ2",
     "海怪鱼 类型2",
     Words("But for {fin}, {digits} stands in {base:houses} only where {cover:houses} cross. "
           "Either {fin:one} is {digits}, or {other} has it in {base:houses}. A chain from each of "
           "these places eliminates the same: {result}.",
           "{fin}を除けば、{base:houses}の{digits}の候補は{cover:houses}にしかありません。{fin:one}"
           "が{digits}になるか、{other}の{digits}が{base:houses}"
           "に入るかで、そのどのマスからのチェーンでも同じ候補が消えます。{result}。",
           "除 {fin} 外，{base:houses}中的 {digits} 都位于{cover:houses}。要么 {fin:one} 是 "
           "{digits}，要么{other}的 {digits} "
           "在{base:houses}中；从这些位置出发的链都删去同一个候选数：{result}。"),
     of_kraken_fish},
});

} // namespace dokushin::logic::rows
