// This file lists the kernels and chooses the fastest that this processor runs.
#include "search/kernel/kernels.h"

#include "errors/catalogue.h"
#include "search/kernel/single.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <string>

namespace dokushin {
namespace {

using search::kernel::BatchEngine;

/// A Row is a kernel with the function that makes its engine, the fastest first. A new kernel is a
/// new row.
struct Row {
    std::string_view name;
    unsigned lanes;
    std::string_view needs;
    bool (*runs_here)();
    std::unique_ptr<BatchEngine> (*make)();
    search::kernel::SingleSolver single;
};

constexpr auto everywhere = [] { return true; };

constexpr std::array rows{
#ifdef DOKUSHIN_KERNELS_X86
    Row{"avx512",
        32,
        "avx512bw avx512vl avx512bitalg avx512vbmi",
        [] {
            return __builtin_cpu_supports("avx512f") != 0 &&
                   __builtin_cpu_supports("avx512bw") != 0 &&
                   __builtin_cpu_supports("avx512vl") != 0 &&
                   __builtin_cpu_supports("avx512dq") != 0 &&
                   __builtin_cpu_supports("avx512bitalg") != 0 &&
                   __builtin_cpu_supports("avx512vbmi") != 0 &&
                   __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("popcnt") != 0;
        },
        search::kernel::make_avx512,
        {search::kernel::solve_single_avx512, 24, 8}},
    Row{"avx2",
        16,
        "avx2",
        [] {
            return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                   __builtin_cpu_supports("popcnt") != 0;
        },
        search::kernel::make_avx2,
        {search::kernel::solve_single_avx2, 16, 4}},
    Row{"sse4.1",
        8,
        "sse4_1 popcnt",
        [] {
            return __builtin_cpu_supports("sse4.1") != 0 && __builtin_cpu_supports("popcnt") != 0;
        },
        search::kernel::make_sse41,
        {search::kernel::solve_single_sse41, 12, 3}},
#endif
#ifdef DOKUSHIN_KERNELS_ARM64
    Row{"neon",
        8,
        "asimd",
        everywhere,
        search::kernel::make_neon,
        {search::kernel::solve_single_neon, 12, 3}},
#endif
#ifdef DOKUSHIN_KERNELS_WASM
    Row{"simd128",
        8,
        "simd128",
        everywhere,
        search::kernel::make_simd128,
        {search::kernel::solve_single_simd128, 12, 3}},
#endif
    // The compilers make 128-bit vectors of it: SSE2, NEON, WebAssembly's.
    Row{"portable",
        8,
        "",
        everywhere,
        search::kernel::make_portable,
        {search::kernel::solve_single_portable, 12, 3}},
};

Error no_such_kernel(std::string_view name, bool from_environment) {
    std::string names;
    for (const Kernel &kernel : kernels()) {
        names += kernel.runs_here ? (names.empty() ? "" : ", ") + std::string(kernel.name) : "";
    }
    const bool known = std::ranges::find(rows, name, &Row::name) != rows.end();
    const Sentence what = known ? Sentence("this processor has not what kernel '{}' needs", name)
                                : Sentence("there is no kernel '{}'", name);
    return {ErrorCode::unsupported, from_environment ? Sentence("DOKUSHIN_KERNEL: {}", what) : what,
            Sentence::verbatim(names)};
}

} // namespace

std::span<const Kernel> kernels() {
    static const auto table = [] {
        std::array<Kernel, rows.size()> kernels{};
        std::ranges::transform(rows, kernels.begin(), [](const Row &row) {
            return Kernel{row.name, row.lanes, row.needs, row.runs_here()};
        });
        return kernels;
    }();
    return table;
}

Result<Kernel> choose_kernel(std::string_view name) {
    const char *const forced = name.empty() ? std::getenv("DOKUSHIN_KERNEL") : nullptr;
    const std::string_view wanted = forced != nullptr ? forced : name;
    for (const Kernel &kernel : kernels()) {
        if (kernel.runs_here && (wanted.empty() || kernel.name == wanted)) {
            return kernel;
        }
    }
    return std::unexpected(no_such_kernel(wanted, forced != nullptr));
}

std::unique_ptr<BatchEngine> search::kernel::make_engine(std::size_t index) {
    assert(index < rows.size() && rows[index].runs_here());
    return rows[index].make();
}

search::kernel::SingleSolver search::kernel::single_solver_of(std::size_t index) {
    return rows[index].single;
}

namespace {

/// Returns the row of choose_kernel(""), which is looked up once. If the environment names no
/// kernel of this machine, it is the first that runs here, as the portable one does everywhere.
const Row &chosen_row() {
    static const Row *const chosen = [] {
        const auto kernel = choose_kernel("");
        return &*std::ranges::find_if(rows, [&](const Row &row) {
            return kernel ? row.name == kernel->name : row.runs_here();
        });
    }();
    return *chosen;
}

} // namespace

search::kernel::SolveSingle search::kernel::chosen_single_solver() {
    return chosen_row().single.solve;
}

std::unique_ptr<BatchEngine> search::kernel::make_chosen_engine() { return chosen_row().make(); }

} // namespace dokushin
