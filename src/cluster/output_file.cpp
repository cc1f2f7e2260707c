#include "cluster/output_file.h"

#include "stream/compression/compression.h"
#include "stream/process/checksum.h"
#include "stream/process/new_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <memory>

namespace dokushin::cluster {
namespace {

constexpr std::uint64_t most_at_once = std::uint64_t{1} << 22;

class OutputFile {
  public:
    OutputFile(const Journal &journal, const Run &run, const std::function<void()> &between)
        : journal_(journal), run_(run),
          shard_(run.common != nullptr ? run.common->shard : stream::Shard{}), between_(between) {
        if (stream::is_compressed(run.out)) {
            encoder_ = stream::info_of(stream::compression_of(run.out)).make_encoder();
            assert(encoder_ != nullptr); // another build has refused the name before it worked
        }
    }

    std::string write(int status) {
        assert(bytes_ == 0);
        remove_left_overs();
        const bool good = file_.begin(run_.out) && begin_frame() &&
                          (run_.wanted ? write_wanted() : write_all()) && end_frame(status) &&
                          end_data() && file_.commit();
        return good ? "" : error_.empty() ? file_.error() : error_;
    }

  private:
    /// Removes the temporary file of a run that was killed while it wrote. No other run uses it.
    void remove_left_overs() const {
        namespace fs = std::filesystem;
        const fs::path out(run_.out);
        const std::string front = out.filename().string() + ".";
        std::error_code ignored;
        const fs::path folder = out.has_parent_path() ? out.parent_path() : fs::path(".");
        for (const fs::directory_entry &entry : fs::directory_iterator(folder, ignored)) {
            const std::string name = entry.path().filename().string();
            const std::size_t digits = name.find_first_not_of("0123456789", front.size());
            if (name.starts_with(front) && digits != front.size() && digits != std::string::npos &&
                name.substr(digits) == ".part") {
                fs::remove(entry.path(), ignored);
            }
        }
    }

    bool begin_frame() { return !shard_.is_set() || put(stream::first_line(shard_)); }
    bool end_frame(int status) {
        return !shard_.is_set() || put(stream::last_line(shard_, bytes_, sum_.value(), status));
    }

    /// Writes text to the file, compressed if the file's name says so.
    bool put(std::string_view text) {
        if (encoder_ == nullptr) {
            return file_.write(text);
        }
        std::string data;
        encoder_->add(text, data);
        return file_.write(data);
    }
    bool end_data() {
        std::string data;
        if (encoder_ != nullptr) {
            encoder_->end(data);
        }
        return file_.write(data);
    }

    bool write(std::string_view text) {
        if (shard_.is_set()) {
            sum_.add(text);
            bytes_ += text.size();
        }
        return put(text);
    }

    bool write_all() {
        return journal_.finished().all(
            [&](std::uint64_t number, const FinishedChunk &chunk) { return copy(number, chunk); });
    }

    bool copy(std::uint64_t number, const FinishedChunk &chunk) {
        stream::Checksum sum;
        for (std::uint64_t at = 0; at < chunk.bytes; at += most_at_once) {
            const std::string text =
                journal_.read(chunk.offset + at, std::min(most_at_once, chunk.bytes - at));
            sum.add(text);
            if (!write(text)) {
                return false;
            }
            between_();
        }
        return sum.value() == chunk.sum || changed(number);
    }

    /// Writes the first puzzles that were made, numbered as by a run on one machine.
    bool write_wanted() {
        std::uint64_t made = 0;
        return journal_.finished().all([&](std::uint64_t number, const FinishedChunk &chunk) {
            return copy_wanted(number, chunk, made);
        });
    }

    bool copy_wanted(std::uint64_t number, const FinishedChunk &chunk, std::uint64_t &made) {
        const std::string text = journal_.read(chunk.offset, chunk.bytes);
        if (stream::Checksum::of(text) != chunk.sum) {
            return changed(number);
        }
        std::string_view rest = text;
        while (!rest.empty() && made < run_.wanted->count) {
            const std::size_t end = rest.find('\n') + 1;
            assert(end > 0); // a chunk's output ends with its last line's end
            if (!write(numbered(rest.substr(0, end), ++made))) {
                return false;
            }
            rest.remove_prefix(end);
        }
        between_();
        return true;
    }

    [[nodiscard]] std::string numbered(std::string_view line, std::uint64_t number) const {
        constexpr std::string_view front = "{\"index\":";
        if (!run_.json || !line.starts_with(front)) {
            return std::string(line);
        }
        return fmt::format("{}{}{}", front, number, line.substr(line.find(',')));
    }

    bool changed(std::uint64_t number) {
        error_ = fmt::format("{}.parts: chunk {} is not what was written there",
                             stream::printable(run_.out), number);
        return false;
    }

    const Journal &journal_;
    const Run &run_;
    const stream::Shard shard_;
    const std::function<void()> &between_;
    std::unique_ptr<stream::Encoder> encoder_; ///< nullptr: the file is the text itself
    stream::NewFiles file_;
    stream::Checksum sum_; ///< of the text within a shard's frame
    std::uint64_t bytes_ = 0;
    std::string error_;
};

} // namespace

std::string write_output(const Journal &journal, const Run &run, int status,
                         const std::function<void()> &between) {
    return OutputFile(journal, run, between).write(status);
}

} // namespace dokushin::cluster
