// This is the main() of the dokushin program, with its subcommands and its help.
#include "cli/manual.h"
#include "cli/program.h"
#include "cli/version_text.h"
#include "stream/process/interrupt.h"
#include "stream/process/memory.h"

#include <dokushin/batch.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

namespace dokushin::cli {
namespace {

constexpr const char *program_footer = R"(Examples:
  dokushin solve examples/hard.txt
  dokushin trace examples/easy.txt
  dokushin check puzzles.txt

The examples stand in the sources, and in Debian's package in /usr/share/doc/dokushin.
dokushin COMMAND --help describes each.)";

Exit run(int argc, const char *const *argv) {
    CLI::App program("solve, check and study any Sudoku from any text", "dokushin");
    program.set_version_flag("--version", version_text,
                             "Print the version, the kernels and how this was built, and exit");
    program.require_subcommand(1);
    program.footer(program_footer);
    std::vector<Command> commands;
    for (const auto add : all_commands) {
        commands.push_back(add(program));
    }
    commands.push_back(add_completions(program));
    commands.push_back(add_man(program));
    return run_program(program, commands, argc, argv, [](const Command &command) {
        if (const auto kernel = choose_kernel(); !kernel) {
            throw CLI::ValidationError(kernel.error().message());
        }
        return command.run();
    });
}

} // namespace
} // namespace dokushin::cli

int main(int argc, char **argv) {
    namespace cli = dokushin::cli;
    cli::prepare_memory();
    cli::end_soon_after_interrupts();
    try {
        return cli::status_of(cli::run(argc, argv));
    } catch (const std::exception &error) {
        // An exception that no input should cause, such as memory that runs out.
        std::fprintf(stderr, "dokushin: %s\n", cli::describe_failure(error));
        return 2;
    }
}
