#include "cli/input.h"

#include "cli/interrupt.h"
#include "cli/terminal.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dokushin::cli {
namespace {

Error system_error(int number) {
    return Error{ErrorCode::empty_input, std::strerror(number), {}, 0, 0};
}

/// Does the name end as file names do: a dot and two to four letters?
bool has_extension(std::string_view name) {
    const std::string_view letters = name.substr(std::min(name.rfind('.'), name.size() - 1) + 1);
    return letters.size() >= 2 && letters.size() <= 4 && std::ranges::all_of(letters, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
}

/// An argument that is no file but reads as a puzzle is that puzzle. So is one
/// that was surely meant as a puzzle, so that its mistake is told, and not that
/// there is no file of that name: mostly digits and blanks, without an extension.
bool is_puzzle_text(const std::string &argument, const ReadOptions &options) {
    constexpr std::size_t shortest = 16; // a 4×4 board
    struct stat info{};
    if (argument.size() < shortest || ::stat(argument.c_str(), &info) == 0 ||
        argument.find('/') != std::string::npos) {
        return false;
    }
    if (argument.starts_with('[') || argument.starts_with('{') ||
        argument.find('\n') != std::string::npos || read_one(argument, options)) {
        return true;
    }
    const auto usual = std::ranges::count_if(argument, [](char c) {
        return (c >= '0' && c <= '9') || std::string_view(".*_-?").find(c) != std::string::npos;
    });
    return static_cast<std::size_t>(usual) * 4 >= argument.size() * 3 && !has_extension(argument);
}

std::uint64_t size_of(const std::string &input) {
    struct stat info{};
    const bool regular = ::stat(input.c_str(), &info) == 0 && S_ISREG(info.st_mode);
    return regular ? static_cast<std::uint64_t>(info.st_size) : 0;
}

} // namespace

/// A file descriptor as the reader wants it.
class Inputs::Source final : public ByteSource {
  public:
    explicit Source(Inputs &inputs) : inputs_(inputs) {}

    std::size_t read(std::span<char> buffer) override {
        inputs_.output_.flush();
        while (!interrupted().load(std::memory_order_relaxed)) {
            const ssize_t got = ::read(inputs_.descriptor_, buffer.data(), buffer.size());
            if (got >= 0) {
                return static_cast<std::size_t>(got);
            }
            if (errno != EINTR) {
                inputs_.read_errno_ = errno;
                return 0;
            }
        }
        return 0;
    }

  private:
    Inputs &inputs_;
};

Inputs::Inputs(const Common &common, Output &output)
    : options_(read_options(common)), inputs_(common.inputs), output_(output) {
    if (inputs_.empty()) {
        if (stdin_is_terminal()) {
            throw CLI::ValidationError("input", "name a file, or - to type a puzzle");
        }
        inputs_.emplace_back("-");
    }
    bool sized = true;
    for (const std::string &input : inputs_) {
        const std::uint64_t size = size_of(input);
        sized = sized && size > 0;
        names_.push_back(input == "-" ? "stdin" : printable(input));
        total_bytes_ += size;
    }
    total_bytes_ = sized ? total_bytes_ : 0;
}

Inputs::~Inputs() { close(); }

std::optional<Error> Inputs::open() {
    const std::string &input = inputs_[position_];
    name_ = names_[position_];
    ++position_;
    read_errno_ = 0;
    if (is_puzzle_text(input, options_)) {
        name_ = "argument";
        source_ = std::make_unique<TextSource>(input);
    } else {
        descriptor_ = STDIN_FILENO;
        if (input != "-") {
            descriptor_ = ::open(input.c_str(), O_RDONLY | O_CLOEXEC);
            if (descriptor_ < 0) {
                return system_error(errno);
            }
        }
        source_ = std::make_unique<Source>(*this);
    }
    reader_ = std::make_unique<Reader>(*source_, options_);
    return std::nullopt;
}

void Inputs::close() {
    if (reader_) {
        bytes_before_ += reader_->bytes_read();
    }
    reader_.reset();
    source_.reset();
    if (descriptor_ > STDIN_FILENO) {
        ::close(descriptor_);
    }
    descriptor_ = -1;
}

std::uint64_t Inputs::bytes_read() const {
    return bytes_before_ + (reader_ ? reader_->bytes_read() : 0);
}

std::optional<Item> Inputs::next() {
    while (!interrupted().load(std::memory_order_relaxed)) {
        if (!reader_) {
            if (position_ == inputs_.size()) {
                return std::nullopt;
            }
            if (auto error = open()) {
                return Item{name_, std::unexpected(*std::move(error))};
            }
        }
        auto record = reader_->next();
        if (read_errno_ != 0) {
            // What was read before is kept; "empty" would be the wrong complaint.
            const Error error = system_error(std::exchange(read_errno_, 0));
            close();
            return Item{name_, std::unexpected(error)};
        }
        if (record && !interrupted().load(std::memory_order_relaxed)) {
            return Item{name_, *std::move(record)};
        }
        close();
    }
    return std::nullopt;
}

} // namespace dokushin::cli
