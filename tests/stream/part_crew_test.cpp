// Threads that are lent to work in parts: each part is done once, on no more threads than there
// are.
#include "stream/process/part_crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

namespace dokushin {
namespace {

TEST(PartCrew, DoesEachPartOnce) {
    for (const unsigned threads : {0U, 1U, 2U, 5U}) {
        stream::PartCrew crew(threads);
        std::mutex mutex;
        std::vector<unsigned> done(40);
        std::set<std::thread::id> seen;
        for (unsigned round = 0; round < 3; ++round) {
            crew.run(done.size(), [&](std::size_t part) {
                const std::scoped_lock lock(mutex);
                ++done[part];
                seen.insert(std::this_thread::get_id());
            });
        }
        EXPECT_EQ(done, std::vector<unsigned>(40, 3));
        EXPECT_LE(seen.size(), 1 + 3 * std::size_t{threads});
        crew.run(0, [](std::size_t) { ADD_FAILURE(); });
    }
}

TEST(PartCrew, WorkInAPartFindsOnlyThreadsThatAreLeft) {
    stream::PartCrew crew(2);
    std::mutex mutex;
    unsigned parts = 0;
    crew.run(2, [&](std::size_t) {
        crew.run(3, [&](std::size_t) {
            const std::scoped_lock lock(mutex);
            ++parts;
        });
    });
    EXPECT_EQ(parts, 6U);
}

TEST(PartCrew, ThrowsWhatAPartThrewWhenAllHaveEnded) {
    stream::PartCrew crew(3);
    std::atomic<unsigned> done = 0;
    EXPECT_THROW(crew.run(10,
                          [&](std::size_t part) {
                              ++done;
                              if (part == 4) {
                                  throw std::runtime_error("part 4");
                              }
                          }),
                 std::runtime_error);
    EXPECT_EQ(done, 10U);
    crew.run(3, [&](std::size_t) { ++done; });
    EXPECT_EQ(done, 13U);
}

} // namespace
} // namespace dokushin
