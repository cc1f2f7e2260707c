// The format `json` is one JSON object a line; nlohmann/json parses it:
//   {"puzzle": "53..7....…", "shape": "9x9+diagonals", "solution": "…", "comment": "…"}
// The puzzle may be a string or nested arrays. Members with other names are kept.
#include "board/text/cells.h"
#include "board/text/characters/characters.h"
#include "board/text/format_rows.h"
#include "board/text/nested/member_names.h"
#include "board/text/nested/nested.h"
#include "board/text/sites/documents.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace dokushin::text {
namespace {

using Json = nlohmann::ordered_json;

/// Finds the column of a syntax error, with a parser that does not throw.
std::size_t error_column(std::string_view text) {
    struct Finder : nlohmann::json_sax<nlohmann::json> {
        std::size_t position = 1;
        bool null() override { return true; }
        bool boolean(bool) override { return true; }
        bool number_integer(number_integer_t) override { return true; }
        bool number_unsigned(number_unsigned_t) override { return true; }
        bool number_float(number_float_t, const string_t &) override { return true; }
        bool string(string_t &) override { return true; }
        bool binary(binary_t &) override { return true; }
        bool start_object(std::size_t) override { return true; }
        bool key(string_t &) override { return true; }
        bool end_object() override { return true; }
        bool start_array(std::size_t) override { return true; }
        bool end_array() override { return true; }
        bool parse_error(std::size_t at, const std::string &,
                         const nlohmann::detail::exception &) override {
            position = at;
            return false;
        }
    } finder;
    (void)nlohmann::json::sax_parse(text, &finder);
    const std::size_t before = std::max<std::size_t>(finder.position, 1) - 1;
    return count_characters(text.substr(0, std::min(before, text.size()))) + 1;
}

std::unexpected<Error> wrong(const Line &line, std::size_t column, Sentence what,
                             Sentence expected) {
    return std::unexpected(at(Error{ErrorCode::bad_format, std::move(what), std::move(expected)},
                              line.number, column));
}

/// The most members of an object. To find one the parser compares its name with all before it, so
/// that very many take very long; lines of real collections have some ten.
constexpr std::size_t most_members = 10'000;
/// The deepest nesting. Writing it again recurses, so that a deep text could exhaust the stack.
constexpr std::size_t deepest_json = 100;

/// How far a JSON text goes; what lies beyond the deepest nesting is not read.
struct Extent {
    std::size_t depth = 0;
    std::size_t members = 0; ///< of its largest object
    [[nodiscard]] bool is_bounded() const {
        return depth <= deepest_json && members <= most_members;
    }
};
Extent extent_of(std::string_view text) {
    Extent extent;
    std::array<std::size_t, deepest_json + 2> members{}; // of the open object at each depth
    std::size_t depth = 0;
    bool in_string = false;
    for (std::size_t at = 0; at < text.size() && extent.depth <= deepest_json; ++at) {
        const char c = text[at];
        if (in_string) {
            at += c == '\\' ? 1 : 0;
            in_string = c != '"';
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            extent.depth = std::max(extent.depth, ++depth);
            members[depth] = 0;
        } else if (c == ']' || c == '}') {
            depth -= depth > 0 ? 1 : 0;
        } else if (c == ':') {
            extent.members = std::max(extent.members, ++members[depth]);
        }
    }
    return extent;
}

/// Finds the member that holds the puzzle, by the names in use.
Json::const_iterator puzzle_member(const Json &object) {
    for (const char *const key : {"puzzle", "board", "grid", "quizzes", "givens"}) {
        if (const auto member = object.find(key); member != object.end()) {
            return member;
        }
    }
    return object.end();
}

/// Counts the characters of the line before a string in it; 0 if the string is empty, or written
/// with escapes.
std::size_t characters_before(std::string_view string, std::string_view line) {
    for (std::size_t quote = line.find('"'); quote != line.npos;
         quote = line.find('"', quote + 1)) {
        const std::string_view behind = line.substr(quote + 1);
        if (!string.empty() && behind.starts_with(string) &&
            behind.substr(string.size()).starts_with('"')) {
            return count_characters(line.substr(0, quote + 1));
        }
    }
    return 0;
}

/// Reads a board that is a string of cells or nested arrays.
Result<Record> cells_of(const Json &value, const Line &line, Context &context) {
    if (value.is_string()) {
        const std::string text = value.get<std::string>();
        Characters characters;
        Line cells{text, line.number};
        if (!is_ascii(text)) {
            characters.take(text);
            cells = {characters.text(), line.number, text, characters.begins()};
        }
        const std::size_t before = characters_before(text, line.written(0));
        std::vector<Glyph> glyphs = glyphs_at(cells, 0, cells.text.size());
        std::ranges::for_each(glyphs, [&](Glyph &glyph) { glyph.column += before; });
        if (glyphs.empty()) {
            return wrong(line, before + 1, {"a puzzle without cells"}, {"a string of cells"});
        }
        return record_of(glyphs, Format::json, context);
    }
    auto records = read_nested(value.dump(), line.number, context);
    if (records.size() != 1) {
        return wrong(line, 1, {"a puzzle that is neither a string nor one nested list"},
                     {"\"puzzle\": \"…\" or \"puzzle\": [[…], …]"});
    }
    // Columns within the value mean nothing in the whole line.
    DOKUSHIN_TRY(record, at(std::move(records.front()), line.number, 1));
    record.format = Format::json;
    return std::move(record);
}

bool is_board(const Json &value) {
    return value.is_array() || (value.is_string() && !value.get_ref<const std::string &>().empty());
}

/// Is the value one board: a string, or a list of rows and not of puzzles?
bool is_one_board(const Json &value) {
    if (value.is_array() && !value.empty() && value.front().is_string() &&
        count_characters(value.front().get_ref<const std::string &>()) != value.size() &&
        value.front().get_ref<const std::string &>().size() > 1) {
        return false;
    }
    return value.is_string() ||
           (value.is_array() && std::ranges::none_of(value, [](const Json &row) {
                return row.is_object() ||
                       (row.is_array() && !row.empty() && row.front().is_array());
            }));
}

} // namespace

std::optional<Result<Record>> read_json(const Line &line, Context &context) {
    const std::string_view text = line.written(0);
    const Extent extent = extent_of(text);
    if (extent.depth > deepest_json) {
        return wrong(line, 1, {"JSON nested more than 100 deep"},
                     {"{\"puzzle\": \"…\"} on one line"});
    }
    if (extent.members > most_members) {
        return wrong(line, 1, {"a JSON object of more than 10000 members"},
                     {"{\"puzzle\": \"…\"} on one line"});
    }
    const Json object = Json::parse(text, nullptr, false);
    if (object.is_discarded() || !object.is_object()) {
        return wrong(line, error_column(text), {"text that is no JSON object"},
                     {"{\"puzzle\": \"…\"} on one line"});
    }
    if (auto document = read_site_document(object)) {
        DOKUSHIN_TRY(read, at(*std::move(document), line.number, 1));
        return record_of(std::move(read.statement), read.format, line.number, 1, context);
    }
    const auto puzzle = puzzle_member(object);
    if (puzzle == object.end() || !is_one_board(*puzzle)) {
        return std::nullopt;
    }
    ReadOptions own = context.options();
    std::optional<Context> with_own_shape;
    if (const auto shape = object.find("shape"); shape != object.end() && !shape->is_null()) {
        if (!shape->is_string()) {
            return std::unexpected(at(shape_is_no_name(), line.number, 1));
        }
        DOKUSHIN_TRY(
            named, at(context.shape_named(shape->get_ref<const std::string &>()), line.number, 1));
        own.shape = std::move(named);
        with_own_shape.emplace(own);
    }
    Context &inner = with_own_shape ? *with_own_shape : context;
    DOKUSHIN_TRY(record, cells_of(*puzzle, line, inner));
    record.line = line.number;
    record.column = 1;
    for (const auto &[key, value] : object.items()) {
        if (key == puzzle.key() || key == "shape") {
            continue;
        }
        if (key == "comment" && value.is_string()) {
            record.comment = value.get<std::string>();
        } else if (!record.solution && names_a_solution(key) && is_board(value)) {
            DOKUSHIN_TRY(solution, cells_of(value, line, inner));
            record.solution = solution.puzzle.givens();
        } else {
            record.headers.emplace_back(key, value.dump());
        }
    }
    if (auto second = second_board(record)) {
        return std::unexpected(at(*std::move(second), line.number, 1));
    }
    return std::move(record);
}

namespace {

/// Cuts a text of objects: what starts with `[` or is not closed continues on the next line.
Cut cut_by_objects(std::string_view text) {
    const bool goes_on = text.starts_with('[') || !brackets_are_closed(text);
    return goes_on && !text.starts_with('#') ? Cut::list : cut_by_lines(text);
}

/// Adds a record's headers as members. A name that is taken already is refused, since one of the
/// two values would be lost, unless the header's is empty.
Result<void> add_headers(Json &object, const Record &record) {
    for (const auto &[key, value] : record.headers) {
        Json parsed = Json::parse(extent_of(value).is_bounded() ? value : "", nullptr, false);
        Json member = parsed.is_discarded() ? Json(value) : std::move(parsed);
        if (object.contains(key)) {
            if (member.is_null() || value.empty() || value == R"("")") {
                continue;
            }
            return std::unexpected(
                Error{ErrorCode::bad_format, {"two members \"{}\"", key}, {"one of each name"}});
        }
        if (key == "shape" && member.is_string()) {
            return std::unexpected(Error{ErrorCode::bad_format,
                                         {"a member \"shape\" of its own"},
                                         {"another name: that one names the board"}});
        }
        object[key] = std::move(member);
    }
    return {};
}

Result<Record> read_object(const Line &line, Context &context) {
    return read_json(line, context)
        .value_or(std::unexpected(at(
            Error{ErrorCode::bad_format, {"an object without a puzzle"}, {"a member \"puzzle\""}},
            line.number, 1)));
}

Result<std::string> write_json(const Record &record, const WriteOptions &options) {
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const Shape &shape = record.puzzle.shape();
    Json object;
    object["puzzle"] = to_line(record.puzzle.givens(), alphabet, blank_of(options, record.blank));
    if (!shape.is_usual()) {
        object["shape"] = shape.name();
    }
    if (record.solution) {
        object["solution"] = to_line(*record.solution, alphabet);
    }
    if (!record.comment.empty()) {
        object["comment"] = record.comment;
    }
    DOKUSHIN_CHECK(add_headers(object, record));
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

constinit const FormatRow json_row{
    .info = {Format::json, "json", "one JSON object a line: {\"puzzle\": \"…\"}", true},
    .cut = cut_by_objects,
    .read_line = read_object,
    .write = write_json,
    .says_rules = true,
    .says_grids = true,
    .says_variables = true};

} // namespace dokushin::text
