// What HoDoKu finds in a position we find, too.
#include "logic/technique_cases.h"

#include <gtest/gtest.h>

#include <fstream>

namespace dokushin {
namespace {

using logic_tests::case_of;
using logic_tests::judge;

TEST(TechniqueCases, OfHodokuAreFound) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/technique_cases.txt");
    std::map<std::string, unsigned> found;
    for (std::string line; std::getline(in, line);) {
        const auto one = case_of(line);
        if (!one) {
            continue;
        }
        const auto judged = judge(*one);
        ASSERT_TRUE(judged.known) << line;
        EXPECT_TRUE(judged.found) << line;
        found[one->code] += judged.found ? 1U : 0U;
    }
    EXPECT_GE(found.size(), 50u); // techniques, each with some cases
}

} // namespace
} // namespace dokushin
