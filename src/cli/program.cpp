#include "cli/program.h"

#include "base/nearest.h"
#include "cli/options/bracket_arguments.h"
#include "stream/output.h"
#include "stream/process/messages.h"
#include "stream/process/usage_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace dokushin::cli {
namespace {

/// Rewrites CLI11's message about an option's values in plain words.
std::string of_values(const CLI::ParseError &error) {
    const std::string text = error.what();
    const std::string name = text.substr(0, std::min(text.find_first_of(": "), text.size()));
    const std::size_t received = text.rfind("received ");
    if (text.find("override") != text.npos) {
        return (name.starts_with('-') ? name : "--" + name) + ": it takes no value";
    }
    if (received != text.npos) {
        return fmt::format("{}: given {} times, expected once", name, text.substr(received + 9));
    }
    return text.ends_with(" missing") ? name + ": no value behind it, expected one" : text;
}

/// Returns the arguments on the command line that the subcommand does not accept.
std::string of_extras(const CLI::App &app, const std::vector<std::string> &extras) {
    const auto option = std::ranges::find_if(
        extras, [](const std::string &word) { return word.starts_with('-') && word.size() > 1; });
    if (option == extras.end()) {
        return fmt::format("'{}' is more than {} takes", printable(extras.front()), app.get_name());
    }
    const std::string word = option->substr(0, option->find('='));
    const bool is_output = word == "-o" || word == "--out" || word == "--output";
    return fmt::format("'{}' is no option of {}{}", printable(word), app.get_name(),
                       is_output ? ", which writes to standard output: use > FILE" : "");
}

std::string what_is_wrong(const CLI::App &app, const std::exception &error) {
    if (const auto *const mismatch = dynamic_cast<const CLI::ArgumentMismatch *>(&error)) {
        return of_values(*mismatch);
    }
    const std::vector<std::string> extras = app.remaining(true);
    return dynamic_cast<const CLI::ExtrasError *>(&error) != nullptr && !extras.empty()
               ? of_extras(app, extras)
               : error.what();
}

/// Returns the message of a usage error: "PROGRAM: what is wrong; did you mean X? See PROGRAM
/// COMMAND --help".
Exit tell_usage_error(const CLI::App &program, const std::exception &error, int argc,
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
    std::string what = what_is_wrong(app, error);
    std::ranges::replace(what, '\n', ' ');
    if (chosen.empty()) {
        what = argc < 2 ? "a command is expected"
                        : fmt::format("'{}' is no {}", printable(argv[1]),
                                      argv[1][0] == '-' ? "option" : "command");
    }
    complain(fmt::format("{}: {}{} {} {}--help", program.get_name(), what,
                         hint.empty() ? "; see" : fmt::format("; did you mean {}? See", hint),
                         program.get_name(), chosen.empty() ? "" : app.get_name() + " "));
    return Exit::wrong;
}

} // namespace

Exit run_program(CLI::App &program, const std::vector<Command> &commands, int argc,
                 const char *const *argv, const std::function<Exit(const Command &)> &run,
                 bool tells) {
    const auto tell = [&](const std::string &text) {
        return tells ? print_text(text) : Exit::good;
    };
    try {
        take_marks_off(program);
        std::vector<std::string> arguments = marked(argc, argv);
        std::ranges::reverse(arguments); // CLI11 parses from the back
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
    } catch (const UsageError &error) {
        return tells ? tell_usage_error(program, error, argc, argv) : Exit::wrong;
    }
    return Exit::wrong;
}

} // namespace dokushin::cli
