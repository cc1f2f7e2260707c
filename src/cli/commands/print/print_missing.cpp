// In a program that was built without DOKUSHIN_PRINT, dokushin print says so.
#include "cli/commands/commands.h"
#include "cli/commands/print/print_purpose.h"
#include "stream/process/messages.h"

namespace dokushin::cli {

Command add_print(CLI::App &program) {
    auto files = std::make_shared<std::vector<std::string>>();
    Arguments arguments(program, "print", print_purpose);
    arguments.inputs(*files, "Files, - for standard input, or a puzzle itself");
    arguments.footer("This program was built without what prints (DOKUSHIN_PRINT).");
    return {arguments, [files] {
                stream::complain("dokushin: this program was built without what prints, "
                                 "expected one built with DOKUSHIN_PRINT");
                return Exit::wrong;
            }};
}

} // namespace dokushin::cli
