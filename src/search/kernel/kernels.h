// These functions return the engines of the kernels that this library was built with.
#pragma once

#include "search/kernel/batch.h"

#include <dokushin/batch.h>

namespace dokushin::search::kernel {

/// Makes an engine of kernels()[index], which must run here.
[[nodiscard]] std::unique_ptr<BatchEngine> make_engine(std::size_t index);

/// Makes an engine of choose_kernel(""); if the forced kernel can't run here, of the fastest one.
[[nodiscard]] std::unique_ptr<BatchEngine> make_chosen_engine();

// Each kernel's file has its own.
std::unique_ptr<BatchEngine> make_avx512();
std::unique_ptr<BatchEngine> make_avx2();
std::unique_ptr<BatchEngine> make_sse41();
std::unique_ptr<BatchEngine> make_neon();
std::unique_ptr<BatchEngine> make_simd128();
std::unique_ptr<BatchEngine> make_portable();

} // namespace dokushin::search::kernel
