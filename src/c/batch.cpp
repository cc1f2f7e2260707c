// Batches for C: many 9×9 puzzles are solved at once.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <limits>
#include <span>

using namespace dokushin;
using namespace dokushin::c;

namespace {

constexpr std::size_t cells_9x9 = 81;

dokushin_batch_answer as_c(const BatchAnswer &answer) {
    return {static_cast<dokushin_status>(answer.status), static_cast<dokushin_ended>(answer.stop),
            answer.solutions, answer.nodes, answer.unreadable};
}

} // namespace

dokushin_code dokushin_kernel_at(std::uint32_t position, dokushin_kernel_facts *facts) {
    return guarded(nullptr, {given("facts", facts)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_entry(position, kernels().size(), "no further kernel"));
        const Kernel &row = kernels()[position];
        *facts = {literal(row.name), literal(row.needs), row.lanes, row.runs_here ? 1 : 0};
        return {};
    });
}

dokushin_code dokushin_batch_new(const char *kernel, dokushin_batch **batch,
                                 dokushin_error *error) {
    return guarded(error, {given("batch", batch)}, [&]() -> Outcome {
        DOKUSHIN_TRY(made, BatchSolver::make(kernel == nullptr ? std::string_view{} : kernel));
        give_handle(batch, std::move(made));
        return {};
    });
}

void dokushin_batch_free(dokushin_batch *batch) { free_handle(batch); }

const char *dokushin_batch_kernel(const dokushin_batch *batch) {
    return batch != nullptr && is_handle(batch) ? literal(batch->solver.kernel().name) : nullptr;
}

dokushin_code dokushin_batch_solve(dokushin_batch *batch, const char *puzzles, std::size_t count,
                                   std::uint32_t limit, const dokushin_stop *stop,
                                   dokushin_batch_answer *answers, char *grids,
                                   dokushin_error *error) {
    return guarded(error,
                   {handle("batch", batch), given("puzzles", puzzles, count),
                    handle_if_any("stop", stop), given("answers", answers, count)},
                   [&]() -> Outcome {
                       if (count > std::numeric_limits<std::size_t>::max() / cells_9x9) {
                           return failed(DOKUSHIN_BAD_ARGUMENT, {"{} puzzles", count},
                                         {"as many as memory has room for"});
                       }
                       std::vector<BatchAnswer> found(count);
                       const std::size_t size = count * cells_9x9;
                       const std::span<char> solutions =
                           grids == nullptr ? std::span<char>{} : std::span(grids, size);
                       DOKUSHIN_CHECK(batch->solver.solve(std::span<const char>(puzzles, size),
                                                          found, solutions,
                                                          {limit > 0 ? limit : 2, flag_of(stop)}));
                       for (const BatchAnswer &one : found) {
                           *answers++ = as_c(one);
                       }
                       return {};
                   });
}
