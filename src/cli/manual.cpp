// The man page and the shell completions, made from the same description of the
// options that --help prints.
#include "cli/commands.h"
#include "cli/output.h"

#include <dokushin/version.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace dokushin::cli {
namespace {

std::vector<const CLI::App *> visible_commands(const CLI::App &program) {
    std::vector<const CLI::App *> commands;
    for (const CLI::App *command : program.get_subcommands({})) {
        if (!command->get_group().empty()) {
            commands.push_back(command);
        }
    }
    return commands;
}

/// Option names of a subcommand, dashes included; positionals left out.
std::vector<std::string> option_names(const CLI::App &command) {
    std::vector<std::string> names;
    for (const CLI::Option *option : command.get_options()) {
        for (const std::string &name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

bool takes_value(const CLI::Option &option) { return option.get_items_expected_max() > 0; }

// ---- man -----------------------------------------------------------------------

/// Text as roff takes it: no line begins with a dot or a quote, and a dash is one.
std::string roff(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        const bool at_line_start = escaped.empty() || escaped.back() == '\n';
        if (at_line_start && (c == '.' || c == '\'')) {
            escaped += "\\&";
        }
        escaped += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
    }
    return escaped;
}

std::string man_options(const CLI::App &command) {
    std::string text;
    for (const CLI::Option *option : command.get_options()) {
        if (option->get_lnames().empty()) {
            continue;
        }
        text += fmt::format(".TP\n\\fB\\-\\-{}\\fR{}\n{}\n", roff(option->get_lnames().front()),
                            takes_value(*option)
                                ? fmt::format(" \\fI{}\\fR", roff(option->get_type_name()))
                                : std::string{},
                            roff(option->get_description()));
    }
    return text;
}

/// What the help of the whole program ends with.
std::string examples(const CLI::App &program) {
    constexpr std::string_view heading = "Examples:\n";
    const std::string footer = program.get_footer();
    const std::string_view text = footer;
    return text.starts_with(heading)
               ? fmt::format(".SH EXAMPLES\n.nf\n{}\n.fi\n", roff(text.substr(heading.size())))
               : std::string{};
}

std::string in_capitals(std::string text) {
    for (char &c : text) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return text;
}

std::string man_page(const CLI::App &program, const std::string &see_also) {
    const std::string name = roff(program.get_name());
    std::string text = fmt::format(".TH {} 1 \"\" \"dokushin {}\" \"User Commands\"\n",
                                   in_capitals(name), DOKUSHIN_VERSION);
    text += fmt::format(".SH NAME\n{} \\- {}\n", name, roff(program.get_description()));
    text += fmt::format(".SH SYNOPSIS\n.B {}\n", name) +
            "\\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n";
    text += ".SH COMMANDS\n";
    for (const CLI::App *command : visible_commands(program)) {
        text += fmt::format(".SS {}\n{}.\n{}", command->get_name(),
                            roff(command->get_description()), man_options(*command));
        text += ".PP\n.nf\n" + roff(command->get_footer()) + "\n.fi\n";
    }
    text += examples(program);
    text += ".SH EXIT STATUS\n0: every puzzle has exactly one solution, or what was asked holds. "
            "1: some has none or several. 2: some input is wrong, or the usage is. "
            "130: interrupted.\n";
    text += ".SH ENVIRONMENT\n.TP\nNO_COLOR\nIf set and not empty, no colours are used.\n";
    text += see_also.empty() ? "" : ".SH SEE ALSO\n" + roff(see_also) + "\n";
    return text;
}

// ---- completions ------------------------------------------------------------------

std::string bash_completion(const CLI::App &program) {
    std::string cases;
    std::string names;
    for (const CLI::App *command : visible_commands(program)) {
        names += (names.empty() ? "" : " ") + command->get_name();
        cases += fmt::format("    {}) words=\"{}\" ;;\n", command->get_name(),
                             fmt::join(option_names(*command), " "));
    }
    return fmt::format(R"(# bash completion for {0}
_{0}() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "{1} --help --version" -- "$word")
    return
  fi
  case ${{COMP_WORDS[1]}} in
{2}  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}}
complete -o filenames -F _{0} {0}
)",
                       program.get_name(), names, cases);
}

/// A description inside single quotes of zsh or fish.
std::string in_quotes(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c == '\''  ? "'\\''"
                  : c == '[' ? "("
                  : c == ']' ? ")"
                  : c == ':' ? ";"
                             : std::string(1, c);
    }
    return result;
}

std::string zsh_completion(const CLI::App &program) {
    std::string commands;
    std::string cases;
    for (const CLI::App *command : visible_commands(program)) {
        commands += fmt::format("    '{}:{}'\n", command->get_name(),
                                in_quotes(command->get_description()));
        std::string arguments;
        for (const CLI::Option *option : command->get_options()) {
            for (const std::string &name : option->get_lnames()) {
                arguments +=
                    fmt::format(" '--{}[{}]{}'", name, in_quotes(option->get_description()),
                                takes_value(*option) ? ":value:" : "");
            }
        }
        cases += fmt::format("    {}) _arguments{} '*:file:_files' ;;\n", command->get_name(),
                             arguments);
    }
    return fmt::format(R"(#compdef {0}
_{0}() {{
  local -a commands
  commands=(
{1}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{2}  esac
}}
_{0} "$@"
)",
                       program.get_name(), commands, cases);
}

std::string fish_completion(const CLI::App &program) {
    const std::string begin = "complete -c " + program.get_name() + " -n ";
    std::string text = fmt::format("# fish completion for {}\n", program.get_name());
    for (const CLI::App *command : visible_commands(program)) {
        text += fmt::format("{}__fish_use_subcommand -f -a {} -d '{}'\n", begin,
                            command->get_name(), in_quotes(command->get_description()));
        for (const CLI::Option *option : command->get_options()) {
            for (const std::string &name : option->get_lnames()) {
                text += fmt::format("{}'__fish_seen_subcommand_from {}' -l {}{} -d '{}'\n", begin,
                                    command->get_name(), name, takes_value(*option) ? " -r" : "",
                                    in_quotes(option->get_description()));
            }
        }
    }
    return text;
}

} // namespace

Command add_completions(CLI::App &program) {
    auto shell = std::make_shared<std::string>();
    Arguments arguments(program, "completions", "Print completions for a shell");
    arguments.required_word("shell", *shell, {"bash", "zsh", "fish"}, "bash, zsh or fish");
    arguments.footer(fmt::format(
        "Examples:\n  {0} completions bash > ~/.local/share/bash-completion/completions/{0}",
        program.get_name()));
    return {arguments, [shell, &program] {
                return print(*shell == "bash"  ? bash_completion(program)
                             : *shell == "zsh" ? zsh_completion(program)
                                               : fish_completion(program));
            }};
}

Command add_man(CLI::App &program, const std::string &see_also) {
    Arguments arguments(program, "man", "Print the man page");
    arguments.footer(fmt::format("Examples:\n  {} man | man -l -", program.get_name()));
    return {arguments, [&program, see_also] { return print(man_page(program, see_also)); }};
}

} // namespace dokushin::cli
