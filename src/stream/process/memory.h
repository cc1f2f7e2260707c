// Where memory is limited or runs out: how the program makes do with less, and what it says.
#pragma once

#include <cstddef>
#include <exception>

namespace dokushin::stream {

/// Before anything else in main(): keeps some memory in reserve, and under a limit on the address
/// space (ulimit -v) lets threads take less of it.
void prepare_for_little_memory();

/// Where a part of the work begins: throws std::bad_alloc if the last part took of the reserve and
/// it can't be had again. With it what is under way ends in order: not all code that we use lives
/// through an allocation that fails (an object of nlohmann/json 3.11 is then freed as if it were
/// whole).
void expect_memory();

/// Throws std::bad_alloc if there is no room for so many bytes: for code that ends the process, or
/// worse, where it has none.
void expect_room_for(std::size_t bytes);

/// How many of so many threads fit into the address space, each with what it works on; at least 1.
[[nodiscard]] unsigned threads_that_fit(unsigned wanted);

/// What to say of what was thrown: of memory in words that help. Takes none itself.
[[nodiscard]] const char *told(const std::exception &thrown);

} // namespace dokushin::stream
