#include "board/text/sites/json_document.h"

#include <array>
#include <charconv>
#include <cstdint>

namespace dokushin::text {
namespace {

constexpr int deepest_document = 50;
constexpr std::size_t most_members = 1000; // the longest objects seen have some 30
constexpr int largest_integer = 999'999;

std::optional<int> integer_in(std::int64_t value) {
    return value >= -largest_integer && value <= largest_integer
               ? std::optional(static_cast<int>(value))
               : std::nullopt;
}

} // namespace

std::optional<JsonValue> parse_document(std::string_view text) {
    // A member is found by looking at all before it, so that very many would take very long.
    std::array<std::size_t, deepest_document + 1> members{}; // of the open object at each depth
    bool is_beyond = false;
    JsonValue value = JsonValue::parse(
        text,
        [&](int depth, JsonValue::parse_event_t event, JsonValue & /*parsed*/) {
            is_beyond = is_beyond || depth > deepest_document;
            if (!is_beyond && event == JsonValue::parse_event_t::object_start) {
                members[static_cast<std::size_t>(depth)] = 0;
            } else if (!is_beyond && event == JsonValue::parse_event_t::key) {
                is_beyond = ++members[static_cast<std::size_t>(depth) - 1] > most_members;
            }
            return !is_beyond; // what is left out takes no memory
        },
        false);
    return is_beyond || value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

const JsonValue *member(const JsonValue &object, std::string_view name) {
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(std::string(name));
    return found == object.end() ? nullptr : &*found;
}

const JsonValue &list_in(const JsonValue &object, std::string_view name) {
    static const JsonValue empty = JsonValue::array();
    const JsonValue *const found = member(object, name);
    return found != nullptr && found->is_array() ? *found : empty;
}

bool is_set(const JsonValue &object, std::string_view name) {
    const JsonValue *const found = member(object, name);
    return found != nullptr && found->is_boolean() && found->get<bool>();
}

std::string text_of(const JsonValue *value) {
    if (value == nullptr) {
        return {};
    }
    if (const auto number = value->is_string() ? std::nullopt : integer_of(value)) {
        return std::to_string(*number);
    }
    const std::string text = value->is_string() ? value->get<std::string>() : std::string{};
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string::npos
               ? std::string{}
               : text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

std::optional<int> integer_of(const JsonValue *value) {
    if (value == nullptr) {
        return std::nullopt;
    }
    if (value->is_number_unsigned()) {
        const auto number = value->get<std::uint64_t>();
        return number <= largest_integer ? std::optional(static_cast<int>(number)) : std::nullopt;
    }
    if (value->is_number_integer()) {
        return integer_in(value->get<std::int64_t>());
    }
    if (!value->is_string()) {
        return std::nullopt;
    }
    const std::string text = text_of(value);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? integer_in(number)
                                                                    : std::nullopt;
}

} // namespace dokushin::text
