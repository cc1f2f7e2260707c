// The kernel without any instruction by name: 8 boards at once. The compilers make
// 128-bit vectors of it, which are SSE2, NEON or those of WebAssembly.
#include "base/eight_bytes.h"
#include "search/kernel/batch.h"
#include "search/kernel/encoding.h"
#include "search/kernel/kernels.h"
#include "search/kernel/pieces.h"
#include "search/kernel/single.h"

#include <algorithm>
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
} // namespace

std::unique_ptr<BatchEngine> make_portable() {
    return std::make_unique<BatchLanes<PlainWords<8>>>();
}

SingleAnswer solve_single_portable(const SingleTask &task) {
    return BandSearch<BandQuarters<PlainWords<8>>>(task).run();
}

} // namespace dokushin::search::kernel
