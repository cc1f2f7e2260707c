// Nine numbers at once for processors that pick bytes from a vector (SSSE3); what each does
// tells plain_nines.h. To be included in a target region only; see grid_search_ssse3.cpp.
#pragma once

struct Ssse3Nines {
    using Nine = __m128i;

    static Nine from(const Order &order) {
        return _mm_load_si128(reinterpret_cast<const __m128i *>(order.at.data()));
    }
    static void write(Nine numbers, std::uint8_t *to) {
        _mm_storeu_si128(reinterpret_cast<__m128i *>(to), numbers);
    }
    static Nine picked(Nine numbers, Nine places) { return _mm_shuffle_epi8(numbers, places); }
    static Nine either(Nine one, Nine other) { return _mm_or_si128(one, other); }
    static Nine both(Nine one, Nine other) { return _mm_and_si128(one, other); }
    static bool same(Nine one, Nine other) {
        return (~_mm_movemask_epi8(_mm_cmpeq_epi8(one, other)) & 0x1FF) == 0;
    }
    static std::uint64_t key(Nine numbers) {
        std::uint64_t word = 0;
        _mm_storel_epi64(reinterpret_cast<__m128i *>(&word), numbers);
        return std::byteswap(word);
    }
};
