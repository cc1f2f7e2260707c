#include "collection/merge.h"

#include "collection/schema.h"
#include "errors/try.h"

#include <array>

namespace dokushin::collection {
namespace {

/// The small tables, whose rows are the same if their texts are.
constexpr std::array small_tables{
    "INSERT INTO main.source(origin, added, version) SELECT origin, added, version FROM "
    "other.source WHERE 1 ON CONFLICT DO NOTHING",
    "INSERT INTO main.scale(name, divisor) SELECT name, divisor FROM other.scale WHERE 1 ON "
    "CONFLICT DO NOTHING",
    "INSERT INTO main.method(version, most, seconds) SELECT version, most, seconds FROM "
    "other.method WHERE 1 ON CONFLICT DO NOTHING",
    "INSERT INTO main.technique(name) SELECT name FROM other.technique WHERE 1 ON CONFLICT DO "
    "NOTHING",
};

constexpr const char *merge_puzzles = R"(
INSERT INTO main.puzzle(form, found, clues, solutions, automorphisms, solution, source)
SELECT p.form, p.found, p.clues, p.solutions, p.automorphisms, p.solution,
  (SELECT m.id FROM other.source o JOIN main.source m
   ON m.origin = o.origin AND m.added = o.added AND m.version = o.version WHERE o.id = p.source)
FROM other.puzzle p WHERE 1 ORDER BY p.id ON CONFLICT DO NOTHING)";

/// A value says more than a limit, and a limit more than nothing; of two limits the higher one, and
/// of two searches that were given up the longer one.
constexpr const char *merge_ratings = R"(
INSERT INTO main.rating(puzzle, scale, kind, value, method, technique)
SELECT m.id, (SELECT n.id FROM other.scale o JOIN main.scale n ON n.name = o.name
              WHERE o.id = r.scale),
  r.kind, r.value,
  (SELECT n.id FROM other.method o JOIN main.method n
   ON n.version = o.version AND n.most = o.most AND n.seconds = o.seconds WHERE o.id = r.method),
  (SELECT n.id FROM other.technique o JOIN main.technique n ON n.name = o.name
   WHERE o.id = r.technique)
FROM other.rating r CROSS JOIN other.puzzle p ON p.id = r.puzzle
  CROSS JOIN main.puzzle m ON m.form = p.form WHERE 1
ON CONFLICT DO UPDATE SET kind = excluded.kind, value = excluded.value,
  method = excluded.method, technique = excluded.technique
WHERE (CASE excluded.kind WHEN 1 THEN 1 WHEN 3 THEN 0 ELSE 2 END) >
      (CASE rating.kind WHEN 1 THEN 1 WHEN 3 THEN 0 ELSE 2 END)
  OR (excluded.kind = 1 AND rating.kind = 1 AND excluded.value > rating.value)
  OR (excluded.kind = 3 AND rating.kind = 3 AND
      (SELECT seconds FROM method WHERE id = excluded.method) >
      (SELECT seconds FROM method WHERE id = rating.method)))";

Result<Merged> merge_attached(const Database &database) {
    DOKUSHIN_CHECK(database.begin());
    for (const char *const sql : small_tables) {
        DOKUSHIN_CHECK(database.execute(sql));
    }
    Merged merged;
    DOKUSHIN_TRY(all, database.number("SELECT count(*) FROM other.puzzle"));
    DOKUSHIN_CHECK(database.execute(merge_puzzles));
    merged.fresh = static_cast<std::uint64_t>(database.changed());
    merged.known = static_cast<std::uint64_t>(all) - merged.fresh;
    DOKUSHIN_CHECK(database.execute(merge_ratings));
    merged.ratings = static_cast<std::uint64_t>(database.changed());
    DOKUSHIN_CHECK(database.commit());
    return merged;
}

} // namespace

Result<Merged> merge(const Database &database, const std::string &other) {
    // What is attached is opened as the collection is, and would be made if it were not there.
    DOKUSHIN_CHECK(open_collection(other, Database::Access::read));
    {
        DOKUSHIN_TRY(attach, database.prepare("ATTACH ? AS other"));
        DOKUSHIN_CHECK(attach.bind_text(1, other).run());
    }
    auto merged = merge_attached(database);
    database.roll_back(); // does nothing behind a commit
    auto detached = database.execute("DETACH other");
    if (merged && !detached) {
        return std::unexpected(std::move(detached).error());
    }
    return merged;
}

} // namespace dokushin::collection
