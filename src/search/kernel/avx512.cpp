// The kernel for AVX-512 as Ice Lake and Zen 4 have it: 32 boards at once.
#include "search/kernel/batch.h"
#include "search/kernel/kernels.h"
#include "search/kernel/pieces.h"
#include "search/kernel/target.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <immintrin.h>
#include <vector>

DOKUSHIN_BEGIN_TARGET("avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg")
namespace dokushin::search::kernel {
namespace {
#include "search/kernel/batch_lanes.h"
#include "search/kernel/words_avx512.h"
} // namespace

std::unique_ptr<BatchEngine> make_avx512() { return std::make_unique<BatchLanes<Avx512>>(); }

} // namespace dokushin::search::kernel
DOKUSHIN_END_TARGET
