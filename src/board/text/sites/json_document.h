// JSON that comes out of links: read with bounds, since a link may hold anything.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// A value with its members in the order of the text.
using JsonValue = nlohmann::ordered_json;

/// The most characters that a link may unpack to: ten times the longest of 2,500 links seen.
constexpr std::size_t longest_document = std::size_t{1} << 20;

/// Parses a document; nothing if it is no JSON, is nested more than 50 deep, or
/// has an object of more than 1000 members.
[[nodiscard]] std::optional<JsonValue> parse_document(std::string_view text);

/// Returns a member of an object; null if there is none, or the value is no object.
[[nodiscard]] const JsonValue *member(const JsonValue &object, std::string_view name);
/// Returns a member that is a list; an empty one otherwise.
[[nodiscard]] const JsonValue &list_in(const JsonValue &object, std::string_view name);
/// Is there such a member that is true?
[[nodiscard]] bool is_set(const JsonValue &object, std::string_view name);
/// Returns a string, or a whole number as a string; empty otherwise, without white space around it.
[[nodiscard]] std::string text_of(const JsonValue *value);
/// Returns a whole number that is a number, or written as a string; nothing otherwise, or outside
/// −999,999 … 999,999.
[[nodiscard]] std::optional<int> integer_of(const JsonValue *value);

} // namespace dokushin::text
