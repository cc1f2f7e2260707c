// dokushin join concatenates the outputs of all shards of a run in their order.
//
// Each file is read twice: first to check that none is missing, cut short or of another run, so
// that nothing is written unless everything can be; then to write it.
#include "base/os/files.h"
#include "cli/commands/commands.h"
#include "stream/compression/compression.h"
#include "stream/output.h"
#include "stream/process/checksum.h"
#include "stream/process/descriptor_io.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <map>
#include <memory>

namespace dokushin::cli {
namespace {

constexpr const char *join_footer =
    R"(Output: the lines of the whole run, as the same command without --shard would have
written them (of generate: as many puzzles, but not the same). The files may be named in any
order. If one is missing, named twice, cut short, damaged or of another run, nothing is
written.

Examples:
  for i in 1 2 3 4; do dokushin rate --shard $i/4 puzzles.txt > part$i; done
  dokushin join part1 part2 part3 part4 > ratings.txt

Exit status: the worst of the shards' (see dokushin COMMAND --help), 2 they can't be joined.)";

struct JoinArguments {
    std::vector<std::string> files;
};

/// A ShardFile is a file of a shard's output, described by its frame.
struct ShardFile {
    std::string name;
    Shard shard{};
    std::size_t first_line_size = 0;
    ShardEnd end{};
    std::uint64_t content = 0; ///< the sum of the output within the frame
};

class Descriptor {
  public:
    /// Opens a file; a pipe is refused later, as it can't be read twice.
    explicit Descriptor(const std::string &name) : number_(os::open_to_read(name)) {}
    ~Descriptor() {
        if (number_ >= 0) {
            os::close_file(number_);
        }
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

    /// Reads from an offset on; see read_at().
    [[nodiscard]] std::string_view read(std::uint64_t offset, std::span<char> buffer) const {
        return read_at(number_, offset, buffer);
    }

  private:
    int number_;
};

class JoinCommand {
  public:
    explicit JoinCommand(const JoinArguments &options) : options_(options) {}

    Exit run() {
        watch_for_interrupts();
        for (const std::string &name : options_.files) {
            ShardFile file{name};
            std::string wrong = examine_frame(file);
            if (interrupted()) {
                complain_of_interrupt("interrupted; nothing was written");
                return Exit::interrupted;
            }
            wrong = wrong.empty() ? file_in(file) : wrong;
            if (!wrong.empty()) {
                return refuse(printable(name) + ": " + wrong);
            }
        }
        if (const std::string missing = first_missing(); !missing.empty()) {
            return refuse(missing);
        }
        return write_all();
    }

  private:
    static Exit refuse(const std::string &what) {
        complain("dokushin: " + what);
        return Exit::wrong;
    }

    /// Reads the frame and sums the output in it; returns what is wrong, or "".
    std::string examine_frame(ShardFile &file) {
        if (const auto status = os::status_of(file.name); status && !status->is_regular) {
            return "no file; each is read twice";
        }
        const Descriptor descriptor(file.name);
        if (!descriptor.is_open()) {
            return std::strerror(errno);
        }
        const std::uint64_t size = file_size(file.name);
        std::array<char, longest_frame_line> line{};
        if (is_compressed(file.name)) {
            return "compressed, expected the text itself; decompress it first";
        }
        const auto shard = read_first_line(descriptor.read(0, line));
        if (!shard) {
            return size == 0 ? "empty: its shard was cut off; run it again"
                             : "no output of dokushin --shard, whose first line would say so";
        }
        file.shard = *shard;
        file.first_line_size = first_line(*shard).size();
        const std::uint64_t tail = size - std::min<std::uint64_t>(size, line.size());
        const auto end = read_last_line(descriptor.read(tail, line), *shard);
        if (!end) {
            return fmt::format("shard {}/{} is not at its end; run it again", shard->number,
                               shard->of);
        }
        file.end = *end;
        return damage(descriptor, file, size);
    }

    /// Reads the whole file and compares it with its frame; returns what is wrong, or "".
    std::string damage(const Descriptor &descriptor, ShardFile &file, std::uint64_t size) {
        Checksum sum;
        const std::uint64_t bytes =
            each_piece(descriptor, file, [&](std::string_view text) { sum.add(text); });
        file.content = sum.value();
        const std::string end =
            last_line(file.shard, file.end.bytes, file.content, file.end.status);
        std::array<char, longest_frame_line> line{};
        const bool sound =
            bytes == file.end.bytes && size == file.first_line_size + bytes + end.size() &&
            descriptor.read(size - end.size(), std::span(line).first(end.size())) == end;
        return sound ? "" : "damaged: not what was written there; run this shard again";
    }

    /// Files a shard under its number; returns why it does not belong to the others, or "".
    std::string file_in(const ShardFile &file) {
        if (!shards_.empty()) {
            const auto &[number, other] = *shards_.begin();
            if (file.shard.of != other.shard.of || file.shard.run != other.shard.run) {
                return fmt::format(
                    "of another run than {}: other options, inputs or number of shards",
                    printable(other.name));
            }
        }
        const auto [place, is_new] = shards_.try_emplace(file.shard.number, file);
        return is_new ? ""
                      : fmt::format("shard {}/{} once more, which is also in {}", file.shard.number,
                                    file.shard.of, printable(place->second.name));
    }

    [[nodiscard]] std::string first_missing() const {
        assert(!shards_.empty());
        const std::uint64_t of = shards_.begin()->second.shard.of;
        assert(shards_.size() <= of && shards_.rbegin()->first <= of);
        const std::uint64_t missing = of - shards_.size();
        std::uint64_t first = 1;
        while (shards_.contains(first)) {
            ++first;
        }
        return missing == 0
                   ? ""
                   : fmt::format("shard {}/{} is missing{}", first, of,
                                 missing == 1 ? "" : fmt::format(", and {} more", missing - 1));
    }

    Exit write_all() {
        Outcome outcome;
        Output output(outcome);
        for (const auto &[number, shard] : shards_) {
            const Descriptor descriptor(shard.name);
            Checksum sum;
            each_piece(descriptor, shard, [&](std::string_view text) {
                sum.add(text);
                output.write(text);
            });
            output.flush();
            if (interrupted() || output.closed()) {
                break;
            }
            if (sum.value() != shard.content) {
                return refuse(printable(shard.name) + ": changed while it was joined");
            }
            outcome.note(static_cast<Exit>(shard.end.status));
        }
        if (interrupted()) {
            complain_of_interrupt("interrupted; what was written is not whole");
            return Exit::interrupted;
        }
        return outcome.worst();
    }

    /// Passes on the output within the frame in pieces; returns its length in bytes.
    std::uint64_t each_piece(const Descriptor &descriptor, const ShardFile &file,
                             const std::function<void(std::string_view)> &take_piece) {
        std::uint64_t bytes = 0;
        while (bytes < file.end.bytes && !interrupted()) {
            const std::size_t most =
                std::min<std::uint64_t>(buffer_.size(), file.end.bytes - bytes);
            const std::string_view piece =
                descriptor.read(file.first_line_size + bytes, std::span(buffer_).first(most));
            if (piece.empty()) {
                break;
            }
            take_piece(piece);
            bytes += piece.size();
        }
        return bytes;
    }

    const JoinArguments &options_;
    std::map<std::uint64_t, ShardFile> shards_; ///< by number
    std::vector<char> buffer_ = std::vector<char>(std::size_t{1} << 18);
};

} // namespace

Command add_join(CLI::App &program) {
    auto options = std::make_shared<JoinArguments>();
    Arguments arguments(program, "join", "Put the outputs of --shard together");
    arguments.required_inputs(options->files, "The outputs of all shards of a run, in any order");
    arguments.footer(join_footer);
    return {arguments, [options] { return JoinCommand(*options).run(); }};
}

} // namespace dokushin::cli
