// What holds for any bytes that a reader is given.
#pragma once

#include <dokushin/text.h>

#include <cstdlib>

namespace dokushin::fuzz {

inline void require(bool holds) {
    if (!holds) {
        std::abort();
    }
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
        const auto back = read_one(writer.begin() + *written + writer.end(), same);
        require(back.has_value());
        const auto again = Writer(back->format).write(*back);
        require(again.has_value() && *again == *written);
    }
}

} // namespace dokushin::fuzz
