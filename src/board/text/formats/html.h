// HTML in a stream: finding the end of a document, and reading the boards in its tables.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Finds the end of a document that begins with `<`, line by line.
class MarkupEnd {
  public:
    void take(std::string_view line);
    [[nodiscard]] bool reached() const { return reached_; }
    /// Has the document tags of HTML, and is it not OpenSudoku's XML?
    [[nodiscard]] bool is_html() const { return html_ && !opensudoku_; }

  private:
    bool begun_ = false;
    bool table_first_ = false; ///< does it begin with a table, with whose end it ends?
    bool html_ = false;
    bool opensudoku_ = false;
    bool reached_ = false;
    long depth_ = 0; ///< how many tables are open
};

/// Reads all tables of a document that are boards; if none is, the error of the largest table.
[[nodiscard]] std::vector<Result<Record>> read_html(Block document, Context &context);

} // namespace dokushin::text
