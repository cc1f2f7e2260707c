// Nested reads lists and objects as programs write them: Python, NumPy, JSON, JavaScript, C, Java.
//
// A row is an innermost list; a list of rows is a puzzle; a list of puzzles is several. A flat list
// is a puzzle too, and so is a list of strings with a row each, or a string. The brackets ( and {
// count like [, but { with names in it is an object. Its puzzle is the member with a name for
// puzzles, or the only board in it; its solution is the member with a name for solutions.
//
// There is no recursion: open brackets are on a stack of limited depth. At most a board is kept of
// an open bracket.
#include "board/text/nested/nested_parts.h"
#include "errors/catalogue.h"

#include "board/text/cells.h"
#include "board/text/characters/characters.h"

#include <fmt/format.h>

#include <utility>

namespace dokushin::text {
namespace {

constexpr std::size_t deepest = 100;
/// The most bytes of the members of an object beside its puzzle.
constexpr std::size_t most_captured = std::size_t{1} << 18;
/// The most bytes of a member's name, or of a word.
constexpr std::size_t longest_name = std::size_t{1} << 10;
/// The most bytes of a puzzle in a string: the largest board, with characters of four bytes.
constexpr std::size_t longest_puzzle = std::size_t{4} * max_side * max_side;
constexpr std::string_view bracket_pairs = "[](){}";

Error too_long(std::size_t bytes) {
    return {ErrorCode::too_long, {"a string of more than {} bytes", bytes}, {"a shorter text"}};
}

/// Names the bracket that a wrong one would have to close. A shard counts lines from its own
/// beginning, so the number of a line may stand only in the place of an error, where it is
/// corrected; here the distance stands.
Sentence expected_bracket(char pair, char opening, std::size_t lines_above) {
    switch (lines_above) {
    case 0:
        return {"'{}' for the '{}' on the same line", pair, opening};
    case 1:
        return {"'{}' for the '{}' on the line above", pair, opening};
    default:
        return {"'{}' for the '{}' {} lines above", pair, opening, lines_above};
    }
}

std::string json_text(const Atom &value, std::string_view raw) {
    return value.quoted ? fmt::format("\"{}\"", raw) : std::string(raw);
}

} // namespace

Nested::Nested(Context &context, std::optional<Format> as)
    : context_(context), as_(as), tokens_(context.options().max_line) {}
Nested::~Nested() = default;

std::optional<Result<Record>> Nested::next() {
    while (ready_.empty()) {
        const auto token = ended_before_line_ ? std::nullopt : tokens_.next();
        if (!token) {
            return std::nullopt;
        }
        take(*token);
    }
    std::optional<Result<Record>> first(std::move(ready_.front()));
    ready_.pop_front();
    return first;
}

void Nested::end_line() {
    if (const auto token = tokens_.end_line()) {
        take(*token);
    }
    ended_ = ended_ || skips_line_ || (skips_ ? skipped_ == 0 : first_ != 0 && open_.empty());
    if (ended_ && reported_ == 0) {
        report(std::unexpected(at(any_object_ ? Error{ErrorCode::bad_format,
                                                      {"an object without a puzzle"},
                                                      {"a member \"puzzle\""}}
                                              : Error{ErrorCode::bad_format,
                                                      {"a list without cells"},
                                                      Sentence::verbatim("[[5, 3, 0, …], …]")},
                                  first_line_, 1)));
    }
}

void Nested::finish() {
    if (ended_) {
        return;
    }
    if (!open_.empty()) {
        const OpenBracket &first = open_.front();
        report(std::unexpected(at(Error{ErrorCode::bad_format,
                                        {"'{}' that is never closed", first.bracket},
                                        {"its closing bracket"}},
                                  first.line, first.column)));
        open_.clear();
    }
    skips_ = false;
    first_ = '[';
    end_line();
}

void Nested::take(const Token &token) {
    if (skips_line_) {
        return;
    }
    if (skips_) {
        skipped_ += token.kind == Token::Kind::open ? 1 : 0;
        skipped_ -= token.kind == Token::Kind::close && skipped_ > 0 ? 1 : 0;
        return;
    }
    switch (token.kind) {
    case Token::Kind::open:
        return open(token);
    case Token::Kind::close:
        return close(token);
    case Token::Kind::comma:
        return end_value(token);
    case Token::Kind::colon:
        return name_member(token);
    case Token::Kind::word:
    case Token::Kind::quoted:
        return take_value(token);
    case Token::Kind::unclosed:
        return fail(Error{ErrorCode::bad_format,
                          {"a string that is never closed"},
                          {"{} on the same line", token.bracket}},
                    token.line, token.column - 1);
    case Token::Kind::too_long:
        return fail(too_long(token.text.size()), token.line, token.column);
    }
}

/// Reports an error and skips the rest: of the line, if an object is wrong on its first line (it
/// may be one of many such lines), or else all up to where the brackets are closed.
void Nested::fail(Error error, std::size_t line, std::size_t column) {
    report(std::unexpected(at(std::move(error), line, column)));
    skips_line_ = first_ == '{' && tokens_.line() == first_line_;
    skips_ = !skips_line_;
    skipped_ = open_.size();
    open_.clear();
    captures_ = 0;
    captured_.clear();
}

void Nested::report(Result<Record> record) {
    ++reported_;
    ready_.push_back(std::move(record));
}

// ---- brackets ---------------------------------------------------------------------

void Nested::open(const Token &token) {
    const bool outermost = open_.empty();
    if (outermost && token.bracket == '[' && token.touches_a_name) {
        tokens_.skip_behind(']'); // `grid[9][9] =` declares a size; a list never touches a name
        return;
    }
    if (first_ == 0) {
        first_ = token.bracket;
        first_line_ = token.line;
    }
    const bool is_call = token.bracket == '(' && token.touches_a_name;
    if (!is_call && breaks_object(token)) {
        return;
    }
    if (open_.size() == deepest) {
        open_.push_back({});
        fail(Error{ErrorCode::bad_format,
                   {"brackets nested more than {} deep", deepest},
                   {"a list of rows: [[5, 3, 0, …], …]"}},
             token.line, token.column);
        skips_ = true;
        skips_line_ = false;
        return;
    }
    OpenBracket opened{token.bracket, is_call,      role_of_child(),
                       token.line,    token.column, reported_};
    if (!outermost) {
        begin_child(is_call);
    }
    capture(token);
    open_.push_back(std::move(opened));
}

/// Registers the bracket that opens as a value of the bracket around it.
void Nested::begin_child(bool is_call) {
    OpenBracket &around = open_.back();
    if (Object *const object = around.object.get()) {
        object->word.reset(); // it is the call's name
        captured_from_here(*object);
    } else if (is_call && !around.atoms.empty()) {
        around.atoms.pop_back();
        --around.atom_count;
    }
}

void Nested::captured_from_here(Object &object) {
    if (captures_++ == 0) {
        captured_.clear();
        too_much_captured_ = false;
    }
    object.captured_from = captured_.size();
}

/// Keeps the text of an object's member, so that it can be written again.
void Nested::capture(const Token &token) {
    if (captures_ == 0 || too_much_captured_) {
        return;
    }
    const bool value = token.kind == Token::Kind::word || token.kind == Token::Kind::quoted;
    const bool parted =
        captured_.empty() || std::string_view("[({,:").find(captured_.back()) != std::string::npos;
    captured_ += value && !parted ? " " : "";
    switch (token.kind) {
    case Token::Kind::comma:
        captured_ += ',';
        break;
    case Token::Kind::colon:
        captured_ += ':';
        break;
    case Token::Kind::quoted:
        captured_.append("\"").append(token.text).append("\"");
        break;
    case Token::Kind::word:
        captured_ += token.text;
        break;
    default:
        captured_ += token.bracket;
    }
    if (captured_.size() > most_captured) {
        too_much_captured_ = true;
        captured_.clear();
    }
}

void Nested::close(const Token &token) {
    if (open_.empty()) {
        return fail(Error{ErrorCode::bad_format,
                          {"'{}' without its pair", token.bracket},
                          {"an opening bracket before it"}},
                    token.line, token.column);
    }
    end_value(token);
    OpenBracket closed = std::move(open_.back());
    open_.pop_back();
    const char pair = bracket_pairs[bracket_pairs.find(closed.bracket) + 1];
    if (pair != token.bracket) {
        return fail(Error{ErrorCode::bad_format,
                          {"'{}'", token.bracket},
                          expected_bracket(pair, closed.bracket, token.line - closed.line)},
                    token.line, token.column);
    }
    const std::size_t reported_before = closed.reported_before;
    if (closed.object) {
        finish_object(std::move(closed));
    } else {
        finish_list(std::move(closed));
    }
    if (!open_.empty() && open_.back().object) {
        end_member(*open_.back().object, reported_ != reported_before);
    }
}

/// Ends a member whose value, a list or an object, has just been closed.
void Nested::end_member(Object &object, bool reported) {
    if (!object.took_board && !reported) {
        if (too_much_captured_) {
            object.too_long = object.key;
        } else {
            object.headers.emplace_back(object.key, captured_.substr(object.captured_from));
        }
    }
    captured_.resize(too_much_captured_ ? 0 : object.captured_from);
    --captures_;
    object.has_key = false;
    object.needs_comma = true;
}

// ---- values -----------------------------------------------------------------------

/// Is the token no part of the object around it, since a comma or a name should come here? Then the
/// object is reported as unclosed. If the token begins a line, the document ends before that line.
bool Nested::breaks_object(const Token &token) {
    const Object *const object = open_.empty() ? nullptr : open_.back().object.get();
    if (object == nullptr) {
        return false;
    }
    const bool opens = token.kind == Token::Kind::open;
    const bool a_name_may_come =
        !object->has_key && !object->needs_comma && !object->name && !opens;
    if (a_name_may_come || (object->has_key && !object->word)) {
        return false;
    }
    const OpenBracket &broken = open_.back();
    const bool own_line = first_ == '{' && tokens_.at_first_of_line() &&
                          tokens_.line() != first_line_ && token.kind != Token::Kind::quoted;
    Error error{ErrorCode::bad_format,
                {"'{}' that is never closed", broken.bracket},
                {"its closing bracket"}};
    const std::size_t line = broken.line;
    const std::size_t column = broken.column;
    fail(std::move(error), line, column);
    skipped_ += opens ? 1 : 0;
    ended_before_line_ = own_line;
    ended_ = own_line;
    return true;
}

void Nested::name_member(const Token &token) {
    capture(token);
    if (open_.empty() || open_.back().bracket != '{') {
        return;
    }
    OpenBracket &here = open_.back();
    if (!here.object) {
        if (here.atoms.size() != 1 || here.row_count != 0) {
            return;
        }
        here.object = std::make_unique<Object>();
        here.object->name = std::move(here.atoms.front());
        here.atoms.clear();
        here.role = here.role == Role::solution ? Role::solution : Role::free;
    }
    Object &object = *here.object;
    if (object.name) {
        object.key = std::move(object.name->text);
        object.name.reset();
        object.has_key = true;
        object.took_board = false;
    }
}

void Nested::take_value(const Token &token) {
    if (open_.empty() || breaks_object(token)) {
        return;
    }
    const Object *const around = open_.back().object.get();
    if (token.text.size() > longest_name &&
        (token.kind == Token::Kind::word || (around != nullptr && !around->has_key))) {
        return fail(too_long(longest_name), token.line, token.column);
    }
    capture(token);
    Atom atom{unescaped(token.text), token.kind == Token::Kind::quoted, token.line, token.column};
    OpenBracket &here = open_.back();
    if (Object *const object = here.object.get()) {
        if (!object->has_key) {
            object->name = std::move(atom);
        } else {
            std::string raw = json_text(atom, token.text);
            object->word.emplace(std::move(atom), std::move(raw));
        }
        return;
    }
    const bool names = !atom.quoted && atom.text.ends_with('=');
    if (std::exchange(here.is_keyword, names) || names ||
        (!atom.quoted && atom.text.find('=') != std::string::npos)) {
        return; // `dtype=int64`
    }
    if (!is_puzzle_alone(atom)) {
        here.add(std::move(atom));
        return;
    }
    report_strings(here);
    if (atom.text.size() > longest_puzzle) {
        refuse_size(count_characters(atom.text), here.role, token.line, token.column);
    } else {
        deliver(board_of_string(std::move(atom)), here.role);
    }
}

/// Is the string a puzzle, not a row of the list, since it is too long or there are too many?
bool Nested::is_puzzle_alone(const Atom &atom) {
    const OpenBracket &here = open_.back();
    if (!atom.quoted || atom.text.size() < fewest_cells) {
        return false;
    }
    const std::size_t cells = count_characters(atom.text);
    return cells > max_side ||
           (cells >= fewest_cells && (here.boards_each || here.atom_count >= max_side));
}

/// Ends the value before a comma or a bracket.
void Nested::end_value(const Token &token) {
    capture(token);
    if (open_.empty()) {
        return;
    }
    OpenBracket &here = open_.back();
    Object *const object = here.object.get();
    if (object == nullptr) {
        return;
    }
    if (object->word) {
        auto [value, raw] = *std::exchange(object->word, std::nullopt);
        set_member(*object, std::move(value), std::move(raw));
    }
    object->needs_comma = object->needs_comma && token.kind != Token::Kind::comma;
}

/// Stores a member that is neither a list nor an object.
void Nested::set_member(Object &object, Atom value, std::string raw) {
    object.has_key = false;
    object.needs_comma = true;
    const Role role = role_of_member(object.key, open_.back().role);
    if (value.text.size() > longest_puzzle && (object.key == "shape" || object.key == "comment")) {
        object.too_long = object.key;
    } else if (value.quoted && object.key == "shape") {
        object.shape = std::move(value);
    } else if (value.quoted && object.key == "comment") {
        object.comment = std::move(value.text);
    } else {
        const bool none = role == Role::solution && value.text.empty();
        if (value.quoted && !none && value.text.size() <= longest_puzzle) {
            deliver(board_of_string(std::move(value)), role);
        }
        if (!object.took_board) {
            keep_header(object, std::move(raw));
        }
    }
}

void Nested::keep_header(Object &object, std::string raw) {
    std::size_t kept = raw.size();
    for (const auto &[key, value] : object.headers) {
        kept += key.size() + value.size();
    }
    if (kept > most_captured) {
        object.too_long = object.key;
    } else {
        object.headers.emplace_back(object.key, std::move(raw));
    }
}

} // namespace dokushin::text
