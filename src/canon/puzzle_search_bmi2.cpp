// The search for puzzles for processors whose shifts leave the flags alone.
#include "canon/puzzle_search.h"

#include "canon/packed_row.h"
#include "canon/puzzle_way.h"
#include "canon/row_patterns.h"

#include "base/target.h"

#include <algorithm>
#include <bit>

DOKUSHIN_BEGIN_TARGET("bmi,bmi2")
namespace dokushin::canon {
namespace {
#include "canon/puzzle_rows.h"
} // namespace

std::optional<Canonical> least_puzzle_bmi2(const Givens &givens) { return least_puzzle_of(givens); }

} // namespace dokushin::canon
DOKUSHIN_END_TARGET
