// RuleOptions are --rule and --rules, which add rules in words to the board.
#pragma once

#include <dokushin/shape.h>

#include <string>
#include <vector>

namespace dokushin::cli {

class Arguments;

struct RuleOptions {
    std::vector<std::string> rules; ///< of each --rule
    std::string file;               ///< of --rules

    [[nodiscard]] bool are_given() const { return !rules.empty() || !file.empty(); }
};

void add_rule_options(Arguments &arguments, RuleOptions &options);
/// Returns a board with the rules added; a wrong rule, and a file that can't be read, is a usage
/// error.
[[nodiscard]] Shape with_rules(const RuleOptions &options, Shape board);

} // namespace dokushin::cli
