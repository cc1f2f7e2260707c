// Zstandard (RFC 8878) by its own library. A file may have several frames, of which those that may
// be skipped have no text.
#include "stream/compression/decoder.h"
#include "stream/compression/encoder.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <array>
#include <bit>
#include <cassert>
#include <new>

namespace dokushin::stream {
namespace {

/// The bytes by which a frame is recognised.
constexpr std::size_t zstd_magic_size = 4;

struct ZstdFree {
    void operator()(ZSTD_DCtx *context) const { ZSTD_freeDCtx(context); }
    void operator()(ZSTD_CCtx *context) const { ZSTD_freeCCtx(context); }
};

class ZstdDecoder final : public Decoder {
  public:
    ZstdDecoder() : context_(ZSTD_createDCtx()) {
        if (context_ == nullptr) {
            throw std::bad_alloc();
        }
        constexpr int largest_window = std::bit_width(most_megabytes) - 1 + 20;
        [[maybe_unused]] const std::size_t result =
            ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, largest_window);
        assert(ZSTD_isError(result) == 0);
    }

    std::expected<Progress, DataFlaw> decode(std::string_view data, std::span<char> text) override {
        assert(!text.empty());
        if (in_frame_ == 0 && data.empty()) {
            return Progress{};
        }
        ZSTD_inBuffer in{data.data(), data.size(), 0};
        ZSTD_outBuffer out{text.data(), text.size(), 0};
        const std::size_t result = ZSTD_decompressStream(context_.get(), &out, &in);
        in_frame_ += in.pos;
        if (ZSTD_isError(result) != 0) {
            switch (ZSTD_getErrorCode(result)) {
            case ZSTD_error_memory_allocation:
                throw std::bad_alloc();
            case ZSTD_error_prefix_unknown:
                return std::unexpected(flaw_of_beginning());
            case ZSTD_error_frameParameter_windowTooLarge:
                return std::unexpected(DataFlaw::too_large);
            default:
                return std::unexpected(DataFlaw::damaged);
            }
        }
        if (result == 0) { // the end of a frame
            in_frame_ = 0;
            ++frames_;
        }
        return Progress{in.pos, out.pos};
    }

    [[nodiscard]] std::expected<void, DataFlaw> end() const override {
        if (in_frame_ == 0) {
            return {};
        }
        return std::unexpected(in_frame_ < zstd_magic_size ? flaw_of_beginning()
                                                           : DataFlaw::cut_short);
    }

  private:
    [[nodiscard]] DataFlaw flaw_of_beginning() const {
        return frames_ == 0 ? DataFlaw::other_format : DataFlaw::trailing;
    }

    std::unique_ptr<ZSTD_DCtx, ZstdFree> context_;
    std::size_t frames_ = 0;   ///< that are complete
    std::size_t in_frame_ = 0; ///< bytes taken of the frame that is not complete
};

class ZstdEncoder final : public Encoder {
  public:
    ZstdEncoder() : context_(ZSTD_createCCtx()) {
        if (context_ == nullptr) {
            throw std::bad_alloc();
        }
        [[maybe_unused]] const std::size_t result =
            ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
        assert(ZSTD_isError(result) == 0);
    }

    void add(std::string_view text, std::string &data) override {
        encode(text, ZSTD_e_continue, data);
    }
    void end(std::string &data) override { encode({}, ZSTD_e_end, data); }

  private:
    void encode(std::string_view text, ZSTD_EndDirective how, std::string &data) {
        std::array<char, std::size_t{1} << 14> room{};
        ZSTD_inBuffer in{text.data(), text.size(), 0};
        std::size_t left = 0;
        do {
            ZSTD_outBuffer out{room.data(), room.size(), 0};
            left = ZSTD_compressStream2(context_.get(), &out, &in, how);
            if (ZSTD_isError(left) != 0) { // of text there is no wrong one
                throw std::bad_alloc();
            }
            data.append(room.data(), out.pos);
        } while (how == ZSTD_e_end ? left > 0 : in.pos < in.size);
    }

    std::unique_ptr<ZSTD_CCtx, ZstdFree> context_;
};

} // namespace

std::unique_ptr<Decoder> make_zstd_decoder() { return std::make_unique<ZstdDecoder>(); }
std::unique_ptr<Encoder> make_zstd_encoder() { return std::make_unique<ZstdEncoder>(); }

} // namespace dokushin::stream
