// Short filters: conditions on a collection's puzzles without SQL, such as
// "te>=3 b>=7 clues<=22 origin=hunt*".
//
// A filter is a list of conditions, all of which must hold: a column of the view of puzzles, a
// comparison (= != < <= > >=), and a value. Texts take * and ? for any characters, and blanks if
// they stand in single quotes. Of ratings that are known to be above a limit, those that surely
// fulfil a condition do.
#pragma once

#include <dokushin/result.h>

#include <string>
#include <string_view>

namespace dokushin::collection {

/// Returns the SQL of a filter, to stand behind WHERE; "1" for an empty one.
[[nodiscard]] Result<std::string> where_of(std::string_view filter);

/// Is it a query in SQL, and no short filter?
[[nodiscard]] bool is_sql(std::string_view text);

} // namespace dokushin::collection
