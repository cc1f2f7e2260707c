// The program prints JSON as one object a line, with keys in the order in which they were set.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace dokushin::cli {

using Json = nlohmann::ordered_json;

/// Returns the object as one line. Bytes that are not UTF-8, as a file's name may contain, become
/// U+FFFD; nlohmann/json would throw by default.
[[nodiscard]] inline std::string one_line(const Json &object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Parses a line that the library wrote, so that members can be added behind its own.
[[nodiscard]] inline Json as_object(const std::string &line) { return Json::parse(line); }

/// Returns the object that stands in place of a record that can't be read.
[[nodiscard]] inline std::string unreadable_json(std::size_t index, const std::string &message) {
    return one_line({{"index", index}, {"status", "invalid"}, {"error", message}});
}

} // namespace dokushin::cli
