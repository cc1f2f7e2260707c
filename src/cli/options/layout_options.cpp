#include "cli/options/layout_options.h"

#include "base/cut_at_commas.h"
#include "cli/options/arguments.h"
#include "cli/options/usage.h"

#include <algorithm>
#include <iterator>

namespace dokushin::cli {
namespace {

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const RuleKind kind : all_rule_kinds()) {
        names.emplace_back(name(kind));
    }
    return names;
}

/// Parses "killer", "arrow:6", "kropki:20..30" or "killer:40%".
RuleWish expect_wish(const std::string &text) {
    const std::string word = text.substr(0, text.find(':'));
    if (!rule_kind_named(word)) {
        refuse_word("--rule-kinds", word, "kind of rule", kind_names());
    }
    const auto wish = rule_wish_from(text);
    if (!wish) {
        refuse_usage("--rule-kinds", wish.error().message());
    }
    return *wish;
}

} // namespace

void add_layout_options(Arguments &arguments, LayoutOptions &options) {
    arguments.text("--rule-kinds", options.kinds,
                   "Lay rules of these kinds, separated by commas, with how many if wanted: "
                   "killer,arrow:6..8,kropki:20%",
                   "KINDS");
    arguments.suggest("--rule-kinds", kind_names(), true);
    arguments.word("--rule-symmetry", options.symmetry, symmetry_names(),
                   "Which places have rules together (default: 180)", "SYMMETRY");
    arguments.text("--cage-cells", options.cage_cells,
                   "Cells of a killer cage: 3, or a range (default: 2..5)", "RANGE");
    arguments.flag("--cages-in-boxes", options.cages_in_boxes,
                   "No killer cage crosses from one box to another");
    arguments.flag("--minimal-rules", options.minimal,
                   "No rule that is laid can go (with those symmetrical to it)");
    for (const char *const option :
         {"--rule-symmetry", "--cage-cells", "--cages-in-boxes", "--minimal-rules"}) {
        arguments.needs(option, "--rule-kinds");
    }
}

RuleLayout expect_layout(const LayoutOptions &options) {
    RuleLayout layout;
    if (!options.kinds.empty()) {
        std::ranges::transform(cut_at_commas(options.kinds), std::back_inserter(layout.wishes),
                               expect_wish);
    }
    layout.symmetry = *symmetry_named(options.symmetry);
    if (!options.cage_cells.empty()) {
        const NumberRange range =
            expect_whole_range("--cage-cells", options.cage_cells, {1, max_side});
        layout.least_cage = static_cast<unsigned>(range.least);
        layout.most_cage = static_cast<unsigned>(range.most);
    }
    layout.cages_in_boxes = options.cages_in_boxes;
    layout.minimal = options.minimal;
    return layout;
}

} // namespace dokushin::cli
