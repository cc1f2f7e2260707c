// The kernel for AVX2: 16 boards at once.
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

DOKUSHIN_BEGIN_TARGET("avx2,popcnt,bmi")
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
#include "search/kernel/sign_words.inc"
#include "search/kernel/split.inc"

#include "search/kernel/band_halves.inc"
#include "search/kernel/band_search.inc"
#include "search/kernel/batch_lanes.inc"
#include "search/kernel/words_avx2.inc"
} // namespace

std::unique_ptr<BatchEngine> make_avx2() { return std::make_unique<BatchLanes<Avx2>>(); }

SingleAnswer solve_single_avx2(const SingleTask &task) {
    return BandSearch<BandHalves<Avx2>>(task).run();
}

} // namespace dokushin::search::kernel
DOKUSHIN_END_TARGET
