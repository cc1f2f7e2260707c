// judge_stated_solution() checks the solution that a text states beside a puzzle, as a column of
// CSV or a member of JSON.
#pragma once

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <string>
#include <string_view>

namespace dokushin::cli {

struct StatedSolution {
    enum class Verdict : std::uint8_t { absent, right, wrong };
    Verdict verdict = Verdict::absent;
    std::string flaw{}; ///< what is wrong with it: "at r3c4: 5, expected 7"
};

/// Returns "absent", "right" or "wrong".
[[nodiscard]] std::string_view name(StatedSolution::Verdict verdict);

/// Compares the stated solution with that of `solved`, the puzzle's result. If the puzzle has not
/// exactly one solution, any grid that keeps the givens, the candidates and the rules is right.
[[nodiscard]] StatedSolution judge_stated_solution(const Record &record, const SolveResult &solved);

} // namespace dokushin::cli
