// The machine behind Reader. Its members are defined in reader.cpp (lines and records), blocks.cpp
// (records of several lines), iss_lines.cpp (strings of ISS) and nested_documents.cpp (documents of
// brackets).
#pragma once

#include "board/text/cells.h"
#include "board/text/characters/characters.h"
#include "board/text/formats/csv.h"
#include "board/text/nested/nested.h"
#include "board/text/reader/line_source.h"
#include "board/text/reader/recognise.h"

#include <deque>
#include <memory>

namespace dokushin {

class [[gnu::visibility("hidden")]] Reader::Machine {
  public:
    Machine(ByteSource &source, ReadOptions options)
        : options_(std::move(options)), lines_(source, options_.max_line), context_(options_),
          found_any_(options_.amid_lines), begun_(options_.amid_lines),
          amid_lines_(options_.amid_lines) {}

    std::optional<Result<Record>> next();
    std::optional<PlainLines> next_plain_lines();
    [[nodiscard]] bool has_read_ahead() const {
        return !ready_.empty() || !returned_.empty() || lines_.has_line();
    }
    [[nodiscard]] std::uint64_t bytes_read() const { return lines_.bytes_read(); }

  private:
    /// A line that was read ahead, with its text copied from the source's buffer.
    struct KeptLine {
        std::string utf8;
        std::size_t number = 1;
        text::Characters characters{}; ///< filled if the line is not ASCII
    };
    [[nodiscard]] static KeptLine copy_of(const text::Line &line) {
        return {std::string(line.begins.empty() ? line.text : line.utf8), line.number};
    }
    [[nodiscard]] static text::Line line_of(std::string_view utf8, std::size_t number,
                                            text::Characters &characters);

    [[nodiscard]] std::optional<text::Line> next_line(bool in_block = false);
    [[nodiscard]] text::Line next_returned();
    [[nodiscard]] std::optional<text::Line> begin_long_line(const text::LineSource::RawLine &next,
                                                            bool in_block);
    [[nodiscard]] std::optional<text::Line> next_line_of_record(bool in_block);
    [[nodiscard]] bool begins_new_record(const text::Line &line) const;
    [[nodiscard]] std::optional<Result<Record>> read_from(const text::Line &line);
    [[nodiscard]] bool takes_plain_lines() const;
    [[nodiscard]] std::optional<Record> read_plain(const text::Line &line);
    [[nodiscard]] bool begin_csv_of_one_column(const text::Line &line);
    [[nodiscard]] std::optional<Result<Record>> read_line_of_json(const text::Line &line);
    [[nodiscard]] Result<Record> read_single(const text::Line &line);
    void read_block(const text::Line &first);
    [[nodiscard]] bool cut_block(const text::Line &first);
    void read_behind_empty_lines();
    [[nodiscard]] bool read_document(const text::Line &first);
    void begin_nested(const text::Line &first);
    [[nodiscard]] std::optional<Result<Record>> next_nested();
    void feed_nested(const text::Line &line);
    [[nodiscard]] bool feed_more_to_nested();
    void read_markup(const text::Line &first);
    void read_rules(const text::Line &first);
    [[nodiscard]] Result<Record> read_iss_lines(const text::Line &first);
    void add_block(Format format, text::Block block);
    [[nodiscard]] bool keep(const text::Line &line, std::size_t most);
    [[nodiscard]] std::vector<text::Line> kept_lines();

    ReadOptions options_;
    text::LineSource lines_;
    text::Context context_;
    std::optional<text::CsvColumns> csv_;
    std::deque<Result<Record>> ready_; ///< read, but not handed out yet
    std::vector<KeptLine> kept_;
    std::size_t kept_bytes_ = 0;
    text::Characters characters_;            ///< the current line's
    std::deque<KeptLine> returned_;          ///< lines to read again, pushed back
    KeptLine taken_;                         ///< the first of them while it is being read
    std::optional<Alphabet> plain_alphabet_; ///< the alphabet of plain lines
    std::vector<Error> refused_;             ///< errors of skipped lines, not reported yet
    std::unique_ptr<text::Nested> nested_;   ///< a document of brackets that is being read
    bool nested_line_ = false;               ///< is its line not at its end yet?
    bool long_line_ = false;                 ///< does the current line come in pieces?
    std::optional<text::LineSource::RawLine>
        long_line_ahead_;              ///< a long line behind the document's end
    bool ended_by_empty_line_ = false; ///< did an empty line end the last block?
    bool found_any_;
    bool begun_;      ///< has there been a line that is neither blank nor a comment?
    bool amid_lines_; ///< is the first such line a record of its own?
    bool ended_ = false;
};

} // namespace dokushin
