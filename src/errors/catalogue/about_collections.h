// Errors of collections: databases of puzzles.
#pragma once

#include "errors/entry.h"

#include <array>

namespace dokushin::errors {

inline constexpr std::array sentences_about_collections{
    Entry{"the disk is full", "ディスクがいっぱいです", "磁盘已满"},
    Entry{"room for the rest; what was stored before is kept",
          "残りのための空き容量（それまでに保存したものは残っています）",
          "供其余部分使用的空间（此前已保存的内容仍然保留）"},
    Entry{"another program is writing to it", "別のプログラムが書き込み中です",
          "另一个程序正在写入"},
    Entry{"that it ends, and this command again",
          "そのプログラムの終了後に、このコマンドをもう一度実行すること",
          "等它结束后再次运行此命令"},
    Entry{"the database says: {}", "データベースのエラー: {}", "数据库报告：{}"},
    Entry{"there is no such collection", "そのコレクションはありません", "没有这个题库"},
    Entry{"a file that 'dokushin collection add' has made",
          "'dokushin collection add'で作ったファイル", "由 'dokushin collection add' 创建的文件"},
    Entry{"no collection", "コレクションではないもの", "不是题库"},
    Entry{"a collection of a later dokushin, whose schema is {}",
          "新しいバージョンのdokushinのコレクション（スキーマ{}）",
          "更高版本 dokushin 的题库（架构 {}）"},
    Entry{"schema {}", "スキーマ{}", "架构 {}"},
    Entry{"a board that a collection doesn't take: {}", "コレクションに入れられない盤面: {}",
          "题库不接受的盘面：{}"},
    Entry{"stated candidates", "候補で示された問題", "以候选数表示的题目"},
    Entry{"givens on the usual 9×9 board", "通常の9×9の盤面と、最初からの数字",
          "普通 9×9 盘面上的已知数"},
    Entry{"'{}' is no condition", "'{}'は条件ではありません", "'{}' 不是条件"},
    Entry{"a column, a comparison and a value, as in 'te>=3' or 'status=unique'",
          "'te>=3'や'status=unique'のような、列と比較と値",
          "列、比较和值，例如 'te>=3' 或 'status=unique'"},
    Entry{"'{}' is no column of a collection", "'{}'はコレクションの列ではありません",
          "'{}' 不是题库的列"},
    Entry{"'{}' is no number", "'{}'は数ではありません", "'{}' 不是数"},
    Entry{"behind '{}' a number or 'inf'", "'{}'の後に数または'inf'", "'{}' 后面应为数或 'inf'"},
    Entry{"'{}' changes the collection", "'{}'はコレクションを変更します", "'{}' 会改动题库"},
    Entry{"a query that only reads", "読むだけの問い合わせ", "只读取的查询"},
};

} // namespace dokushin::errors
