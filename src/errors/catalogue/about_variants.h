// Errors of documents and links of sites for variants.
#pragma once

#include "errors/entry.h"

#include <array>

namespace dokushin::errors {

inline constexpr std::array sentences_about_variants{
    Entry{"'{}', whose rule is not understood", "'{}'（理解できないルールです）",
          "'{}'，其规则无法理解"},
    Entry{"rules that 'dokushin rules' lists; --ignore-unknown solves without the others",
          "'dokushin rules' が示すルール（--ignore-unknown "
          "を付けると、ほかのルールを除いて解きます）",
          "'dokushin rules' 列出的规则；--ignore-unknown 会忽略其他规则求解"},
    Entry{"a link of {} that can't be unpacked", "展開できない {} のリンク", "无法解包的 {} 链接"},
    Entry{"the whole link as it was copied, of at most {} characters when unpacked",
          "コピーしたままのリンク全体（展開後 {} 文字以内）",
          "复制的完整链接，解包后不超过 {} 个字符"},
    Entry{"a short link of {}, which only its site can open",
          "{} の短縮リンク（そのサイトだけが開けます）", "{} 的短链接，只有该网站能打开"},
    Entry{"a link that holds the puzzle itself", "問題そのものを含むリンク", "包含题目本身的链接"},
    Entry{"a document of {} that is no puzzle", "問題ではない {} の文書", "不是题目的 {} 文档"},
    Entry{"'{}' in r{}c{}", "r{1}c{2} の '{0}'", "r{1}c{2} 中的 '{0}'"},
    Entry{"text that is no document of a site for variants", "変種サイトの文書ではないテキスト",
          "不是变体网站文档的文本"},
    Entry{"JSON of f-puzzles, SudokuPad or SudokuMaker",
          "f-puzzles、SudokuPad、SudokuMaker の JSON",
          "f-puzzles、SudokuPad 或 SudokuMaker 的 JSON"},
    Entry{"{} in the format {}", "形式{1}での{0}", "格式 {1} 中的 {0}"},
    Entry{"rules that it can say, or the format json", "その形式で書けるルール、または形式 json",
          "该格式能表示的规则，或格式 json"},
    Entry{"a board of side {} in the format {}", "形式{1}で一辺が{0}の盤面",
          "格式 {1} 中边长为 {0} 的盘面"},
    Entry{"a side of 1 to {}", "1〜{}の一辺", "1 到 {} 的边长"},
    Entry{"json or f-puzzles, which can say rules", "ルールを書ける json か f-puzzles",
          "能表示规则的 json 或 f-puzzles"},
    Entry{"the answer ignores the rules of {}", "{} のルールを除いた答えです",
          "答案忽略了 {} 的规则"},
    Entry{"rules without a puzzle before them", "前に問題のないルール", "前面没有题目的规则"},
    Entry{"'# puzzle 9x9 …', the board and its cells, in the first line",
          "最初の行に '# puzzle 9x9 …'（盤面の形とマス）",
          "第一行为 '# puzzle 9x9 …'，即盘面及其单元格"},
    Entry{"a list that is no killer", "キラーではないリスト", "不是杀手数独的列表"},
    Entry{"cages such as {}", "{} のようなケージ", "{} 这样的笼子"},
    Entry{"{} in a killer text", "キラーのテキストに{}があります", "杀手数独文本中有 {}"},
    Entry{"pointers that lead to a sum", "合計のマスに至る矢印", "指向总和的箭头"},
    Entry{"81 numbers, each 256 times a sum plus a cage's",
          "81個の数（それぞれ合計×256＋ケージの番号）", "81 个数，每个为总和×256 加上笼子的编号"},
    Entry{"writing the format {}", "形式{}で書くこと", "以格式 {} 写出"},
    Entry{"a format that is written as well as read", "読むだけでなく書くこともできる形式",
          "既能读取也能写出的格式"},
};

} // namespace dokushin::errors
