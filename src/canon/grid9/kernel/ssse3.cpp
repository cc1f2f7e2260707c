// The search for grids for processors that shuffle bytes.
#include "canon/grid9/search.h"

#include "canon/grid9/second_rows.h"

#include "base/target.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <immintrin.h>

DOKUSHIN_BEGIN_TARGET("ssse3")
namespace dokushin::canon {
namespace {
#include "canon/grid9/kernel/nines_ssse3.inc"
#include "canon/grid9/rows.inc"
} // namespace

std::optional<Canonical> least_grid_ssse3(const Grid &grid) {
    return least_grid_over<Ssse3Nines>(grid);
}

} // namespace dokushin::canon
DOKUSHIN_END_TARGET
