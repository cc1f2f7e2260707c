// These functions keep arguments in brackets whole.
//
// CLI11 splits a positional argument "[a,b]" at its commas, which would split a puzzle written as a
// list, "[[1,0,3,4],…]", into names of files. A mark before the bracket hides it from CLI11; every
// option removes the mark again.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace dokushin::cli {

/// Returns the arguments without the program's name, marked if they stand in brackets.
[[nodiscard]] std::vector<std::string> marked(int argc, const char *const *argv);

/// Makes every option of the program's commands remove the mark.
void take_marks_off(CLI::App &program);

} // namespace dokushin::cli
