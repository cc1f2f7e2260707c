// gzip (RFC 1952) by zlib, which nearly every system has. A file may have several members.
#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

#include <zlib.h>

#include <array>
#include <cassert>
#include <new>

namespace dokushin::stream {
namespace {

/// zlib's window of 32 KB, in the format of gzip.
constexpr int gzip_window = 15 + 16;

/// zlib takes a pointer to bytes that it does not change.
Bytef *bytes_for_zlib(std::string_view text) {
    return reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
}

class GzipDecoder final : public Decoder {
  public:
    GzipDecoder() {
        if (inflateInit2(&stream_, gzip_window) != Z_OK) {
            throw std::bad_alloc(); // there is no other reason
        }
    }
    ~GzipDecoder() override { inflateEnd(&stream_); }
    GzipDecoder(const GzipDecoder &) = delete;
    GzipDecoder &operator=(const GzipDecoder &) = delete;

    std::expected<Progress, DataFlaw> decode(std::string_view data, std::span<char> text) override {
        assert(!text.empty());
        if (is_between_) {
            if (data.empty()) {
                return Progress{};
            }
            inflateReset(&stream_);
            is_between_ = false;
        }
        stream_.next_in = bytes_for_zlib(data);
        stream_.avail_in = static_cast<uInt>(data.size());
        stream_.next_out = reinterpret_cast<Bytef *>(text.data());
        stream_.avail_out = static_cast<uInt>(text.size());
        const int result = inflate(&stream_, Z_NO_FLUSH);
        if (result == Z_MEM_ERROR) {
            throw std::bad_alloc();
        }
        if (result == Z_STREAM_END) {
            is_between_ = true;
            ++members_;
        } else if (result != Z_OK && result != Z_BUF_ERROR) { // the latter: nothing to be done
            return std::unexpected(is_in_magic() ? flaw_of_beginning() : DataFlaw::damaged);
        }
        return Progress{data.size() - stream_.avail_in, text.size() - stream_.avail_out};
    }

    [[nodiscard]] std::expected<void, DataFlaw> end() const override {
        const bool is_empty = members_ == 0 && stream_.total_in == 0;
        if (is_between_ || is_empty) {
            return {};
        }
        return std::unexpected(is_in_magic() ? flaw_of_beginning() : DataFlaw::cut_short);
    }

  private:
    /// Is no more of the member read than the two bytes by which it is recognised?
    [[nodiscard]] bool is_in_magic() const { return stream_.total_in <= 2; }
    [[nodiscard]] DataFlaw flaw_of_beginning() const {
        return members_ == 0 ? DataFlaw::other_format : DataFlaw::trailing;
    }

    z_stream stream_{};
    std::size_t members_ = 0; ///< that are complete
    bool is_between_ = false; ///< is a member complete, and nothing of another read?
};

class GzipEncoder final : public Encoder {
  public:
    GzipEncoder() {
        constexpr int usual_memory = 8;
        if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip_window, usual_memory,
                         Z_DEFAULT_STRATEGY) != Z_OK) {
            throw std::bad_alloc();
        }
    }
    ~GzipEncoder() override { deflateEnd(&stream_); }
    GzipEncoder(const GzipEncoder &) = delete;
    GzipEncoder &operator=(const GzipEncoder &) = delete;

    void add(std::string_view text, std::string &data) override {
        if (!text.empty()) {
            encode(text, Z_NO_FLUSH, data);
        }
    }
    void end(std::string &data) override { encode({}, Z_FINISH, data); }

  private:
    void encode(std::string_view text, int flush, std::string &data) {
        std::array<char, std::size_t{1} << 14> room{};
        stream_.next_in = bytes_for_zlib(text);
        stream_.avail_in = static_cast<uInt>(text.size());
        do {
            stream_.next_out = reinterpret_cast<Bytef *>(room.data());
            stream_.avail_out = static_cast<uInt>(room.size());
            [[maybe_unused]] const int result = deflate(&stream_, flush);
            assert(result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR);
            data.append(room.data(), room.size() - stream_.avail_out);
        } while (stream_.avail_out == 0);
        assert(stream_.avail_in == 0);
    }

    z_stream stream_{};
};

} // namespace

std::unique_ptr<Decoder> make_gzip_decoder() { return std::make_unique<GzipDecoder>(); }
std::unique_ptr<Encoder> make_gzip_encoder() { return std::make_unique<GzipEncoder>(); }

} // namespace dokushin::stream
