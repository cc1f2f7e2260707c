// The output file is made of the finished chunks in order: the very bytes that the program on one
// machine would write.
#pragma once

#include "cluster/journal.h"
#include "cluster/run.h"

#include <functional>
#include <string>

namespace dokushin::cluster {

/// Writes the output whole or not at all. `status` goes into a shard's frame. `between` is called
/// now and then. Returns an error on one line, or an empty text.
[[nodiscard]] std::string write_output(const Journal &journal, const Run &run, int status,
                                       const std::function<void()> &between);

} // namespace dokushin::cluster
