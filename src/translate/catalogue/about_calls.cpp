// Arguments that calls from C (src/c) and JavaScript (web/package) can't take, and how such
// calls end.
#include "translate/catalogue.h"

namespace dokushin::translate {
namespace {

constexpr std::array sentences_about_calls{
    // Names.
    Entry{"'{}' is no {p}", "'{}'という{}はありません", "没有名为 '{}' 的{}"},
    Entry{"language", "言語", "语言"},
    Entry{"order", "順序", "顺序"},
    Entry{"order whose steps are rated", "手順を評価できる順序", "可评定步骤难度的顺序"},
    Entry{"technique", "テクニック", "技巧"},
    Entry{"symmetry", "対称性", "对称性"},
    Entry{"format", "形式", "格式"},
    Entry{"method", "解法", "算法"},
    Entry{"way to count", "数え方", "计数方法"},
    Entry{"scale", "難易度の尺度", "难度标度"},
    Entry{"level", "難易度のレベル", "难度级别"},
    Entry{"'{}' is not tried in that order", "'{}'はその順序では試されません",
          "该顺序中不尝试 '{}'"},
    Entry{"'{}' is not tried in the order of that scale", "'{}'はその尺度の順序では試されません",
          "该标度的顺序中不尝试 '{}'"},
    Entry{"a technique that is", "その順序で試されるテクニック", "该顺序中会尝试的技巧"},
    Entry{"'{}' is both needed and unwanted", "'{}'が必要ともされ、除外もされています",
          "'{}' 既是必需的，又是排除的"},
    Entry{"a level on another scale than HoDoKu's", "HoDoKu以外の尺度でのレベル",
          "HoDoKu 以外的标度上的级别"},
    Entry{R"(scale "hodoku", or a rating)", R"(尺度 "hodoku"、または難易度の数値)",
          R"(标度 "hodoku"，或难度数值)"},
    Entry{"a range of ratings that there is none in", "当てはまる値のない難易度の範囲",
          "不含任何难度的范围"},
    Entry{"least_rating up to most_rating, {p}", "least_ratingからmost_ratingまで、{}",
          "least_rating 至 most_rating，{}"},

    // Arguments.
    Entry{"the argument '{}' is NULL", "引数'{}'がNULLです", "参数 '{}' 为 NULL"},
    Entry{"a pointer", "ポインター", "指针"},
    Entry{"the argument '{}' is another kind of handle, or was freed",
          "引数'{}'が別の種類のハンドルか、解放済みです", "参数 '{}' 是另一种句柄，或已被释放"},
    Entry{"the options' stop is another kind of handle, or was freed",
          "オプションのstopが別の種類のハンドルか、解放済みです",
          "选项中的 stop 是另一种句柄，或已被释放"},
    Entry{"a dokushin_{w}", "dokushin_{}", "dokushin_{}"},
    Entry{"options of {n} bytes", "{}バイトのオプション", "{} 字节的选项"},
    Entry{"{n}, in their member `size`", "メンバー`size`に{}", "成员 `size` 中的 {}"},
    Entry{"room for {n} in '{}'", "'{1}'に{0}個分の場所", "'{1}' 中 {0} 个的空间"},
    Entry{"house {n}", "グループ{}", "区域 {}"},
    Entry{"the digit {n} in cell {n}", "マス{1}の数字{0}", "单元格 {1} 中的数字 {0}"},
    Entry{"a digit from 1 and a cell from 0 of a board of {w}",
          "{}の盤面の、1からの数字と0からのマス", "{} 盘面上从 1 起的数字和从 0 起的单元格"},
    Entry{"a flaw that a board of {w} can't have", "{}の盤面にはありえない誤り",
          "{} 盘面不可能有的错误"},
    Entry{"one that dokushin_flaws found", "dokushin_flawsが見つけた誤り",
          "由 dokushin_flaws 找到的错误"},
    Entry{"{n} to be told", "伝える内容としての{}", "要讲述的内容 {}"},
    Entry{"a dokushin_telling, 0 to 3", "dokushin_telling、0〜3", "dokushin_telling，0 到 3"},
    Entry{"a nesting of {n}", "入れ子の深さ{}", "嵌套深度 {}"},
    Entry{"1 to {n}, or 0 for the deepest", "1〜{}、または最も深い0", "1 到 {}，0 为最深"},
    Entry{"a step that was found elsewhere", "別の場所で見つかった手順", "在别处找到的步骤"},
    Entry{"one that can be made here", "ここで行える手順", "在此可行的步骤"},
    Entry{"{n} puzzles", "{}問", "{} 道题目"},
    Entry{"as many as memory has room for", "メモリに収まる数", "内存能容纳的数目"},
    Entry{"no memory is left", "メモリが足りません", "内存不足"},
    Entry{"no memory is left for a text", "テキストのためのメモリが足りません",
          "没有可容纳文本的内存"},
    Entry{"memory", "メモリ", "内存"},

    // Ends.
    Entry{"given up before its end", "終わる前に中止されました", "未完成就已放弃"},
    Entry{"nothing forbids it", "妨げるものはありません", "没有什么禁止它"},
    Entry{"no further format", "形式はもうありません", "没有更多格式"},
    Entry{"no further puzzle", "問題はもうありません", "没有更多题目"},
    Entry{"no further technique", "テクニックはもうありません", "没有更多技巧"},
    Entry{"no puzzle was read", "まだ問題を読んでいません", "尚未读取题目"},
    Entry{"nothing is left to do", "残っている手順はありません", "没有剩下的步骤"},
    Entry{"no technique gets further", "どのテクニックでも先に進めません", "没有技巧可以继续"},

    // JavaScript.
    Entry{"solutions {}", "解の個数{}", "解的个数 {}"},
    Entry{"nodes {}", "ノード数{}", "节点数 {}"},
    Entry{"time {}", "時間{}", "时间 {}"},
    Entry{"seed {}", "シード{}", "种子 {}"},
    Entry{"a whole number from 0 on", "0以上の整数", "不小于 0 的整数"},
    Entry{"a whole number from 0 to 2⁶⁴ − 1", "0から2⁶⁴ − 1までの整数", "0 到 2⁶⁴ − 1 的整数"},
    Entry{"seconds from 0 on", "0以上の秒数", "不小于 0 的秒数"},
    Entry{"{} at position {n}", "{1}番の位置に{0}", "位置 {1} 处的 {0}"},
    Entry{"a digit or 0", "数字または0", "数字或 0"},
    Entry{"{w} is no puzzle", "{}は問題ではありません", "{} 不是题目"},
    Entry{"a text, a puzzle, or digits in rows or in one list",
          "テキスト、問題、または行ごとか一列に並べた数字", "文本、题目，或按行或连成一列的数字"},
    Entry{"no room for {n} bytes", "{}バイトの場所がありません", "没有 {} 字节的空间"},
    Entry{"cancelled", "中止されました", "已取消"},

    // Python.
    Entry{"{} in puzzle {n}", "問題{1}に{0}", "题目 {1} 中的 {0}"},
    Entry{"puzzle {n}: {}", "問題{}：{}", "题目 {}：{}"},
    Entry{"a board of {w}", "{}の盤面", "{} 盘面"},
    Entry{"9x9; solve() takes any", "9x9。solve()はどの盤面でも解きます",
          "9x9；solve() 接受任何盘面"},
    Entry{"the puzzle has several solutions", "問題に解が複数あります", "题目有多个解"},
    Entry{"the puzzle has no solution", "問題に解がありません", "题目无解"},
    Entry{"each digit once in a house", "どのグループにも同じ数字は一つだけ",
          "每个区域中每个数字只出现一次"},
    Entry{"a transform whose parts do not fit its side", "各部分が一辺の長さに合わない変換",
          "各部分与边长不符的变换"},
    Entry{"{n} numbers in each, of {n} at most", "それぞれ{}個の、{}以下の数",
          "每部分 {} 个不超过 {} 的数"},
    Entry{"a transform of side {n}", "一辺が{}の変換", "边长为 {} 的变换"},
    Entry{"up to {n}", "{}以下", "不超过 {}"},
    Entry{"seconds above 0, or None for no limit", "0より大きい秒数、制限なしはNone",
          "大于 0 的秒数，不限则为 None"},
    Entry{"a number, or the least and the most", "数、または最小と最大",
          "一个数，或最小值与最大值"},
    Entry{"an array of shape {}", "形が{}の配列", "形状为 {} 的数组"},
    Entry{"(9, 9), (81,) or alike", "(9, 9)、(81,)など", "(9, 9)、(81,) 等"},
    Entry{"(n, 81) or (n, 9, 9)", "(n, 81)または(n, 9, 9)", "(n, 81) 或 (n, 9, 9)"},
    Entry{"row {n} has {n} cells", "{}行目に{}マスあります", "第 {} 行有 {} 格"},
    Entry{"{n} strings", "{}個の文字列", "{} 个字符串"},
    Entry{"{n}, one a row", "一行に一つで{}", "{}，每行一个"},
    Entry{"a digit, or one of . 0 * _ - ?", "数字、または . 0 * _ - ? のどれか",
          "一个数字，或 . 0 * _ - ? 之一"},
    Entry{"a square number of them, such as 81", "81のような平方数", "平方数，如 81"},
    Entry{"one for each cell", "マスごとに一つ", "每格一个"},
};

constexpr auto text_about_calls = text_of<text_size(sentences_about_calls)>(sentences_about_calls);

} // namespace

std::string_view about_calls() { return {text_about_calls.data(), text_about_calls.size()}; }

} // namespace dokushin::translate
