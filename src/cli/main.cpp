// The dokushin program: its subcommands, its help, and how usage errors are told.
#include "cli/brackets.h"
#include "cli/commands.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/version_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <exception>

namespace dokushin::cli {
namespace {

constexpr const char *program_footer = R"(Examples:
  dokushin solve examples/hard.txt
  dokushin trace examples/easy.txt
  dokushin check puzzles.txt

dokushin COMMAND --help tells more of each.)";

/// "dokushin: what is wrong; did you mean X?; see dokushin COMMAND --help"
Exit tell_usage_error(const CLI::App &program, const CLI::ParseError &error, int argc,
                      const char *const *argv) {
    const auto chosen = program.get_subcommands();
    const CLI::App &app = chosen.empty() ? program : *chosen.front();
    std::vector<std::string> known;
    for (const CLI::Option *option : app.get_options()) {
        for (const std::string &name : option->get_lnames()) {
            known.push_back("--" + name);
        }
    }
    if (chosen.empty()) {
        for (const CLI::App *command : program.get_subcommands({})) {
            known.push_back(command->get_name());
        }
    }
    std::string hint;
    for (int position = 1; position < argc && hint.empty(); ++position) {
        const std::string_view word =
            std::string_view(argv[position]).substr(0, std::string_view(argv[position]).find('='));
        const bool is_known = std::ranges::find(known, word) != known.end();
        if (!is_known && (word.starts_with("--") || chosen.empty())) {
            hint = nearest(word, known);
        }
    }
    std::string what = error.what();
    std::ranges::replace(what, '\n', ' ');
    if (chosen.empty()) {
        what = argc < 2 ? "a command is expected"
                        : fmt::format("'{}' is no {}", printable(argv[1]),
                                      argv[1][0] == '-' ? "option" : "command");
    }
    complain(fmt::format("dokushin: {}{}; see dokushin {}--help", what,
                         hint.empty() ? "" : fmt::format("; did you mean {}?", hint),
                         chosen.empty() ? "" : app.get_name() + " "));
    return Exit::wrong;
}

Exit run(int argc, const char *const *argv) {
    CLI::App program("solve, check and study any Sudoku from any text", "dokushin");
    program.set_version_flag("--version", version_text,
                             "Print the version, the kernels and how this was built, and exit");
    program.require_subcommand(1);
    program.footer(program_footer);
    const std::vector<Command> commands{
        add_solve(program),      add_check(program),    add_hint(program),
        add_explain(program),    add_rate(program),     add_count(program),
        add_generate(program),   add_minimise(program), add_vicinity(program),
        add_canon(program),      add_morph(program),    add_study(program),
        add_print(program),      add_trace(program),    add_compare(program),
        add_candidates(program), add_convert(program),  add_join(program),
        add_formats(program),    add_kernels(program),  add_completions(program),
        add_man(program)};
    try {
        take_marks_off(program);
        std::vector<std::string> arguments = marked(argc, argv);
        std::ranges::reverse(arguments); // as CLI11 wants them
        program.parse(std::move(arguments));
        for (const Command &command : commands) {
            if (command.arguments.chosen()) {
                return command.run();
            }
        }
    } catch (const CLI::CallForHelp &) {
        return print(program.help());
    } catch (const CLI::CallForVersion &version) {
        return print(version.what() + std::string("\n"));
    } catch (const CLI::ParseError &error) {
        return tell_usage_error(program, error, argc, argv);
    }
    return Exit::wrong;
}

} // namespace
} // namespace dokushin::cli

int main(int argc, char **argv) {
    try {
        return static_cast<int>(dokushin::cli::run(argc, argv));
    } catch (const std::exception &error) {
        // Only what no input should cause, such as memory that runs out.
        std::fprintf(stderr, "dokushin: %s\n", error.what());
        return 2;
    }
}
