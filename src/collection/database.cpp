#include "collection/database.h"

#include "errors/catalogue.h"
#include "errors/try.h"

#include <cassert>
#include <sqlite3.h>

namespace dokushin::collection {
namespace {

/// Makes an error of what SQLite reports.
Error sqlite_error(sqlite3 *database, int code) {
    switch (code & 0xff) { // the low byte is the kind, the rest its details
    case SQLITE_FULL:
        return {ErrorCode::unsupported,
                {"the disk is full"},
                {"room for the rest; what was stored before is kept"}};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::unsupported,
                {"another program is writing to it"},
                {"that it ends, and this command again"}};
    case SQLITE_CANTOPEN:
        return {ErrorCode::empty_input,
                {"there is no such collection"},
                {"a file that 'dokushin collection add' has made"}};
    case SQLITE_NOTADB:
        return {ErrorCode::bad_format,
                {"no collection"},
                {"a file that 'dokushin collection add' has made"}};
    default:
        return {ErrorCode::bad_format,
                {"the database says: {}",
                 database == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database)},
                {}};
    }
}

/// SQLite's own waits grow to a tenth of a second, and a writer that commits often would seldom be
/// met between two transactions.
int wait_for_writer(void *cancelled, int tries) {
    constexpr int most_tries = 600'000; // of a millisecond
    const auto *const flag = static_cast<const std::atomic<bool> *>(cancelled);
    if (tries >= most_tries || (flag != nullptr && flag->load(std::memory_order_relaxed))) {
        return 0;
    }
    sqlite3_sleep(1);
    return 1;
}

} // namespace

void Statement::End::operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }

Statement &Statement::bind(int place, std::int64_t number) {
    sqlite3_bind_int64(statement_.get(), place, number);
    return *this;
}

Statement &Statement::bind(int place, double number) {
    sqlite3_bind_double(statement_.get(), place, number);
    return *this;
}

Statement &Statement::bind_text(int place, std::string_view text) {
    sqlite3_bind_text(statement_.get(), place, text.data(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
    return *this;
}

Statement &Statement::bind_blob(int place, std::string_view bytes) {
    // An empty blob needs a pointer, or it would be NULL.
    sqlite3_bind_blob(statement_.get(), place, bytes.empty() ? "" : bytes.data(),
                      static_cast<int>(bytes.size()), SQLITE_STATIC);
    return *this;
}

Statement &Statement::bind_copy(int place, std::string_view bytes) {
    sqlite3_bind_blob(statement_.get(), place, bytes.empty() ? "" : bytes.data(),
                      static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
    return *this;
}

Statement &Statement::bind_null(int place) {
    sqlite3_bind_null(statement_.get(), place);
    return *this;
}

Result<bool> Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW || code == SQLITE_DONE) {
        return code == SQLITE_ROW;
    }
    Error error = sqlite_error(database_, code);
    reset();
    return std::unexpected(std::move(error));
}

Result<void> Statement::run() {
    DOKUSHIN_CHECK(step());
    reset();
    return {};
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

int Statement::columns() const { return sqlite3_column_count(statement_.get()); }

std::string Statement::name_of(int column) const {
    const char *const name = sqlite3_column_name(statement_.get(), column);
    return name == nullptr ? "" : name;
}

Statement::Kind Statement::kind(int column) const {
    switch (sqlite3_column_type(statement_.get(), column)) {
    case SQLITE_INTEGER:
        return Kind::integer;
    case SQLITE_FLOAT:
        return Kind::real;
    case SQLITE_TEXT:
        return Kind::text;
    case SQLITE_BLOB:
        return Kind::blob;
    default:
        return Kind::null;
    }
}

bool Statement::is_text(int column) const {
    return kind(column) == Kind::text || kind(column) == Kind::blob;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

double Statement::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string_view Statement::bytes(int column) const {
    const void *const bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {bytes == nullptr ? "" : static_cast<const char *>(bytes),
            static_cast<std::size_t>(size)};
}

bool Statement::only_reads() const { return sqlite3_stmt_readonly(statement_.get()) != 0; }

void Database::Close::operator()(sqlite3 *database) const { sqlite3_close_v2(database); }

Result<Database> Database::open(const std::string &path, Access access,
                                const std::atomic<bool> *cancelled) {
    // For reading, too: what a killed program left half done is taken back first, which writes.
    const int flags = access == Access::create ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                               : SQLITE_OPEN_READWRITE;
    sqlite3 *handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Database database(handle);
    if (code != SQLITE_OK) {
        return std::unexpected(sqlite_error(handle, code));
    }
    sqlite3_busy_handler(handle, wait_for_writer, const_cast<std::atomic<bool> *>(cancelled));
    if (access == Access::read) {
        DOKUSHIN_CHECK(database.execute("PRAGMA query_only = 1"));
    }
    return database;
}

Result<Statement> Database::prepare(std::string_view sql) const {
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v2(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                        &statement, nullptr);
    if (code != SQLITE_OK) {
        return std::unexpected(sqlite_error(handle_.get(), code));
    }
    return Statement(handle_.get(), statement);
}

Result<void> Database::execute(const std::string &sql) const {
    const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) {
        return std::unexpected(sqlite_error(handle_.get(), code));
    }
    return {};
}

Result<std::int64_t> Database::number(std::string_view sql) const {
    DOKUSHIN_TRY(statement, prepare(sql));
    DOKUSHIN_TRY(is_there, statement.step());
    return is_there ? statement.integer(0) : 0;
}

void Database::end_when_cancelled(const std::atomic<bool> &cancelled) const {
    constexpr int operations = 10'000; // a fraction of a millisecond
    const auto is_cancelled = [](void *flag) {
        return static_cast<const std::atomic<bool> *>(flag)->load(std::memory_order_relaxed) ? 1
                                                                                             : 0;
    };
    sqlite3_progress_handler(handle_.get(), operations, is_cancelled,
                             const_cast<std::atomic<bool> *>(&cancelled));
}

Result<void> Database::add_function(const char *name,
                                    void (*call)(sqlite3_context *, int, sqlite3_value **),
                                    const std::atomic<bool> *cancelled) const {
    const int code =
        sqlite3_create_function(handle_.get(), name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                const_cast<std::atomic<bool> *>(cancelled), call, nullptr, nullptr);
    if (code != SQLITE_OK) {
        return std::unexpected(sqlite_error(handle_.get(), code));
    }
    return {};
}

Result<void> Database::begin() const { return execute("BEGIN IMMEDIATE"); }

Result<void> Database::commit() const {
    auto done = execute("COMMIT");
    if (!done) {
        roll_back();
    }
    return done;
}

void Database::roll_back() const {
    if (in_transaction()) {
        // It fails only where SQLite has rolled back by itself.
        [[maybe_unused]] const auto done = execute("ROLLBACK");
    }
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

std::int64_t Database::changed() const { return sqlite3_changes64(handle_.get()); }

std::int64_t Database::last_key() const { return sqlite3_last_insert_rowid(handle_.get()); }

} // namespace dokushin::collection
