// Arguments in brackets, kept whole.
//
// CLI11 splits a positional argument "[a,b]" at its commas, which would tear a
// puzzle written as a list, "[[1,0,3,4],…]", into files that don't exist, and a
// file of such a name besides. A mark in front of the bracket hides it from
// CLI11; every option takes the mark off again.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace dokushin::cli {

/// The arguments without the program's name, marked where that is needed.
[[nodiscard]] std::vector<std::string> marked(int argc, const char *const *argv);

/// Lets every option of the program and of its commands take the mark off.
void take_marks_off(CLI::App &program);

} // namespace dokushin::cli
