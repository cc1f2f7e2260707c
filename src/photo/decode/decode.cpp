// decode_picture() recognises a file's format by its first bytes.
#include "errors/catalogue.h"
#include "photo/decode/picture_file.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace photo {

Error damaged(std::string_view format) {
    return {
        ErrorCode::bad_format, {"a {} that is damaged or cut short", format}, {"a whole picture"}};
}

bool begins_with(Bytes file, std::string_view start, std::size_t at) {
    return file.size() >= at + start.size() &&
           std::ranges::equal(file.subspan(at, start.size()), start, {}, {},
                              [](char c) { return static_cast<std::uint8_t>(c); });
}

} // namespace photo

Result<Picture> decode_picture(std::span<const std::uint8_t> file) {
    using photo::begins_with;
    if (begins_with(file, "\xFF\xD8\xFF")) {
        return photo::decode_jpeg(file);
    }
    if (begins_with(file, "\x89PNG\r\n\x1A\n")) {
        return photo::decode_png(file);
    }
    if (begins_with(file, "RIFF") && begins_with(file, "WEBP", 8)) {
        return photo::decode_webp(file);
    }
    if (begins_with(file, "%PDF")) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a PDF"},
                  {"pictures of its pages, as 'pdftoppm -png -r 150 FILE page' makes them"}});
    }
    const Sentence what =
        file.empty() ? Sentence{"an empty file"} : Sentence{"no picture that can be read"};
    return std::unexpected(Error{ErrorCode::bad_format, what, {"JPEG, PNG or WebP"}});
}

} // namespace dokushin
