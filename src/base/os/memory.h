// These functions map memory, and set how much of the address space threads and freed buffers keep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace dokushin::os {

/// Maps so many bytes; nullptr if there is no room for them.
[[nodiscard]] void *map_memory(std::size_t bytes);
void unmap_memory(void *memory, std::size_t bytes);

/// Returns the limit on the size of the process's mappings, if there is one (ulimit -v).
[[nodiscard]] std::optional<std::uint64_t> address_space_limit();
/// Returns the size of the process's mappings; 0 if it is not known.
[[nodiscard]] std::uint64_t address_space_taken();

/// Makes malloc() have at most so many arenas, and threads have stacks of that size.
void take_less_for_threads(unsigned arenas, std::size_t stack);

/// Makes malloc() keep buffers that are freed.
void keep_freed_buffers();

} // namespace dokushin::os
