// What is wished for of a puzzle's difficulty, as C states it.
#pragma once

#include "c/convert.h"

namespace dokushin::c {

[[nodiscard]] std::expected<Wishes, Trouble> wishes_of(const dokushin_generate_options &options);

} // namespace dokushin::c
