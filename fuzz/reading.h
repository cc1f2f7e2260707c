// What holds for any bytes that a reader is given.
#pragma once

#include <dokushin/text.h>

#include <algorithm>
#include <cstdlib>

namespace dokushin::fuzz {

inline void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// Does the text begin with a byte order mark? Further down such bytes are part of a line.
inline bool begins_with_mark(std::string_view text) {
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
           text.starts_with("\xEF\xBB\xBF");
}

/// Reads to the end. Errors have a place in the input; a record that can be
/// written in its own format reads back, and is then written the same.
inline void read_all(std::string_view text, const ReadOptions &options) {
    TextSource source(text);
    Reader reader(source, options);
    std::size_t records = 0;
    while (const auto record = reader.next()) {
        require(++records <= text.size() + 2);
        if (!*record) {
            require(record->error().line >= 1);
            require(!record->error().what.empty());
            continue;
        }
        const auto written = Writer((*record)->format).write(**record);
        if (!written) {
            continue;
        }
        ReadOptions same = options;
        same.format = (*record)->format;
        same.shape = (*record)->puzzle.shape();
        same.alphabet = std::string((*record)->alphabet.characters());
        Writer writer((*record)->format);
        std::string whole = writer.begin() + *written + writer.end();
        if (begins_with_mark(whole)) {
            whole.insert(0, "\n");
        }
        // A few words may state very many rules.
        same.max_line = std::max(same.max_line, whole.size());
        const auto back = read_one(whole, same);
        require(back.has_value());
        const auto again = Writer(back->format).write(*back);
        require(again.has_value() && *again == *written);
    }
}

} // namespace dokushin::fuzz
