// HTML in a stream: where a document ends, and the boards in its tables.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Follows the lines of a document that begins with `<`, up to its end.
class MarkupEnd {
  public:
    void take(std::string_view line);
    [[nodiscard]] bool reached() const { return reached_; }
    /// Does it have what OpenSudoku's XML has not?
    [[nodiscard]] bool is_html() const { return html_ && !opensudoku_; }

  private:
    bool begun_ = false;
    bool table_first_ = false; ///< a table by itself ends with its own end
    bool html_ = false;
    bool opensudoku_ = false;
    bool reached_ = false;
    long depth_ = 0; ///< of tables
};

/// All tables of a document that are boards; else what is wrong with the largest.
[[nodiscard]] std::vector<Result<Record>> read_html(Block document, Context &context);

} // namespace dokushin::text
