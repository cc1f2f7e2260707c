#include "stream/process/memory.h"

#include "base/os/memory.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <system_error>

namespace dokushin::stream {
namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

// ---- the reserve -------------------------------------------------------------------

/// The size of the reserve: more than it takes to make one answer's line.
constexpr std::size_t reserve_size = 2 * mebibyte;
std::atomic<void *> reserve{nullptr};

bool fill_reserve() {
    reserve = os::map_memory(reserve_size);
    return reserve != nullptr;
}

/// Frees the reserve: `new` calls this handler before it tries again.
void give_reserve() {
    void *const memory = reserve.exchange(nullptr);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    os::unmap_memory(memory, reserve_size);
}

// ---- the limit ---------------------------------------------------------------------

/// The size of a thread's stack under a limit; without one it is 8 MiB, the default of shells. No
/// command used a tenth of this (`ulimit -s 100`), and the WebAssembly module has no more.
constexpr std::size_t small_stack = mebibyte;
/// The working memory of a thread.
constexpr std::uint64_t memory_of_a_thread = 3 * mebibyte;
/// The memory that all threads share, with that of the rest of the program.
constexpr std::uint64_t shared_memory = 16 * mebibyte;

/// Reduces the address space that threads reserve.
void take_less_for_threads(std::uint64_t limit) {
    constexpr std::uint64_t for_an_arena = 512 * mebibyte;
    os::take_less_for_threads(
        static_cast<unsigned>(std::clamp<std::uint64_t>(limit / for_an_arena, 1, 64)), small_stack);
}

/// Makes the main thread's stack grow now, since a stack that can't grow later ends the program.
[[gnu::noinline]] void touch_stack() {
    [[maybe_unused]] volatile char lowest[small_stack];
    lowest[0] = 0;
}

} // namespace

void prepare_memory() {
    if (const auto limit = os::address_space_limit()) {
        touch_stack();
        take_less_for_threads(*limit);
    } else {
        os::keep_freed_buffers();
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
    void *const memory = os::map_memory(bytes);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    os::unmap_memory(memory, bytes);
}

unsigned threads_that_fit(unsigned wanted) {
    const auto limit = os::address_space_limit();
    if (!limit) {
        return wanted;
    }
    const std::uint64_t taken = os::address_space_taken() + shared_memory;
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
