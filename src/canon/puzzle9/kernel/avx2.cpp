// The search for puzzles for processors with AVX2 and BMI2: it computes the bounds of nine rows at
// once, and its shifts leave the flags alone.
#include "canon/puzzle9/search.h"

#include "canon/puzzle9/labelling.h"
#include "canon/puzzle9/packed_row.h"
#include "canon/puzzle9/row_patterns.h"

#include "base/target.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <immintrin.h>
#include <span>

DOKUSHIN_BEGIN_TARGET("avx2,bmi,bmi2")
namespace dokushin::canon {
namespace {
#include "canon/puzzle9/kernel/row_bounds_avx2.inc"

#include "canon/puzzle9/last_rows.inc"

#include "canon/puzzle9/answer.inc"

#include "canon/puzzle9/rows.inc"
} // namespace

std::optional<Canonical> least_puzzle_avx2(const Givens &givens) { return least_puzzle_of(givens); }

} // namespace dokushin::canon
DOKUSHIN_END_TARGET
