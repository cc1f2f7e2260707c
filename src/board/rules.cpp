// Rules in words: a line is cut into its word and arguments, which are rewritten as the name of a
// shape has them, and read by the table that knows the word.
#include "base/nearest.h"
#include "board/constraints.h"
#include "board/shorthands.h"
#include "board/variants.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace dokushin {
namespace {

constexpr std::string_view blanks = " \t\r,";

/// The text of one rule, and where it stands.
struct RuleText {
    std::string_view line; ///< the whole line, for columns
    std::size_t number;    ///< of the line, from 1
    std::string_view word{};
    std::string_view arguments{};

    [[nodiscard]] std::size_t column_of(std::string_view part) const {
        return static_cast<std::size_t>(part.data() - line.data()) + 1;
    }
    [[nodiscard]] std::unexpected<Error> wrong(std::string_view part, Sentence what,
                                               Sentence expected) const {
        return std::unexpected(Error{ErrorCode::bad_shape, std::move(what), std::move(expected),
                                     number, column_of(part)});
    }
};

[[nodiscard]] std::string shortened(std::string_view text) { return fmt::format("{:.60}", text); }

/// Cuts a line into the word of its rule and the arguments: "cage 15 r1c1 r1c2", or with
/// parentheses "cage(15:r1c1,r1c2)".
Result<RuleText> cut(std::string_view line, std::size_t number) {
    RuleText rule{line, number};
    std::string_view text = line.substr(0, line.find('#'));
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    rule.word = text.substr(0, text.find_first_of(" \t\r,("));
    rule.arguments = text.substr(rule.word.size());
    if (rule.arguments.starts_with('(')) {
        if (!rule.arguments.ends_with(')')) {
            return rule.wrong(rule.arguments, {"'{}'", shortened(rule.arguments)},
                              {"a bracket that is closed at the end of the rule"});
        }
        rule.arguments = rule.arguments.substr(1, rule.arguments.size() - 2);
    }
    return rule;
}

/// Is a part of the arguments a number, perhaps negative?
bool is_number(std::string_view part) {
    part.remove_prefix(part.starts_with('-') ? 1 : 0);
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Rewrites arguments as the name of a shape has them: "15 r1c1 r1c2" becomes "15:r1c1,r1c2".
Result<std::string> as_in_names(const Shape &shape, const RuleText &rule) {
    std::string rewritten;
    bool after_number = false;
    bool is_apart = true; // at the beginning and behind a colon no comma is due
    for (std::string_view rest = rule.arguments;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
        if (rest.empty()) {
            return rewritten;
        }
        if (rest.starts_with(':')) {
            if (is_apart) {
                return rule.wrong(rest, {"'{}'", ":"}, {"a number or a cell before the colon"});
            }
            rewritten += ':';
            is_apart = true;
            rest.remove_prefix(1);
            continue;
        }
        const std::string_view part = rest.substr(0, rest.find_first_of(" \t\r,:"));
        const bool here_is_number = is_number(part);
        if (!here_is_number) {
            if (auto cell = shape.parse_cell(part); !cell) {
                return rule.wrong(part, cell.error().what, cell.error().expected);
            }
        }
        if (!is_apart) {
            rewritten += after_number && !here_is_number ? ':' : ',';
        }
        rewritten += part;
        after_number = here_is_number;
        is_apart = false;
        rest.remove_prefix(part.size());
    }
}

std::unexpected<Error> unknown(const RuleText &rule) {
    std::vector<std::string> names;
    for (const RuleWord &word : rule_words()) {
        names.emplace_back(word.name);
    }
    // A word that is cut short means the first that begins so: "thermo" is a thermometer.
    constexpr std::size_t shortest_beginning = 3;
    const auto whole = std::ranges::find_if(names, [&](const std::string &name) {
        return rule.word.size() >= shortest_beginning && name.starts_with(rule.word);
    });
    const std::string near = whole != names.end() ? *whole : nearest(rule.word, names);
    return rule.wrong(rule.word, {"'{}' names no rule", shortened(rule.word)},
                      near.empty() ? Sentence("a rule such as cage, arrow or thermometer")
                                   : Sentence("'{}'", near));
}

template <class Row> const Row *row_named(std::span<const Row> rows, std::string_view word) {
    const auto row = std::ranges::find(rows, word, &Row::name);
    return row != rows.end() ? &*row : nullptr;
}

/// The variants and constraints that rules have stated so far.
struct Stated {
    Shape shape; ///< with the variants
    std::set<Constraint> constraints{};

    Result<void> add(const RuleText &rule);
    Result<void> add_constraints(const RuleText &rule, const std::string &arguments);
};

/// Adds a rule that is a constraint or a shorthand for some.
Result<void> Stated::add_constraints(const RuleText &rule, const std::string &arguments) {
    const ConstraintRow *const kind = row_named(constraint_rows(), rule.word);
    const ShorthandRow *const shorthand = row_named(shorthand_rows(), rule.word);
    if (kind == nullptr && shorthand == nullptr) {
        return unknown(rule);
    }
    std::optional<std::vector<Constraint>> read;
    if (shorthand != nullptr) {
        read = shorthand->expand(shape, arguments);
    } else if (auto constraint = kind->read(shape, arguments)) {
        read.emplace().push_back(*std::move(constraint));
    }
    if (!read) {
        return rule.wrong(
            rule.word, {"'{}({})' is no constraint of this board", rule.word, shortened(arguments)},
            kind != nullptr ? kind->arguments : shorthand->arguments);
    }
    constraints.insert(read->begin(), read->end());
    return {};
}

Result<void> Stated::add(const RuleText &rule) {
    DOKUSHIN_TRY(arguments, as_in_names(shape, rule));
    const auto variant = std::ranges::find_if(variant_rows(), [&](const VariantRow &row) {
        return row.name == rule.word || row.synonym == rule.word;
    });
    if (variant == variant_rows().end()) {
        return add_constraints(rule, arguments);
    }
    if (!arguments.empty()) {
        return rule.wrong(rule.arguments, {"'{}'", shortened(arguments)}, {"nothing behind it"});
    }
    auto with = shape.with(variant->variant);
    if (!with) {
        return rule.wrong(rule.word, with.error().what, with.error().expected);
    }
    shape = *std::move(with);
    return {};
}

} // namespace

std::vector<RuleWord> rule_words() {
    std::vector<RuleWord> words;
    for (const ConstraintRow &row : constraint_rows()) {
        words.push_back({row.name, row.meaning, row.example});
    }
    for (const ShorthandRow &row : shorthand_rows()) {
        words.push_back({row.name, row.meaning, row.example});
    }
    for (const VariantRow &row : variant_rows()) {
        words.push_back({row.name, row.meaning, row.name});
    }
    return words;
}

std::string in_words(const Constraint &constraint, const Shape &shape) {
    // "cage(15:r1c1,r1c2)" becomes "cage 15 r1c1 r1c2". A colon stays between two lists of cells;
    // behind a number it doesn't.
    std::string words;
    for (const char c : name(constraint, shape)) {
        switch (c) {
        case '(':
        case ',':
            words += ' ';
            break;
        case ':':
            words += is_number(words.substr(words.rfind(' ') + 1)) ? " " : " : ";
            break;
        case ')':
            break;
        default:
            words += c;
        }
    }
    return words;
}

std::vector<std::string> rules_of(const Shape &shape) {
    std::vector<std::string> rules;
    for (const VariantRow &row : variant_rows()) {
        if (shape.has(row.variant)) {
            rules.emplace_back(row.name);
        }
    }
    const StatedRules stated = stated_rules(shape);
    rules.insert(rules.end(), stated.of_whole_board.begin(), stated.of_whole_board.end());
    for (const Constraint &constraint : stated.others) {
        rules.push_back(in_words(constraint, shape));
    }
    return rules;
}

Result<Shape> with_rules(const Shape &shape, std::string_view text) {
    Stated stated{shape};
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        DOKUSHIN_TRY(rule, cut(line, number));
        if (rule.word.empty() && rule.arguments.empty()) {
            continue;
        }
        DOKUSHIN_CHECK(stated.add(rule));
        if (stated.constraints.size() > Shape::most_rules) {
            break; // with() refuses so many, whatever follows
        }
    }
    const std::vector<Constraint> constraints(stated.constraints.begin(), stated.constraints.end());
    return constraints.empty() ? Result<Shape>(stated.shape) : stated.shape.with(constraints);
}

} // namespace dokushin
