#include "stream/process/memory.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <optional>
#include <sys/mman.h>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>
#include <pthread.h>
#endif

namespace dokushin::stream {
namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

// ---- the reserve -------------------------------------------------------------------

/// The size of the reserve: more than it takes to make one answer's line.
constexpr std::size_t reserve_size = 2 * mebibyte;
std::atomic<void *> reserve{nullptr};

/// Maps so many bytes; nullptr if there is no room for them.
void *mapped(std::size_t bytes) {
    void *const memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? nullptr : memory;
}

bool fill_reserve() {
    reserve = mapped(reserve_size);
    return reserve != nullptr;
}

/// Frees the reserve: `new` calls this handler before it tries again.
void give_reserve() {
    void *const memory = reserve.exchange(nullptr);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    ::munmap(memory, reserve_size);
}

// ---- the limit ---------------------------------------------------------------------

/// The size of a thread's stack under a limit; without one it is 8 MiB, the default of shells. No
/// command used a tenth of this (`ulimit -s 100`), and the WebAssembly module has no more.
constexpr std::size_t small_stack = mebibyte;
/// The working memory of a thread.
constexpr std::uint64_t memory_of_a_thread = 3 * mebibyte;
/// The memory that all threads share, with that of the rest of the program.
constexpr std::uint64_t shared_memory = 16 * mebibyte;

std::optional<std::uint64_t> address_space_limit() {
    rlimit limit{};
    return ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
               ? std::optional<std::uint64_t>(limit.rlim_cur)
               : std::nullopt;
}

/// Returns the size of the process's mappings; 0 where the system has no /proc.
std::uint64_t address_space_taken() {
    unsigned long long pages = 0;
    if (std::FILE *const file = std::fopen("/proc/self/statm", "re"); file != nullptr) {
        pages = std::fscanf(file, "%llu", &pages) == 1 ? pages : 0;
        std::fclose(file);
    }
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// Reduces the address space that threads reserve. By default glibc reserves 64 MiB for the arena
/// of each thread and 8 MiB for its stack, so that sixteen idle threads fill a gigabyte.
void take_less_for_threads([[maybe_unused]] std::uint64_t limit) {
#if defined(__GLIBC__)
    constexpr std::uint64_t for_an_arena = 512 * mebibyte;
    ::mallopt(M_ARENA_MAX,
              static_cast<int>(std::clamp<std::uint64_t>(limit / for_an_arena, 1, 64)));
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) == 0) {
        if (pthread_attr_setstacksize(&attributes, small_stack) == 0) {
            pthread_setattr_default_np(&attributes);
        }
        pthread_attr_destroy(&attributes);
    }
#endif
}

/// Makes malloc() keep buffers of batches that are freed. By default glibc returns them to the
/// system, so that each batch begins with page faults: of 3 million lines, `dokushin solve
/// --threads 2` had 12,000 to 25,000 of them, and has 2,000, in two thirds of the time.
void keep_freed_buffers() {
#if defined(__GLIBC__)
    ::mallopt(M_TRIM_THRESHOLD, 64 * static_cast<int>(mebibyte));
    ::mallopt(M_MMAP_THRESHOLD, 32 * static_cast<int>(mebibyte)); // the most that glibc takes
#endif
}

/// Makes the main thread's stack grow now, since a stack that can't grow later ends the program.
[[gnu::noinline]] void touch_stack() {
    [[maybe_unused]] volatile char lowest[small_stack];
    lowest[0] = 0;
}

} // namespace

void prepare_memory() {
    if (const auto limit = address_space_limit()) {
        touch_stack();
        take_less_for_threads(*limit);
    } else {
        keep_freed_buffers();
    }
    if (fill_reserve()) {
        std::set_new_handler(give_reserve);
    }
}

void expect_memory() {
    const bool is_kept = std::get_new_handler() == give_reserve;
    if (is_kept && reserve.load(std::memory_order_relaxed) == nullptr && !fill_reserve()) {
        throw std::bad_alloc();
    }
}

void expect_room_for(std::size_t bytes) {
    void *const memory = mapped(bytes);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    ::munmap(memory, bytes);
}

unsigned threads_that_fit(unsigned wanted) {
    const auto limit = address_space_limit();
    if (!limit) {
        return wanted;
    }
    const std::uint64_t taken = address_space_taken() + shared_memory;
    const std::uint64_t left = *limit - std::min(*limit, taken);
    assert(wanted > 0);
    const std::uint64_t fit = left / (small_stack + memory_of_a_thread);
    return static_cast<unsigned>(std::clamp<std::uint64_t>(fit, 1, wanted));
}

const char *describe_failure(const std::exception &thrown) {
    const auto *const refused = dynamic_cast<const std::system_error *>(&thrown);
    const bool no_memory =
        dynamic_cast<const std::bad_alloc *>(&thrown) != nullptr ||
        (refused != nullptr && (refused->code() == std::errc::resource_unavailable_try_again ||
                                refused->code() == std::errc::not_enough_memory));
    return no_memory ? "not enough memory; allow it more (ulimit -v), or try --threads 1"
                     : thrown.what();
}

} // namespace dokushin::stream
