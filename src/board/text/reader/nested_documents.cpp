// Documents of brackets are read piece by piece, independently of their lines.
#include "board/text/reader/machine.h"
#include "board/text/sites/documents.h"
#include "board/text/sites/killer_list.h"
#include "errors/catalogue.h"

#include <cassert>
#include <utility>

namespace dokushin {

using text::Cut;
using text::Line;
using text::LineSource;
using text::Nested;

/// Reads the object's own puzzle; nothing yet if its puzzles are nested deeper in it.
std::optional<Result<Record>> Reader::Machine::read_line_of_json(const Line &line) {
    auto record = text::read_json(line, context_);
    if (!record) {
        begin_nested(line);
    }
    return record;
}

/// Begins a line that is too long, which can be read only if it begins or continues a document of
/// brackets. If it comes within another block it waits behind an empty line, which ends the block.
std::optional<Line> Reader::Machine::begin_long_line(const LineSource::RawLine &next,
                                                     bool in_block) {
    const std::size_t number = next.line.number;
    const bool brackets = !csv_ && !text::find_control_character(next.line) &&
                          (nested_ || text::cut_at(next.line.text, options_) == Cut::list);
    if (!brackets) {
        refused_.push_back(text::at(Error{ErrorCode::too_long,
                                          {"a line of more than {} bytes", options_.max_line},
                                          {"a shorter one"}},
                                    number, options_.max_line + 1));
    } else if (in_block) {
        long_line_ahead_ = next;
    } else {
        long_line_ = true;
        return Line{next.line.text, number};
    }
    return Line{{}, number};
}

/// Reads an object of several lines that is a site's document, or a list of cages. If it is none,
/// or longer than such documents are, its lines are pushed back; false then.
bool Reader::Machine::read_document(const Line &first) {
    kept_.clear();
    kept_.push_back(copy_of(first));
    std::string text = kept_.front().utf8;
    text::ObjectEnd end;
    end.take(text);
    const bool is_object = !long_line_ && text.find_first_not_of(" \t") == text.find('{');
    const auto may_be_one = [&] {
        return is_object || (!long_line_ && text::may_be_killer_list(text));
    };
    while (may_be_one() && !end.reached() && text.size() < text::longest_document) {
        const auto line = next_line_of_record(true);
        if (!line) {
            break;
        }
        kept_.push_back(copy_of(*line));
        end.take(kept_.back().utf8);
        text += '\n';
        text += kept_.back().utf8;
    }
    const auto json = may_be_one() && end.reached() ? text::parse_document(text) : std::nullopt;
    auto document = json ? text::read_site_document(*json) : std::nullopt;
    if (!document) {
        for (; !kept_.empty(); kept_.pop_back()) {
            returned_.push_front(std::move(kept_.back()));
        }
        return false;
    }
    const std::size_t line = kept_.front().number;
    ready_.push_back(*document ? text::record_of(std::move((*document)->statement),
                                                 (*document)->format, line, 1, context_)
                               : std::unexpected(text::at((*document).error(), line, 1)));
    return true;
}

void Reader::Machine::begin_nested(const Line &first) {
    assert(!nested_);
    const auto as = options_.format;
    nested_ = std::make_unique<Nested>(
        context_, as == Format::json || as == Format::list ? as : std::nullopt);
    feed_nested(first);
}

void Reader::Machine::feed_nested(const Line &line) {
    assert(nested_);
    nested_->begin_line(line.number);
    nested_line_ = true;
    if (!long_line_) {
        nested_->feed(line.written(0));
    }
}

/// Reads the document's next puzzle; nothing at its end, or if an error is to be reported first.
std::optional<Result<Record>> Reader::Machine::next_nested() {
    while (refused_.empty()) {
        if (auto record = nested_->next()) {
            return record;
        }
        if (!feed_more_to_nested()) {
            break;
        }
    }
    for (Error &refused : std::exchange(refused_, {})) {
        ready_.push_back(std::unexpected(std::move(refused)));
    }
    return std::nullopt;
}

/// Feeds more of the text to the document; false if it was at its end, and is closed now.
bool Reader::Machine::feed_more_to_nested() {
    if (nested_->ended_before_line() && !long_line_) {
        returned_.push_front({std::string(nested_->fed()), nested_->line()});
        nested_.reset();
        return false;
    }
    if (long_line_) {
        if (const auto piece = lines_.piece()) {
            if (auto refused = text::find_control_character({*piece, nested_->line()})) {
                refused->column += nested_->column() - 1;
                refused_.push_back(*std::move(refused));
                nested_.reset();
                return false;
            }
            nested_->feed(*piece);
            return true;
        }
        long_line_ = false;
    }
    if (std::exchange(nested_line_, false)) {
        nested_->end_line();
        return true;
    }
    if (nested_->ended()) {
        nested_.reset();
        return false;
    }
    if (const auto line = next_line_of_record(false)) {
        feed_nested(*line);
    } else {
        nested_->finish();
    }
    return true;
}

} // namespace dokushin
