// This file makes the text of dokushin --version, which identifies the build in reports of faults.
#include "cli/version_text.h"

#include <dokushin/batch.h>
#include <dokushin/version.h>

#include <fmt/format.h>

#include <string_view>

namespace dokushin::cli {

std::string version_text() {
    const auto chosen = choose_kernel();
    std::string names;
    for (const Kernel &kernel : kernels()) {
        names += fmt::format(" {}{}", kernel.name,
                             chosen && chosen->name == kernel.name ? " (chosen)" : "");
    }
    constexpr std::string_view type = DOKUSHIN_BUILD_TYPE;
    constexpr std::string_view with = DOKUSHIN_BUILD_WITH;
    return fmt::format("dokushin {}\nkernels:{}\nbuild: {}, {}, {}, with{}", DOKUSHIN_VERSION,
                       names, type.empty() ? "no build type" : type, DOKUSHIN_BUILD_BY,
                       DOKUSHIN_BUILD_FOR, with.empty() ? " nothing else" : with);
}

} // namespace dokushin::cli
