#include "stream/input/pieces.h"

namespace dokushin::stream {

std::optional<Piece> Pieces::next() {
    if (!open_) {
        if (!sources_.open_next()) {
            return std::nullopt;
        }
        open_ = true;
        carried_.clear();
    }
    Piece piece{sources_.name()};
    piece.text = std::move(carried_);
    carried_.clear();
    piece.error = sources_.error();
    // From a pipe a whole line is enough; from a file reads are as large as asked for.
    bool whole_line = false;
    while (!piece.error && !whole_line && !piece.last) {
        const std::size_t had = piece.text.size();
        // A line beyond all measure goes on in the next piece; the reader refuses it.
        if (had >= most) {
            break;
        }
        std::size_t got = 0;
        piece.text.resize_and_overwrite(most, [&](char *text, std::size_t) {
            got = sources_.bytes().read({text + had, most - had});
            return had + got;
        });
        piece.error = sources_.error();
        piece.last = got == 0;
        whole_line = piece.text.find('\n', had) != std::string::npos;
    }
    piece.last = piece.last || piece.error.has_value();
    if (whole_line && !piece.last) {
        const std::size_t end = piece.text.rfind('\n') + 1;
        carried_ = piece.text.substr(end);
        piece.text.resize(end);
    }
    open_ = !piece.last;
    return piece;
}

} // namespace dokushin::stream
