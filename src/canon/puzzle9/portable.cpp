// The search for puzzles: for any processor, and the choice for this processor.
#include "canon/puzzle9/search.h"

#include "base/processor.h"
#include "canon/puzzle9/labelling.h"
#include "canon/puzzle9/packed_row.h"
#include "canon/puzzle9/row_patterns.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>

namespace dokushin::canon {
namespace {
#include "canon/puzzle9/row_bounds.inc"

#include "canon/puzzle9/last_rows.inc"

#include "canon/puzzle9/answer.inc"

#include "canon/puzzle9/rows.inc"
} // namespace

#ifdef DOKUSHIN_CANON_X86
std::optional<Canonical> least_puzzle(const Givens &givens) {
    return has_avx2() ? least_puzzle_avx2(givens) : least_puzzle_portable(givens);
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
