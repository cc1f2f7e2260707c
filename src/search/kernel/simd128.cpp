// The kernel for WebAssembly's SIMD: 8 boards at once. A module has that or does not load, so
// that there is no region of the file to open and nothing to ask of the processor.
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
#include <wasm_simd128.h>

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
#include "search/kernel/words_simd128.inc"
} // namespace

std::unique_ptr<BatchEngine> make_simd128() { return std::make_unique<BatchLanes<Simd128>>(); }

SingleAnswer solve_single_simd128(const SingleTask &task) {
    return BandSearch<BandQuarters<Simd128>>(task).run();
}

} // namespace dokushin::search::kernel
