// These functions keep freed buffers for later ones, keep the program working under a limit on
// memory, and let it end in order with a message when memory runs out.
#pragma once

#include <cstddef>
#include <exception>

namespace dokushin::stream {

/// Sets memory aside as a reserve. Under a limit on the address space (ulimit -v) it makes threads
/// take less of it, and otherwise keeps what they free. main() calls it before anything else.
void prepare_memory();

/// Refills the reserve, where a part of the work begins; throws std::bad_alloc if the last part
/// used it and there is no memory for another. The reserve lets the work under way end in order,
/// since not all libraries that we use survive a failed allocation (nlohmann/json 3.11 then frees a
/// half-made object as if it were whole).
void expect_memory();

/// Throws std::bad_alloc if there is no room for so many bytes. It stands before calls that would
/// end the process, or worse, without that room.
void expect_room_for(std::size_t bytes);

/// Returns how many of the wanted threads fit into the address space, each with its working memory;
/// at least 1.
[[nodiscard]] unsigned threads_that_fit(unsigned wanted);

/// Describes an exception to the user; a lack of memory with its remedy. It allocates nothing.
[[nodiscard]] const char *describe_failure(const std::exception &thrown);

} // namespace dokushin::stream
