// This file maps memory and reads limits with the calls of POSIX.
#include "base/os/memory.h"

#include "base/os/files.h"

#include <array>
#include <charconv>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>
#include <pthread.h>
#endif

namespace dokushin::os {

void *map_memory(std::size_t bytes) {
    void *const memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? nullptr : memory;
}

void unmap_memory(void *memory, std::size_t bytes) { ::munmap(memory, bytes); }

std::optional<std::uint64_t> address_space_limit() {
    rlimit limit{};
    return ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
               ? std::optional<std::uint64_t>(limit.rlim_cur)
               : std::nullopt;
}

/// Reads the first number of /proc/self/statm, which not every system has.
std::uint64_t address_space_taken() {
    const int descriptor = open_to_read("/proc/self/statm");
    if (descriptor < 0) {
        return 0;
    }
    std::array<char, 32> text{};
    const std::int64_t size = read_some(descriptor, text);
    close_file(descriptor);
    std::uint64_t pages = 0;
    std::from_chars(text.data(), text.data() + (size > 0 ? size : 0), pages);
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// By default glibc reserves 64 MiB for the arena of each thread and 8 MiB for its stack, so that
/// sixteen idle threads fill a gigabyte.
void take_less_for_threads([[maybe_unused]] unsigned arenas, [[maybe_unused]] std::size_t stack) {
#if defined(__GLIBC__)
    ::mallopt(M_ARENA_MAX, static_cast<int>(arenas));
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) == 0) {
        if (pthread_attr_setstacksize(&attributes, stack) == 0) {
            pthread_setattr_default_np(&attributes);
        }
        pthread_attr_destroy(&attributes);
    }
#endif
}

/// By default glibc returns them to the system, so that each batch begins with page faults: of 3
/// million lines, `dokushin solve --threads 2` had 12,000 to 25,000 of them, and has 2,000, in two
/// thirds of the time.
void keep_freed_buffers() {
#if defined(__GLIBC__)
    constexpr int mebibyte = 1 << 20;
    ::mallopt(M_TRIM_THRESHOLD, 64 * mebibyte);
    ::mallopt(M_MMAP_THRESHOLD, 32 * mebibyte); // the most that glibc takes
#endif
}

} // namespace dokushin::os
