// dokushin join: the outputs of all shards of a run, put together in their order.
//
// Each is read twice: first to see that none is missing, cut short or of another run, so that
// nothing is written unless all can be; then to write it.
#include "cli/checksum.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/output.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <concepts>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

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

/// A file of a shard's output, as far as its frame tells.
struct ShardFile {
    std::string name;
    Shard shard{};
    std::size_t first_line_size = 0;
    std::uint64_t bytes = 0; ///< between the lines of its frame
    std::uint64_t sum = 0;
    int status = 0;
};

class Descriptor {
  public:
    explicit Descriptor(const std::string &name)
        : number_(::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {}
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

    /// As much as fits and is there, from an offset on.
    [[nodiscard]] std::string_view read(std::uint64_t offset, std::span<char> buffer) const {
        ssize_t got = 0;
        do {
            got = ::pread(number_, buffer.data(), buffer.size(), static_cast<off_t>(offset));
        } while (got < 0 && errno == EINTR);
        return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
    }

  private:
    int number_;
};

constexpr std::size_t longest_frame_line = 256;

/// Takes `text` off the front, or a number.
bool take(std::string_view &line, std::string_view text) {
    const bool there = line.starts_with(text);
    line.remove_prefix(there ? text.size() : 0);
    return there;
}
bool take(std::string_view &line, std::integral auto &number, int base = 10) {
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number, base);
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    return error == std::errc{};
}

bool read_first_line(std::string_view text, ShardFile &file) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    const bool frame = end != text.npos && take(line, "#dokushin shard ") &&
                       take(line, file.shard.number) && take(line, "/") &&
                       take(line, file.shard.of) && take(line, " of ") && line.size() == 16;
    file.shard.run = line;
    file.first_line_size = end + 1;
    return frame;
}

/// `text` is the end of the file.
bool read_last_line(std::string_view text, ShardFile &file) {
    const std::size_t begin = text.rfind("#dokushin end of shard ");
    if (begin == text.npos || !text.ends_with('\n')) {
        return false;
    }
    std::string_view line = text.substr(begin);
    const std::string prefix =
        fmt::format("#dokushin end of shard {}/{}: ", file.shard.number, file.shard.of);
    return take(line, prefix) && take(line, file.bytes) && take(line, " bytes, sum ") &&
           take(line, file.sum, 16) && take(line, ", status ") && take(line, file.status) &&
           line == "\n";
}

class JoinCommand {
  public:
    explicit JoinCommand(const JoinArguments &options) : options_(options) {}

    Exit run() {
        watch_for_interrupts();
        for (const std::string &name : options_.files) {
            ShardFile file{name};
            if (const std::string wrong = look_at(file); !wrong.empty()) {
                return refuse(printable(name) + ": " + wrong);
            }
            if (const std::string wrong = file_in(file); !wrong.empty()) {
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

    /// Reads the frame and the sum of what is in it; what is wrong, if anything.
    std::string look_at(ShardFile &file) {
        const Descriptor descriptor(file.name);
        if (!descriptor.is_open()) {
            return std::strerror(errno);
        }
        std::array<char, longest_frame_line> line{};
        if (!read_first_line(descriptor.read(0, line), file)) {
            return "no output of dokushin --shard, whose first line would say so";
        }
        const std::uint64_t size = file_size(file.name);
        const std::uint64_t tail = size - std::min<std::uint64_t>(size, line.size());
        if (!read_last_line(descriptor.read(tail, line), file)) {
            return fmt::format("shard {}/{} is not at its end; run it again", file.shard.number,
                               file.shard.of);
        }
        Checksum sum;
        const std::uint64_t bytes =
            each_piece(descriptor, file, [&](std::string_view text) { sum.add(text); });
        const std::string end = last_line(file.shard, file.bytes, file.sum, file.status);
        if (bytes != file.bytes || sum.value() != file.sum ||
            size != file.first_line_size + file.bytes + end.size()) {
            return "damaged: not what was written there; run this shard again";
        }
        return {};
    }

    /// Does it go with those before it? Puts it in its place.
    std::string file_in(const ShardFile &file) {
        if (shards_.empty()) {
            shards_.resize(file.shard.of);
        }
        const Shard &first = first_.shard;
        if (first.asked() && (file.shard.of != first.of || file.shard.run != first.run)) {
            return fmt::format("of another run than {}: other options, inputs or number of shards",
                               printable(first_.name));
        }
        first_ = first.asked() ? first_ : file;
        std::optional<ShardFile> &place = shards_[file.shard.number - 1];
        if (place) {
            return fmt::format("shard {}/{} once more, which is also in {}", file.shard.number,
                               file.shard.of, printable(place->name));
        }
        place = file;
        return {};
    }

    [[nodiscard]] std::string first_missing() const {
        std::uint64_t missing = 0;
        std::uint64_t first = 0;
        for (std::size_t number = shards_.size(); number > 0; --number) {
            if (!shards_[number - 1]) {
                ++missing;
                first = number;
            }
        }
        return missing == 0
                   ? ""
                   : fmt::format("shard {}/{} is missing{}", first, shards_.size(),
                                 missing == 1 ? "" : fmt::format(", and {} more", missing - 1));
    }

    Exit write_all() {
        Outcome outcome;
        Output output(outcome);
        for (const std::optional<ShardFile> &shard : shards_) {
            const Descriptor descriptor(shard->name);
            Checksum sum;
            each_piece(descriptor, *shard, [&](std::string_view text) {
                sum.add(text);
                output.write(text);
            });
            if (interrupted() || output.closed()) {
                break;
            }
            if (sum.value() != shard->sum) {
                return refuse(printable(shard->name) + ": changed while it was joined");
            }
            outcome.note(static_cast<Exit>(shard->status));
        }
        output.flush();
        return interrupted() ? Exit::interrupted : outcome.worst();
    }

    /// Passes on what is in the frame; how many bytes there were.
    std::uint64_t each_piece(const Descriptor &descriptor, const ShardFile &file,
                             const std::function<void(std::string_view)> &take_piece) {
        std::uint64_t bytes = 0;
        while (bytes < file.bytes && !interrupted()) {
            const std::size_t most = std::min<std::uint64_t>(buffer_.size(), file.bytes - bytes);
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
    std::vector<std::optional<ShardFile>> shards_;
    ShardFile first_; ///< of those that were named
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
