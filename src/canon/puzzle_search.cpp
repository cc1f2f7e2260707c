// The search for puzzles for any processor, and which one this processor runs.
#include "canon/puzzle_search.h"

#include "canon/packed_row.h"
#include "canon/processor.h"
#include "canon/puzzle_way.h"
#include "canon/row_patterns.h"

#include <algorithm>
#include <bit>
#include <span>

namespace dokushin::canon {
namespace {
#include "canon/row_looks.h"

#include "canon/last_rows.h"

#include "canon/puzzle_answer.h"

#include "canon/puzzle_rows.h"
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
