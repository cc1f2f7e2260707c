// The kernel for AVX-512 as Ice Lake and Zen 4 have it: 32 boards at once.
#include "base/eight_bytes.h"
#include "base/target.h"
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
#include <immintrin.h>
#include <numeric>
#include <utility>
#include <vector>

DOKUSHIN_BEGIN_TARGET("avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg,avx512vbmi,bmi,popcnt")
namespace dokushin::search::kernel {
namespace {
#include "search/kernel/band_board.inc"
#include "search/kernel/boards.inc"
#include "search/kernel/transpose.inc"

#include "search/kernel/band_choice.inc"
#include "search/kernel/puzzle_lanes.inc"
#include "search/kernel/round.inc"
#include "search/kernel/split.inc"
#include "search/kernel/words_avx512.inc"

#include "search/kernel/band_search.inc"
#include "search/kernel/band_words_avx512.inc"
#include "search/kernel/batch_lanes.inc"
} // namespace

std::unique_ptr<BatchEngine> make_avx512() { return std::make_unique<BatchLanes<Avx512>>(); }

SingleAnswer solve_single_avx512(const SingleTask &task) {
    return BandSearch<BandAvx512>(task).run();
}

} // namespace dokushin::search::kernel
DOKUSHIN_END_TARGET
