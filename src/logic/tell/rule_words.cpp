// Each kind of rule has a row of words, in which these stand for what differs between its rules:
//
//   {n}               its number: a total, a difference, a digit
//   {digits} {digit}  "4, 6 and 8", "4, 6 or 8": those that it names
//   {least} {middle} {greatest}  digits of the board
//   {first} {last}    cells: the ends of what it points at
//
// A Chinese name stands between 处 and further words, without spaces. So it begins with 的 if no
// other attribute does it ("和为 15 的笼"), and ends in a word, not in a number.
#include "logic/tell/rule_words.h"

#include "board/constraints/kind.h"
#include "logic/techniques/row.h"
#include "logic/tell/lists.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace dokushin::logic {
namespace {

struct RuleWords {
    std::size_t kind = 0; ///< Constraint::index()
    Words name;
    Words reason;
};

/// The position of a kind in the variant.
template <class Kind> consteval std::size_t index_of() {
    return []<class... Kinds>(const std::variant<Kinds...> * /*kinds*/) {
        std::size_t at = 0;
        (void)((std::is_same_v<Kind, Kinds> || (++at, false)) || ...);
        return at;
    }(static_cast<const ConstraintKinds *>(nullptr));
}

template <class Kind> consteval RuleWords row(const Words &name, const Words &reason) {
    return {index_of<Kind>(), name, reason};
}

constexpr Words adds_up_to_n{"its digits add up to {n}", "数字の合計は{n}", "其中数字之和为 {n}"};

constexpr std::array rule_words{
    row<Different>({"group of different digits", "異なる数字のグループ", "的互异组"},
                   {"its digits are all different", "数字はすべて異なる", "其中数字互不相同"}),
    row<Less>({"inequality", "不等号", "的不等号"},
              {"the first digit is less than the second", "1つ目の数字は2つ目より小さい",
               "前一个数小于后一个数"}),
    row<Cage>({"cage of {n}", "合計{n}のケージ", "和为 {n} 的笼"},
              {"its digits are different and add up to {n}", "数字はすべて異なり、合計は{n}",
               "其中数字互不相同，和为 {n}"}),
    row<Sum>({"sum of {n}", "合計{n}", "和为 {n} 的格组"}, adds_up_to_n),
    row<Arrow>({"arrow", "矢印", "的箭头"},
               {"the digits along it add up to the number in its circle",
                "矢印に沿った数字の合計は、丸の中の数になる", "箭杆上的数字之和等于圆圈中的数"}),
    row<Thermometer>({"thermometer", "温度計", "的温度计"},
                     {"digits increase from the bulb on", "数字は丸い端から先へ順に大きくなる",
                      "数字从圆头起递增"}),
    row<SlowThermometer>({"slow thermometer", "緩い温度計", "的慢温度计"},
                         {"digits never decrease from the bulb on",
                          "数字は丸い端から先へ進んでも小さくならない", "数字从圆头起不会变小"}),
    row<Difference>({"difference of {n}", "差{n}", "差为 {n} 的格对"},
                    {"the two digits differ by {n}", "2つの数字の差は{n}", "两数之差为 {n}"}),
    row<Ratio>(
        {"ratio of {n}", "比{n}", "比为 {n} 的格对"},
        {"one digit is {n} times the other", "一方の数字は他方の{n}倍", "一个数是另一个的 {n} 倍"}),
    row<Whispers>(
        {"whispers line", "ウィスパー線", "的低语线"},
        {"neighbours differ by at least {n}", "隣どうしの差は{n}以上", "相邻两数之差至少为 {n}"}),
    row<Palindrome>({"palindrome", "回文線", "的回文线"},
                    {"it reads the same from either end", "どちらの端から読んでも同じ並び",
                     "从哪一端读都一样"}),
    row<Renban>({"renban line", "連番線", "的连号线"},
                {"its digits are consecutive, in any order", "数字は連続していて、順序は自由",
                 "数字连续，顺序任意"}),
    row<Between>({"between line", "はさみ線", "的区间线"},
                 {"the digits between its ends are greater than one end and less than the other",
                  "途中の数字は、一方の端より大きく他方の端より小さい",
                  "两端之间的数字大于一端，小于另一端"}),
    row<Equal>({"equal cells", "同じ数字のマス", "的相同格"},
               {"they hold the same digit", "同じ数字が入る", "数字相同"}),
    row<Quadruple>({"quadruple", "クアドルプル", "的四格提示"},
                   {"it holds {digits}", "この中に{digits}が入る", "这些格中有 {digits}"}),
    row<OneOf>({"restricted cells", "数字が限られたマス", "的限定格"},
               {"each cell holds {digit}", "どのマスにも{digit}が入る", "每格只能填 {digit}"}),
    row<Sandwich>({"sandwich of {n}", "サンドイッチ{n}", "和为 {n} 的三明治"},
                  {"the digits between {least} and {greatest} add up to {n}",
                   "{least}と{greatest}の間にある数字の合計は{n}",
                   "{least} 与 {greatest} 之间的数字之和为 {n}"}),
    row<NotSum>(
        {"forbidden sum of {n}", "和{n}の禁止", "禁止和为 {n} 的格对"},
        {"the two digits don't add up to {n}", "2つの数字の和は{n}ではない", "两数之和不为 {n}"}),
    row<NotRatio>({"forbidden ratio of {n}", "比{n}の禁止", "禁止比为 {n} 的格对"},
                  {"neither digit is {n} times the other", "どちらの数字も他方の{n}倍ではない",
                   "两个数都不是对方的 {n} 倍"}),
    row<NotDifference>(
        {"forbidden difference of {n}", "差{n}の禁止", "禁止差为 {n} 的格对"},
        {"the two digits don't differ by {n}", "2つの数字の差は{n}ではない", "两数之差不为 {n}"}),
    row<EqualSums>({"region sum line", "領域合計線", "的分区等和线"},
                   {"its pieces have the same sum", "どの区間の合計も等しい", "各段之和相等"}),
    row<SameDigits>({"sets of the same digits", "同じ数字の組", "的相同数字组"},
                    {"the sets hold the same digits, repeats included",
                     "どの組にも同じ数字が同じ個数ずつ入る", "各组的数字相同，个数也相同"}),
    row<Entropic>({"entropic line", "エントロピー線", "的熵线"},
                  {"any three consecutive cells hold a low, a middle and a high digit",
                   "連続する3マスには小・中・大の数字が1つずつ入る",
                   "任意连续三格中，小、中、大的数字各有一个"}),
    row<Modular>({"modular line", "モジュラー線", "的模线"},
                 {"any {n} consecutive digits leave different remainders when divided by {n}",
                  "連続する{n}マスの数字は{n}で割った余りがすべて異なる",
                  "任意连续 {n} 格的数除以 {n}，余数互不相同"}),
    row<Zipper>({"zipper line", "ジッパー線", "的拉链线"},
                {"every two cells equally far from the middle have the same sum, and a cell in the "
                 "middle holds that sum",
                 "中央から等距離の2マスの和はどれも等しく、中央にマスがあればその数字とも等しい",
                 "与中点等距的两格之和都相等，正中若有一格则填该和"}),
    row<Nabner>({"nabner line", "ナブナー線", "的不连号线"},
                {"any two of its digits differ by 2 or more", "どの2つの数字も差は2以上",
                 "任意两数之差至少为 2"}),
    row<DoubleArrow>({"double arrow", "両端矢印", "的双头箭头"},
                     {"its two ends add up to as much as the digits between them",
                      "両端の和は途中の数字の合計に等しい", "两端之和等于中间各数之和"}),
    row<Lockout>({"lockout line", "ロックアウト線", "的锁定线"},
                 {"the ends differ by at least {n}, and each other digit is less than both or "
                  "greater than both",
                  "両端の差は{n}以上で、途中の数字は両端のどちらよりも小さいか、どちらよりも大きい",
                  "两端之差至少为 {n}，其他数字比两端都小或比两端都大"}),
    row<Sequence>({"sequence line", "等差数列", "的等差线"},
                  {"digits change by the same number from cell to cell",
                   "数字は一定の差で変わっていく", "从一格到下一格，数字的变化量都相同"}),
    row<XSum>({"X-sum of {n}", "Xサム{n}", "和为 {n} 的 X 和提示"},
              {"if the first digit is X, the first X digits add up to {n}",
               "先頭の数字をXとすると、先頭からX個の数字の合計は{n}",
               "设首格的数为 X，从首格起 X 个数之和为 {n}"}),
    row<Skyscraper>({"skyscraper clue of {n}", "ビルディング{n}", "可见数为 {n} 的摩天楼提示"},
                    {"the number of digits greater than all before them is {n}",
                     "手前のどれよりも大きい数字は{n}個", "有 {n} 个数大于其前面的所有数"}),
    row<HiddenSkyscraper>(
        {"hidden skyscraper of {n}", "隠れビルディング{n}", "被挡数为 {n} 的摩天楼提示"},
        {"{n} is the first digit with a greater one before it",
         "手前のより大きい数字に隠れる最初の数字は{n}", "{n} 是第一个被前面更大的数挡住的数"}),
    row<NumberedRoom>({"numbered room of {n}", "ナンバールーム{n}", "填 {n} 的编号房间提示"},
                      {"if the first digit is X, {n} stands in the Xth cell",
                       "先頭の数字がXなら、X番目のマスに{n}が入る",
                       "首格的数是几，第几格就填 {n}"}),
    row<Lunchbox>({"lunchbox of {n}", "ランチボックス{n}", "和为 {n} 的午餐盒"},
                  {"its digits are different, and those that stand between the least and the "
                   "greatest add up to {n}",
                   "数字はすべて異なり、最小と最大の数字に挟まれた数字の合計は{n}",
                   "数字互不相同，夹在最小数与最大数之间的数字之和为 {n}"}),
    row<Indexing>({"index of {n}", "インデックス{n}", "指出 {n} 的索引格"},
                  {"if it holds X, {n} stands in the Xth of the cells from {first} to {last}",
                   "このマスの数字がXなら、{first}から{last}までのX番目のマスに{n}が入る",
                   "该格的数是几，{n} 就在从 {first} 到 {last} 的第几格"}),
    row<Counting>({"counting circles", "カウンティングサークル", "的计数圆圈"},
                  {"a digit in a circle stands in as many circles as it says",
                   "丸の中の数字は、ちょうどその数だけの丸に入る",
                   "圆圈中的数是几，就恰好出现在几个圆圈中"}),
    row<DistinctCount>({"count of different digits", "異なる数字の個数", "的不同数字的个数"},
                       {"the first cell says how many different digits the others hold",
                        "最初のマスは、他のマスに入る異なる数字の個数を示す",
                        "首格表示其余各格中不同数字的个数"}),
    row<LookAndSay>({"look-and-say cage", "ルック・アンド・セイ", "的外观数列笼"},
                    {"it holds each listed digit just as often as stated",
                     "示された数字は、ちょうど示された個数だけ入る",
                     "列出的每个数恰好出现标明的次数"}),
    row<SumLine>({"sum line of {n}", "合計線{n}", "段和为 {n} 的线"},
                 {"it can be cut into pieces that each add up to {n}",
                  "合計{n}の区間に切り分けられる", "可以切成若干段，每段之和都为 {n}"}),
    row<WeightedSum>({"weighted sum of {n}", "重み付きの和{n}", "加权和为 {n} 的格组"},
                     {"its digits times their weights add up to {n}", "重みを掛けた数字の合計は{n}",
                      "各数乘以权重后之和为 {n}"}),
    row<Rellik>({"rellik cage of {n}", "レリックケージ{n}", "禁和为 {n} 的逆杀手笼"},
                {"its digits are different, and no choice of one or more of them adds up to {n}",
                 "数字はすべて異なり、どれを1つ以上選んでも合計は{n}にならない",
                 "数字互不相同，任选其中一个或多个，其和都不为 {n}"}),
    row<EqualityCage>({"equality cage", "同数ケージ", "的均等笼"},
                      {"its digits are different, as many odd as even and as many low as high",
                       "数字はすべて異なり、奇数と偶数が同数、小さい数と大きい数も同数",
                       "数字互不相同，奇数与偶数一样多，较小的数与较大的数一样多"}),
    row<Entropy>({"entropy group", "エントロピーの組", "的熵组"},
                 {"it holds at least one low, one middle and one high digit",
                  "小・中・大の数字がそれぞれ1つ以上入る", "小、中、大的数字都至少有一个"}),
    row<Remainders>({"remainder group", "余りの組", "的余数组"},
                    {"divided by {n}, its digits leave every possible remainder",
                     "数字を{n}で割った余りが、すべての種類そろう",
                     "数字除以 {n}，每种余数都会出现"}),
    row<Taxicab>({"taxicab group", "アンチタクシーの組", "的反出租车组"},
                 {"two 3s are never 3 steps apart, two 4s never 4, and so on",
                  "3どうしは3歩、4どうしは4歩離れたマスには入らない（他の数字も同様）",
                  "两个 3 不能相距 3 步，两个 4 不能相距 4 步，依此类推"}),
    row<Flatmates>({"flatmates line", "フラットメイツ線", "的室友线"},
                   {"a {middle} has a {least} just before it or a {greatest} just after it",
                    "{middle}は、すぐ前に{least}があるか、すぐ後に{greatest}がある",
                    "{middle} 的前面紧挨着 {least}，或后面紧挨着 {greatest}"}),
    row<FullRank>({"full rank of {n}", "全体順位{n}", "总排名为 {n} 的提示"},
                  {"read as a number, it is number {n} of all rows and columns read from either "
                   "end, smallest first, without ties",
                   "数として読むと、両端から読んだ全行全列の中で小さい方から{n}番目（同順位なし）",
                   "读作一个数时，在所有行和列（两端各读一次）中从小到大排第 {n}，无并列"}),
    row<SharedRank>({"shared rank of {n}", "同順位可の順位{n}", "可并列排名为 {n} 的提示"},
                    {"read as a number, it is number {n} of all rows and columns read from "
                     "either end, smallest first, ties allowed",
                     "数として読むと、両端から読んだ全行全列の中で小さい方から{n}番目（同順位可）",
                     "读作一个数时，在所有行和列（两端各读一次）中从小到大排第 {n}，可并列"}),
    row<DifferentLines>({"different lines", "異なる並び", "的互异线"},
                        {"no two of the lines read the same", "まったく同じ並びは2つない",
                         "没有两条线的数字排列完全相同"}),
    row<ValueIndexing>(
        {"value index", "値のインデックス", "的值索引"},
        {"if the second cell holds X, the Xth cell after it holds the same as the first",
         "2番目のマスの数字がXなら、その後ろのX番目のマスに最初のマスと同じ数字が入る",
         "若第二格的数为 X，则其后第 X 格的数与第一格相同"}),
    row<SumLoop>({"sum loop of {n}", "合計{n}の輪", "段和为 {n} 的环"},
                 {"it can be cut into pieces that each add up to {n}",
                  "合計{n}の区間に切り分けられる", "可以切成若干段，每段之和都为 {n}"}),
    row<Pairs>({"line of pairs", "ペアの線", "的数对线"},
               {"each digit and the next one form an allowed pair",
                "どの数字も次の数字と、許されたペアになる", "每个数与下一个数组成允许的数对"}),
    row<AllPairs>({"group of pairs", "ペアのグループ", "的数对组"},
                  {"any two of its digits form an allowed pair",
                   "どの2つの数字も、許されたペアになる", "任意两数组成允许的数对"}),
    row<Regex>({"regex line", "正規表現の線", "的正则线"},
               {"its digits, read in order, match the expression",
                "順に読んだ数字が正規表現に一致する", "依次读出的数字符合表达式"}),
    row<Automaton>({"automaton line", "オートマトンの線", "的自动机线"},
                   {"its digits, read in order, are a sequence that the automaton accepts",
                    "順に読んだ数字の列をオートマトンが受理する", "自动机接受依次读出的数字"}),
    row<AnyOf>({"alternatives", "選択肢", "的备选规则"},
               {"at least one of the alternatives holds", "選択肢の少なくとも1つが成り立つ",
                "至少有一个备选规则成立"}),
};

static_assert(
    [] {
        for (std::size_t at = 0; at < rule_words.size(); ++at) {
            if (rule_words[at].kind != at) {
                return false;
            }
        }
        return rule_words.size() == std::variant_size_v<ConstraintKinds>;
    }(),
    "a kind has no words, or stands elsewhere");

/// NumberOf returns the number of a rule as the board's values have it; 0 if its kind has none.
struct NumberOf {
    const Shape &shape;

    template <class Kind> int operator()(const Kind &rule) const {
        if constexpr (std::is_same_v<Kind, Cage> || std::is_same_v<Kind, Sum> ||
                      std::is_same_v<Kind, NotSum>) {
            return total_of_values(shape, rule.total, rule.cells.size());
        } else if constexpr (std::is_same_v<Kind, WeightedSum>) {
            int total = rule.total;
            for (const WeightedCell &term : rule.terms) {
                total += term.weight * of_digit(0);
            }
            return total;
        } else if constexpr (requires { rule.total; }) {
            return static_cast<int>(rule.total);
        } else if constexpr (requires { rule.difference; }) {
            return static_cast<int>(rule.difference);
        } else if constexpr (requires { rule.ratio; }) {
            return static_cast<int>(rule.ratio);
        } else if constexpr (requires { rule.visible; }) {
            return static_cast<int>(rule.visible);
        } else if constexpr (requires { rule.hidden; }) {
            return of_digit(rule.hidden);
        } else if constexpr (requires { rule.digit; }) {
            return of_digit(rule.digit);
        } else if constexpr (requires { rule.divisor; }) {
            return static_cast<int>(rule.divisor);
        } else if constexpr (requires { rule.rank; }) {
            return static_cast<int>(rule.rank);
        } else {
            return 0;
        }
    }
    [[nodiscard]] int of_digit(unsigned digit) const {
        return static_cast<int>(digit + shape.lowest()) - 1;
    }
};

/// Lists the digits that a rule names; nothing for most kinds.
std::string list_of(const Constraint &rule, const NumberOf &number, const Phrases &phrases,
                    std::string_view last) {
    std::vector<std::string> texts;
    const auto add = [&](const std::vector<Digit> &digits) {
        for (const Digit digit : digits) {
            texts.push_back(fmt::to_string(number.of_digit(dokushin::number(digit))));
        }
    };
    if (const auto *const quadruple = std::get_if<Quadruple>(&rule)) {
        add(quadruple->digits);
    } else if (const auto *const one_of = std::get_if<OneOf>(&rule)) {
        add(one_of->digits);
    }
    return joined(texts, phrases.list_comma, last);
}

std::string filled(const Words &words, const Constraint &rule, const Shape &shape,
                   Language language) {
    const NumberOf number{shape};
    const Phrases &phrases = phrases_of(language);
    const auto *const indexing = std::get_if<Indexing>(&rule);
    return fmt::format(
        fmt::runtime(words.in(language)),
        fmt::arg("n", std::visit(number, static_cast<const ConstraintKinds &>(rule))),
        fmt::arg("digits", list_of(rule, number, phrases, phrases.list_and)),
        fmt::arg("digit", list_of(rule, number, phrases, phrases.list_or)),
        fmt::arg("least", number.of_digit(1)),
        fmt::arg("middle", number.of_digit((shape.side() + 1) / 2)),
        fmt::arg("greatest", number.of_digit(shape.side())),
        fmt::arg("first", indexing ? shape.cell_name(indexing->indexed.front()) : ""),
        fmt::arg("last", indexing ? shape.cell_name(indexing->indexed.back()) : ""));
}

} // namespace

std::string rule_name(const Constraint &rule, const Shape &shape, Language language) {
    return filled(rule_words[rule.index()].name, rule, shape, language);
}

std::string rule_reason(const Constraint &rule, const Shape &shape, Language language) {
    return filled(rule_words[rule.index()].reason, rule, shape, language);
}

std::vector<Cell> cells_to_name(const Constraint &rule) {
    if (const auto *const rank = std::get_if<FullRank>(&rule)) {
        return rank->cells;
    }
    if (const auto *const rank = std::get_if<SharedRank>(&rule)) {
        return rank->cells;
    }
    if (const auto *const indexing = std::get_if<Indexing>(&rule)) {
        return {indexing->index};
    }
    return cells_of(rule);
}

} // namespace dokushin::logic
