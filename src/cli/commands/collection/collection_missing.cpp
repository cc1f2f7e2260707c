// In a program that was built without DOKUSHIN_COLLECTION, dokushin collection says so.
#include "cli/commands/collection/collection_footer.h"
#include "cli/commands/commands.h"
#include "stream/process/messages.h"

namespace dokushin::cli {

Command add_collection(CLI::App &program) {
    auto inputs = std::make_shared<std::vector<std::string>>();
    Arguments arguments(program, "collection", collection_purpose);
    arguments.inputs(*inputs, "What to do, the collection, and files");
    arguments.footer("This program was built without collections (DOKUSHIN_COLLECTION).");
    return {arguments, [inputs] {
                stream::complain("dokushin: this program was built without collections, "
                                 "expected one built with DOKUSHIN_COLLECTION");
                return Exit::wrong;
            }};
}

} // namespace dokushin::cli
