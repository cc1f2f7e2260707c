// Every other rank: answers what comes, until nothing more does.
#pragma once

#include "cluster/network.h"
#include "cluster/run.h"

#include <chrono>
#include <string>

namespace dokushin::cluster {

/// How long one waits for messages at a time: half of it is what a message is late by.
inline constexpr std::chrono::microseconds nap{500};

/// How often a rank tells that it is still there.
[[nodiscard]] std::chrono::duration<double> beat_every(const Run &run);

/// Who and how strong a rank is.
struct Hello {
    std::string host;
    unsigned threads = 1;
};
[[nodiscard]] std::string packed(const Hello &hello);
[[nodiscard]] Hello unpacked_hello(const std::string &bytes);

void work(Network &network, const Run &run, unsigned threads);

} // namespace dokushin::cluster
