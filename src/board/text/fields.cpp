// Quotes are read by a state machine of two states, inside and outside of them.
#include "board/text/fields.h"

namespace dokushin::text {
namespace {

/// Room for the cells of the largest board in one row, and as many columns more. The rest of a
/// line stays one field: a field takes a hundred bytes, and a line may be a million separators.
constexpr std::size_t most_fields = std::size_t{2} * max_cells;

} // namespace

std::vector<Field> fields_of(const Line &line, char separator) {
    const std::string_view text = line.text;
    std::vector<Field> fields{{{}, line.number, 1}};
    bool inside = false;
    const auto add = [&](std::size_t offset) {
        fields.back().text += text[offset];
        fields.back().written += line.written(offset, 1);
    };
    for (std::size_t offset = 0; offset < text.size(); ++offset) {
        const char c = text[offset];
        Field &field = fields.back();
        if (inside && c == '"' && text.substr(offset + 1).starts_with('"')) {
            add(++offset);
        } else if (c == '"' && (inside || field.text.empty())) {
            inside = !inside;
            field.quoted = true;
            field.column += field.text.empty() ? 1 : 0;
        } else if (c == separator && !inside && fields.size() < most_fields) {
            fields.push_back({{}, line.number, offset + 2});
        } else {
            add(offset);
        }
    }
    return fields;
}

Field trimmed(Field field) {
    const std::size_t begin = field.text.find_first_not_of(" \t");
    if (begin == std::string::npos) {
        field.text.clear();
        return field;
    }
    field.text.erase(field.text.find_last_not_of(" \t") + 1);
    field.text.erase(0, begin);
    field.column += begin;
    field.written.erase(field.written.find_last_not_of(" \t") + 1);
    field.written.erase(0, field.written.find_first_not_of(" \t"));
    return field;
}

} // namespace dokushin::text
