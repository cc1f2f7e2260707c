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
    bool is_in_brackets = false; ///< the arguments stood in brackets, which are cut off

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

/// Cuts a part of a line into the word of its rule and the arguments: "cage 15 r1c1 r1c2", or with
/// parentheses "cage(15:r1c1,r1c2)".
Result<RuleText> cut(std::string_view line, std::size_t number, std::string_view text) {
    RuleText rule{line, number};
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
        rule.is_in_brackets = true;
    }
    return rule;
}

/// The beginning of a text up to the bracket that closes its first one; empty if none does.
std::string_view in_brackets(std::string_view text) {
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : 0;
        depth -= text[at] == ')' ? 1 : 0;
        if (depth == 0) {
            return text.substr(0, at + 1);
        }
    }
    return {};
}

/// Is a part of the arguments a number, perhaps negative?
bool is_number(std::string_view part) {
    part.remove_prefix(part.starts_with('-') ? 1 : 0);
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Rewrites numbers and cells as the name of a shape has them: "15 r1c1 r1c2" becomes
/// "15:r1c1,r1c2".
Result<std::string> numbers_and_cells(const Shape &shape, const RuleText &rule) {
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

/// Rewrites a text and cells as the name of a shape has them: ".*1.* r1c1 r1c2" becomes
/// ".*1.*:r1c1,r1c2". Parts of a table, which have the sign '>', may stand apart.
Result<std::string> text_and_cells(const Shape &shape, const RuleText &rule) {
    std::string text;
    std::string_view rest = rule.arguments;
    const auto skip_blanks = [&] {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
    };
    for (skip_blanks(); !rest.empty(); skip_blanks()) {
        if (rest.starts_with(':')) {
            rest.remove_prefix(1);
            break;
        }
        std::string_view part = rest.substr(0, rest.find_first_of(" \t\r:"));
        if (!text.empty() && part.find('>') == std::string_view::npos) {
            break;
        }
        rest.remove_prefix(part.size());
        part = part.substr(0, part.find_last_not_of(',') + 1);
        text += text.empty() || text.ends_with(';') ? "" : ",";
        text += part;
    }
    RuleText behind = rule;
    behind.arguments = rest;
    DOKUSHIN_TRY(cells, numbers_and_cells(shape, behind));
    return text + ':' + cells;
}

/// Rewrites what stands behind the word of a rule as the name of a shape has it.
Result<std::string> as_in_names(const Shape &shape, const RuleText &rule, ArgumentForm form) {
    switch (form) {
    case ArgumentForm::cells:
        return numbers_and_cells(shape, rule);
    case ArgumentForm::text:
        return text_and_cells(shape, rule);
    case ArgumentForm::rules:
        break;
    }
    std::string text(rule.arguments);
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
    return text;
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

const VariantRow *variant_named(std::string_view word) {
    const auto rows = variant_rows();
    const auto row = std::ranges::find_if(
        rows, [&](const VariantRow &each) { return each.name == word || each.synonym == word; });
    return row != rows.end() ? &*row : nullptr;
}

using RuleList = std::vector<Constraint>;

Result<RuleList> constraints_of(const Shape &shape, const RuleText &rule, std::size_t depth);

/// Reads an alternative between its brackets: rules with '&' between them.
Result<RuleList> alternative(const Shape &shape, const RuleText &around, std::string_view text,
                             std::size_t depth) {
    RuleList all;
    for (const std::string_view part : cut_outside(text, '&')) {
        DOKUSHIN_TRY(rule, cut(around.line, around.number, part));
        if (rule.word.empty()) {
            return around.wrong(part, {"'{}'", shortened(part)},
                                {"a rule, such as less r1c1 r1c2"});
        }
        DOKUSHIN_TRY(stated, constraints_of(shape, rule, depth + 1));
        all.insert(all.end(), stated.begin(), stated.end());
    }
    return all;
}

/// Reads alternatives in words, "( cage 10 r1c1 r1c2 ) ( less r1c1 r1c3 )". If one of them states
/// nothing, as a region sum within a box, neither do all.
Result<RuleList> alternatives(const Shape &shape, const RuleText &rule, std::size_t depth) {
    if (depth > most_alternatives_deep) {
        return rule.wrong(rule.word, {"alternatives within alternatives"},
                          {"at most {} deep", most_alternatives_deep});
    }
    AnyOf any;
    bool is_needed = true;
    for (std::string_view rest = rule.arguments;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
        if (rest.empty() && !any.alternatives.empty()) {
            return is_needed ? RuleList{std::move(any)} : RuleList{};
        }
        if (!rest.starts_with('(')) {
            return rule.wrong(rest, {"'{}'", shortened(rest)},
                              {"rules in brackets, such as ( cage 10 r1c1 r1c2 )"});
        }
        const std::string_view whole = in_brackets(rest);
        if (whole.empty()) {
            return rule.wrong(rest, {"'{}'", shortened(rest)}, {"a bracket that is closed"});
        }
        DOKUSHIN_TRY(all, alternative(shape, rule, whole.substr(1, whole.size() - 2), depth));
        is_needed = is_needed && !all.empty();
        any.alternatives.push_back(std::move(all));
        rest.remove_prefix(whole.size());
    }
}

/// Reads the constraints that a rule states, be it one of their kinds or a shorthand for some.
Result<RuleList> constraints_of(const Shape &shape, const RuleText &rule, std::size_t depth) {
    const ConstraintRow *const kind = row_named(constraint_rows(), rule.word);
    const ShorthandRow *const shorthand = row_named(shorthand_rows(), rule.word);
    if (kind == nullptr && shorthand == nullptr) {
        return variant_named(rule.word) == nullptr
                   ? unknown(rule)
                   : rule.wrong(rule.word, {"'{}' in an alternative", rule.word},
                                {"a rule that makes no houses"});
    }
    const ArgumentForm form = kind != nullptr ? kind->form : ArgumentForm::cells;
    if (form == ArgumentForm::rules && !rule.is_in_brackets) {
        return alternatives(shape, rule, depth);
    }
    DOKUSHIN_TRY(arguments, as_in_names(shape, rule, form));
    std::optional<RuleList> read;
    if (shorthand != nullptr) {
        read = shorthand->expand(shape, arguments);
    } else if (auto constraint = kind->read(shape, arguments)) {
        read.emplace().push_back(*std::move(constraint));
    }
    if (!read && kind != nullptr) {
        Error error = not_on_this_board(*kind, arguments, shape);
        return rule.wrong(rule.word, std::move(error.what), std::move(error.expected));
    }
    if (!read) {
        return rule.wrong(
            rule.word, {"'{}({})' is no constraint of this board", rule.word, shortened(arguments)},
            shorthand->arguments);
    }
    return *std::move(read);
}

/// The variants and constraints that rules have stated so far.
struct Stated {
    Shape shape; ///< with the variants
    std::set<Constraint> constraints{};

    Result<void> add(const RuleText &rule);
};

Result<void> Stated::add(const RuleText &rule) {
    const VariantRow *const variant = variant_named(rule.word);
    if (variant == nullptr) {
        DOKUSHIN_TRY(read, constraints_of(shape, rule, 1));
        constraints.insert(read.begin(), read.end());
        return {};
    }
    DOKUSHIN_TRY(arguments, numbers_and_cells(shape, rule));
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

/// Writes a constraint of numbers and cells in words: "cage(15:r1c1,r1c2)" becomes
/// "cage 15 r1c1 r1c2". A colon stays between two lists of cells; behind a number it doesn't.
std::string words_of_cells(std::string_view named) {
    std::string words;
    for (const char c : named) {
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

/// Writes a constraint of a text and cells in words: "regex(.*1:r1c1,r1c2)" becomes
/// "regex .*1 r1c1 r1c2".
std::string words_of_text(std::string_view named) {
    const auto bracket = named.find('(');
    const auto colon = named.find(':');
    std::string cells(named.substr(colon + 1, named.size() - colon - 2));
    std::ranges::replace(cells, ',', ' ');
    return fmt::format("{} {} {}", named.substr(0, bracket),
                       named.substr(bracket + 1, colon - bracket - 1), cells);
}

std::string words_of_alternatives(const AnyOf &any, const Shape &shape) {
    std::string words("any-of");
    for (const RuleList &all : any.alternatives) {
        for (const Constraint &each : all) {
            words += &each == all.data() ? " ( " : " & ";
            words += in_words(each, shape);
        }
        words += " )";
    }
    return words;
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
    if (const auto *const any = std::get_if<AnyOf>(&constraint)) {
        return words_of_alternatives(*any, shape);
    }
    const std::string named = name(constraint, shape);
    return constraint_rows()[constraint.index()].form == ArgumentForm::text ? words_of_text(named)
                                                                            : words_of_cells(named);
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
        DOKUSHIN_TRY(rule, cut(line, number, line.substr(0, line.find('#'))));
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
