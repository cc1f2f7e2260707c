// Mutex is std::mutex where there are threads. WebAssembly without threads has neither, so that
// there is nothing to lock.
#pragma once

#include <mutex>

namespace dokushin {

#ifdef __wasi__
class Mutex {};
class Lock {
  public:
    explicit Lock(Mutex & /*mutex*/) {}
    ~Lock() {} // as that of a lock, so that none is called unused
    Lock(const Lock &) = delete;
    Lock &operator=(const Lock &) = delete;
};
#else
using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;
#endif

} // namespace dokushin
