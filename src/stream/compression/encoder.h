// An Encoder compresses text that arrives in parts.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace dokushin::stream {

class Encoder {
  public:
    virtual ~Encoder() = default;

    /// Appends to `data` what is complete of the compressed text.
    virtual void add(std::string_view text, std::string &data) = 0;
    /// Appends the rest and the end of the data. Nothing may be added afterwards.
    virtual void end(std::string &data) = 0;
};

/// Make an encoder; nullptr in a build without the library that it needs.
[[nodiscard]] std::unique_ptr<Encoder> make_gzip_encoder();
[[nodiscard]] std::unique_ptr<Encoder> make_zstd_encoder();
[[nodiscard]] std::unique_ptr<Encoder> make_xz_encoder();

} // namespace dokushin::stream
