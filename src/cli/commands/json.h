// JSON as the program prints it: keys in the order in which they were set, one
// object a line.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace dokushin::cli {

using Json = nlohmann::ordered_json;

/// The object as one line. File names may hold any bytes, JSON only UTF-8: what
/// is none becomes U+FFFD, where nlohmann/json would throw by default.
[[nodiscard]] inline std::string one_line(const Json &object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// One line that the library wrote, to put more members behind its own.
[[nodiscard]] inline Json as_object(const std::string &line) { return Json::parse(line); }

/// What a record that can't be read leaves in place of its line.
[[nodiscard]] inline std::string unreadable_json(std::size_t index, const std::string &message) {
    return one_line({{"index", index}, {"status", "invalid"}, {"error", message}});
}

} // namespace dokushin::cli
