// How far a run is, in words.
#include "stream/process/progress.h"

#include <gtest/gtest.h>

namespace dokushin::stream {
namespace {

TEST(ProgressText, TellsWhatIsDoneOfHowMuchHowFastAndWhatIsLeft) {
    EXPECT_EQ(progress_text({.bytes = 1000}, {.count = 200, .bytes = 400}, 20),
              "200 puzzles, 40% of the input, 10 a second, 30 s left");
    EXPECT_EQ(progress_text({.count = 50}, {.count = 1, .attempts = 64}, 4),
              "1 of 50 puzzles, 64 attempts, 4.0 s each, 3 min left");
}

TEST(ProgressText, SaysHowLongItTookWhereTheEndIsNotKnown) {
    EXPECT_EQ(progress_text({}, {.count = 1}, 2), "1 puzzle, 2.0 s each, 2 s so far");
    EXPECT_EQ(progress_text({.bytes = 82}, {}, 7), "0 puzzles, 0% of the input, 7 s so far");
    EXPECT_EQ(progress_text({.count = 1}, {}, 7), "7 s so far");
}

TEST(ProgressText, TheOneAtHandCounts) {
    EXPECT_EQ(progress_text({.count = 1}, {.within = 0.25}, 10),
              "25% of the one at hand, 30 s left");
    EXPECT_EQ(progress_text({.bytes = 82}, {.within = 0.5}, 10),
              "0 puzzles, 0% of the input, 50% of the one at hand, 10 s left");
}

TEST(ProgressText, AHundredPercentAreNoMore) {
    EXPECT_EQ(progress_text({.bytes = 1000}, {.count = 9, .bytes = 999}, 10),
              "9 puzzles, 99% of the input, 1.1 s each, 1 s left");
    EXPECT_EQ(progress_text({.bytes = 10}, {.count = 9, .bytes = 12}, 3),
              "9 puzzles, 100% of the input, 3.0 a second, 3 s so far");
}

TEST(ProgressText, DurationsHaveOneOrTwoUnits) {
    EXPECT_EQ(duration_text(0.2), "1 s");
    EXPECT_EQ(duration_text(119), "119 s");
    EXPECT_EQ(duration_text(301), "5 min");
    EXPECT_EQ(duration_text(2.5 * 3600), "2 h 30 min");
    EXPECT_EQ(duration_text(50 * 3600), "2 d 2 h");
}

} // namespace
} // namespace dokushin::stream
