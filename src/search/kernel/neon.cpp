// The kernel for NEON: 8 boards at once. Every 64-bit Arm has NEON, so that there is no region of
// the file to open and nothing to ask of the processor.
#include "base/eight_bytes.h"
#include "search/kernel/batch.h"
#include "search/kernel/encoding.h"
#include "search/kernel/kernels.h"
#include "search/kernel/pieces.h"
#include "search/kernel/single.h"

#include <algorithm>
#include <arm_neon.h>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

namespace dokushin::search::kernel {
namespace {
#include "search/kernel/band_board.inc"
#include "search/kernel/boards.inc"
#include "search/kernel/plain_words.inc"
#include "search/kernel/transpose.inc"

#include "search/kernel/band_choice.inc"
#include "search/kernel/band_words.inc"
#include "search/kernel/puzzle_lanes.inc"
#include "search/kernel/round.inc"
#include "search/kernel/split.inc"

#include "search/kernel/band_quarters.inc"
#include "search/kernel/band_search.inc"
#include "search/kernel/batch_lanes.inc"
#include "search/kernel/words_neon.inc"
} // namespace

std::unique_ptr<BatchEngine> make_neon() { return std::make_unique<BatchLanes<Neon>>(); }

SingleAnswer solve_single_neon(const SingleTask &task) {
    return BandSearch<BandQuarters<Neon>>(task).run();
}

} // namespace dokushin::search::kernel
