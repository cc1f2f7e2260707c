// The finished chunks, put together in their order: the very bytes that the program on one
// machine would have written.
#pragma once

#include "cluster/journal.h"
#include "cluster/run.h"

#include <functional>
#include <string>

namespace dokushin::cluster {

/// Writes it whole or not at all. `status` is what a shard's frame says of the run. `between`
/// is called now and then. One line of what went wrong; empty if nothing did.
[[nodiscard]] std::string write_output(const Journal &journal, const Run &run, int status,
                                       const std::function<void()> &between);

} // namespace dokushin::cluster
