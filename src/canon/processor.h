// Which searches this processor can run.
#pragma once

namespace dokushin::canon {

#ifdef DOKUSHIN_CANON_X86
/// AVX2, and the shifts and gathered bits of BMI and BMI2, which came with it or soon after.
[[nodiscard]] inline bool has_avx2() {
    static const bool has = __builtin_cpu_supports("avx2") != 0 &&
                            __builtin_cpu_supports("bmi") != 0 &&
                            __builtin_cpu_supports("bmi2") != 0;
    return has;
}

/// Bytes picked from a vector.
[[nodiscard]] inline bool has_ssse3() {
    static const bool has = __builtin_cpu_supports("ssse3") != 0;
    return has;
}
#endif

} // namespace dokushin::canon
