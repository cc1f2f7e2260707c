// The catalogue has each English sentence that errors are made of, in the other languages. The
// files of catalogue/ are the tables; pattern.h says how holes are written.
//
// The English is that of the code which makes the errors; tests/house/messages_test.cpp compares.
//
// In the library a table is one text, a zero byte behind each sentence. With a pointer to each the
// module for browsers was 1.7 kB larger (brotli -q 11), where the whole catalogue takes 12 kB.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace dokushin::translate {

struct Entry {
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
};

/// Sentences about texts that are read, impossible boards, contradictory puzzles.
[[nodiscard]] std::string_view about_texts();
/// Sentences about what can't be made, searched, printed or brought into a form.
[[nodiscard]] std::string_view about_work();
/// Sentences about wrong calls from C, JavaScript and Python.
[[nodiscard]] std::string_view about_calls();

[[nodiscard]] inline std::array<std::string_view, 3> catalogue() {
    return {about_texts(), about_work(), about_calls()};
}

/// Reads the first entry of a table's text and cuts it off.
[[nodiscard]] inline Entry take_entry(std::string_view &rest) {
    const auto take = [&rest] {
        const std::string_view sentence = rest.substr(0, rest.find('\0'));
        rest.remove_prefix(sentence.size() + 1);
        return sentence;
    };
    const std::string_view english = take();
    const std::string_view japanese = take();
    return {english, japanese, take()};
}

/// Computes the size of a table's text.
template <std::size_t Count>
[[nodiscard]] consteval std::size_t text_size(const std::array<Entry, Count> &table) {
    std::size_t size = 0;
    for (const Entry &entry : table) {
        size += entry.english.size() + entry.japanese.size() + entry.chinese.size() + 3;
    }
    return size;
}

template <std::size_t Size, std::size_t Count>
[[nodiscard]] consteval std::array<char, Size> text_of(const std::array<Entry, Count> &table) {
    std::array<char, Size> text{};
    auto *place = text.data();
    for (const Entry &entry : table) {
        for (const std::string_view sentence : {entry.english, entry.japanese, entry.chinese}) {
            place = std::ranges::copy(sentence, place).out + 1;
        }
    }
    return text;
}

} // namespace dokushin::translate
