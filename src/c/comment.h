// A comment is what a text says beside its puzzle, as C has it: lines "name: value", and a last
// line of fog.
#pragma once

#include <dokushin/text.h>

#include <string>
#include <string_view>

namespace dokushin::c {

/// Writes the record's comment, then a line "name: value" for each header and for fog.
[[nodiscard]] std::string comment_text(const Record &record);

/// Gives a record the title, author, rules, message and fog of a comment. Rules and message may go
/// on over further lines; other lines are left out.
void add_comment(Record &record, std::string_view comment);

} // namespace dokushin::c
