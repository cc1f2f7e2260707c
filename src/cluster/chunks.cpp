#include "cluster/chunks.h"

#include "stream/input/line_ends.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace dokushin::cluster {
namespace {

/// The most bytes of a chunk, below what one message can hold.
constexpr std::size_t most_bytes = std::size_t{1} << 30;

std::string_view without_end(std::string_view line) { return line.substr(0, line.find('\n')); }

/// Counts the records of a text, wrong ones too. Lines that are all records, blank or comments are
/// counted without reading the records.
std::size_t count_records(const std::string &text, const ReadOptions &options) {
    std::size_t count = 0;
    bool all_lines = true;
    for (std::size_t begin = 0; begin < text.size() && all_lines;) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view line =
            without_end(std::string_view(text).substr(begin, end - begin));
        if (!says_nothing(line)) {
            all_lines = is_surely_a_record(line, options);
            ++count;
        }
        begin = end;
    }
    if (all_lines && count > 0) {
        return count;
    }
    TextSource source(text);
    Reader reader(source, options);
    for (count = 0; reader.next(); ++count) {
    }
    return count;
}

} // namespace

InputChunks::InputChunks(const stream::RunOptions &options, std::size_t lines)
    : options_(options), lines_(lines), sources_(options), before_(stream::preceding(sources_)),
      records_(before_.records()) {}

std::optional<Chunk> InputChunks::next() {
    while (true) {
        if (!open_ && !open_next()) {
            return std::nullopt;
        }
        const std::size_t size = end_of_chunk();
        if (size > most_bytes) {
            error_ =
                fmt::format("{}:{}: over a gigabyte in one piece, expected a puzzle a line, as "
                            "dokushin convert --to line writes it",
                            sources_.name(), line_ + 1);
            return std::nullopt;
        }
        // An empty input becomes a chunk, so that its reader reports it.
        if (size > 0 || (line_ == 0 && !broken_off_)) {
            open_ = !whole_ || taken_ + size < text_.size() || broken_off_;
            return take(size);
        }
        open_ = false;
        if (broken_off_) {
            return refused(*std::exchange(broken_off_, {}));
        }
    }
}

bool InputChunks::open_next() {
    if (!sources_.open_next()) {
        return false;
    }
    text_.clear();
    taken_ = 0;
    line_ = before_.lines(sources_.name());
    broken_off_ = sources_.error();
    whole_ = broken_off_.has_value();
    open_ = true;
    cut_ = !whole_ && can_be_cut();
    return true;
}

bool InputChunks::read_more() {
    constexpr std::size_t some = std::size_t{1} << 18;
    if (whole_) {
        return false;
    }
    const std::size_t had = text_.size();
    std::size_t got = 0;
    text_.resize_and_overwrite(had + some, [&](char *buffer, std::size_t) {
        got = sources_.bytes().read({buffer + had, some});
        return had + got;
    });
    broken_off_ = sources_.error();
    whole_ = got == 0 || broken_off_;
    return got > 0;
}

/// Returns the position behind the line's end, or the end of the input.
std::size_t InputChunks::end_of_line(std::size_t begin) {
    std::size_t searched = begin;
    while (true) {
        const std::size_t end = text_.find('\n', searched);
        if (end != std::string::npos) {
            return end + 1;
        }
        searched = text_.size();
        if (searched - begin > most_bytes || !read_more()) {
            return searched;
        }
    }
}

/// Is the first line that is neither blank nor a comment a record of its own?
bool InputChunks::can_be_cut() {
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = end_of_line(begin);
        const std::string_view line =
            without_end(std::string_view(text_).substr(begin, end - begin));
        if (end == begin || !says_nothing(line)) {
            return end > begin && is_surely_a_record(line, sources_.reading());
        }
        begin = end;
    }
}

/// Computes the size of the next chunk in bytes.
std::size_t InputChunks::end_of_chunk() {
    constexpr std::size_t much = std::size_t{1} << 20;
    if (taken_ > much) {
        text_.erase(0, std::exchange(taken_, 0));
    }
    const std::size_t begin = taken_;
    std::size_t end = begin;
    bool says_something = false; // as each chunk shall
    for (std::size_t lines = 0;; ++lines) {
        const std::size_t next = end_of_line(end);
        const std::string_view line = without_end(std::string_view(text_).substr(end, next - end));
        const bool long_enough = cut_ && says_something && lines >= lines_;
        if (next - begin > most_bytes) {
            return next - begin;
        }
        if (next == end || (long_enough && is_surely_a_record(line, sources_.reading()))) {
            return end - begin;
        }
        says_something = says_something || !says_nothing(line);
        end = next;
    }
}

Chunk InputChunks::take(std::size_t size) {
    assert(size <= text_.size() - taken_);
    Chunk chunk;
    chunk.number = number_++;
    chunk.part.file = sources_.name();
    chunk.part.text = text_.substr(taken_, size);
    chunk.part.lines_before = line_;
    chunk.part.records_before = records_;
    taken_ += size;
    stream::LineEnds ends;
    ends.add(chunk.part.text);
    line_ += ends.count();
    if (options_.numbered) {
        records_ += count_records(chunk.part.text, sources_.reading());
    }
    return chunk;
}

Chunk InputChunks::refused(const Error &error) {
    Chunk chunk;
    chunk.number = number_++;
    chunk.part.file = sources_.name();
    chunk.part.error = error;
    chunk.part.records_before = records_++;
    return chunk;
}

std::optional<Chunk> AttemptChunks::next() {
    Chunk chunk;
    chunk.number = number_++;
    chunk.part.first_attempt = chunk.number * attempts_;
    chunk.part.attempts = attempts_;
    return chunk;
}

} // namespace dokushin::cluster
