// The search for grids: for any processor, and the choice for this processor.
#include "canon/grid9/search.h"

#include "base/processor.h"
#include "canon/grid9/plain_nines.h"
#include "canon/grid9/second_rows.h"

#include <algorithm>
#include <cassert>

namespace dokushin::canon {
namespace {
#include "canon/grid9/rows.inc"
} // namespace

#ifdef DOKUSHIN_CANON_X86
std::optional<Canonical> least_grid(const Grid &grid) {
    return has_ssse3() ? least_grid_ssse3(grid) : least_grid_portable(grid);
}
#else
std::optional<Canonical> least_grid(const Grid &grid) { return least_grid_portable(grid); }
#endif

std::optional<Canonical> least_grid_portable(const Grid &grid) {
    return least_grid_over<PlainNines>(grid);
}

} // namespace dokushin::canon
