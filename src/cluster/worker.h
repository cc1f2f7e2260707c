// A worker is any rank but 0: it answers the chunks that it gets until the run ends.
#pragma once

#include "cluster/network.h"
#include "cluster/run.h"

#include <chrono>
#include <string>

namespace dokushin::cluster {

/// The time between two polls for messages; a message is late by half of it on average.
inline constexpr std::chrono::microseconds nap{500};

/// The time between two signs of life of a rank.
[[nodiscard]] std::chrono::duration<double> beat_every(const Run &run);

/// The first message of a rank: its host and its threads.
struct Hello {
    std::string host;
    unsigned threads = 1;
};
[[nodiscard]] std::string packed(const Hello &hello);
[[nodiscard]] Hello unpacked_hello(const std::string &bytes);

void work(Network &network, const Run &run, unsigned threads);

} // namespace dokushin::cluster
