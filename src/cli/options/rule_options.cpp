#include "cli/options/rule_options.h"

#include "cli/options/arguments.h"
#include "cli/options/usage.h"
#include "stream/process/text_of_file.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <utility>

namespace dokushin::cli {
namespace {

/// A file of rules is no longer: a board with all the rules that a shape takes needs a tenth.
constexpr std::size_t longest_file = std::size_t{1} << 20;

std::string expect_text_of(const std::string &file) {
    if (!stream::is_file(file)) {
        refuse_usage("--rules", fmt::format("'{}' is no file", file));
    }
    auto text = stream::text_of_file(file, longest_file + 1);
    if (!text) {
        refuse_usage("--rules", fmt::format("'{}' can't be read", file));
    }
    if (text->size() > longest_file) {
        refuse_usage("--rules", fmt::format("'{}' is longer than 1 MiB", file));
    }
    return *std::move(text);
}

} // namespace

void add_rule_options(Arguments &arguments, RuleOptions &options) {
    arguments.texts("--rule", options.rules,
                    "Add a rule to the board: 'cage 10 r1c1 r1c2', anti-knight and so on; may be "
                    "given again (dokushin rules lists all)",
                    "RULE");
    arguments.text("--rules", options.file, "Add the rules of a file, one a line, # for comments",
                   "FILE");
}

Shape with_rules(const RuleOptions &options, Shape board) {
    const auto add = [&](const char *option, const std::string &place, std::string_view text) {
        auto with = dokushin::with_rules(board, text);
        if (!with) {
            const Error &error = with.error();
            const std::string where =
                error.line == 0 ? "" : fmt::format("{}{}:{}: ", place, error.line, error.column);
            refuse_usage(option, where + error.message());
        }
        board = *std::move(with);
    };
    for (const std::string &rule : options.rules) {
        add("--rule", "", rule);
    }
    if (!options.file.empty()) {
        add("--rules", options.file + ":", expect_text_of(options.file));
    }
    return board;
}

} // namespace dokushin::cli
