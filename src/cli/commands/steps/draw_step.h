// draw_step() draws a step on a terminal: the candidates before it, with the step's own in colours.
#pragma once

#include <dokushin/draw.h>
#include <dokushin/text.h>

#include <string>

namespace dokushin::cli {

[[nodiscard]] std::string draw_step(const Walk &walk, const Step &step, const Alphabet &alphabet,
                                    bool color);

} // namespace dokushin::cli
