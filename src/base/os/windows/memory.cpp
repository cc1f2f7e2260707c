// This file maps memory with the calls of Windows. It has no limit on the address space: what a job
// limits is the memory that is committed, and a process that has no more of it sees so.
#include "base/os/memory.h"

#include <windows.h>

namespace dokushin::os {

void *map_memory(std::size_t bytes) {
    return VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
}

void unmap_memory(void *memory, std::size_t /*bytes*/) { VirtualFree(memory, 0, MEM_RELEASE); }

std::optional<std::uint64_t> address_space_limit() { return std::nullopt; }

std::uint64_t address_space_taken() { return 0; }

void take_less_for_threads(unsigned /*arenas*/, std::size_t /*stack*/) {}

void keep_freed_buffers() {} // the heap keeps some by itself

} // namespace dokushin::os
