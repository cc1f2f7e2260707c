// What dokushin --version prints.
#pragma once

#include <string>

namespace dokushin::cli {

/// The version, the kernels with the one that would run, and how this program was built. The same
/// sources, compiler and options make the same text: there is no time of day in it, and no host.
[[nodiscard]] std::string version_text();

} // namespace dokushin::cli
