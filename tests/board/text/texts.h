// What the tests of the formats share: reading a text to its end.
#pragma once

#include <dokushin/text.h>

#include <string>
#include <vector>

namespace dokushin::texts {

inline std::vector<Result<Record>> read_all(std::string_view text, ReadOptions options = {}) {
    TextSource source(text);
    Reader reader(source, std::move(options));
    std::vector<Result<Record>> records;
    while (auto record = reader.next()) {
        records.push_back(*std::move(record));
    }
    return records;
}

/// The cells of each record, or "LINE:COLUMN: message" where there is none.
inline std::vector<std::string> told(std::string_view text, ReadOptions options = {}) {
    std::vector<std::string> lines;
    for (const auto &record : read_all(text, std::move(options))) {
        lines.push_back(record ? to_line(record->puzzle.givens(), record->alphabet)
                               : std::to_string(record.error().line) + ":" +
                                     std::to_string(record.error().column) + ": " +
                                     record.error().message());
    }
    return lines;
}

inline ReadOptions from(Format format) {
    ReadOptions options;
    options.format = format;
    return options;
}

inline ReadOptions on(std::string_view shape) {
    ReadOptions options;
    options.shape = *Shape::parse(shape);
    return options;
}

inline std::string write_one(const Record &record, Format format, WriteOptions options = {}) {
    Writer writer(format, std::move(options));
    std::string text = writer.begin();
    const auto body = writer.write(record);
    text += body ? *body : "refused: " + body.error().message() + "\n";
    return text + writer.end();
}

/// Hands out a few bytes at a time, as a slow pipe does.
class Trickle final : public ByteSource {
  public:
    Trickle(std::string_view text, std::size_t most) : rest_(text), most_(most) {}
    std::size_t read(std::span<char> buffer) override {
        const std::size_t size = std::min({buffer.size(), rest_.size(), most_});
        rest_.copy(buffer.data(), size);
        rest_.remove_prefix(size);
        return size;
    }

  private:
    std::string_view rest_;
    std::size_t most_;
};

/// A 4×4 puzzle with one solution.
inline constexpr std::string_view four = "1.343..2.3..2..3";

using Lines = std::vector<std::string>;

} // namespace dokushin::texts
