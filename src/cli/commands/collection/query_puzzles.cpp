// dokushin collection query and export: rows of a query in SQL, or the puzzles of a short filter.
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "collection/filter.h"
#include "collection/query.h"
#include "collection/schema.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <cmath>

namespace dokushin::cli {
namespace {

using collection::Database;
using collection::Statement;

/// Returns a number as text: without a fraction where it has none.
std::string number_text(double value) {
    return std::isinf(value) ? (value < 0 ? "-inf" : "inf") : fmt::format("{}", value);
}

/// Returns a value as text; nothing for NULL.
std::string value_text(const Statement &row, int column) {
    return row.is_null(column)   ? ""
           : row.is_text(column) ? row.text(column)
                                 : number_text(row.real(column));
}

Json value_json(const Statement &row, int column) {
    if (row.is_null(column)) {
        return nullptr;
    }
    if (row.is_text(column)) {
        return row.text(column);
    }
    const double value = row.real(column);
    const std::int64_t whole = row.integer(column);
    if (std::isinf(value)) { // which JSON doesn't have
        return number_text(value);
    }
    return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

class QueryRun {
  public:
    explicit QueryRun(const CollectionOptions &options) : options_(options), output_(outcome_) {}

    Exit run() {
        watch_for_interrupts();
        auto database =
            collection::open_collection(options_.file, Database::Access::read, &interrupted());
        if (!database) {
            return refuse_collection(options_, database.error());
        }
        database->end_when_cancelled(interrupted());
        auto rows = query(*database);
        const auto done = rows ? write_all(*rows) : Result<void>(std::unexpected(rows.error()));
        output_.flush();
        if (interrupted()) {
            complain_of_interrupt("interrupted");
            return Exit::interrupted;
        }
        return done ? outcome_.worst() : refuse_collection(options_, done.error());
    }

  private:
    Result<Statement> query(const Database &database) {
        if (!options_.puzzle.empty()) {
            has_names_ = true;
            const auto record = read_one(options_.puzzle, options_.common.reading);
            return record ? collection::query_of_puzzle(database, record->puzzle)
                          : Result<Statement>(std::unexpected(record.error()));
        }
        const std::string text = fmt::format("{}", fmt::join(options_.common.inputs, " "));
        if (options_.action == "export") {
            return collection::query_of_filter(database, text, options_.form ? "form" : "puzzle");
        }
        has_names_ = !collection::is_sql(text);
        return has_names_ ? collection::query_of_filter(database, text)
                          : collection::query_of_sql(database, text);
    }

    Result<void> write_all(Statement &rows) {
        std::uint64_t count = 0;
        while (!output_.closed()) {
            const auto is_there = rows.step();
            if (!is_there) {
                return std::unexpected(is_there.error());
            }
            if (!*is_there) {
                break;
            }
            write(rows);
            ++count;
        }
        if (count == 0 && !options_.puzzle.empty()) {
            outcome_.note(Exit::not_so);
        }
        return {};
    }

    /// Writes a row: its values separated by tabs, or a puzzle and what is known of it by name.
    void write(const Statement &row) {
        if (options_.common.json) {
            Json object;
            for (int column = 0; column < row.columns(); ++column) {
                object[row.name_of(column)] = value_json(row, column);
            }
            output_.line(one_line(object));
            return;
        }
        std::string line;
        for (int column = 0; column < row.columns(); ++column) {
            if (has_names_) {
                line += named(row, column);
                continue;
            }
            line += column == 0 ? "" : "\t";
            line += value_text(row, column);
        }
        output_.line(line);
    }

    /// Returns the puzzle, or " NAME=VALUE" for what is known and not to be seen in the puzzle.
    static std::string named(const Statement &row, int column) {
        const std::string name = row.name_of(column);
        if (name == "puzzle") {
            return row.text(column);
        }
        const bool is_left_out = row.is_null(column) || name == "id" || name == "pattern" ||
                                 name == "form" || name == "version" ||
                                 (name == "solution" && row.bytes(column).empty());
        return is_left_out ? "" : fmt::format(" {}={}", name, value_text(row, column));
    }

    const CollectionOptions &options_;
    Outcome outcome_;
    Output output_;
    bool has_names_ = false; ///< are columns written with their names?
};

} // namespace

Exit run_query(const CollectionOptions &options) { return QueryRun(options).run(); }

Exit run_export(const CollectionOptions &options) { return QueryRun(options).run(); }

} // namespace dokushin::cli
