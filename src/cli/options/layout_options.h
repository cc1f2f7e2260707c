// LayoutOptions are the options by which a setter says which rules are laid on each board.
#pragma once

#include <dokushin/rule_layout.h>

#include <string>

namespace dokushin::cli {

class Arguments;

/// The options as typed.
struct LayoutOptions {
    std::string kinds;
    std::string symmetry = "180";
    std::string cage_cells;
    bool cages_in_boxes = false;
    bool minimal = false;
};

void add_layout_options(Arguments &arguments, LayoutOptions &options);

/// Parses the options; wrong words and numbers are usage errors.
[[nodiscard]] RuleLayout expect_layout(const LayoutOptions &options);

} // namespace dokushin::cli
