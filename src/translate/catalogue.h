// The catalogue: each English sentence that errors are made of, in the other languages. The
// files of catalogue/ are the tables; pattern.h says how holes are written.
//
// English is written as the sites write it; tests/house/messages_test.cpp compares them.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace dokushin::translate {

struct Entry {
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
};

/// Of texts that are read, boards that can't be, puzzles that contradict themselves.
[[nodiscard]] std::span<const Entry> about_texts();
/// Of what can't be made, searched, printed or brought into a form.
[[nodiscard]] std::span<const Entry> about_work();
/// Of calls from C and JavaScript that are not as they should be.
[[nodiscard]] std::span<const Entry> about_calls();

[[nodiscard]] inline std::array<std::span<const Entry>, 3> catalogue() {
    return {about_texts(), about_work(), about_calls()};
}

} // namespace dokushin::translate
