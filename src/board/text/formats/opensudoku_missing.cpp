// This file stands in for opensudoku.cpp in a library that is built without pugixml.
#include "board/text/format_rows.h"

namespace dokushin::text {
namespace {

Error no_xml() {
    return {ErrorCode::unsupported, "OpenSudoku's XML, which this build does not know",
            "another format"};
}

} // namespace

std::vector<Result<Record>> read_opensudoku(Block document, Context &) {
    const std::size_t first = document.empty() ? 1 : document.front().number;
    return {std::unexpected(at(no_xml(), first, 1))};
}

namespace {

Result<std::string> write_opensudoku(const Record &, const WriteOptions &) {
    return std::unexpected(no_xml());
}

} // namespace

constinit const FormatRow opensudoku_row{
    .info = {Format::opensudoku, "opensudoku", "OpenSudoku's XML", true},
    .cut = [](std::string_view) { return Cut::markup; },
    .write = write_opensudoku,
    .header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n",
    .footer = "</opensudoku>\n",
    .is_here = false};

} // namespace dokushin::text
