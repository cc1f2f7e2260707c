// Database and Statement wrap SQLite: what it reports becomes an Error, and nothing throws.
#pragma once

#include <dokushin/result.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_context;
struct sqlite3_value;

namespace dokushin::collection {

/// A Statement is a compiled line of SQL. Places of parameters count from 1, columns from 0.
class Statement {
  public:
    Statement(sqlite3 *database, sqlite3_stmt *statement)
        : database_(database), statement_(statement) {}

    Statement &bind(int place, std::int64_t number);
    Statement &bind(int place, double number);
    /// Binds bytes that live until the statement is reset.
    Statement &bind_text(int place, std::string_view text);
    Statement &bind_blob(int place, std::string_view bytes);
    /// Binds a blob that may go.
    Statement &bind_copy(int place, std::string_view bytes);
    Statement &bind_null(int place);

    /// Goes to the next row; false behind the last.
    [[nodiscard]] Result<bool> step();
    /// Runs a statement without rows, and resets it.
    [[nodiscard]] Result<void> run();
    void reset();

    [[nodiscard]] int columns() const;
    [[nodiscard]] std::string name_of(int column) const;
    /// Kind is the type of a value in SQLite.
    enum class Kind : std::uint8_t { null, integer, real, text, blob };
    [[nodiscard]] Kind kind(int column) const;
    [[nodiscard]] bool is_null(int column) const { return kind(column) == Kind::null; }
    [[nodiscard]] bool is_text(int column) const; ///< is it text or a blob, and no number?
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] double real(int column) const;
    /// The bytes of a text or a blob, until the next step.
    [[nodiscard]] std::string_view bytes(int column) const;
    [[nodiscard]] std::string text(int column) const { return std::string(bytes(column)); }
    /// Does it only read?
    [[nodiscard]] bool only_reads() const;

  private:
    struct End {
        void operator()(sqlite3_stmt *statement) const;
    };
    sqlite3 *database_;
    std::unique_ptr<sqlite3_stmt, End> statement_;
};

class Database {
  public:
    enum class Access : std::uint8_t { read, write, create };

    /// Opens a file; `create` makes it if it is not there. Where another program writes to it, a
    /// call waits until that has ended its transaction, for up to ten minutes or until `cancelled`.
    [[nodiscard]] static Result<Database> open(const std::string &path, Access access,
                                               const std::atomic<bool> *cancelled = nullptr);

    [[nodiscard]] Result<Statement> prepare(std::string_view sql) const;
    /// Runs statements whose rows, if any, are not needed.
    [[nodiscard]] Result<void> execute(const std::string &sql) const;
    /// Returns the only number that a query gives; 0 if it gives none.
    [[nodiscard]] Result<std::int64_t> number(std::string_view sql) const;

    /// Ends long statements soon after `cancelled` becomes true, with an error.
    void end_when_cancelled(const std::atomic<bool> &cancelled) const;
    /// Adds a function of one argument to the SQL of this connection. sqlite3_user_data() gives it
    /// `cancelled`, which may be none, and must outlive the connection.
    [[nodiscard]] Result<void> add_function(const char *name,
                                            void (*call)(sqlite3_context *, int, sqlite3_value **),
                                            const std::atomic<bool> *cancelled = nullptr) const;

    /// Begins a transaction that will write: no other program can write until its end.
    [[nodiscard]] Result<void> begin() const;
    /// Ends it. If it can't be written, all of it is taken back.
    [[nodiscard]] Result<void> commit() const;
    void roll_back() const;
    [[nodiscard]] bool in_transaction() const;

    /// The rows that the last statement changed.
    [[nodiscard]] std::int64_t changed() const;
    /// The key of the last row that was inserted.
    [[nodiscard]] std::int64_t last_key() const;

  private:
    struct Close {
        void operator()(sqlite3 *database) const;
    };
    explicit Database(sqlite3 *handle) : handle_(handle) {}
    std::unique_ptr<sqlite3, Close> handle_;
};

} // namespace dokushin::collection
