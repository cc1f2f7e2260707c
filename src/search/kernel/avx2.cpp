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
#include <cstring>
#include <immintrin.h>
#include <numeric>
#include <vector>

DOKUSHIN_BEGIN_TARGET("avx2,popcnt,bmi")
namespace dokushin::search::kernel {
namespace {
#include "search/kernel/band_halves.h"
#include "search/kernel/band_search.h"
#include "search/kernel/batch_lanes.h"
#include "search/kernel/words_avx2.h"
} // namespace

std::unique_ptr<BatchEngine> make_avx2() { return std::make_unique<BatchLanes<Avx2>>(); }

SingleAnswer solve_single_avx2(const SingleTask &task) {
    return BandSearch<BandHalves<Avx2>>(task).run();
}

} // namespace dokushin::search::kernel
DOKUSHIN_END_TARGET
