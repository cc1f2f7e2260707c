// Errors of rules that can state any relation: tables of pairs, expressions, automata,
// alternatives.
#pragma once

#include "errors/entry.h"

#include <array>

namespace dokushin::errors {

inline constexpr std::array sentences_about_rules{
    Entry{"digits with those that may follow, such as 1>2/3,2>4-9, or none, and two or more cells "
          "behind a colon",
          "数字とその次に来てよい数字(1>2/3,2>4-9 のように、または "
          "none)、コロンの後ろに二つ以上のマス",
          "数字及其后允许的数字（如 1>2/3,2>4-9，或 none），冒号后为两个或更多单元格"},
    Entry{
        "a regular expression of digits with . [] | () * + ? and counts in braces, of at most 1024 "
        "states, and the cells of a line behind a colon, one or more",
        "数字の正規表現(. [] | () * + ? と波括弧の回数、状態は 1024 "
        "まで)、コロンの後ろに線のマスを一つ以上",
        "数字的正则表达式（含 . [] | () * + ? 和花括号中的次数，最多 1024 "
        "个状态），冒号后为线上的一个或更多单元格"},
    Entry{
        "at most 1024 states between semicolons, each with ! if digits may end there and digits "
        "with the state to which they lead, such as 1-8>1,9>2;!1-9>2, or none, and the cells of a "
        "line behind a colon, one or more",
        "セミコロンで区切った状態(1024 まで。終わってよければ !、続いて数字と移る先、"
        "1-8>1,9>2;!1-9>2 のように)か none、コロンの後ろに一つ以上のマス",
        "以分号分隔的最多 1024 个状态（可在此结束则写 !，其后为数字及所到的状态，如 "
        "1-8>1,9>2;!1-9>2，"
        "或 none），冒号后为线上的一个或更多单元格"},
    Entry{
        "constraints of this board, with | between alternatives and & between what holds together, "
        "at most 4 deep",
        "この盤面の条件、選択肢の間に |、共に成り立つものの間に &、深さは 4 まで",
        "此盘面的约束，备选之间用 |，同时成立者之间用 &，最多 4 层"},
    Entry{"a rule, such as less r1c1 r1c2", "ルール、例えば less r1c1 r1c2",
          "规则，例如 less r1c1 r1c2"},
    Entry{"alternatives within alternatives", "選択肢の中の選択肢", "备选之中的备选"},
    Entry{"at most {} deep", "深さは {} まで", "最多 {} 层"},
    Entry{"rules in brackets, such as ( cage 10 r1c1 r1c2 )",
          "括弧に入れたルール、例えば ( cage 10 r1c1 r1c2 )",
          "括号中的规则，例如 ( cage 10 r1c1 r1c2 )"},
    Entry{"a bracket that is closed", "閉じた括弧", "闭合的括号"},
    Entry{"'{}' in an alternative", "選択肢の中の'{}'", "备选中的'{}'"},
    Entry{"a rule that makes no houses", "グループを作らないルール", "不构成区域的规则"},
};

} // namespace dokushin::errors
