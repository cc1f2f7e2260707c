// Jobs on threads: their order, and what becomes of a job, a maker or a thread that fails.
#include "stream/process/ordered_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <stdexcept>
#include <string>

namespace dokushin::stream {
namespace {

using Squares = OrderedWork<unsigned, unsigned>;

/// The numbers from 0 on.
Squares::Make numbers_to(unsigned end) {
    return [next = 0U, end]() mutable { return next < end ? std::optional(next++) : std::nullopt; };
}

Squares::Do square() {
    return [](unsigned number) { return number * number; };
}

/// What is handed over until the end, or until something is thrown, which is then the last.
std::vector<std::string> taken(Squares &work) {
    std::vector<std::string> all;
    try {
        while (const auto done = work.next()) {
            all.push_back(std::to_string(*done));
        }
    } catch (const std::exception &thrown) {
        all.emplace_back(thrown.what());
    }
    return all;
}

TEST(OrderedWork, HandsOverInTheOrderOfTheMaking) {
    for (const unsigned threads : {0U, 1U, 3U}) {
        Squares work(threads, numbers_to(1000), square);
        const auto all = taken(work);
        ASSERT_EQ(all.size(), 1000U);
        for (unsigned number = 0; number < all.size(); ++number) {
            EXPECT_EQ(all[number], std::to_string(number * number));
        }
    }
}

TEST(OrderedWork, WhatAWorkerThrowsComesBehindAllJobsBefore) {
    for (const unsigned threads : {0U, 1U, 3U}) {
        Squares work(threads, numbers_to(1000), [] {
            return [](unsigned number) {
                if (number >= 5) {
                    throw std::runtime_error("no more than four");
                }
                return number * number;
            };
        });
        EXPECT_EQ(taken(work),
                  (std::vector<std::string>{"0", "1", "4", "9", "16", "no more than four"}))
            << threads;
    }
}

TEST(OrderedWork, WhatTheMakerThrowsComesBehindAllThatItMade) {
    for (const unsigned threads : {0U, 1U, 3U}) {
        Squares work(
            threads,
            [next = 0U]() mutable -> std::optional<unsigned> {
                return next < 3 ? next++ : throw std::runtime_error("no more than three");
            },
            square);
        EXPECT_EQ(taken(work), (std::vector<std::string>{"0", "1", "4", "no more than three"}))
            << threads;
    }
}

TEST(OrderedWork, WorkersWithoutMemoryAreFewer) {
    for (const unsigned possible : {0U, 1U, 2U}) {
        std::atomic<unsigned> made = 0;
        const auto worker = [&]() -> Squares::Do {
            if (made == possible && possible > 0) {
                throw std::bad_alloc();
            }
            ++made;
            return square();
        };
        testing::internal::CaptureStderr();
        Squares work(possible > 0 ? 64 : 0, numbers_to(100), worker);
        EXPECT_EQ(taken(work).size(), 100U);
        EXPECT_EQ(testing::internal::GetCapturedStderr(),
                  possible == 0 ? ""
                                : "dokushin: " + std::to_string(possible) +
                                      " of 64 threads: there is not enough memory for more\n");
    }
}

TEST(OrderedWork, WithoutAnyWorkerItDoesTheJobsItself) {
    unsigned calls = 0;
    const auto worker = [&]() -> Squares::Do {
        return ++calls == 1 ? throw std::bad_alloc() : square();
    };
    testing::internal::CaptureStderr();
    Squares work(2, numbers_to(100), worker);
    EXPECT_EQ(taken(work).size(), 100U);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "dokushin: 0 of 2 threads: there is not enough memory for more\n");
}

} // namespace
} // namespace dokushin::stream
