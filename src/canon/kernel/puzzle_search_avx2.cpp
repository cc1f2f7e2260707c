// The search for puzzles for processors with AVX2 and BMI2: nine rows are looked at at once, and
// shifts leave the flags alone.
#include "canon/puzzle_search.h"

#include "canon/packed_row.h"
#include "canon/puzzle_way.h"
#include "canon/row_patterns.h"

#include "base/target.h"

#include <algorithm>
#include <bit>
#include <immintrin.h>
#include <span>

DOKUSHIN_BEGIN_TARGET("avx2,bmi,bmi2")
namespace dokushin::canon {
namespace {
#include "canon/kernel/row_looks_avx2.h"

#include "canon/last_rows.h"

#include "canon/puzzle_answer.h"

#include "canon/puzzle_rows.h"
} // namespace

std::optional<Canonical> least_puzzle_avx2(const Givens &givens) { return least_puzzle_of(givens); }

} // namespace dokushin::canon
DOKUSHIN_END_TARGET
