// Names of things as Python has them, words, and back; what is no such word is refused with
// those that there are.
#pragma once

#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <chrono>
#include <optional>
#include <string>

namespace dokushin::python {

[[nodiscard]] Method method_of(const std::string &word);
[[nodiscard]] Order order_of(const std::string &word);
/// An order whose steps have a number on Sudoku Explainer's scale.
[[nodiscard]] Order rated_order_of(const std::string &word);
/// "se", "sukaku", "hodoku".
[[nodiscard]] Order scale_of(const std::string &word);
[[nodiscard]] Language language_of(const std::string &word);
[[nodiscard]] Technique technique_of(const std::string &key);
[[nodiscard]] Symmetry symmetry_of(const std::string &word);
[[nodiscard]] HodokuLevel level_of(const std::string &word);
[[nodiscard]] Format format_of(const std::string &word);

/// What is wrong, on one line, in a language; Error.message() of Python's calls it.
[[nodiscard]] std::string told_in(const std::string &what, const std::string &expected,
                                  const std::string &language);

/// Seconds, of which there are none for "as long as it takes".
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_of(std::optional<double> seconds);

} // namespace dokushin::python
