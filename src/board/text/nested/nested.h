// A document of brackets (lists and objects) that comes in pieces: each puzzle is handed over when
// its own brackets are closed, so that a document of any size takes little memory.
#pragma once

#include "board/text/nested/list.h"
#include "board/text/nested/tokens.h"

#include <deque>
#include <memory>

namespace dokushin::text {

class Nested {
  public:
    /// `as`: what its records are said to be, list or JSON; else an object's are JSON.
    Nested(Context &context, std::optional<Format> as);
    ~Nested();
    Nested(const Nested &) = delete;
    Nested &operator=(const Nested &) = delete;

    void begin_line(std::size_t number) { tokens_.begin_line(number); }
    /// The next part of the line; see Tokens.
    void feed(std::string_view piece) { tokens_.feed(piece); }
    /// Nothing: what was fed is used up.
    [[nodiscard]] std::optional<Result<Record>> next();
    void end_line();
    /// The text ends here, or what follows is no part of it.
    void finish();

    /// Is the document complete? Known at the end of a line.
    [[nodiscard]] bool ended() const { return ended_; }
    /// Behind what was used up.
    [[nodiscard]] std::size_t column() const { return tokens_.column(); }
    /// The line at hand, and what was fed of it last.
    [[nodiscard]] std::size_t line() const { return tokens_.line(); }
    [[nodiscard]] std::string_view fed() const { return tokens_.piece(); }
    /// Was it broken off before the line that was fed last, which begins something else?
    [[nodiscard]] bool ended_before_line() const { return ended_before_line_; }

  private:
    struct Member;
    struct Object;
    struct Open;
    enum class Role : std::uint8_t;

    void take(const Token &token);
    void fail(Error error, std::size_t line, std::size_t column);
    void give(Result<Record> record);
    void refuse_size(std::size_t cells, Role role, std::size_t line, std::size_t column);

    void open(const Token &token);
    void begin_child(bool is_call);
    void close(const Token &token);
    void end_member(Object &object, bool told);
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
    void finish_list(Open closed);
    void finish_strings(Open &closed);
    void finish_rows(Open &closed);
    void finish_cells(Open &closed);
    void finish_object(Open closed);
    [[nodiscard]] bool can_be_each(const std::vector<Row> &rows) const;
    void give_each(Open &list);
    void give_strings(Open &list);
    void refuse_both(const Open &list, std::size_t side);
    [[nodiscard]] Result<Record> record_of_object(const Object &object, const Open &closed);

    Context &context_;
    std::optional<Format> as_;
    Tokens tokens_;
    std::vector<Open> open_;
    std::deque<Result<Record>> ready_;
    std::string captured_; ///< the text of the outermost member that is a list or an object
    std::size_t captures_ = 0;
    bool too_much_captured_ = false;
    char first_ = 0;          ///< the bracket that the document began with
    std::size_t skipped_ = 0; ///< brackets that are open in what is passed over
    bool skips_ = false;      ///< what can't be understood, to where its brackets are closed
    bool skips_line_ = false;
    std::size_t first_line_ = 1;
    std::size_t told_ = 0; ///< puzzles and errors
    bool any_object_ = false;
    bool solutions_told_ = false; ///< that they stand apart
    bool ended_ = false;
    bool ended_before_line_ = false;
};

/// All puzzles of a text of brackets that stands in one line.
[[nodiscard]] std::vector<Result<Record>> read_nested(std::string_view utf8, std::size_t line,
                                                      Context &context);

/// Are the brackets that open in the line closed in it?
[[nodiscard]] bool brackets_are_closed(std::string_view line);

} // namespace dokushin::text
