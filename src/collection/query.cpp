#include "collection/query.h"

#include "collection/filter.h"
#include "collection/prepared_puzzle.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

namespace dokushin::collection {

Result<Statement> query_of_sql(const Database &database, const std::string &sql) {
    auto query = database.prepare(sql);
    if (query && !query->only_reads()) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"'{}' changes the collection", sql},
                                     {"a query that only reads"}});
    }
    return query;
}

Result<Statement> query_of_filter(const Database &database, std::string_view filter,
                                  std::string_view columns) {
    DOKUSHIN_TRY(where, where_of(filter));
    return database.prepare(
        fmt::format("SELECT {} FROM puzzles WHERE {} ORDER BY id", columns, where));
}

Result<Statement> query_of_puzzle(const Database &database, const Puzzle &puzzle) {
    DOKUSHIN_TRY(prepared, Preparer().prepare(puzzle));
    DOKUSHIN_TRY(query, database.prepare("SELECT * FROM puzzles WHERE id = "
                                         "(SELECT id FROM puzzle WHERE form = ?)"));
    query.bind_copy(1, prepared.form.bytes());
    return std::move(query);
}

} // namespace dokushin::collection
