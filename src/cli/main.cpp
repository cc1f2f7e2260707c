// This is the main() of the dokushin program, with its subcommands and its help.
#include "base/os/process.h"
#include "cli/manual.h"
#include "cli/program.h"
#include "cli/version_text.h"
#include "stream/process/interrupt.h"
#include "stream/process/memory.h"

#include <dokushin/batch.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace dokushin::cli {
namespace {

constexpr const char *program_footer = R"(Examples:
  dokushin solve examples/hard.txt
  dokushin trace examples/easy.txt
  dokushin check puzzles.txt

The examples stand in the sources, and in Debian's package in /usr/share/doc/dokushin.
dokushin COMMAND --help describes each.)";

Exit run(const std::vector<std::string> &arguments) {
    CLI::App program("solve, check and study any Sudoku from any text", "dokushin");
    program.set_version_flag("--version", version_text,
                             "Print the version, the kernels and how this was built, and exit");
    // On Windows CLI11 would take /tmp/puzzles.txt for an option.
    program.allow_windows_style_options(false);
    program.require_subcommand(1);
    program.footer(program_footer);
    std::vector<Command> commands;
    for (const auto add : all_commands) {
        commands.push_back(add(program));
    }
    commands.push_back(add_completions(program));
    commands.push_back(add_man(program));
    std::vector<const char *> words;
    for (const std::string &argument : arguments) {
        words.push_back(argument.c_str());
    }
    const auto run_command = [](const Command &command) {
        if (const auto kernel = choose_kernel(); !kernel) {
            throw CLI::ValidationError(kernel.error().message());
        }
        return command.run();
    };
    return run_program(program, commands, static_cast<int>(words.size()), words.data(),
                       run_command);
}

} // namespace
} // namespace dokushin::cli

int main(int argc, char **argv) {
    namespace cli = dokushin::cli;
    dokushin::os::prepare_streams();
    cli::prepare_memory();
    cli::end_soon_after_interrupts();
    try {
        return cli::status_of(cli::run(dokushin::os::arguments(argc, argv)));
    } catch (const std::exception &error) {
        // An exception that no input should cause, such as memory that runs out.
        std::fprintf(stderr, "dokushin: %s\n", cli::describe_failure(error));
        return 2;
    }
}
