// The search for puzzles for any processor, and which one this processor runs.
#include "canon/puzzle_search.h"

#include "canon/packed_row.h"
#include "canon/puzzle_way.h"
#include "canon/row_patterns.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {
namespace {
#include "canon/puzzle_rows.h"
} // namespace

#ifdef DOKUSHIN_CANON_X86
std::optional<Canonical> least_puzzle(const Givens &givens) {
    static const bool shifts =
        __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0;
    return shifts ? least_puzzle_bmi2(givens) : least_puzzle_portable(givens);
}
#else
std::optional<Canonical> least_puzzle(const Givens &givens) {
    return least_puzzle_portable(givens);
}
#endif

std::optional<Canonical> least_puzzle_portable(const Givens &givens) {
    return least_puzzle_of(givens);
}

} // namespace dokushin::canon
