// A hunt for boards that take an engine long to refute: boards without a solution, because a house
// has n digits that only n − 1 of its cells are left for.
#pragma once

#include <cstddef>
#include <cstdint>

namespace dokushin::bench {

/// Makes `boards` such boards at random and lets every kernel (many at once, and each alone) and
/// the general search refute them. Prints the most nodes that each took, with the board. Returns
/// how many answers were wrong or took more than `most_nodes`.
[[nodiscard]] int hunt(std::size_t boards, std::uint64_t seed, std::uint64_t most_nodes);

} // namespace dokushin::bench
