// The machine behind Reader cuts the stream into records and passes each to its
// format. A record that can't be read costs one error, and reading continues
// behind it: at the next line, or behind the block that it was part of.
#include "board/text/formats/table.h"
#include "board/text/plain_line.h"
#include "board/text/reader/machine.h"
#include "errors/catalogue.h"

namespace dokushin {

using text::Characters;
using text::Cut;
using text::Line;
using text::LineSource;

namespace {

Error no_puzzle() {
    return {ErrorCode::empty_input,
            {"no puzzle in the input"},
            {"{} digits and blanks in a line, or {} lines of {}", 81, 9, 9},
            1,
            1};
}

/// Is the line ASCII, all of it visible or spaces? The loop has no branch a byte, so that the
/// compiler can vectorise it; most lines need no further checks.
bool is_plain_text(std::string_view line) {
    unsigned char any = 0;
    for (const char c : line) {
        const auto above = static_cast<unsigned char>(static_cast<unsigned char>(c) - ' ');
        any = static_cast<unsigned char>(any | (above >= 0x5F ? 1U : 0U));
    }
    return any == 0;
}

} // namespace

std::size_t TextSource::read(std::span<char> buffer) {
    const std::size_t size = std::min(buffer.size(), rest_.size());
    rest_.copy(buffer.data(), size);
    rest_.remove_prefix(size);
    return size;
}

/// Reads the next line. One that is too long or no text counts as an empty line, so that
/// it ends the record before it; its error is reported behind that record.
std::optional<Line> Reader::Machine::next_line(bool in_block) {
    long_line_ = false;
    if (!returned_.empty()) {
        return next_returned();
    }
    const auto next =
        long_line_ahead_ ? std::exchange(long_line_ahead_, std::nullopt) : lines_.next();
    if (!next) {
        return std::nullopt;
    }
    if (next->too_long) {
        return begin_long_line(*next, in_block);
    }
    const bool plain = is_plain_text(next->line.text);
    if (auto refused = plain ? std::nullopt : text::find_control_character(next->line)) {
        refused_.push_back(*std::move(refused));
        return Line{{}, next->line.number};
    }
    if (!begun_ && !says_nothing(next->line.text)) {
        begun_ = true;
        amid_lines_ = is_surely_a_record(next->line.text, options_);
    }
    return plain ? next->line : line_of(next->line.text, next->line.number, characters_);
}

Line Reader::Machine::line_of(std::string_view utf8, std::size_t number, Characters &characters) {
    if (text::is_ascii(utf8)) {
        return {utf8, number};
    }
    characters.take(utf8);
    return {characters.text(), number, utf8, characters.begins()};
}

/// Does the line begin a new record, even if the one before is incomplete? Then a file of lines can
/// be cut before it, and a bracket that is never closed costs no more than the lines around it.
bool Reader::Machine::begins_new_record(const Line &line) const {
    return amid_lines_ && is_surely_a_record(line.begins.empty() ? line.text : line.utf8, options_);
}

std::optional<Result<Record>> Reader::Machine::next() {
    for (;;) {
        if (!ready_.empty()) {
            std::optional<Result<Record>> first(std::move(ready_.front()));
            ready_.pop_front();
            found_any_ = true;
            return first;
        }
        if (nested_) {
            if (auto record = next_nested()) {
                found_any_ = true;
                return record;
            }
            continue;
        }
        const auto line = next_line();
        if (!line) {
            if (found_any_ || std::exchange(ended_, true)) {
                return std::nullopt;
            }
            return std::unexpected(no_puzzle());
        }
        auto record = read_from(*line);
        for (Error &refused : std::exchange(refused_, {})) {
            ready_.push_back(std::unexpected(std::move(refused)));
        }
        if (record) {
            found_any_ = true;
            return record;
        }
    }
}

/// Takes the first line that was pushed back.
Line Reader::Machine::next_returned() {
    taken_ = std::move(returned_.front());
    returned_.pop_front();
    return line_of(taken_.utf8, taken_.number, taken_.characters);
}

/// Reads the next line of the current record; nothing, with the line pushed back, if it begins a
/// new record.
std::optional<Line> Reader::Machine::next_line_of_record(bool in_block) {
    const auto line = next_line(in_block);
    if (line && begins_new_record(*line)) {
        returned_.push_front(copy_of(*line));
        return std::nullopt;
    }
    return line;
}

/// Reads the record that begins with a line; nothing if there is none or if it is in `ready_`.
std::optional<Result<Record>> Reader::Machine::read_from(const Line &line) {
    if (auto record = read_plain(line)) {
        return Result<Record>(*std::move(record));
    }
    if (begins_new_record(line)) {
        csv_.reset();
        return read_single(line);
    }
    if (csv_) {
        if (line.text.find_first_not_of(" \t,;") == std::string_view::npos) {
            return std::nullopt;
        }
        return text::read_csv(line, *csv_, context_);
    }
    if (!options_.format && !amid_lines_ && text::is_lone_header(line.text)) {
        const std::string name(line.text); // a line's text is valid until the next one is read
        if (begin_csv_of_one_column({name, line.number})) {
            found_any_ = true;
        } else {
            read_block({name, line.number});
        }
        return std::nullopt;
    }
    switch (text::cut_at(line.text, options_)) {
    case Cut::nothing:
        return std::nullopt;
    case Cut::line: {
        const Format format = options_.format.value_or(text::recognise_line(line.text));
        return format == Format::json  ? read_line_of_json(line)
               : format == Format::iss ? read_iss_lines(line)
                                       : read_single(line);
    }
    case Cut::block:
        read_block(line);
        return std::nullopt;
    case Cut::list:
        if (!read_document(line)) {
            begin_nested(next_returned());
        }
        return std::nullopt;
    case Cut::markup:
        read_markup(line);
        return std::nullopt;
    case Cut::rules:
        read_rules(line);
        return std::nullopt;
    case Cut::csv:
        csv_ = text::csv_header(line);
        if (!csv_) {
            return std::unexpected(text::at(Error{ErrorCode::bad_format,
                                                  {"a CSV file without a header"},
                                                  {"a first line such as puzzle,solution"}},
                                            line.number, 1));
        }
        found_any_ = true;
        return std::nullopt;
    }
    return std::nullopt;
}

/// Is a name alone on its line the header of a CSV file of one column? It is if a puzzle follows.
bool Reader::Machine::begin_csv_of_one_column(const Line &line) {
    const auto next = next_line(true);
    const bool stands = next && text::is_row_of_one_column(*next);
    if (next) {
        returned_.push_front(copy_of(*next));
    }
    if (stands) {
        csv_ = text::csv_header(line);
    }
    return stands;
}

/// Do the options and the lines before allow a plain line to be a record?
bool Reader::Machine::takes_plain_lines() const {
    return !csv_ && options_.format.value_or(Format::line) == Format::line &&
           options_.alphabet.value_or("usual") == "usual" &&
           (!options_.shape || options_.shape->cell_count() == text::plain_cells);
}

/// Reads a plain line, in which nothing has to be recognised; this is for files of millions.
std::optional<Record> Reader::Machine::read_plain(const Line &line) {
    const auto blank = takes_plain_lines() ? text::blank_of_plain_line(line.text) : std::nullopt;
    if (!blank) {
        return std::nullopt;
    }
    auto shape = context_.shape_of_side(9);
    if (!shape) {
        return std::nullopt;
    }
    if (!plain_alphabet_) {
        plain_alphabet_ = Alphabet::usual(9);
    }
    Grid grid(text::plain_cells);
    std::ranges::transform(line.text, grid.begin(),
                           [&](char c) { return plain_alphabet_->digit(c); });
    auto puzzle = Puzzle::from_givens(*std::move(shape), std::move(grid));
    if (!puzzle) {
        return std::nullopt;
    }
    return Record{*std::move(puzzle), Format::line, *plain_alphabet_, *blank, line.number, 1};
}

std::optional<PlainLines> Reader::Machine::next_plain_lines() {
    if (!takes_plain_lines() || nested_ || long_line_ahead_ || !ready_.empty() ||
        !returned_.empty()) {
        return std::nullopt;
    }
    auto lines = lines_.next_plain_lines();
    if (lines) {
        amid_lines_ = amid_lines_ || !std::exchange(begun_, true);
        found_any_ = true;
    }
    return lines;
}

Result<Record> Reader::Machine::read_single(const Line &line) {
    const text::FormatRow &row =
        text::row_of(options_.format.value_or(text::recognise_line(line.text)));
    if (row.read_line != nullptr) {
        return row.read_line(line, context_);
    }
    if (row.read_block != nullptr) {
        return row.read_block({&line, 1}, context_);
    }
    return text::read_line(line, context_);
}

Reader::Reader(ByteSource &source, ReadOptions options)
    : machine_(std::make_unique<Machine>(source, std::move(options))) {}
Reader::~Reader() = default;
Reader::Reader(Reader &&) noexcept = default;
Reader &Reader::operator=(Reader &&) noexcept = default;

std::optional<Result<Record>> Reader::next() { return machine_->next(); }
std::optional<PlainLines> Reader::next_plain_lines() { return machine_->next_plain_lines(); }
bool Reader::has_read_ahead() const { return machine_->has_read_ahead(); }
std::uint64_t Reader::bytes_read() const { return machine_->bytes_read(); }

Result<Record> read_one(std::string_view text, const ReadOptions &options) {
    TextSource source(text);
    Reader reader(source, options);
    // A part of a text may end without an error although it has no puzzle.
    auto first = reader.next().value_or(std::unexpected(no_puzzle()));
    if (first) {
        if (const auto second = reader.next()) {
            const bool fine = second->has_value();
            return std::unexpected(
                text::at(Error{ErrorCode::bad_format, {"a second puzzle"}, {"only one"}},
                         fine ? (*second)->line : second->error().line, 1));
        }
    }
    return first;
}

} // namespace dokushin
