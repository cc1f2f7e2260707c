// Words that Python uses for enumerators are converted here; a wrong word is refused with a list of
// the right ones.
#pragma once

#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/solution_path.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>
#include <dokushin/universal.h>

#include <chrono>
#include <optional>
#include <string>

namespace dokushin::python {

[[nodiscard]] Method method_of(const std::string &word);
[[nodiscard]] PathOrder order_of(const std::string &word);
/// Finds an order whose steps are rated on Sudoku Explainer's scale.
[[nodiscard]] Order rated_order_of(const std::string &word);
/// Finds one of "se", "sukaku", "hodoku".
[[nodiscard]] Order scale_of(const std::string &word);
[[nodiscard]] UniversalScale universal_scale_of(const std::string &word);
[[nodiscard]] Language language_of(const std::string &word);
[[nodiscard]] Technique technique_of(const std::string &key);
[[nodiscard]] Symmetry symmetry_of(const std::string &word);
[[nodiscard]] HodokuLevel level_of(const std::string &word);
[[nodiscard]] Format format_of(const std::string &word);

/// Writes an error on one line in a language, for Error.message() in Python.
[[nodiscard]] std::string message_in(const std::string &what, const std::string &expected,
                                     const std::string &language);

/// Returns limits of time and cancellation alone.
[[nodiscard]] Limits limits_of(std::optional<double> seconds, const std::atomic<bool> &cancelled);

} // namespace dokushin::python
