// version_text() makes the text of dokushin --version.
#pragma once

#include <string>

namespace dokushin::cli {

/// Returns the version, the kernels with the one that would run, and how this program was built.
/// The same sources, compiler and options make the same text: it names no time of day and no host.
[[nodiscard]] std::string version_text();

} // namespace dokushin::cli
