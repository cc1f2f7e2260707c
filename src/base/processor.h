// The instruction sets of this processor, as far as searches are compiled for them.
#pragma once

namespace dokushin {

#if defined(__x86_64__) || defined(__i386__)
/// True if the processor has AVX2, and BMI and BMI2 (shifts and gathered bits), which nearly all
/// processors with AVX2 have.
[[nodiscard]] inline bool has_avx2() {
    static const bool has = __builtin_cpu_supports("avx2") != 0 &&
                            __builtin_cpu_supports("bmi") != 0 &&
                            __builtin_cpu_supports("bmi2") != 0;
    return has;
}

/// True if the processor has SSSE3, which shuffles bytes.
[[nodiscard]] inline bool has_ssse3() {
    static const bool has = __builtin_cpu_supports("ssse3") != 0;
    return has;
}
#endif

} // namespace dokushin
