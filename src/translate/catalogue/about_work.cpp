// Errors of searches, generators, canonical forms, studies and printed pages.
#include "translate/catalogue.h"

namespace dokushin::translate {
namespace {

constexpr std::array sentences_about_work{
    // Searches.
    Entry{"the method '{}' can't be stepped", "解法'{}'は一手ずつ進められません",
          "算法 '{}' 不能逐步运行"},
    Entry{"backtrack, mrv, singles or dlx", "backtrack、mrv、singles、dlxのどれか",
          "backtrack、mrv、singles 或 dlx"},
    Entry{"{n} answers and {n} characters for the solutions of {n} puzzles",
          "{2}問に対して答えが{0}個、解の文字が{1}個", "{2} 道题目的 {0} 个答案和 {1} 个解的字符"},
    Entry{"an answer and 81 characters (or none at all) for each",
          "一問ごとに答え一つと81文字（解の文字はすべて省略可）",
          "每题一个答案和 81 个字符（字符也可以全部省略）"},
    Entry{"there is no kernel '{}'", "カーネル'{}'はありません", "没有内核 '{}'"},
    Entry{"DOKUSHIN_KERNEL: there is no kernel '{}'", "DOKUSHIN_KERNEL: カーネル'{}'はありません",
          "DOKUSHIN_KERNEL：没有内核 '{}'"},
    Entry{"this processor has not what kernel '{}' needs",
          "このプロセッサにはカーネル'{}'に必要な機能がありません",
          "此处理器没有内核 '{}' 所需的功能"},
    Entry{"DOKUSHIN_KERNEL: this processor has not what kernel '{}' needs",
          "DOKUSHIN_KERNEL: このプロセッサにはカーネル'{}'に必要な機能がありません",
          "DOKUSHIN_KERNEL：此处理器没有内核 '{}' 所需的功能"},

    // Generators.
    Entry{"a pattern of {n} cells", "{}マスの配置", "{} 格的布局"},
    Entry{"a pattern with symmetry {w}", "対称性{}を指定した配置", "指定了对称性 {} 的布局"},
    Entry{"one of them", "どちらか一方", "二者之一"},
    Entry{"a pattern with no givens in {p} and {p}", "{}と{}に数字がない配置",
          "{}和{}都没有已知数的布局"},
    Entry{"at most one such row of a band and one such column of a stack: the digits of two could "
          "be exchanged",
          "そのような行はバンドに、列はスタックに多くても一つ（二つあると数字を入れ替えられます）",
          "每个大行至多一个这样的行，每个大列至多一个这样的列：若有两个，其中的数字可以互换"},
    Entry{"a pattern of {n} givens", "数字が{}個の配置", "有 {} 个已知数的布局"},
    Entry{"a controlled bias with a pattern, a symmetry or givens to spare",
          "配置、対称性、または余分な数字の許可と組み合わせた偏りの制御",
          "受控偏差与布局、对称性或多余已知数并用"},
    Entry{"minimal puzzles as they come", "条件のない極小の問題", "不附条件的极小题目"},
    Entry{"a puzzle of {p} givens", "数字が{}個の問題", "有 {} 个已知数的题目"},
    Entry{"{n} or more: with fewer none has one solution",
          "{}個以上（それより少ないと解が一つに決まりません）", "{} 个或更多：再少就没有唯一解"},
    Entry{"{p} givens with symmetry {w}", "対称性{1}で数字が{0}個", "对称性 {1} 下的 {0} 个已知数"},
    Entry{"a number that cells which are symmetrical to each other add up to",
          "互いに対称なマスの組を足し合わせてできる数", "由互相对称的单元格相加而成的数目"},
    Entry{"a puzzle that states candidates", "候補を指定した問題", "指定了候选数的题目"},
    Entry{"a puzzle of givens that states candidates", "数字のほかに候補も指定した問題",
          "除已知数外还指定了候选数的题目"},
    Entry{"one of givens alone, or of candidates alone", "数字だけ、または候補だけの問題",
          "只有已知数或只有候选数的题目"},
    Entry{"a sukaku with symmetry {w}", "対称性{}のスカク", "对称性为 {} 的候选数题"},
    Entry{"symmetry none", "対称性none", "对称性 none"},
    Entry{"a sukaku with {n} candidates and {n} eliminated", "候補が{}個残り、{}個消されたスカク",
          "留下 {} 个候选数、删去 {} 个的候选数题"},
    Entry{"enough to restore {n}, and to eliminate {n}", "{}個を戻し、{}個を消せるスカク",
          "足以恢复 {} 个、删去 {} 个候选数"},
    Entry{"a sukaku with a symmetry, a pattern, a controlled bias, givens or candidates to spare",
          "対称性、配置、偏りの制御、数字、または余分な候補を求めるスカク",
          "与对称性、布局、受控偏差、已知数或多余候选数并用的候选数题"},
    Entry{"minimal ones as they come: they have no givens",
          "条件のない極小の問題（数字はありません）", "不附条件的极小题目（没有已知数）"},
    Entry{"one of givens alone", "数字だけの問題", "只有已知数的题目"},
    Entry{"enough to take away {n}, and room for {n}", "{}個を除き、{}個を加えられる問題",
          "足以去掉 {} 个，并有位置加上 {} 个"},
    Entry{"a puzzle that was cancelled before anything was known of it",
          "何もわからないうちに中止された問題", "尚无任何结果就被取消的题目"},
    Entry{"a puzzle without exactly one solution", "解がちょうど一つではない問題",
          "不是恰有一个解的题目"},
    Entry{"a proper one", "解がちょうど一つの問題", "恰有一个解的题目"},

    // Capabilities that do not honour constraints.
    Entry{"{p} for a board with {w}", "{1}のある盤面の{0}", "带有 {1} 的盘面的{0}"},
    Entry{"a board whose rules are houses", "条件がグループだけの盤面", "规则只有区域的盘面"},
    Entry{"the method backtrack", "バックトラック法", "backtrack 方法"},
    Entry{"the method mrv", "mrv法", "mrv 方法"},
    Entry{"the method singles", "singles法", "singles 方法"},
    Entry{"the method dlx", "dlx法", "dlx 方法"},
    Entry{"the method search", "search法", "search 方法"},
    Entry{"the method bands", "bands法", "bands 方法"},
    Entry{"the method sat", "sat法", "sat 方法"},
    Entry{"checking", "検査", "检查"},
    Entry{"counting", "数え上げ", "计数"},
    Entry{"counting by states", "状態による数え上げ", "按状态计数"},
    Entry{"canonical forms and equivalents", "正規形と同値な盤面", "规范形与等价盘面"},
    Entry{"steps of logic", "論理の手順", "逻辑步骤"},
    Entry{"ratings", "難易度", "难度评级"},
    Entry{"generating", "問題の作成", "出题"},
    Entry{"redundant givens", "余分な数字", "多余的已知数"},
    Entry{"backdoors", "バックドア", "后门"},
    Entry{"unavoidable sets", "回避不能集合", "不可避免集"},
    Entry{"printed pages", "印刷ページ", "打印页面"},

    // Forms.
    Entry{"the form of a board of which so much begins alike",
          "始まりの等しい並べ方がこれほど多い盤面の正規形", "开头相同的排法如此之多的盘面的规范形"},
    Entry{"fewer than 262,144 ways that no symmetry joins, and 16,777,216 steps",
          "対称性でまとめられない並べ方が262,144通り未満、手順が16,777,216以内",
          "对称性不能归并的排法少于 262,144 种，步数不超过 16,777,216"},
    Entry{"a digit twice in a house", "一つのグループに同じ数字が二つ", "同一区域中重复的数字"},
    Entry{"the form of stated candidates", "指定した候補の正規形", "所指定候选数的规范形"},
    Entry{"givens alone", "問題の数字だけ", "只有已知数"},
    Entry{"a transform that doesn't fit a board of {w}", "{}の盤面に合わない変換",
          "不适合 {} 盘面的变换"},
    Entry{"one that takes its houses to houses", "行・列・ブロックをそれぞれ移し合う変換",
          "把各行、列、宫变为行、列、宫的变换"},
    Entry{"equivalents of a board of {w}", "{}の盤面と同値なもの", "与 {} 盘面等价的盘面"},
    Entry{"boxes without extra houses, up to a side of 16",
          "一辺16まで、追加の条件のないブロックの盤面", "边长不超过 16、没有附加区域的分宫盘面"},

    // Studies.
    Entry{"a finished grid", "完成した盤面", "完成的终盘"},
    Entry{"a puzzle that was not solved before a limit came", "制限までに解けなかった問題",
          "未能在限制内解出的题目"},

    // Pages.
    Entry{"no puzzle to print", "印刷する問題がありません", "没有可打印的题目"},
    Entry{"one or more", "一つ以上", "一道或更多"},
    Entry{"{n} puzzles a page", "一ページに{}問", "每页 {} 题"},
    Entry{"a solution that is none of the board", "盤面に合わない解答", "与盘面不符的答案"},
    Entry{"a digit for each of its {n} cells", "{}マスそれぞれの数字", "{} 格各一个数字"},
    Entry{"drawing failed: {}", "描画に失敗しました", "绘制失败"}, // the rest is cairo's
    Entry{"a resolution of {w}", "解像度{}", "分辨率 {}"},
    Entry{"30 to 600 pixels an inch", "一インチあたり30〜600ピクセル", "每英寸 30 到 600 像素"},
    Entry{"no installed font has '{}' ({w})", "'{}'（{}）を含むフォントがありません",
          "已安装的字体都没有 '{}'（{}）"},
    Entry{"a font that has it; Debian's package fonts-noto-cjk has Japanese and Chinese",
          "その文字のあるフォント。Debianのfonts-noto-cjkに日本語と中国語があります",
          "含有它的字体；Debian 的 fonts-noto-cjk 有日文和中文"},
    Entry{"a font that has it, as Debian's package fonts-dejavu-core may",
          "その文字のあるフォント。Debianのfonts-dejavu-coreにあるかもしれません",
          "含有它的字体；Debian 的 fonts-dejavu-core 可能有"},
};

constexpr auto text_about_work = text_of<text_size(sentences_about_work)>(sentences_about_work);

} // namespace

std::string_view about_work() { return {text_about_work.data(), text_about_work.size()}; }

} // namespace dokushin::translate
