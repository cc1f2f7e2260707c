#include "cli/options/arguments.h"

#include "base/decimal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <filesystem>
#include <type_traits>

namespace dokushin::cli {
namespace {

/// Parses the whole text as a number; nothing if it is none, or too great for the type.
template <typename Number> std::optional<Number> parse_number(std::string_view text) {
    if constexpr (std::is_same_v<Number, double>) {
        return whole_decimal(text);
    } else {
        Number number{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc{} && end == text.data() + text.size();
        return whole ? std::optional(number) : std::nullopt;
    }
}

/// Makes a check whose message states what was expected. CLI11's own checks don't quote the value,
/// and print the ends of the range of double, 309 digits long.
template <typename Good> CLI::Validator check(Good good, std::string expected) {
    return {[good = std::move(good), expected = std::move(expected)](const std::string &text) {
                return good(text) ? std::string{}
                                  : fmt::format("'{}', expected {}", text, expected);
            },
            ""};
}

// CLI11 stores no suggested words with an option, but it stores checks with names: the words are
// the name of a check, behind one of these marks and separated by blanks.
constexpr std::string_view words_mark = "words: ";
constexpr std::string_view list_mark = "list: ";

[[maybe_unused]] bool has_no_blanks(const std::vector<std::string> &words) {
    return std::ranges::none_of(words, [](const auto &word) { return word.contains(' '); });
}

CLI::Validator one_of(const std::vector<std::string> &words) {
    assert(!words.empty() && has_no_blanks(words));
    return check(
               [words](const std::string &text) {
                   return std::ranges::find(words, text) != words.end();
               },
               fmt::format("one of {}", fmt::join(words, ", ")))
        .name(fmt::format("{}{}", words_mark, fmt::join(words, " ")));
}

/// Returns a function that stores a checked number in `value`. CLI11's own conversion would read a
/// leading zero as octal.
template <typename Target> auto into(Target &value) {
    return [&value](const std::string &text) {
        const auto number = parse_number<std::uint64_t>(text);
        assert(number); // the option's check has run before
        value = static_cast<Target>(number.value_or(0));
    };
}

template <typename Number> auto between(Number least, Number most) {
    return [least, most](const std::string &text) {
        const auto number = parse_number<Number>(text);
        return number && *number >= least && *number <= most;
    };
}

constexpr const char *from_one_text = "a whole number of 1 or more";
bool from_one(const std::string &text) { return between<std::uint64_t>(1, UINT64_MAX)(text); }

} // namespace

Arguments::Arguments(CLI::App &program, const char *command, const char *purpose)
    : app_(program.add_subcommand(command, purpose)) {}

Arguments::Arguments(CLI::App &program, const std::string &command)
    : app_(program.get_subcommand(command)) {}

void Arguments::inputs(std::vector<std::string> &values, const char *help) {
    app_->add_option("input", values, help);
}

void Arguments::required_inputs(std::vector<std::string> &values, const char *help) {
    app_->add_option("input", values, help)->required();
}

void Arguments::required_word(const char *name, std::string &value,
                              const std::vector<std::string> &words, const char *help) {
    app_->add_option(name, value, help)->required()->check(one_of(words));
}

void Arguments::flag(const char *name, bool &value, const char *help) {
    app_->add_flag(name, value, help)->disable_flag_override();
}

void Arguments::text(const char *name, std::string &value, const std::string &help,
                     const char *kind) {
    app_->add_option(name, value, help)
        ->check(check([](const std::string &given) { return !given.empty(); }, "a value"))
        ->type_name(kind);
}

void Arguments::texts(const char *name, std::vector<std::string> &values, const std::string &help,
                      const char *kind) {
    app_->add_option(name, values, help)
        ->check(check([](const std::string &given) { return !given.empty(); }, "a value"))
        ->allow_extra_args(false)
        ->type_name(kind);
}

void Arguments::word(const char *name, std::string &value, const std::vector<std::string> &words,
                     const char *help, const char *kind) {
    app_->add_option(name, value, help)->check(one_of(words))->type_name(kind);
}

void Arguments::suggest(const char *name, const std::vector<std::string> &words, bool list) {
    assert(has_no_blanks(words));
    const auto any = [](std::string & /*text*/) { return std::string{}; };
    CLI::Validator all(any, "");
    app_->get_option(name)->check(
        all.name(fmt::format("{}{}", list ? list_mark : words_mark, fmt::join(words, " "))));
}

void Arguments::folder(const char *name, std::string &value, const char *help) {
    const auto is_folder = [](const std::string &text) {
        std::error_code unreadable;
        return std::filesystem::is_directory(text, unreadable);
    };
    app_->add_option(name, value, help)
        ->check(check(is_folder, "a folder that is there"))
        ->type_name("FOLDER");
}

void Arguments::count(const char *name, std::uint64_t &value, const std::string &help) {
    app_->add_option_function<std::string>(name, into(value), help)
        ->check(check(from_one, from_one_text))
        ->type_name("N");
}

void Arguments::count_or_none(const char *name, std::uint64_t &value, const std::string &help) {
    app_->add_option_function<std::string>(name, into(value), help)
        ->check(check(between<std::uint64_t>(0, UINT64_MAX), "a whole number below 2^64"))
        ->type_name("N");
}

void Arguments::seed(const char *name, std::optional<std::uint64_t> &value, const char *help) {
    app_->add_option_function<std::string>(name, into(value), help)
        ->check(check(between<std::uint64_t>(0, UINT64_MAX), "a whole number below 2^64"))
        ->type_name("N");
}

void Arguments::whole(const char *name, unsigned &value, unsigned least, unsigned most,
                      const char *help) {
    app_->add_option_function<std::string>(name, into(value), help)
        ->check(
            check(between(least, most), fmt::format("a whole number from {} to {}", least, most)))
        ->type_name("N");
}

void Arguments::threads(unsigned &value, const char *help) {
    whole("--threads", value, 1, 1024, help);
}

void Arguments::number(const char *name, double &value, double least, double most,
                       const std::string &help, const char *kind) {
    app_->add_option(name, value, help)
        ->check(check(between(least, most), fmt::format("a number from {} to {}", least, most)))
        ->type_name(kind);
}

void Arguments::exclude(const char *name, const std::vector<const char *> &others) {
    for (const char *const other : others) {
        app_->get_option(name)->excludes(app_->get_option(other));
    }
}

void Arguments::needs(const char *name, const char *other) {
    app_->get_option(name)->needs(app_->get_option(other));
}

std::string Arguments::identity() const {
    static constexpr std::array<std::string_view, 10> without_effect{
        "input", "--threads", "--color", "--quiet",      "--shard",
        "--out", "--chunk",   "--plan",  "--lost-after", "--journal"};
    std::string text = app_->get_name() + "\n";
    for (const CLI::Option *option : app_->get_options()) {
        const std::string name = option->get_name();
        if (option->count() > 0 &&
            std::ranges::find(without_effect, name) == without_effect.end()) {
            text += fmt::format("{} {}\n", name, fmt::join(option->results(), " "));
        }
    }
    return text;
}

std::optional<std::string> Arguments::given(const std::string &name) const {
    const CLI::Option *const option = app_->get_option_no_throw(name);
    return option != nullptr && option->count() > 0 ? std::optional(option->results().front())
                                                    : std::nullopt;
}

bool Arguments::chosen() const { return app_->parsed(); }

void Arguments::footer(const std::string &text) { app_->footer(text); }

void Arguments::add_to_footer(const std::string &text) {
    app_->footer(app_->get_footer() + "\n\n" + text);
}

bool Arguments::has(const std::string &name) const {
    return app_->get_option_no_throw(name) != nullptr;
}

Suggestions suggestions_of(CLI::Option &option) {
    constexpr int most_checks = 4;
    for (int number = 0; number < most_checks; ++number) {
        std::string name;
        try {
            name = option.get_validator(number)->get_name();
        } catch (const CLI::OptionNotFound &) {
            return {};
        }
        const bool list = name.starts_with(list_mark);
        if (list || name.starts_with(words_mark)) {
            return {CLI::detail::split(name.substr((list ? list_mark : words_mark).size()), ' '),
                    list};
        }
    }
    return {};
}

} // namespace dokushin::cli
