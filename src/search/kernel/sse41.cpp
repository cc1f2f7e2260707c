// The kernel for SSE4.1: 8 boards at once.
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

DOKUSHIN_BEGIN_TARGET("sse4.1,popcnt")
namespace dokushin::search::kernel {
namespace {
#include "search/kernel/band_quarters.h"
#include "search/kernel/band_search.h"
#include "search/kernel/batch_lanes.h"
#include "search/kernel/words_sse41.h"
} // namespace

std::unique_ptr<BatchEngine> make_sse41() { return std::make_unique<BatchLanes<Sse41>>(); }

SingleAnswer solve_single_sse41(const SingleTask &task) {
    return BandSearch<BandQuarters<Sse41>>(task).run();
}

} // namespace dokushin::search::kernel
DOKUSHIN_END_TARGET
