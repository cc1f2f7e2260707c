// A bracket that closes is a row, a board, several boards, or an object with a puzzle.
#include "board/text/cells.h"
#include "board/text/characters/characters.h"
#include "board/text/nested/member_names.h"
#include "board/text/nested/nested_parts.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace dokushin::text {
namespace {

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::size_t cells_in(const Atom &string) { return count_characters(string.text); }

bool is_list_of_strings(const AtomRow &atoms) {
    const auto all = [&](auto is) { return std::ranges::all_of(atoms, is); };
    return !atoms.empty() &&
           all([](const Atom &atom) { return atom.quoted && atom.text.size() > 1; }) &&
           (all([](const Atom &atom) { return !all_digits(atom.text); }) ||
            all([&](const Atom &atom) { return cells_in(atom) == atoms.size(); }) ||
            all([](const Atom &atom) { return cells_in(atom) >= fewest_cells; }));
}

/// Has the string a symbol that a board of `side` does not have?
bool has_symbol_beyond(const Atom &string, unsigned side) {
    const Characters characters(string.text);
    const Alphabet usual = Alphabet::usual(side);
    return std::ranges::any_of(characters.text(), [&](char c) {
        return usual.digit(c) == Digit::blank && !usual.is_blank(c);
    });
}

bool is_number_beyond(const Atom &atom, unsigned side) {
    unsigned value = 0;
    (void)std::from_chars(atom.text.data(), atom.text.data() + atom.text.size(), value);
    return value > side;
}

} // namespace

Nested::Role Nested::role_of_member(std::string_view key, Role around) {
    return names_a_solution(key) || around == Role::solution ? Role::solution
           : names_a_puzzle(key)                             ? Role::puzzle
                                                             : Role::unknown;
}

Nested::Role Nested::role_of_child() const {
    if (open_.empty()) {
        return Role::free;
    }
    const OpenBracket &around = open_.back();
    if (!around.object) {
        return around.role;
    }
    // "value" is too common a name for anything but a list.
    const Role role = role_of_member(around.object->key, around.role);
    return role == Role::unknown && around.object->key == "value" ? Role::puzzle : role;
}

/// Finds the object whose member was just closed, through calls such as `array(` around it.
Nested::Object *Nested::object_around() {
    auto around = open_.rbegin();
    while (around != open_.rend() && around->is_call) {
        ++around;
    }
    return around == open_.rend() ? nullptr : around->object.get();
}

bool Nested::reads(const BoardList &board) {
    const bool has_digit =
        !board.of_strings || std::ranges::any_of(Characters(board.rows.front().front().text).text(),
                                                 [](char c) { return c >= '1' && c <= '9'; });
    const auto record =
        has_digit ? std::optional(read_board(board, Format::list, context_)) : std::nullopt;
    return record && *record && (*record)->puzzle.shape().side() >= 4;
}

/// Passes a board to the object around it, or reports it by itself.
void Nested::deliver(BoardList board, Role role) {
    Object *const object = object_around();
    if (object == nullptr) {
        deliver_alone(board, role);
        return;
    }
    if (role == Role::unknown || role == Role::free) {
        if (object->others.size() < 2 && reads(board)) {
            object->others.emplace_back(object->key, std::move(board));
        }
        return;
    }
    auto &place = role == Role::solution ? object->solution : object->puzzle;
    if (!place) {
        place = std::move(board);
        object->took_board = true;
    }
}

void Nested::deliver_alone(const BoardList &board, Role role) {
    if (role == Role::solution) {
        if (!std::exchange(solutions_reported_, true)) {
            report(std::unexpected(
                at(Error{ErrorCode::bad_format,
                         {"solutions in a list apart from their puzzles"},
                         {"a list of objects that have a puzzle and its solution each"}},
                   board.line, board.column)));
        }
        return;
    }
    if (role != Role::unknown || reads(board)) {
        report(read_board(board, as_.value_or(Format::list), context_));
    }
}

void Nested::refuse_size(std::size_t cells, Role role, std::size_t line, std::size_t column) {
    if (role != Role::unknown) {
        report(std::unexpected(at(wrong_cell_count(cells, context_), line, column)));
    }
}

void Nested::finish_list(OpenBracket closed) {
    if (closed.is_call && closed.atoms.size() == 1 && closed.row_count == 0 && !open_.empty()) {
        OpenBracket &around = open_.back(); // np.int64(5)
        if (!around.object) {
            around.add(std::move(closed.atoms.front()));
        }
        return;
    }
    if (closed.is_call && closed.row_count == 1 && closed.atoms.empty()) { // array([5, 3, 0])
        closed.atoms = std::move(closed.rows.front());
        closed.atom_count = closed.atoms.size();
        closed.rows.clear();
        closed.row_count = 0;
    }
    if (closed.row_count > 0) {
        finish_rows(closed);
    } else if (closed.atom_count > closed.atoms.size()) {
        refuse_size(closed.atom_count, closed.role, closed.line, closed.column);
    } else if (is_list_of_strings(closed.atoms)) {
        finish_strings(closed);
    } else if (!closed.atoms.empty()) {
        finish_cells(closed);
    }
}

/// Ends a list of cells, which is a board, or a row of the list around it.
void Nested::finish_cells(OpenBracket &closed) {
    const bool named = closed.role == Role::puzzle || closed.role == Role::solution;
    const bool of_object = object_around() != nullptr;
    if (open_.empty() || closed.atoms.size() > max_side || (of_object && named)) {
        BoardList board{{}, false, closed.line, closed.column};
        board.rows.push_back(std::move(closed.atoms));
        deliver(std::move(board), closed.role);
        return;
    }
    OpenBracket &around = open_.back();
    if (around.object) {
        return; // a list in a member without such a name
    }
    if (++around.row_count == std::size_t{max_side} + 1) {
        around.boards_each = can_be_each(around.rows);
    }
    if (around.row_count <= max_side || around.boards_each) {
        around.rows.push_back(std::move(closed.atoms));
    }
    if (around.boards_each) {
        report_rows(around);
    }
}

/// Does each row have as many cells as a whole board?
bool Nested::can_be_each(const std::vector<AtomRow> &rows) const {
    return std::ranges::all_of(rows, [&](const AtomRow &row) {
        return row.size() >= fewest_cells && is_size_of_a_board(row.size(), context_);
    });
}

/// Reports the rows of a list as a board each.
void Nested::report_rows(OpenBracket &list) {
    for (AtomRow &row : std::exchange(list.rows, {})) {
        BoardList board{{}, false, row.front().line, row.front().column};
        board.rows.push_back(std::move(row));
        deliver_alone(board, list.role);
    }
}

/// Reports the strings of a list as a board each, once a string comes that can be no row.
void Nested::report_strings(OpenBracket &list) {
    const bool boards = std::ranges::all_of(
        list.atoms, [](const Atom &atom) { return atom.quoted && cells_in(atom) >= fewest_cells; });
    if (!boards) {
        return;
    }
    for (Atom &atom : std::exchange(list.atoms, {})) {
        deliver_alone(board_of_string(std::move(atom)), list.role);
    }
    list.atom_count = 0;
    list.boards_each = true;
}

/// Refuses rows that can be one board or as many small ones, since all their digits fit both.
void Nested::refuse_both(const OpenBracket &list, std::size_t side) {
    const unsigned small = side_of_cells(side);
    report(std::unexpected(
        at(Error{ErrorCode::bad_format,
                 {"{} rows of {} cells, which can be one {}×{} board or {} of {}×{}", side, side,
                  side, side, side, small, small},
                 {"the shape to be said, {}x{} or {}x{}", side, side, small, small}},
           list.line, list.column)));
}

void Nested::finish_strings(OpenBracket &closed) {
    const std::size_t count = closed.atoms.size();
    const auto all = [&](auto is) { return std::ranges::all_of(closed.atoms, is); };
    const bool rows = all([&](const Atom &atom) { return cells_in(atom) == count; });
    const bool boards = all([&](const Atom &atom) {
        return cells_in(atom) >= fewest_cells && is_size_of_a_board(cells_in(atom), context_);
    });
    const bool small = rows && boards && !context_.options().shape;
    if (small &&
        all([&](const Atom &atom) { return !has_symbol_beyond(atom, side_of_cells(count)); })) {
        if (closed.role != Role::unknown) {
            refuse_both(closed, count);
        }
        return;
    }
    if (!boards || small || count == 1) {
        BoardList board{{}, true, closed.line, closed.column};
        board.rows.push_back(std::move(closed.atoms));
        deliver(std::move(board), closed.role);
        return;
    }
    for (Atom &atom : closed.atoms) {
        deliver_alone(board_of_string(std::move(atom)), closed.role);
    }
}

void Nested::finish_rows(OpenBracket &closed) {
    if (closed.boards_each) {
        return; // they were reported one by one
    }
    const std::size_t count = closed.row_count;
    if (count > closed.rows.size()) {
        if (closed.role != Role::unknown) {
            report(std::unexpected(
                at(Error{ErrorCode::wrong_length,
                         {"{n} rows of {n} cells", count, closed.rows.front().size()},
                         {"as many rows as columns"}},
                   closed.line, closed.column)));
        }
        return;
    }
    const bool boards = count > 1 && can_be_each(closed.rows);
    const bool rows =
        std::ranges::all_of(closed.rows, [&](const AtomRow &row) { return row.size() == count; });
    if (boards && (!rows || context_.options().shape)) {
        report_rows(closed);
        return;
    }
    const bool small =
        boards && std::ranges::none_of(closed.rows, [&](const AtomRow &row) {
            return std::ranges::any_of(row, [&](const Atom &atom) {
                return is_number_beyond(atom, side_of_cells(count)) ||
                       (atom.quoted && has_symbol_beyond(atom, side_of_cells(count)));
            });
        });
    if (small) {
        refuse_both(closed, count);
        return;
    }
    deliver({std::move(closed.rows), false, closed.line, closed.column}, closed.role);
}

// ---- objects ----------------------------------------------------------------------

void Nested::finish_object(OpenBracket closed) {
    Object &object = *closed.object;
    any_object_ = true;
    if (closed.role == Role::solution) {
        return;
    }
    const auto refuse = [&](Sentence what, Sentence expected) {
        report(
            std::unexpected(at(Error{ErrorCode::bad_format, std::move(what), std::move(expected)},
                               closed.line, closed.column)));
    };
    if (!object.puzzle && object.others.size() == 1) {
        object.puzzle = std::move(object.others.front().second);
        std::erase_if(object.headers, [&](const auto &header) {
            return header.first == object.others.front().first;
        });
    }
    const bool reported = reported_ != closed.reported_before;
    const bool outermost = open_.empty() || (open_.size() == 1 && !open_.back().object);
    if (object.puzzle) {
        report(record_of_object(object, closed));
    } else if (!object.others.empty()) {
        refuse({"two boards in one object, '{}' and '{}'", object.others[0].first,
                object.others[1].first},
               {"one of them named \"puzzle\""});
    } else if (object.solution) {
        refuse({"a solution without its puzzle"}, {"a member \"puzzle\""});
    } else if (!reported && outermost) {
        refuse({"an object without a puzzle"}, {"a member \"puzzle\""});
    }
}

Result<Record> Nested::record_of_object(const Object &object, const OpenBracket &closed) {
    const auto here = [&](Error error) {
        return std::unexpected(at(std::move(error), closed.line, closed.column));
    };
    if (!object.too_long.empty()) {
        return here(Error{ErrorCode::too_long,
                          {"a member \"{}\" that is too long", object.too_long},
                          {"a shorter text"}});
    }
    ReadOptions own = context_.options();
    if (std::ranges::any_of(object.headers, [](const auto &header) {
            return header.first == "shape" && header.second != "null";
        })) {
        return here(shape_is_no_name());
    }
    if (object.shape) {
        DOKUSHIN_TRY(named,
                     at(context_.shape_named(object.shape->text), closed.line, closed.column));
        own.shape = std::move(named);
    }
    Context with_own_shape(own);
    Context &context = object.shape ? with_own_shape : context_;
    const Format format = as_.value_or(Format::json);
    DOKUSHIN_TRY(record, read_board(*object.puzzle, format, context));
    if (object.solution) {
        DOKUSHIN_TRY(solution, read_board(*object.solution, format, context));
        record.solution = solution.puzzle.givens();
    }
    record.line = closed.line;
    record.column = closed.column;
    record.comment = object.comment;
    record.headers = object.headers;
    if (auto second = second_board(record)) {
        return here(*std::move(second));
    }
    return std::move(record);
}

// ---- a line by itself -------------------------------------------------------------

namespace {

/// Finds the closing quote of the string that begins at `quote`; npos if there is none.
std::size_t end_of_string(std::string_view line, std::size_t quote) {
    std::size_t end = line.find('"', quote + 1);
    while (end != line.npos) {
        const std::size_t before = line.find_last_not_of('\\', end - 1);
        if ((end - 1 - before) % 2 == 0) {
            break;
        }
        end = line.find('"', end + 1);
    }
    return end;
}

} // namespace

std::vector<Result<Record>> read_nested(std::string_view utf8, std::size_t line, Context &context) {
    Nested nested(context, std::nullopt);
    std::vector<Result<Record>> records;
    const auto drain = [&] {
        while (auto record = nested.next()) {
            records.push_back(*std::move(record));
        }
    };
    nested.begin_line(line);
    nested.feed(utf8);
    drain();
    nested.end_line();
    nested.finish();
    drain();
    return records;
}

void ObjectEnd::take(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        depth_ += c == '[' || c == '{' ? 1 : 0;
        depth_ -= c == ']' || c == '}' ? 1 : 0;
        if (c == '"') {
            at = end_of_string(line, at);
            if (at == line.npos) {
                depth_ = 0; // an error of this line, not a document of several
                return;
            }
        }
    }
}

bool brackets_are_closed(std::string_view line) {
    ObjectEnd end;
    end.take(line);
    return end.reached();
}

} // namespace dokushin::text
