// The wishes for a puzzle's difficulty are read from the options of a generator.
#pragma once

#include "c/convert.h"

namespace dokushin::c {

[[nodiscard]] std::expected<Wishes, Failure> wishes_of(const dokushin_generate_options &options);

} // namespace dokushin::c
