// Nested reads a document of brackets (lists and objects) that comes in pieces. Each puzzle is
// reported when its own brackets are closed, so that a document of any size takes little memory.
#pragma once

#include "board/text/nested/list.h"
#include "board/text/nested/tokens.h"

#include <deque>

namespace dokushin::text {

class Nested {
  public:
    /// `as` is the format of its records, list or JSON; none: JSON for those of objects, else list.
    Nested(Context &context, std::optional<Format> as);
    ~Nested();
    Nested(const Nested &) = delete;
    Nested &operator=(const Nested &) = delete;

    void begin_line(std::size_t number) { tokens_.begin_line(number); }
    /// Feeds the next part of the line; see Tokens.
    void feed(std::string_view piece) { tokens_.feed(piece); }
    /// Reads the next record; nothing once all that was fed is used up.
    [[nodiscard]] std::optional<Result<Record>> next();
    void end_line();
    /// Ends the document, since the text ends here or goes on with something else.
    void finish();

    /// Is the document complete? This is decided at the end of a line.
    [[nodiscard]] bool ended() const { return ended_; }
    /// The column behind what is used up.
    [[nodiscard]] std::size_t column() const { return tokens_.column(); }
    /// The current line, and the part of it that was fed last.
    [[nodiscard]] std::size_t line() const { return tokens_.line(); }
    [[nodiscard]] std::string_view fed() const { return tokens_.piece(); }
    /// Was the document broken off before the current line, which begins something else?
    [[nodiscard]] bool ended_before_line() const { return ended_before_line_; }

  private:
    struct Member;
    struct Object;
    struct OpenBracket;
    enum class Role : std::uint8_t;

    void take(const Token &token);
    void fail(Error error, std::size_t line, std::size_t column);
    void report(Result<Record> record);
    void refuse_size(std::size_t cells, Role role, std::size_t line, std::size_t column);

    void open(const Token &token);
    void begin_child(bool is_call);
    void close(const Token &token);
    void end_member(Object &object, bool reported);
    void capture(const Token &token);
    void captured_from_here(Object &object);

    [[nodiscard]] bool breaks_object(const Token &token);
    void name_member(const Token &token);
    void take_value(const Token &token);
    void end_value(const Token &token);
    [[nodiscard]] bool is_puzzle_alone(const Atom &atom);
    void set_member(Object &object, Atom value, std::string raw);
    static void keep_header(Object &object, std::string raw);

    [[nodiscard]] static Role role_of_member(std::string_view key, Role around);
    [[nodiscard]] Role role_of_child() const;
    [[nodiscard]] Object *object_around();
    [[nodiscard]] bool reads(const BoardList &board);
    void deliver(BoardList board, Role role);
    void deliver_alone(const BoardList &board, Role role);
    void finish_list(OpenBracket closed);
    void finish_strings(OpenBracket &closed);
    void finish_rows(OpenBracket &closed);
    void finish_cells(OpenBracket &closed);
    void finish_object(OpenBracket closed);
    [[nodiscard]] bool can_be_each(const std::vector<AtomRow> &rows) const;
    void report_rows(OpenBracket &list);
    void report_strings(OpenBracket &list);
    void refuse_both(const OpenBracket &list, std::size_t side);
    [[nodiscard]] Result<Record> record_of_object(const Object &object, const OpenBracket &closed);

    Context &context_;
    std::optional<Format> as_;
    Tokens tokens_;
    std::vector<OpenBracket> open_;
    std::deque<Result<Record>> ready_;
    std::string captured_; ///< the text of the outermost member that is a list or an object
    std::size_t captures_ = 0;
    bool too_much_captured_ = false;
    char first_ = 0;          ///< the bracket that the document began with
    std::size_t skipped_ = 0; ///< brackets that are open in the skipped text
    bool skips_ = false;      ///< is wrong text skipped, to where its brackets are closed?
    bool skips_line_ = false;
    std::size_t first_line_ = 1;
    std::size_t reported_ = 0; ///< puzzles and errors
    bool any_object_ = false;
    bool solutions_reported_ = false; ///< as an error: they stand apart from their puzzles
    bool ended_ = false;
    bool ended_before_line_ = false;
};

/// Reads all puzzles of a text of brackets that stands on one line.
[[nodiscard]] std::vector<Result<Record>> read_nested(std::string_view utf8, std::size_t line,
                                                      Context &context);

/// Finds the end of an object that begins with `{`, line by line.
class ObjectEnd {
  public:
    void take(std::string_view line);
    /// Are all brackets closed? A line that ends within a string counts as the end.
    [[nodiscard]] bool reached() const { return depth_ <= 0; }

  private:
    long depth_ = 0;
};

/// Are all brackets that the line opens closed in it?
[[nodiscard]] bool brackets_are_closed(std::string_view line);

} // namespace dokushin::text
