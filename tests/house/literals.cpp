#include "house/literals.h"

namespace house {
namespace {

class Scanner {
  public:
    Scanner(std::string_view source, std::string_view quotes) : source_(source), quotes_(quotes) {}

    std::vector<Literal> scan() {
        while (at_ < source_.size()) {
            const std::string_view rest = source_.substr(at_);
            if (rest.starts_with("//")) {
                at_ = std::min(source_.find('\n', at_), source_.size());
            } else if (rest.starts_with("/*")) {
                at_ = std::min(source_.find("*/", at_), source_.size());
            } else if (rest.starts_with("R\"(")) {
                raw();
            } else if (quotes_.find(rest.front()) != std::string_view::npos) {
                quoted(rest.front());
            } else if (rest.front() == '\'') {
                character();
            } else {
                ++at_;
            }
        }
        return std::move(found_);
    }

  private:
    void raw() {
        const std::size_t end = std::min(source_.find(")\"", at_), source_.size());
        add(std::string(source_.substr(at_ + 3, end - at_ - 3)), at_, end + 2);
        at_ = end + 2;
    }

    void quoted(char quote) {
        const std::size_t begin = at_;
        std::string text;
        for (++at_; at_ < source_.size() && source_[at_] != quote; ++at_) {
            if (source_[at_] != '\\' || at_ + 1 == source_.size()) {
                text += source_[at_];
                continue;
            }
            const char escaped = source_[++at_];
            text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
        }
        add(std::move(text), begin, ++at_);
    }

    /// 'x' or '\'', or the comma of 1'000.
    void character() {
        const bool escaped = source_.substr(at_ + 1).starts_with('\\');
        const std::size_t end = at_ + (escaped ? 3 : 2);
        at_ = end < source_.size() && source_[end] == '\'' ? end + 1 : at_ + 1;
    }

    void add(std::string text, std::size_t begin, std::size_t end) {
        const bool follows =
            !found_.empty() &&
            source_.substr(found_.back().end, begin - found_.back().end).find_first_not_of(" \n") ==
                std::string_view::npos;
        if (follows) {
            found_.back().text += text;
            found_.back().end = end;
        } else {
            found_.push_back({std::move(text), begin, end});
        }
    }

    std::string_view source_;
    std::string_view quotes_;
    std::size_t at_ = 0;
    std::vector<Literal> found_;
};

} // namespace

std::vector<Literal> literals_of(std::string_view source, std::string_view quotes) {
    return Scanner(source, quotes).scan();
}

} // namespace house
