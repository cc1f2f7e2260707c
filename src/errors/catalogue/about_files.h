// Errors of compressed files.
#pragma once

#include "errors/entry.h"

#include <array>

namespace dokushin::errors {

inline constexpr std::array sentences_about_files{
    Entry{"no {} data", "{}のデータではないもの", "不是 {} 数据"},
    Entry{"{} data in a file whose name ends with {}",
          "名前が{1}で終わるファイルの中には{0}のデータ", "名称以 {1} 结尾的文件中应为 {0} 数据"},
    Entry{"damaged {} data", "壊れている{}のデータ", "损坏的 {} 数据"},
    Entry{"it as it was written", "書き込まれたままのデータ", "与写入时相同的数据"},
    Entry{"{} data that is cut short", "途中で切れている{}のデータ", "不完整的 {} 数据"},
    Entry{"the rest of it", "残りのデータ", "其余的数据"},
    Entry{"something else behind the {} data", "{}のデータの後にある別のもの",
          "{} 数据之后的其他内容"},
    Entry{"its end, or more such data", "データの終わり、または同じ形式のデータの続き",
          "数据到此结束，或更多同类数据"},
    Entry{"{} data that needs more than {n} megabytes of memory",
          "読むのに{1}メガバイトより多くのメモリーが要る{0}のデータ",
          "读取时需要超过 {1} 兆字节内存的 {0} 数据"},
    Entry{"it written with a smaller window", "より小さいウィンドウで書いたデータ",
          "以较小窗口写入的数据"},
    Entry{"{} data, which this build does not know", "このビルドでは扱えない{}のデータ",
          "此构建不支持的 {} 数据"},
    Entry{"a build with {}, or the text itself", "{}を付けたビルド、またはテキストそのもの",
          "带有 {} 的构建，或文本本身"},
};

} // namespace dokushin::errors
