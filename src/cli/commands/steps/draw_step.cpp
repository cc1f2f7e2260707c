#include "cli/commands/steps/draw_step.h"

#include "cli/options/stream_names.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>

#include <map>

namespace dokushin::cli {
namespace {

/// Returns the colour of a highlight. Without colours the text below names what is eliminated.
std::string_view color_of(Highlight highlight) {
    switch (highlight) {
    case Highlight::pattern:
        return "\x1b[1;34m";
    case Highlight::further:
        return "\x1b[1;35m";
    case Highlight::off:
        return "\x1b[33m";
    case Highlight::on:
        return "\x1b[32m";
    case Highlight::placed:
        return ansi::green;
    case Highlight::struck:
        return ansi::red;
    }
    return {};
}

} // namespace

std::string draw_step(const Walk &walk, const Step &step, const Alphabet &alphabet, bool color) {
    Pencilmarks marks = walk.pencilmarks();
    std::map<std::pair<Cell, char>, Highlight> highlight_of;
    for (const Highlighted &marked : highlights(step, marks)) {
        highlight_of[{marked.candidate.cell, alphabet.symbol(marked.candidate.digit)}] =
            marked.highlight;
    }
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        marks[cell] = marks[cell] | DigitSet::only(walk.grid()[cell]);
    }
    BoxStyle style;
    if (color) {
        style.decorate = [&](Cell cell, std::string_view text) {
            std::string decorated;
            for (const char symbol : text) {
                const auto found = highlight_of.find({cell, symbol});
                if (found == highlight_of.end()) {
                    decorated += symbol;
                } else {
                    decorated +=
                        fmt::format("{}{}{}", color_of(found->second), symbol, ansi::plain);
                }
            }
            return decorated;
        };
    }
    return draw_pencilmarks(walk.shape(), marks, alphabet, style);
}

} // namespace dokushin::cli
