#include "cli/program.h"

#include "cli/brackets.h"
#include "cli/nearest.h"
#include "cli/output.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace dokushin::cli {
namespace {

/// "PROGRAM: what is wrong; did you mean X?; see PROGRAM COMMAND --help"
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
    complain(fmt::format("{}: {}{}; see {} {}--help", program.get_name(), what,
                         hint.empty() ? "" : fmt::format("; did you mean {}?", hint),
                         program.get_name(), chosen.empty() ? "" : app.get_name() + " "));
    return Exit::wrong;
}

} // namespace

Exit run_program(CLI::App &program, const std::vector<Command> &commands, int argc,
                 const char *const *argv, const std::function<Exit(const Command &)> &run,
                 bool tells) {
    const auto tell = [&](const std::string &text) { return tells ? print(text) : Exit::good; };
    try {
        take_marks_off(program);
        std::vector<std::string> arguments = marked(argc, argv);
        std::ranges::reverse(arguments); // as CLI11 wants them
        program.parse(std::move(arguments));
        for (const Command &command : commands) {
            if (command.arguments.chosen()) {
                return run(command);
            }
        }
    } catch (const CLI::CallForHelp &) {
        return tell(program.help());
    } catch (const CLI::CallForVersion &version) {
        return tell(version.what() + std::string("\n"));
    } catch (const CLI::ParseError &error) {
        return tells ? tell_usage_error(program, error, argc, argv) : Exit::wrong;
    }
    return Exit::wrong;
}

} // namespace dokushin::cli
