// Reading givens for processors with AVX2 and BMI2.
#include "canon/puzzle9/givens.h"

#include "base/target.h"
#include "canon/puzzle9/labelling.h"

#include <bit>
#include <immintrin.h>

DOKUSHIN_BEGIN_TARGET("avx2,bmi,bmi2")
namespace dokushin::canon {
namespace {
#include "canon/puzzle9/givens_reading.inc"

/// The cells among 32 that are not blank, a bit each.
std::uint64_t given_in(const Digit *cells) {
    const __m256i digits = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(cells));
    const __m256i given = _mm256_cmpgt_epi8(digits, _mm256_setzero_si256());
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(given));
}

/// Reads the rows of the transposed board: every ninth bit.
void read_transposed_rows(Givens &givens, const CellBits &cells) {
    constexpr std::uint64_t ninths = 0x8040'2010'0804'0201;
    for (unsigned column = 0; column < 9; ++column) {
        const std::uint64_t low = ninths << column;
        const std::uint64_t high = column == 0 ? 1U << 8 : 0x201U << (column - 1);
        givens.given[1][column] = static_cast<std::uint16_t>(
            _pext_u64(cells[0], low) | _pext_u64(cells[1], high) << (column == 0 ? 8 : 7));
    }
}

} // namespace

Givens read_givens_avx2(const Grid &grid) {
    Givens givens;
    givens.cells = grid.data();
    const CellBits cells{given_in(givens.cells) | given_in(givens.cells + 32) << 32,
                         given_in(givens.cells + 49) >> 15};
    read_rows(givens, cells);
    if (!givens.complete) {
        read_transposed_rows(givens, cells);
        read_lines(givens, cells);
    }
    return givens;
}

} // namespace dokushin::canon
DOKUSHIN_END_TARGET
