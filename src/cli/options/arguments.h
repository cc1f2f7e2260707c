// Arguments describes the options of a subcommand: each one's name, the variable that takes its
// value, the values it accepts, and its line in the help.
//
// CLI11 parses them. Few files here include CLI11 itself: by its size it takes two to five times as
// long to compile and to lint as everything else that a file here needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace dokushin::cli {

/// Adds options to a subcommand. A value keeps its content unless its option is given, and must
/// outlive the program. `kind` is the value's name in the help: "FORMAT".
class Arguments {
  public:
    Arguments(CLI::App &program, const char *command, const char *purpose);
    /// Continues the description of a subcommand that exists already.
    Arguments(CLI::App &program, const std::string &command);

    /// Adds the positional arguments: all that stand without an option before them.
    void inputs(std::vector<std::string> &values, const char *help);
    /// Adds positional arguments of which at least one must be given.
    void required_inputs(std::vector<std::string> &values, const char *help);
    /// Adds a positional argument that must be one of the words.
    void required_word(const char *name, std::string &value, const std::vector<std::string> &words,
                       const char *help);

    void flag(const char *name, bool &value, const char *help);
    void text(const char *name, std::string &value, const std::string &help, const char *kind);
    /// Adds an option that may be given again, each time with one value.
    void texts(const char *name, std::vector<std::string> &values, const std::string &help,
               const char *kind);
    void word(const char *name, std::string &value, const std::vector<std::string> &words,
              const char *help, const char *kind);
    /// Sets the words to which a shell may complete the option's value: all values, or common ones.
    /// `list`: the value may be several words, separated by commas.
    void suggest(const char *name, const std::vector<std::string> &words, bool list = false);
    void folder(const char *name, std::string &value, const char *help);
    /// Adds a whole number of 1 or more; a name without dashes makes it a positional argument.
    void count(const char *name, std::uint64_t &value, const std::string &help);
    /// Adds a whole number of 0 or more, where 0 means none.
    void count_or_none(const char *name, std::uint64_t &value, const std::string &help);
    /// Adds a whole number of 0 or more that can be left out.
    void seed(const char *name, std::optional<std::uint64_t> &value, const char *help);
    void whole(const char *name, unsigned &value, unsigned least, unsigned most, const char *help);
    /// Adds --threads, a whole number from 1 to 1024.
    void threads(unsigned &value, const char *help);
    /// Adds a finite number from `least` to `most`.
    void number(const char *name, double &value, double least, double most, const std::string &help,
                const char *kind);
    /// Makes an option exclude all of the others.
    void exclude(const char *name, const std::vector<const char *> &others);
    /// Makes an option want another, too.
    void needs(const char *name, const char *other);

    /// Sets the text that ends the help.
    void footer(const std::string &text);
    void add_to_footer(const std::string &text);

    /// Returns a text that identifies the run: the subcommand and the given options, a line each,
    /// in the order of their description. It leaves out the inputs, and options that change no
    /// answer (threads, colours, shards, journals).
    [[nodiscard]] std::string identity() const;
    /// Is an option of that name described?
    [[nodiscard]] bool has(const std::string &name) const;
    [[nodiscard]] bool is_given(const std::string &name) const { return given(name).has_value(); }
    /// Returns the first value of an option, if it was given.
    [[nodiscard]] std::optional<std::string> given(const std::string &name) const;
    /// Was this subcommand given?
    [[nodiscard]] bool chosen() const;

  private:
    CLI::App *app_;
};

/// Returns the words of suggest() for an option, or those that its value must be one of.
struct Suggestions {
    std::vector<std::string> words{};
    bool list = false;
};
[[nodiscard]] Suggestions suggestions_of(CLI::Option &option);

} // namespace dokushin::cli
