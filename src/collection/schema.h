// The schema of a collection, as SQL: docs/COLLECTION.md describes it for those who query it.
//
//   puzzle 1 ── n rating n ── 1 method n ── 1 scale      puzzle n ── 1 source
//                  n ── 1 technique
//
// A puzzle has a number and its canonical form, whose unique index is what keeps equivalents out.
// Ratings refer to the number, since a form in each of their keys would double the file. The form
// is in the table as well as in the index: without it nothing could go from a number to its form
// without a search of all. Views put everything into words; their LEFT JOINs cost nothing in a
// query that doesn't name their columns, as SQLite leaves these out.
#pragma once

#include "collection/database.h"

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::collection {

/// A RatingScale is a scale on which a collection has ratings.
struct RatingScale {
    std::string_view name;
    unsigned divisor = 1;       ///< a value of 71 is 7.1 where this is 10
    bool has_technique = false; ///< is it that of a step? Then no rating is a limit or infinite
};

/// All scales: those of rate.h, and then the universal ones.
[[nodiscard]] const std::vector<RatingScale> &rating_scales();
/// The number of a scale in the table of scales, which depends on nothing but its name. There must
/// be one of that name.
[[nodiscard]] Result<std::int64_t> number_of_scale(const Database &database, std::string_view name);

/// Returns the SQL that makes 81 characters of a packed grid.
[[nodiscard]] std::string text_expression(const std::string &column);

/// Opens a collection; Access::create makes an empty one where there is none. A file that is no
/// collection, or one of a later schema, is refused. Where it may write, the views become those of
/// this version, which may know more scales.
[[nodiscard]] Result<Database> open_collection(const std::string &path, Database::Access access,
                                               const std::atomic<bool> *cancelled = nullptr);

} // namespace dokushin::collection
