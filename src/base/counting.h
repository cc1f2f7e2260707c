// Sentences with numbers in them: "1 row of 15 cells".
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace dokushin {

namespace base {

/// The noun in the plural that `text` begins with, the blank before it included: " cells".
[[nodiscard]] std::string_view plural_in_front(std::string_view text);

[[nodiscard]] std::string counting(std::string_view pattern,
                                   std::initializer_list<std::string> fillers);

} // namespace base

/// `pattern`, whose holes {} take the values in turn. A noun behind the number 1 loses its s:
/// counting("{} rows of {} cells", 1, 15) is "1 row of 15 cells".
template <class... Values>
[[nodiscard]] std::string counting(std::string_view pattern, const Values &...values) {
    return base::counting(pattern, {fmt::format("{}", values)...});
}

} // namespace dokushin
