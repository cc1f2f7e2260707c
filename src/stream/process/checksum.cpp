#include "stream/process/checksum.h"

// Compiled into this file: its functions then need no library where the program runs.
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace dokushin::stream {

struct Checksum::State {
    XXH3_state_t xxh3;
};

Checksum::Checksum() : state_(std::make_unique<State>()) { XXH3_64bits_reset(&state_->xxh3); }
Checksum::~Checksum() = default;
Checksum::Checksum(Checksum &&) noexcept = default;
Checksum &Checksum::operator=(Checksum &&) noexcept = default;

void Checksum::add(std::string_view text) {
    XXH3_64bits_update(&state_->xxh3, text.data(), text.size());
}

std::uint64_t Checksum::value() const { return XXH3_64bits_digest(&state_->xxh3); }

std::uint64_t Checksum::of(std::string_view text) { return XXH3_64bits(text.data(), text.size()); }

} // namespace dokushin::stream
