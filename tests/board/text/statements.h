// What the tests of statements share: their rules in words, and texts with mistakes.
#pragma once

#include "board/text/sites/statement.h"

#include <rapidcheck.h>

#include <string>
#include <vector>

namespace dokushin::texts {

using Lines = std::vector<std::string>;

inline Lines words_of(const text::Statement &statement) {
    Lines words;
    for (const text::StatedRule &rule : statement.rules) {
        words.push_back(rule.words);
    }
    return words;
}

/// Cuts, doubles and replaces parts of a text.
inline std::string mutated(std::string text) {
    const auto size = static_cast<int>(text.size());
    const int changes = *rc::gen::inRange(1, 6);
    for (int change = 0; change < changes && !text.empty(); ++change) {
        const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, size)) % text.size();
        const auto from = static_cast<std::size_t>(*rc::gen::inRange(0, size)) % text.size();
        const auto length = static_cast<std::size_t>(*rc::gen::inRange(0, 12));
        switch (*rc::gen::inRange(0, 3)) {
        case 0:
            text.erase(at, length);
            break;
        case 1:
            text.insert(at, text.substr(from, length));
            break;
        default:
            text[at] = *rc::gen::arbitrary<char>();
        }
    }
    return text;
}

} // namespace dokushin::texts
