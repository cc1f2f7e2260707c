// Instead of opensudoku.cpp in a library that is built without pugixml.
#include "board/text/format.h"

namespace dokushin::text {
namespace {

Error no_xml() {
    return {ErrorCode::unsupported, "OpenSudoku's XML, which this build does not know",
            "another format"};
}

} // namespace

bool opensudoku_is_here() { return false; }

std::vector<Result<Record>> read_opensudoku(Block document, Context &) {
    const std::size_t first = document.empty() ? 1 : document.front().number;
    return {std::unexpected(at(no_xml(), first, 1))};
}

Result<std::string> write_opensudoku(const Record &, const WriteOptions &) {
    return std::unexpected(no_xml());
}

} // namespace dokushin::text
