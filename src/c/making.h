// Generators are made of options, with a layout of rules and without one.
#pragma once

#include "c/convert.h"

namespace dokushin::c {

/// Generator::make or Generator::make_without_layout: the module for browsers that has no call with
/// a layout is linked without the code that lays rules.
using MakeGenerator = Result<Generator> (*)(const Shape &, GenerateOptions);

/// Reads all options except the wishes for the difficulty.
[[nodiscard]] std::expected<GenerateOptions, Failure>
making_of(const dokushin_generate_options &options, const Shape &shape);

/// Makes a generator's handle; the wishes for the difficulty are read from the options.
[[nodiscard]] Outcome give_generator(dokushin_generator **generator, const Shape &shape,
                                     const dokushin_generate_options &options, GenerateOptions how,
                                     MakeGenerator make);

} // namespace dokushin::c
