#include "generate/combination.h"

#include <cassert>
#include <limits>
#include <numeric>

namespace dokushin::generate {

std::uint64_t combinations(std::uint64_t all, std::uint64_t taken) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (taken > all) {
        return 0;
    }
    std::uint64_t ways = 1;
    for (std::uint64_t number = 1; number <= taken; ++number) {
        // What is left of the divisor divides the ways so far, since the whole product has it.
        const std::uint64_t factor = all - taken + number;
        const std::uint64_t common = std::gcd(factor, number);
        ways /= number / common;
        if (ways > most / (factor / common)) {
            return most;
        }
        ways *= factor / common;
    }
    return ways;
}

Combination::Combination(std::uint64_t rank, std::size_t all, std::size_t taken) : all_(all) {
    assert(rank < combinations(all, taken));
    positions_.reserve(taken);
    for (std::size_t at = 0; positions_.size() < taken; ++at) {
        // Those that have `at` come before those that have only later ones.
        const std::uint64_t with = combinations(all - at - 1, taken - positions_.size() - 1);
        if (rank < with) {
            positions_.push_back(at);
        } else {
            rank -= with;
        }
    }
}

bool Combination::advance() {
    const std::size_t taken = positions_.size();
    for (std::size_t last = taken; last-- > 0;) {
        if (positions_[last] + taken - last < all_) {
            ++positions_[last];
            for (std::size_t next = last + 1; next < taken; ++next) {
                positions_[next] = positions_[next - 1] + 1;
            }
            return true;
        }
    }
    return false;
}

} // namespace dokushin::generate
