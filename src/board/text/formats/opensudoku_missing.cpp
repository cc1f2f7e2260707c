// This file stands in for opensudoku.cpp in a library that is built without pugixml.
#include "board/text/format_rows.h"
#include "board/text/formats/opensudoku.h"
#include "errors/catalogue.h"

namespace dokushin::text {
namespace {

Error no_xml() {
    return {ErrorCode::unsupported,
            {"OpenSudoku's XML, which this build does not know"},
            {"another format"}};
}

Result<std::string> write_nothing(const Record &, const WriteOptions &) {
    return std::unexpected(no_xml());
}

} // namespace

std::vector<Result<Record>> read_opensudoku(Block document, Context &) {
    const std::size_t first = document.empty() ? 1 : document.front().number;
    return {std::unexpected(at(no_xml(), first, 1))};
}

constinit const FormatRow opensudoku_row = opensudoku_row_with(write_nothing, false);

} // namespace dokushin::text
