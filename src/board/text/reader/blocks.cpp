// Records of several lines: the rows of a board, rules in words, and documents of XML and HTML.
#include "board/text/formats/html.h"
#include "board/text/formats/rules.h"
#include "board/text/formats/spaced.h"
#include "board/text/formats/table.h"
#include "board/text/reader/machine.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <cassert>

namespace dokushin {

using text::Block;
using text::Cut;
using text::Line;

/// Copies a line into the block that is being cut; false, with an error, if that gets too big.
bool Reader::Machine::keep(const Line &line, std::size_t most) {
    kept_bytes_ += line.written(0).size();
    if (kept_bytes_ > most) {
        ready_.push_back(std::unexpected(text::at(Error{ErrorCode::too_long,
                                                        {"a document of more than {} bytes", most},
                                                        {"a smaller one, or puzzles one a line"}},
                                                  line.number, 1)));
        return false;
    }
    kept_.push_back(copy_of(line));
    return true;
}

std::vector<Line> Reader::Machine::kept_lines() {
    std::vector<Line> lines;
    for (KeptLine &line : kept_) {
        lines.push_back(line_of(line.utf8, line.number, line.characters));
    }
    return lines;
}

/// Reads the lines up to the next empty one, as one puzzle or as one puzzle a line.
void Reader::Machine::read_block(const Line &first) {
    kept_.clear();
    kept_bytes_ = 0;
    if (!cut_block(first)) {
        return; // comments only, or a line that is too big by itself
    }
    if (ended_by_empty_line_ && text::lacks_rows(kept_lines())) {
        read_behind_empty_lines();
    }
    auto lines = kept_lines();
    const auto is_white = [](const Line &line) {
        return line.text.find_first_not_of(" \t") == std::string_view::npos;
    };
    if (std::ranges::any_of(lines, is_white) &&
        (std::ranges::all_of(lines, is_white) ? options_.format != Format::table
                                              : !text::takes_rows_of_blanks(lines, options_))) {
        std::erase_if(lines, is_white);
    }
    if (!lines.empty()) {
        add_block(options_.format.value_or(text::recognise_block(lines, context_)), lines);
    }
}

/// Collects the lines of a block in kept_; false if there are none. Lines that begin like SudoCue's
/// headers are headers only if its rows follow, and otherwise comments.
bool Reader::Machine::cut_block(const Line &first) {
    // The tallest block of a format: Simple Sudoku's three framed grids.
    constexpr std::size_t most_lines = 4 * std::size_t{max_side};
    // The largest is a board of 64×64 with all candidates, or two; each character takes memory.
    const std::size_t most_bytes = std::min(options_.max_document, std::size_t{1} << 19);
    // The text of a line lives only until the next one is read.
    const bool row_first = text::could_be_a_row(first.text);
    const bool sections = text::begins_sdk(first.text);
    bool only_headers = text::is_comment(first.text) && !options_.format;
    bool only_white = first.text.find_first_not_of(" \t") == std::string_view::npos;
    bool fits = keep(first, most_bytes);
    ended_by_empty_line_ = false;
    while (fits) {
        const auto line = next_line_of_record(true);
        if (!line) {
            break;
        }
        const bool white = line->text.find_first_not_of(" \t") == std::string_view::npos;
        if (white && !text::is_row_of_blanks(line->text, kept_lines())) {
            ended_by_empty_line_ = !options_.format;
            break;
        }
        const bool comment = text::is_comment(line->text);
        if (comment && !sections && !only_white) {
            continue;
        }
        const bool rows_begin = only_headers && !comment;
        only_headers = only_headers && comment;
        const bool new_record =
            only_white && !white ? comment || text::cut_at(line->text, options_) != Cut::block
                                 : (rows_begin ? !text::is_row_of_sdk(line->text)
                                               : !sections && !options_.format && !white &&
                                                     text::could_be_a_row(line->text) != row_first);
        only_white = only_white && white;
        if (new_record || kept_.size() >= most_lines) {
            only_headers = rows_begin;
            returned_.push_front(copy_of(*line));
            break;
        }
        fits = keep(*line, most_bytes);
    }
    return !only_headers && !kept_.empty();
}

/// Adds the lines behind an empty one, if they complete nine rows: an editor may have cut off all
/// spaces of a row of blanks. If they don't, they are pushed back.
void Reader::Machine::read_behind_empty_lines() {
    constexpr std::size_t rows = 9;
    const std::size_t had = kept_.size();
    assert(had > 0);
    kept_.push_back({{}, kept_.back().number + 1});
    while (kept_.size() < rows) {
        const auto line = next_line_of_record(true);
        if (!line) {
            break;
        }
        kept_.push_back(copy_of(*line));
    }
    if (kept_.size() == rows && !kept_.back().utf8.empty() &&
        text::reads_with_rows_of_blanks(kept_lines())) {
        return;
    }
    for (; kept_.size() > had + 1; kept_.pop_back()) {
        returned_.push_front(std::move(kept_.back()));
    }
    kept_.pop_back();
    assert(kept_.size() == had);
}

void Reader::Machine::add_block(Format format, Block block) {
    assert(!block.empty());
    if (const auto read = text::row_of(format).read_block) {
        ready_.push_back(read(block, context_));
        return;
    }
    for (const Line &line : block) {
        if (!text::is_comment(line.text)) {
            ready_.push_back(read_single(line));
        }
    }
}

/// Reads the lines up to the next one that states a puzzle. No rule is a record of its own, though
/// its word may be as long as a board's line.
void Reader::Machine::read_rules(const Line &first) {
    const std::size_t most_bytes = std::min(options_.max_document, std::size_t{1} << 22);
    kept_.clear();
    kept_bytes_ = 0;
    begun_ = true;
    bool fits = keep(first, most_bytes);
    while (fits) {
        const auto line = next_line_of_record(true);
        if (!line) {
            break;
        }
        if (text::begins_rules(line->text)) {
            returned_.push_front(copy_of(*line));
            break;
        }
        kept_bytes_ += sizeof(KeptLine); // short lines take memory, too
        fits = keep(*line, most_bytes);
    }
    if (fits) {
        ready_.push_back(text::read_rules(kept_lines(), context_));
    }
}

void Reader::Machine::read_markup(const Line &first) {
    kept_.clear();
    kept_bytes_ = 0;
    text::MarkupEnd end;
    bool fits = keep(first, options_.max_document);
    end.take(first.text);
    while (fits && !end.reached()) {
        const auto line = next_line_of_record(true);
        if (!line) {
            break;
        }
        fits = keep(*line, options_.max_document);
        end.take(line->text);
    }
    const auto lines = kept_lines();
    auto records =
        end.is_html() ? text::read_html(lines, context_) : text::read_opensudoku(lines, context_);
    std::ranges::move(records, std::back_inserter(ready_));
}

} // namespace dokushin
