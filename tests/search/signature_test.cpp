// What the searches did on a fixed set when somebody last looked: a change of
// their behaviour must be meant. After one that is:
//   ./dev bench --signature > tests/golden/signature.txt
#include "bench/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace dokushin {
namespace {

TEST(Signature, IsTheCommittedOne) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/signature.txt");
    const std::string committed(std::istreambuf_iterator<char>(in), {});
    EXPECT_EQ(bench::signature(DOKUSHIN_SOURCE_DIR "/bench/signature_puzzles.txt"), committed);
}

} // namespace
} // namespace dokushin
