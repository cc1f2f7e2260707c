// Numbers with a point are read as std::from_chars reads them, by strtod() too.
#include "base/decimal.h"

#include <gtest/gtest.h>

#include <string_view>

namespace dokushin {
namespace {

TEST(Decimal, IsReadByBothMeans) {
    for (const std::string_view text : {"0", "4.5", "-1e3", ".5", "5.", "-.25", "1e+2", "inf"}) {
        EXPECT_TRUE(whole_decimal(text)) << text;
        EXPECT_EQ(whole_decimal(text), whole_decimal_by_strtod(text)) << text;
    }
}

TEST(Decimal, IsTheWholeTextAndInTheRangeOfTheType) {
    for (const std::string_view text :
         {"", " 1", "1 ", "+1", "-+1", "0x1p3", "1.5.2", "4,5", "e3", "-", ".", "1e999", "--1"}) {
        EXPECT_FALSE(whole_decimal(text)) << text;
        EXPECT_FALSE(whole_decimal_by_strtod(text)) << text;
    }
}

} // namespace
} // namespace dokushin
