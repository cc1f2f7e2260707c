// What the searches did on a fixed set when somebody last looked: a change of
// their behaviour must be meant. After one that is:
//   ./dev bench --signature > tests/golden/signature.txt
#include "bench/signature.h"

#include <dokushin/batch.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace dokushin {
namespace {

/// The line of a kernel that this processor can't run, or that is for another machine, is not to be
/// seen here.
bool can_be_seen_here(std::string_view line) {
    return !line.starts_with("kernel ") ||
           std::ranges::any_of(kernels(), [&](const Kernel &kernel) {
               return kernel.runs_here &&
                      line.starts_with("kernel " + std::string(kernel.name) + " ");
           });
}

TEST(Signature, IsTheCommittedOne) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/signature.txt");
    std::string committed;
    for (std::string line; std::getline(in, line);) {
        committed += can_be_seen_here(line) ? line + "\n" : "";
    }
    std::ifstream puzzles(DOKUSHIN_SOURCE_DIR "/bench/signature_puzzles.txt");
    EXPECT_EQ(bench::signature(puzzles), committed);
}

} // namespace
} // namespace dokushin
