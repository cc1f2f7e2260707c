// dokushin rules lists the words with which rules begin.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "stream/output.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

constexpr const char *rules_footer =
    R"(A rule is a word, numbers, then cells. Give it with --rule, or a file of them with --rules, a
rule a line; what follows a # is a comment. Cells are r1c1 and so on. What solves, counts, checks
and generates honours each of them; what can't says which rule it refuses.

Examples:
  dokushin rules
  dokushin solve --rule anti-knight --rule 'cage 10 r1c1 r1c2' puzzle.txt
  dokushin solve --rules killer.txt puzzle.txt

Exit status: 0.)";

Exit list_rules(bool json) {
    std::string text;
    for (const RuleWord &word : rule_words()) {
        text +=
            json ? one_line(Json{
                       {"name", word.name}, {"meaning", word.meaning}, {"example", word.example}}) +
                       "\n"
                 : fmt::format("{:<17} {}\n{:<17} {}\n", word.name, word.meaning, "", word.example);
    }
    return print_text(text);
}

} // namespace

Command add_rules(CLI::App &program) {
    const auto json = std::make_shared<bool>(false);
    Arguments arguments(program, "rules", "List the rules that can be added to a board");
    arguments.flag("--json", *json, "Print one JSON object a line");
    arguments.footer(rules_footer);
    return {arguments, [json] { return list_rules(*json); }};
}

} // namespace dokushin::cli
