#include "told.h"

#include <dokushin/batch.h>
#include <dokushin/explain.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <algorithm>
#include <regex>
#include <set>

namespace told {
namespace {

std::vector<std::string> all(const std::string &text, const std::regex &wanted) {
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), wanted); it != std::sregex_iterator();
         ++it) {
        found.push_back(it->str());
    }
    std::ranges::sort(found);
    return found;
}

const std::regex &quote() {
    static const std::regex pattern(R"('\\x[0-9a-f]{2}'|'.'|'[^']*'|"[^"]*")");
    return pattern;
}

/// Names that are the same in every language.
const std::set<std::string, std::less<>> &names() {
    static const std::set<std::string, std::less<>> known = [] {
        std::set<std::string, std::less<>> some{"JSON",
                                                "XML",
                                                "CSV",
                                                "ASCII",
                                                "SDK",
                                                "SDM",
                                                "NULL",
                                                "None",
                                                "NaN",
                                                "UTF-16",
                                                "PDF",
                                                "JPEG",
                                                "PNG",
                                                "WebP",
                                                "UTF-8",
                                                "HoDoKu",
                                                "SudoCue",
                                                "SudokuPad",
                                                "SudokuMaker",
                                                "Interactive-Sudoku-Solver",
                                                "Interactive",
                                                "Solver",
                                                "f-puzzles",
                                                "penpa",
                                                "SadMan",
                                                "OpenSudoku",
                                                "Simple",
                                                "Sudoku",
                                                "Debian",
                                                "fonts-noto-cjk",
                                                "fonts-dejavu-core",
                                                "MAP",
                                                "puzzle",
                                                "solution",
                                                "value",
                                                "notes",
                                                "editable",
                                                "opensudoku",
                                                "game",
                                                "data",
                                                "size",
                                                "stop",
                                                "diagonals",
                                                "windoku",
                                                "take",
                                                "both",
                                                "variables",
                                                "disjoint-groups",
                                                "centre-dots",
                                                "least",
                                                "rating",
                                                "most",
                                                "dokushin",
                                                "flaws",
                                                "rules",
                                                "ignore-unknown",
                                                "telling",
                                                "DOKUSHIN",
                                                "KERNEL",
                                                "en",
                                                "ja",
                                                "zh",
                                                "explainer",
                                                "sukaku",
                                                "hodoku",
                                                "jigsaw",
                                                "se",
                                                "auto",
                                                "search",
                                                "states",
                                                "null",
                                                "number",
                                                "undefined",
                                                "UTF-8",
                                                "UTF-16",
                                                "PDF",
                                                "JPEG",
                                                "PNG",
                                                "WebP",
                                                "HTML",
                                                "board",
                                                "grid",
                                                "givens",
                                                "quizzes",
                                                "sudoku",
                                                "puzzle",
                                                "table",
                                                "tr",
                                                "td"};
        for (const auto &row : dokushin::techniques()) {
            some.emplace(row.key);
        }
        for (const auto &word : dokushin::rule_words()) {
            some.emplace(word.name);
        }
        for (const auto &row : dokushin::formats()) {
            some.emplace(row.name);
        }
        for (const dokushin::Symmetry symmetry : dokushin::symmetries()) {
            some.emplace(name(symmetry));
        }
        for (const dokushin::Kernel &kernel : dokushin::kernels()) {
            some.emplace(kernel.name);
        }
        for (const char *const method : {"backtrack", "mrv", "singles", "dlx", "bands", "sat"}) {
            some.emplace(method);
        }
        return some;
    }();
    return known;
}

} // namespace

std::vector<std::string> numbers_of(std::string_view text) {
    static const std::regex number("[0-9]+");
    return all(std::string(text), number);
}

std::vector<std::string> quotes_of(std::string_view text) {
    return all(std::string(text), quote());
}

std::string english_word(std::string_view text) {
    // Calls and their arguments are among them: "solve()", "shape="; and the cells of a long name
    // of a shape, which is cut.
    static const std::regex symbol(
        R"(jigsaw:[^ ]+|[0-9]+x[0-9]+[a-z+-]*|r[0-9]+c[0-9]*|v[0-9]+|0x[0-9a-f]+)"
        R"(|dokushin_\w+|\w+\([0-9]*\)|\w+=)");
    static const std::regex word("[A-Za-z][A-Za-z0-9.-]*[A-Za-z0-9]");
    std::string rest = std::regex_replace(std::string(text), quote(), " ");
    rest = std::regex_replace(rest, symbol, " ");
    for (const std::string &one : all(rest, word)) {
        if (!names().contains(one)) {
            return one;
        }
    }
    return {};
}

} // namespace told
