#include "cli/options/bracket_arguments.h"

#include <CLI/CLI.hpp>

namespace dokushin::cli {
namespace {

/// A character with which no real argument begins.
constexpr char mark = '\x01';

CLI::Validator without_mark() {
    return {[](std::string &text) {
                if (text.starts_with(mark)) {
                    text.erase(0, 1);
                }
                return std::string{};
            },
            ""};
}

} // namespace

std::vector<std::string> marked(int argc, const char *const *argv) {
    std::vector<std::string> arguments;
    for (int position = 1; position < argc; ++position) {
        const std::string_view argument = argv[position];
        const bool bracketed = argument.starts_with('[') && argument.ends_with(']');
        arguments.push_back((bracketed ? std::string(1, mark) : std::string{}) +
                            std::string(argument));
    }
    return arguments;
}

void take_marks_off(CLI::App &program) {
    for (CLI::App *command : program.get_subcommands([](const CLI::App *) { return true; })) {
        for (CLI::Option *option : command->get_options([](const CLI::Option *) { return true; })) {
            if (option->get_items_expected_max() > 0) {
                option->transform(without_mark());
            }
        }
    }
}

} // namespace dokushin::cli
