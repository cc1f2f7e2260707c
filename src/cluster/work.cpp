#include "cluster/work.h"

#include <concepts>
#include <cstring>
#include <type_traits>

namespace dokushin::cluster {
namespace {

template <class Value>
concept Plain = std::is_arithmetic_v<Value> || std::is_enum_v<Value>;

class Packer {
  public:
    void operator()(const Plain auto &value) {
        bytes_.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    void operator()(const std::string &text) {
        (*this)(std::uint64_t{text.size()});
        bytes_ += text;
    }
    [[nodiscard]] std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

class Unpacker {
  public:
    explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

    void operator()(Plain auto &value) {
        good_ = good_ && rest_.size() >= sizeof value;
        if (good_) {
            std::memcpy(&value, rest_.data(), sizeof value);
            rest_.remove_prefix(sizeof value);
        }
    }
    void operator()(std::string &text) {
        std::uint64_t size = 0;
        (*this)(size);
        good_ = good_ && rest_.size() >= size;
        if (good_) {
            text = rest_.substr(0, size);
            rest_.remove_prefix(size);
        }
    }
    /// Were all values there, and nothing else?
    [[nodiscard]] bool is_good() const { return good_ && rest_.empty(); }

  private:
    std::string_view rest_;
    bool good_ = true;
};

template <class Any, class Value>
concept MaybeConst = std::same_as<std::remove_const_t<Any>, Value>;

void sentence_field(MaybeConst<Sentence> auto &sentence, auto &&field) {
    if constexpr (std::is_const_v<std::remove_reference_t<decltype(sentence)>>) {
        field(sentence.packed());
    } else {
        std::string packed;
        field(packed);
        sentence = Sentence::unpacked(std::move(packed)).value_or(Sentence{});
    }
}

void each_field(MaybeConst<Chunk> auto &chunk, auto &&field) {
    auto &part = chunk.part;
    field(chunk.number);
    field(part.file);
    field(part.text);
    field(part.lines_before);
    field(part.records_before);
    field(part.first_attempt);
    field(part.attempts);
    bool is_error = part.error.has_value();
    field(is_error);
    if (is_error) {
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(chunk)>>) {
            part.error.emplace();
        }
        auto &error = *part.error;
        field(error.code);
        sentence_field(error.what, field);
        sentence_field(error.expected, field);
        field(error.line);
        field(error.column);
    }
}

void each_field(MaybeConst<Answer> auto &answer, auto &&field) {
    field(answer.number);
    field(answer.part.output);
    field(answer.part.complaints);
    field(answer.part.worst);
    field(answer.seconds);
    field(answer.failure);
}

template <class Value> std::string packed_value(const Value &value) {
    Packer packer;
    each_field(value, packer);
    return packer.take();
}

template <class Value> std::optional<Value> unpacked_value(std::string_view bytes) {
    Value value;
    Unpacker unpacker(bytes);
    each_field(value, unpacker);
    return unpacker.is_good() ? std::optional(std::move(value)) : std::nullopt;
}

} // namespace

std::string packed(const Chunk &chunk) { return packed_value(chunk); }
std::string packed(const Answer &answer) { return packed_value(answer); }
std::optional<Chunk> unpacked_chunk(std::string_view bytes) { return unpacked_value<Chunk>(bytes); }
std::optional<Answer> unpacked_answer(std::string_view bytes) {
    return unpacked_value<Answer>(bytes);
}

} // namespace dokushin::cluster
