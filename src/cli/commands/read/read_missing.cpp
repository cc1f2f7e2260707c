// In a program that was built without DOKUSHIN_PHOTO, dokushin read says so.
#include "cli/commands/commands.h"
#include "cli/commands/read/read_footer.h"
#include "stream/process/messages.h"

namespace dokushin::cli {

Command add_read(CLI::App &program) {
    auto files = std::make_shared<std::vector<std::string>>();
    Arguments arguments(program, "read", read_purpose);
    arguments.inputs(*files, "Pictures, folders of pictures, or - for standard input");
    arguments.footer("This program was built without what reads pictures (DOKUSHIN_PHOTO).");
    return {arguments, [files] {
                stream::complain("dokushin: this program was built without what reads pictures, "
                                 "expected one built with DOKUSHIN_PHOTO");
                return Exit::wrong;
            }};
}

} // namespace dokushin::cli
