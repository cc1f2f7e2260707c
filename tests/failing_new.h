// Memory that ends: operator new counts its calls, and one of them fails. For one file of a
// program, which the replacements of operator new then hold for.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace dokushin::failing_new {

inline std::atomic<long> made{0};
inline std::atomic<long> failing{-1}; ///< the number, from 0, of the allocation that fails

inline void *allocate(std::size_t size) {
    void *const memory = made++ == failing ? nullptr : std::malloc(size == 0 ? 1 : size);
    return memory != nullptr ? memory : throw std::bad_alloc();
}

/// From now on: the allocation of that number, from 0, fails; -1: none does.
inline void fail_at(long number) {
    made = 0;
    failing = number;
}

} // namespace dokushin::failing_new

// g++ 12 takes one that is inlined for a free() of what another operator new returned.
[[gnu::noinline]] void *operator new(std::size_t size) {
    return dokushin::failing_new::allocate(size);
}
[[gnu::noinline]] void *operator new[](std::size_t size) {
    return dokushin::failing_new::allocate(size);
}
[[gnu::noinline]] void operator delete(void *memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void *memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }
