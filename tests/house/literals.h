// The string literals of a source, as the house tests and the tests of translations read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace house {

struct Literal {
    std::string text; ///< escapes resolved, literals that stand behind each other as one
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind its closing quote
};

/// Comments have none. `quotes`: what a literal begins with, "\"" in C++; R"(…)" is known.
[[nodiscard]] std::vector<Literal> literals_of(std::string_view source,
                                               std::string_view quotes = "\"");

} // namespace house
