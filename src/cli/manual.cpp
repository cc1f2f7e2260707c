// This file makes the man page and the shell completions from the description of the options that
// --help prints.
#include "cli/manual.h"

#include "stream/output.h"

#include <dokushin/version.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace dokushin::cli {
namespace {

// The program and its subcommands are not const here, since CLI11 returns the checks of options
// only from non-const objects.
std::vector<CLI::App *> visible_commands(CLI::App &program) {
    std::vector<CLI::App *> commands;
    for (CLI::App *command : program.get_subcommands([](const CLI::App *) { return true; })) {
        if (!command->get_group().empty()) {
            commands.push_back(command);
        }
    }
    return commands;
}

/// Returns the names of a subcommand's options with their dashes, without positional arguments.
std::vector<std::string> option_names(const CLI::App &command) {
    std::vector<std::string> names;
    for (const CLI::Option *option : command.get_options()) {
        for (const std::string &name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

bool every_option(const CLI::Option * /*option*/) { return true; }

bool takes_value(const CLI::Option &option) { return option.get_items_expected_max() > 0; }

// ---- man -----------------------------------------------------------------------

/// Escapes text for roff: no line begins with a dot or a quote, and a dash stays a dash.
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

/// Returns the footer of the whole program's help.
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

std::string man_page(CLI::App &program, const std::string &see_also) {
    const std::string name = roff(program.get_name());
    std::string text = fmt::format(".TH {} 1 \"\" \"dokushin {}\" \"User Commands\"\n",
                                   in_capitals(name), DOKUSHIN_VERSION);
    text += fmt::format(".SH NAME\n{} \\- {}\n", name, roff(program.get_description()));
    text += fmt::format(".SH SYNOPSIS\n.B {}\n", name) +
            "\\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n";
    text += ".SH COMMANDS\n";
    for (CLI::App *command : visible_commands(program)) {
        text += fmt::format(".SS {}\n{}.\n{}", command->get_name(),
                            roff(command->get_description()), man_options(*command));
        text += ".PP\n.nf\n" + roff(command->get_footer()) + "\n.fi\n";
    }
    text += examples(program);
    text += ".SH EXIT STATUS\n0: every puzzle has exactly one solution, or what was asked holds. "
            "1: some has none or several. 2: some input is wrong, or the usage is. "
            "130 or 143: interrupted, by SIGINT (Ctrl-C) or SIGTERM.\n";
    text += ".SH ENVIRONMENT\n.TP\nNO_COLOR\nIf set and not empty, no colours are used.\n";
    text += see_also.empty() ? "" : ".SH SEE ALSO\n" + roff(see_also) + "\n";
    return text;
}

// ---- completions ------------------------------------------------------------------

/// Returns the known values of all options as "COMMAND:OPTION) values=…"; for positional arguments
/// OPTION is empty.
std::string bash_values(CLI::App &command) {
    std::string cases;
    for (CLI::Option *option : command.get_options(every_option)) {
        const Suggestions known = suggestions_of(*option);
        if (known.words.empty()) {
            continue;
        }
        std::vector<std::string> names;
        for (const std::string &name : option->get_lnames()) {
            names.push_back(fmt::format("{}:--{}", command.get_name(), name));
        }
        if (names.empty()) {
            names.push_back(command.get_name() + ":");
        }
        cases += fmt::format("    {}) values=\"{}\" ;;\n", fmt::join(names, "|"),
                             fmt::join(known.words, " "));
    }
    return cases;
}

std::string bash_completion(CLI::App &program) {
    std::string cases;
    std::string values;
    std::string names;
    for (CLI::App *command : visible_commands(program)) {
        names += (names.empty() ? "" : " ") + command->get_name();
        cases += fmt::format("    {}) words=\"{}\" ;;\n", command->get_name(),
                             fmt::join(option_names(*command), " "));
        values += bash_values(*command);
    }
    return fmt::format(R"(# bash completion for {0}
_{0}() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} words="" values="" front=""
  local before=${{COMP_WORDS[COMP_CWORD-1]}}
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "{1} --help --version" -- "$word")
    return
  fi
  case ${{COMP_WORDS[1]}} in
{2}  esac
  # --option=value is three words to bash.
  [[ $word == "=" ]] && word=""
  [[ $before == "=" ]] && before=${{COMP_WORDS[COMP_CWORD-2]}}
  [[ $before == --* ]] || before=""
  case ${{COMP_WORDS[1]}}:$before in
{3}  esac
  if [[ -n $values && $word != -* ]]; then
    [[ $word == *,* ]] && front=${{word%,*}},
    mapfile -t COMPREPLY < <(compgen -P "$front" -W "$values" -- "${{word##*,}}")
    [[ -n $before || ${{#COMPREPLY[@]}} -gt 0 ]] && return
  fi
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}}
complete -o filenames -F _{0} {0}
)",
                       program.get_name(), names, cases, values);
}

/// Escapes a description for single quotes of zsh or fish.
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

/// Returns the values of an option for zsh: ":value:(one of these)".
std::string zsh_value(CLI::Option &option) {
    if (!takes_value(option)) {
        return {};
    }
    const Suggestions known = suggestions_of(option);
    if (known.words.empty()) {
        return ":value:_files";
    }
    const std::string words = fmt::format("{}", fmt::join(known.words, " "));
    return known.list ? ":value:_sequence compadd - " + words : ":value:(" + words + ")";
}

std::string zsh_completion(CLI::App &program) {
    std::string commands;
    std::string cases;
    for (CLI::App *command : visible_commands(program)) {
        commands += fmt::format("    '{}:{}'\n", command->get_name(),
                                in_quotes(command->get_description()));
        std::string arguments;
        std::string rest = "*:file:_files";
        for (CLI::Option *option : command->get_options(every_option)) {
            const std::string value = zsh_value(*option);
            for (const std::string &name : option->get_lnames()) {
                arguments +=
                    fmt::format(" '--{}[{}]{}'", name, in_quotes(option->get_description()), value);
            }
            if (option->get_lnames().empty() && !suggestions_of(*option).words.empty()) {
                rest = "1" + value;
            }
        }
        cases +=
            fmt::format("    {}) _arguments{} '{}' ;;\n", command->get_name(), arguments, rest);
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

std::string fish_values(CLI::Option &option) {
    const Suggestions known = suggestions_of(option);
    if (known.words.empty()) {
        return {};
    }
    const std::string words = fmt::format("{}", fmt::join(known.words, " "));
    return known.list ? fmt::format(" -a '(__fish_append , {})'", words)
                      : fmt::format(" -a '{}'", words);
}

std::string fish_completion(CLI::App &program) {
    const std::string begin = "complete -c " + program.get_name() + " -n ";
    std::string text = fmt::format("# fish completion for {}\n", program.get_name());
    for (CLI::App *command : visible_commands(program)) {
        text += fmt::format("{}__fish_use_subcommand -f -a {} -d '{}'\n", begin,
                            command->get_name(), in_quotes(command->get_description()));
        for (CLI::Option *option : command->get_options(every_option)) {
            const std::string values = fish_values(*option);
            const std::string condition =
                fmt::format("{}'__fish_seen_subcommand_from {}'", begin, command->get_name());
            for (const std::string &name : option->get_lnames()) {
                text += fmt::format("{} -l {}{}{} -d '{}'\n", condition, name,
                                    takes_value(*option) ? " -r" : "", values,
                                    in_quotes(option->get_description()));
            }
            if (option->get_lnames().empty() && !values.empty()) {
                text += fmt::format("{} -f{}\n", condition, values);
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
                return print_text(*shell == "bash"  ? bash_completion(program)
                                  : *shell == "zsh" ? zsh_completion(program)
                                                    : fish_completion(program));
            }};
}

Command add_man(CLI::App &program, const std::string &see_also) {
    Arguments arguments(program, "man", "Print the man page");
    arguments.footer(fmt::format("Examples:\n  {} man | man -l -", program.get_name()));
    return {arguments, [&program, see_also] { return print_text(man_page(program, see_also)); }};
}

} // namespace dokushin::cli
