#include "collection/schema.h"

#include "collection/functions.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/universal.h>

#include <fmt/format.h>

namespace dokushin::collection {
namespace {

/// "doku" as a number, in the file's header: what `file` and other programs know it by.
constexpr std::int64_t application = 0x646F6B75;
constexpr std::int64_t schema_version = 1;

constexpr const char *tables = R"(
CREATE TABLE source(
  id INTEGER PRIMARY KEY,
  origin TEXT NOT NULL,   -- the file, or what --origin named
  added TEXT NOT NULL,    -- when, in UTC: 2026-01-31T12:00:00Z
  version TEXT NOT NULL,  -- of dokushin
  UNIQUE(origin, added, version));
CREATE TABLE puzzle(
  id INTEGER PRIMARY KEY,
  form BLOB NOT NULL UNIQUE,       -- the canonical form, packed
  found BLOB,                      -- the puzzle as found; NULL: it is its form
  clues INTEGER NOT NULL,
  solutions INTEGER NOT NULL,      -- 0, 1, or 2 for several
  automorphisms INTEGER NOT NULL,
  solution BLOB,                   -- of the puzzle as found; NULL: was not asked for
  source INTEGER NOT NULL REFERENCES source(id));
CREATE TABLE scale(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  divisor INTEGER NOT NULL);       -- a value of 71 is 7.1 where it is 10
CREATE TABLE method(               -- how ratings were found
  id INTEGER PRIMARY KEY,
  version TEXT NOT NULL,           -- of dokushin
  most INTEGER NOT NULL,           -- the highest value that was looked for; 0: any
  seconds REAL NOT NULL,           -- the time limit; 0: none
  UNIQUE(version, most, seconds));
CREATE TABLE technique(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE);
CREATE TABLE rating(
  puzzle INTEGER NOT NULL REFERENCES puzzle(id),
  scale INTEGER NOT NULL REFERENCES scale(id),
  kind INTEGER NOT NULL,           -- 0 exact, 1 more than value, 2 infinite, 3 given up
  value INTEGER,
  method INTEGER NOT NULL REFERENCES method(id),
  technique INTEGER REFERENCES technique(id),
  PRIMARY KEY(puzzle, scale)) WITHOUT ROWID;
)";

constexpr const char *ratings_view = R"(CREATE VIEW ratings AS SELECT
  r.puzzle AS id, s.name AS scale,
  CASE r.kind WHEN 0 THEN CASE s.divisor WHEN 1 THEN r.value ELSE r.value * 1.0 / s.divisor END
              WHEN 2 THEN 9e999 END AS value,
  CASE r.kind WHEN 1 THEN r.value END AS above,
  CASE r.kind WHEN 0 THEN 'exact' WHEN 1 THEN 'above' WHEN 2 THEN 'infinite'
              ELSE 'unknown' END AS kind,
  t.name AS technique, m.version AS version, m.most AS most, m.seconds AS seconds
FROM rating r JOIN scale s ON s.id = r.scale JOIN method m ON m.id = r.method
  LEFT JOIN technique t ON t.id = r.technique)";

/// Returns the columns of a scale in the view of puzzles.
std::string columns_of(const RatingScale &scale) {
    const std::string_view name = scale.name;
    const std::string value = scale.divisor == 1
                                  ? fmt::format("{}_.value", name)
                                  : fmt::format("{}_.value / {}.0", name, scale.divisor);
    return !scale.has_technique
               ? fmt::format(",\n  CASE {0}_.kind WHEN 0 THEN {1} WHEN 2 THEN 9e999 END AS {0},"
                             " CASE {0}_.kind WHEN 1 THEN {0}_.value END AS {0}_above",
                             name, value)
               : fmt::format(",\n  CASE {0}_.kind WHEN 0 THEN {1} END AS {0},"
                             " {0}_t.name AS {0}_technique",
                             name, value);
}

/// Returns the joins that they need.
std::string joins_of(const RatingScale &scale, std::int64_t number) {
    const std::string_view name = scale.name;
    const std::string rating = fmt::format(
        "\n  LEFT JOIN rating {0}_ ON {0}_.puzzle = p.id AND {0}_.scale = {1}", name, number);
    return !scale.has_technique
               ? rating
               : rating +
                     fmt::format(" LEFT JOIN technique {0}_t ON {0}_t.id = {0}_.technique", name);
}

Result<std::string> puzzles_view(const Database &database) {
    const std::string puzzle = text_expression("coalesce(p.found, p.form)");
    std::string pattern = puzzle;
    for (unsigned digit = 2; digit <= 9; ++digit) {
        pattern = fmt::format("replace({}, '{}', '1')", pattern, digit);
    }
    std::string columns;
    std::string joins;
    for (const RatingScale &scale : rating_scales()) {
        DOKUSHIN_TRY(number, number_of_scale(database, scale.name));
        columns += columns_of(scale);
        joins += joins_of(scale, number);
    }
    return fmt::format(
        "CREATE VIEW puzzles AS SELECT\n  p.id AS id,\n  {} AS puzzle,\n  {} AS form,\n"
        "  {} AS pattern,\n  p.clues AS clues,\n"
        "  CASE p.solutions WHEN 0 THEN 'none' WHEN 1 THEN 'unique' ELSE 'multiple' END AS "
        "status,\n"
        "  p.automorphisms AS automorphisms,\n  substr(hex(p.solution), 1, 81) AS solution,\n"
        "  s.origin AS origin, s.added AS added, s.version AS version{}\n"
        "FROM puzzle p LEFT JOIN source s ON s.id = p.source{}",
        puzzle, text_expression("p.form"), pattern, columns, joins);
}

/// Makes a view what this version has it to be.
Result<void> renew(const Database &database, const std::string &name, const std::string &sql) {
    DOKUSHIN_TRY(present, database.prepare("SELECT sql FROM sqlite_master WHERE name = ?"));
    DOKUSHIN_TRY(is_there, present.bind_text(1, name).step());
    const bool is_same = is_there && present.bytes(0) == sql;
    present.reset();
    return is_same ? Result<void>{}
                   : database.execute(fmt::format("DROP VIEW IF EXISTS {}; {}", name, sql));
}

Result<void> add_scales(const Database &database) {
    DOKUSHIN_TRY(add, database.prepare("INSERT INTO scale(name, divisor) VALUES(?, ?) "
                                       "ON CONFLICT DO NOTHING"));
    for (const RatingScale &scale : rating_scales()) {
        DOKUSHIN_CHECK(
            add.bind_text(1, scale.name).bind(2, static_cast<std::int64_t>(scale.divisor)).run());
    }
    return {};
}

/// Makes the tables of a new file, and the views of this version.
Result<void> build_schema(const Database &database) {
    DOKUSHIN_TRY(present, database.number("PRAGMA application_id"));
    if (present == 0) {
        DOKUSHIN_CHECK(database.execute(fmt::format(
            "PRAGMA application_id = {}; PRAGMA user_version = {};", application, schema_version)));
        DOKUSHIN_CHECK(database.execute(tables));
    }
    DOKUSHIN_CHECK(add_scales(database));
    DOKUSHIN_TRY(puzzles, puzzles_view(database));
    DOKUSHIN_CHECK(renew(database, "puzzles", puzzles));
    return renew(database, "ratings", ratings_view);
}

/// Refuses a file that is something else. A file without any table may become a collection.
Result<void> expect_collection(const Database &database, bool may_be_empty) {
    DOKUSHIN_TRY(present, database.number("PRAGMA application_id"));
    DOKUSHIN_TRY(version, database.number("PRAGMA user_version"));
    DOKUSHIN_TRY(objects, database.number("SELECT count(*) FROM sqlite_master"));
    if (present != application && !(may_be_empty && present == 0 && objects == 0)) {
        return std::unexpected(Error{ErrorCode::bad_format,
                                     {"no collection"},
                                     {"a file that 'dokushin collection add' has made"}});
    }
    if (version > schema_version) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a collection of a later dokushin, whose schema is {}", version},
                  {"schema {}", schema_version}});
    }
    return {};
}

} // namespace

const std::vector<RatingScale> &rating_scales() {
    static const std::vector<RatingScale> scales = [] {
        std::vector<RatingScale> all{{"er", 10, true},
                                     {"ep", 10, true},
                                     {"ed", 10, true},
                                     {"sukaku", 10, true},
                                     {"hodoku", 1, true}};
        for (const UniversalScale scale : all_universal_scales()) {
            all.push_back({name(scale)});
        }
        return all;
    }();
    return scales;
}

Result<std::int64_t> number_of_scale(const Database &database, std::string_view name) {
    DOKUSHIN_TRY(find, database.prepare("SELECT id FROM scale WHERE name = ?"));
    DOKUSHIN_TRY(is_there, find.bind_text(1, name).step());
    return is_there ? find.integer(0) : 0;
}

std::string text_expression(const std::string &column) {
    std::string text = fmt::format("hex({})", column);
    text = fmt::format("replace({}, '0', '.')", text);
    for (unsigned blanks = 2; blanks <= 7; ++blanks) {
        text = fmt::format("replace({}, '{}', '{}')", text, static_cast<char>('A' + blanks - 2),
                           std::string(blanks, '.'));
    }
    return fmt::format("substr({} || '{}', 1, 81)", text, std::string(81, '.'));
}

Result<Database> open_collection(const std::string &path, Database::Access access,
                                 const std::atomic<bool> *cancelled) {
    DOKUSHIN_TRY(database, Database::open(path, access, cancelled));
    // Of the index of forms, in which each puzzle is looked for anywhere, a quarter of a gigabyte
    // is kept in memory: that of six million puzzles.
    DOKUSHIN_CHECK(database.execute("PRAGMA cache_size = -262144"));
    DOKUSHIN_CHECK(expect_collection(database, access == Database::Access::create));
    DOKUSHIN_CHECK(add_functions(database, cancelled));
    if (access != Database::Access::read) {
        DOKUSHIN_CHECK(database.begin());
        if (auto built = build_schema(database); !built) {
            database.roll_back();
            return std::unexpected(std::move(built).error());
        }
        DOKUSHIN_CHECK(database.commit());
    }
    return std::move(database);
}

} // namespace dokushin::collection
