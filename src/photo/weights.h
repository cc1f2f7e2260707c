// The weights of the network, which the build takes from weights.bin (photo/CMakeLists.txt).
#pragma once

#include <cstdint>
#include <span>

namespace dokushin::photo {

[[nodiscard]] std::span<const std::uint8_t> built_in_weights();

} // namespace dokushin::photo
