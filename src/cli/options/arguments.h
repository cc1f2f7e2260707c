// The arguments of a subcommand: each option's name, where its value goes, what
// values it takes, and its line in the help.
//
// CLI11 reads them. Few files here include CLI11 itself, which by its size takes twice
// to five times as long to compile and to lint as all else that a file here needs.
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

/// Values keep what they hold unless their option is given, and must outlive the program
/// that they were described to. `kind` stands for a value in the help: "FORMAT".
class Arguments {
  public:
    Arguments(CLI::App &program, const char *command, const char *purpose);
    /// Of a subcommand that is described already, to add to it.
    Arguments(CLI::App &program, const std::string &command);

    /// All that stands without an option in front of it.
    void inputs(std::vector<std::string> &values, const char *help);
    /// The same, but not to be left out.
    void required_inputs(std::vector<std::string> &values, const char *help);
    /// One of the words, without an option in front of it, and not to be left out.
    void required_word(const char *name, std::string &value, const std::vector<std::string> &words,
                       const char *help);

    void flag(const char *name, bool &value, const char *help);
    void text(const char *name, std::string &value, const std::string &help, const char *kind);
    void word(const char *name, std::string &value, const std::vector<std::string> &words,
              const char *help, const char *kind);
    /// Words that a shell may complete the option's value to: all there are, or those that many
    /// want. `list`: several may stand there, with commas between them.
    void suggest(const char *name, const std::vector<std::string> &words, bool list = false);
    void folder(const char *name, std::string &value, const char *help);
    /// A whole number of 1 or more; with a name without dashes, no option in front of it.
    void count(const char *name, std::uint64_t &value, const std::string &help);
    /// The same, or 0.
    void count_or_none(const char *name, std::uint64_t &value, const std::string &help);
    /// A whole number of 0 or more.
    void seed(const char *name, std::optional<std::uint64_t> &value, const char *help);
    void whole(const char *name, unsigned &value, unsigned least, unsigned most, const char *help);
    /// A whole number of threads from 1 to 1024.
    void threads(unsigned &value, const char *help);
    /// A finite number between the two, both included.
    void number(const char *name, double &value, double least, double most, const std::string &help,
                const char *kind);
    /// An option that can't be given together with any of the others.
    void exclude(const char *name, const std::vector<const char *> &others);

    /// What the help ends with.
    void footer(const std::string &text);
    void add_to_footer(const std::string &text);

    /// The subcommand and the options that were given, a line each, in the order of their
    /// description; not the inputs, and not what changes no answer (threads, colours, shards).
    [[nodiscard]] std::string identity() const;
    /// Is there such an option?
    [[nodiscard]] bool has(const std::string &name) const;
    [[nodiscard]] bool is_given(const std::string &name) const { return given(name).has_value(); }
    /// The first value that was given to an option, if it was given.
    [[nodiscard]] std::optional<std::string> given(const std::string &name) const;
    /// Was this subcommand given?
    [[nodiscard]] bool chosen() const;

  private:
    CLI::App *app_;
};

/// What suggest() was told of an option, or what its value has to be one of.
struct Suggestions {
    std::vector<std::string> words{};
    bool list = false;
};
[[nodiscard]] Suggestions suggestions_of(CLI::Option &option);

} // namespace dokushin::cli
