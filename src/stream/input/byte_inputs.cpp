#include "stream/input/byte_inputs.h"

#include "base/os/files.h"
#include "stream/input/decoded_input.h"
#include "stream/process/interrupt.h"
#include "stream/process/messages.h"
#include "stream/process/terminal.h"
#include "stream/process/usage_error.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstring>

namespace dokushin::stream {
namespace {

Error system_error(int number) {
    return program_error(ErrorCode::empty_input, std::strerror(number), {});
}

/// Does the name end as file names do: a dot and two to four letters?
bool has_extension(std::string_view name) {
    const std::string_view letters = name.substr(std::min(name.rfind('.'), name.size() - 1) + 1);
    return letters.size() >= 2 && letters.size() <= 4 && std::ranges::all_of(letters, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
}

bool is_usual_character(char c) {
    return (c >= '0' && c <= '9') || std::string_view(".*_-?").contains(c);
}

/// Is the argument a link or a string of a site, to a puzzle or to something that no format reads?
bool is_link(const std::string &argument, const ReadOptions &options) {
    if (argument.contains("://") || argument.starts_with("www.")) {
        return true;
    }
    const auto read = read_one(argument, options);
    return !read && read.error().code == ErrorCode::unsupported;
}

/// Is the argument a puzzle and not the name of a file? An argument that was surely meant as a
/// puzzle (mostly digits and blanks, without an extension) counts as one even with a mistake, so
/// that the mistake is reported and not a missing file.
bool is_puzzle_text(const std::string &argument, const ReadOptions &options) {
    constexpr std::size_t shortest = 16; // a 4×4 board
    if (os::status_of(argument)) {
        return false;
    }
    const bool cells_apart =
        argument.find_first_of(" ,;\t") != std::string::npos &&
        std::ranges::all_of(argument, [](char c) {
            return is_usual_character(c) || std::string_view(" ,;\t").contains(c);
        });
    if (argument.size() < shortest) {
        return cells_apart;
    }
    if (is_link(argument, options)) {
        return true;
    }
    if (argument.contains('/')) {
        return false;
    }
    if (cells_apart || argument.starts_with('[') || argument.starts_with('{') ||
        argument.find('\n') != std::string::npos || read_one(argument, options)) {
        return true;
    }
    const auto usual = std::ranges::count_if(argument, is_usual_character);
    return static_cast<std::size_t>(usual) * 4 >= argument.size() * 3 && !has_extension(argument);
}

/// The inputs that the options name; standard input, if they name none.
std::vector<std::string> inputs_of(const RunOptions &options) {
    if (options.part != nullptr) {
        return {options.part->file};
    }
    if (!options.inputs.empty()) {
        return options.inputs;
    }
    if (options.shard.is_set()) {
        refuse_usage("--shard", "standard input can't be cut; name files");
    }
    if (stdin_is_terminal()) {
        refuse_usage("input", "name a file, or - to type a puzzle");
    }
    return {"-"};
}

std::vector<Extent> extents_of(const RunOptions &options) {
    if (options.part != nullptr) {
        return {{}};
    }
    if (options.shard.is_set()) {
        return extents(options.shard, options.inputs, options.reading);
    }
    std::vector<Extent> all{{}};
    while (all.size() < options.inputs.size()) {
        all.push_back({all.size()});
    }
    return all;
}

} // namespace

/// A byte source that reads the open file descriptor. It waits a little at a time, so that an
/// interrupt ends the wait even if another thread received the signal.
class ByteInputs::Descriptor final : public ByteSource {
  public:
    explicit Descriptor(ByteInputs &sources) : sources_(sources) {}

    std::size_t read(std::span<char> buffer) override {
        constexpr std::chrono::milliseconds wait{50};
        if (sources_.before_read_) {
            sources_.before_read_();
        }
        assert(sources_.descriptor_ >= 0);
        while (!interrupted().load(std::memory_order_relaxed)) {
            if (!os::wait_to_read(sources_.descriptor_, wait)) {
                continue;
            }
            const std::size_t most = std::min<std::uint64_t>(buffer.size(), sources_.left_);
            const std::int64_t got = os::read_some(sources_.descriptor_, buffer.first(most));
            if (got >= 0) {
                sources_.left_ -= static_cast<std::uint64_t>(got);
                return static_cast<std::size_t>(got);
            }
            if (errno != EINTR && errno != EAGAIN) {
                sources_.error_ = system_error(errno);
                return 0;
            }
        }
        return 0;
    }

  private:
    ByteInputs &sources_;
};

ByteInputs::ByteInputs(const RunOptions &options, std::function<void()> before_read)
    : ByteInputs(options, extents_of(options), std::move(before_read)) {}

ByteInputs::ByteInputs(const RunOptions &options, std::vector<Extent> extents,
                       std::function<void()> before_read)
    : options_(options), inputs_(inputs_of(options)), extents_(std::move(extents)),
      before_read_(std::move(before_read)) {
    for (const std::string &input : inputs_) {
        names_.push_back(input == "-" ? "stdin" : printable(input));
    }
    bool sized = true;
    for (const Extent &extent : extents_) {
        assert(extent.number < inputs_.size() && extent.begin <= extent.end);
        const std::uint64_t size = options_.part != nullptr ? options_.part->text.size()
                                                            : file_size(inputs_[extent.number]);
        sized = sized && size > 0;
        total_bytes_ += std::min(extent.end, size) - std::min(extent.begin, size);
    }
    total_bytes_ = sized ? total_bytes_ : 0;
}

ByteInputs::~ByteInputs() { close(); }

bool ByteInputs::open_next() {
    close();
    assert(position_ <= extents_.size());
    if (position_ == extents_.size()) {
        return false;
    }
    const Extent &extent = extents_[position_++];
    const std::string &input = inputs_[extent.number];
    name_ = names_[extent.number];
    error_.reset();
    if (options_.part != nullptr) {
        source_ = std::make_unique<TextSource>(options_.part->text);
        error_ = options_.part->error;
        return true;
    }
    if (is_puzzle_text(input, options_.reading)) {
        name_ = "argument";
        source_ = std::make_unique<TextSource>(input);
        return true;
    }
    source_ = std::make_unique<Descriptor>(*this);
    left_ = extent.end - extent.begin;
    descriptor_ = input == "-" ? os::standard_input : os::open_to_read(input);
    const bool there =
        descriptor_ >= 0 && (extent.begin == 0 || os::seek_to(descriptor_, extent.begin));
    if (!there) {
        error_ = system_error(errno);
    } else if (is_compressed(input)) {
        open_compressed(compression_of(input));
    }
    return true;
}

/// Decodes the file that has been opened.
void ByteInputs::open_compressed(Compression compression) {
    const CompressionInfo &info = info_of(compression);
    if (!is_in_this_build(info)) {
        error_ = missing_in_this_build(info);
        return;
    }
    auto decoded = std::make_unique<DecodedInput>(descriptor_, info, before_read_, error_);
    decoded_ = decoded.get();
    source_ = std::move(decoded);
}

bool ByteInputs::is_in_whole_lines() const {
    return decoded_ != nullptr && decoded_->ends_a_line();
}

std::uint64_t ByteInputs::file_bytes(std::uint64_t text_bytes) const {
    return decoded_ != nullptr ? decoded_->data_read() : text_bytes;
}

void ByteInputs::close() {
    decoded_ = nullptr;
    source_.reset(); // before the descriptor, which it may be reading
    if (descriptor_ > os::standard_input) {
        os::close_file(descriptor_);
    }
    descriptor_ = -1;
}

} // namespace dokushin::stream
