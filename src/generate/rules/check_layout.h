// The check of a wished layout of rules before any attempt.
#pragma once

#include <dokushin/generate.h>

namespace dokushin::generate {

/// The error of rules that can't be laid: with options that exclude them, on such a board, or with
/// numbers that contradict each other.
[[nodiscard]] Result<void> check_layout(const Shape &shape, const GenerateOptions &options);

} // namespace dokushin::generate
