// dokushin kernels lists the kernels of the fast engine and the one that would run.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "stream/output.h"

#include <dokushin/batch.h>

#include <fmt/format.h>

namespace dokushin::cli {
namespace {

constexpr const char *kernels_footer =
    R"(The fast engine solves lines of 9×9 puzzles, many side by side. It is built for several
instruction sets; the first that this processor has is taken, or the one that the
environment variable DOKUSHIN_KERNEL names.

Examples:
  dokushin kernels
  DOKUSHIN_KERNEL=portable dokushin solve puzzles.txt

Exit status: 0; 2 if DOKUSHIN_KERNEL names a kernel that can't run here.)";

Exit list_kernels(bool json) {
    const auto chosen = choose_kernel();
    std::string text;
    for (const Kernel &kernel : kernels()) {
        const bool runs = chosen && chosen->name == kernel.name;
        if (json) {
            text += one_line(Json{{"name", kernel.name},
                                  {"lanes", kernel.lanes},
                                  {"needs", kernel.needs},
                                  {"runs_here", kernel.runs_here},
                                  {"chosen", runs}}) +
                    "\n";
            continue;
        }
        text += fmt::format("{:<9} {:>2} boards at once  {:<10} {}\n", kernel.name, kernel.lanes,
                            runs               ? "chosen"
                            : kernel.runs_here ? "runs here"
                                               : "can't run",
                            kernel.needs.empty() ? "needs nothing"
                                                 : "needs " + std::string(kernel.needs));
    }
    const Exit exit = print_text(text);
    if (!chosen) {
        complain("dokushin: " + chosen.error().message());
        return Exit::wrong;
    }
    return exit;
}

} // namespace

Command add_kernels(CLI::App &program) {
    const auto json = std::make_shared<bool>(false);
    Arguments arguments(program, "kernels", "List the builds of the fast engine, and which runs");
    arguments.flag("--json", *json, "Print one JSON object a line");
    arguments.footer(kernels_footer);
    return {arguments, [json] { return list_kernels(*json); }};
}

} // namespace dokushin::cli
