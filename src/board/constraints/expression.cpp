// Each place in an expression where a digit is read is a state (V. M. Glushkov, "The abstract
// theory of automata", 1961): for each part of the expression it is known with which places it may
// begin and end, and whether it may be empty; parts that follow each other lead from the ends of
// one to the beginnings of the next. A part that is repeated some times is read again for each of
// them.
#include "board/constraints/expression.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace dokushin {
namespace {

class Expression {
  public:
    Expression(std::string_view text, ValueRange values)
        : text_(text), side_(values.side), lowest_(values.lowest), end_(text.size()), digits_(1),
          follow_(1) {}

    [[nodiscard]] std::optional<Nfa> nfa();

  private:
    /// What is known of a part of the expression.
    struct Part {
        StateSet first{};
        StateSet last{};
        bool may_be_empty = true;
    };
    using Read = std::optional<Part>;

    /// How often a part is repeated.
    struct Times {
        unsigned least = 0;
        std::optional<unsigned> most{}; ///< nothing: as often as one likes
    };

    static constexpr unsigned most_depth = 32;
    static constexpr unsigned most_reads = 20'000; ///< parts that are read, again ones included

    [[nodiscard]] char peek() const { return at_ < end_ ? text_[at_] : '\0'; }
    [[nodiscard]] bool take(char mark) {
        const bool is_there = peek() == mark;
        at_ += is_there ? 1 : 0;
        return is_there;
    }

    [[nodiscard]] Read alternatives();
    [[nodiscard]] Read sequence();
    [[nodiscard]] Read repeated();
    [[nodiscard]] Read single();
    [[nodiscard]] Read group();
    [[nodiscard]] Read place_of(DigitSet digits);
    [[nodiscard]] std::optional<Times> times();
    [[nodiscard]] Read again(std::size_t begin, std::size_t end);
    [[nodiscard]] Read repeat(Part part, std::size_t begin, std::size_t end, const Times &times);
    [[nodiscard]] std::optional<Digit> digit();
    [[nodiscard]] std::optional<DigitSet> digit_class();
    [[nodiscard]] std::optional<unsigned> number_here();
    [[nodiscard]] Part then(const Part &one, const Part &next);
    void connect(const StateSet &ends, const StateSet &beginnings);

    std::string_view text_;
    unsigned side_;
    unsigned lowest_;
    std::size_t end_;
    std::size_t at_ = 0;
    unsigned depth_ = 0; ///< of the groups around
    unsigned reads_ = 0;
    std::vector<DigitSet>
        digits_; ///< for each place, the digits that are read there; 0 is the start
    std::vector<StateSet> follow_; ///< for each place, those that may follow
};

void Expression::connect(const StateSet &ends, const StateSet &beginnings) {
    for (std::size_t place = 0; place < follow_.size(); ++place) {
        if (ends.test(place)) {
            follow_[place] |= beginnings;
        }
    }
}

Expression::Part Expression::then(const Part &one, const Part &next) {
    connect(one.last, next.first);
    return {one.may_be_empty ? one.first | next.first : one.first,
            next.may_be_empty ? one.last | next.last : next.last,
            one.may_be_empty && next.may_be_empty};
}

Expression::Read Expression::alternatives() {
    Read all = sequence();
    while (all && take('|')) {
        const Read other = sequence();
        if (!other) {
            return std::nullopt;
        }
        all = Part{all->first | other->first, all->last | other->last,
                   all->may_be_empty || other->may_be_empty};
    }
    return all;
}

Expression::Read Expression::sequence() {
    Read all = Part{};
    while (all && at_ < end_ && peek() != '|' && peek() != ')') {
        const Read next = repeated();
        all = next ? Read(then(*all, *next)) : std::nullopt;
    }
    return all;
}

Expression::Read Expression::repeated() {
    const std::size_t begin = at_;
    Read part = single();
    while (part && at_ < end_ && std::string_view("*+?{").find(peek()) != std::string_view::npos) {
        const std::size_t end = at_;
        const auto how_often = times();
        part = how_often ? repeat(*part, begin, end, *how_often) : std::nullopt;
    }
    return part;
}

std::optional<Expression::Times> Expression::times() {
    if (take('*')) {
        return Times{};
    }
    if (take('+')) {
        return Times{1, std::nullopt};
    }
    if (take('?')) {
        return Times{0, 1};
    }
    ++at_; // the bracket
    const auto least = number_here();
    Times read{least.value_or(0), least};
    if (take(',')) {
        const bool is_open = peek() == '}';
        read.most = is_open ? std::nullopt : number_here();
        if (!is_open && (!read.most || *read.most < read.least)) {
            return std::nullopt;
        }
    }
    return least && take('}') ? std::optional(read) : std::nullopt;
}

std::optional<unsigned> Expression::number_here() {
    constexpr unsigned most = 9999;
    std::optional<unsigned> read;
    while (peek() >= '0' && peek() <= '9') {
        read = read.value_or(0) * 10 + static_cast<unsigned>(peek() - '0');
        if (*read > most) {
            return std::nullopt;
        }
        ++at_;
    }
    return read;
}

/// Reads a part of the text once more, with places of its own.
Expression::Read Expression::again(std::size_t begin, std::size_t end) {
    const auto [at, old_end] = std::pair(at_, end_);
    at_ = begin;
    end_ = end;
    const Read part = repeated();
    at_ = at;
    end_ = old_end;
    return part;
}

Expression::Read Expression::repeat(Part part, std::size_t begin, std::size_t end,
                                    const Times &times) {
    const unsigned copies = times.most.value_or(std::max(times.least, 1U));
    Part all;
    for (unsigned copy = 0; copy < copies; ++copy) {
        const Read next = copy == 0 ? Read(part) : again(begin, end);
        if (!next) {
            return std::nullopt;
        }
        Part one = *next;
        one.may_be_empty = one.may_be_empty || copy >= times.least;
        if (!times.most && copy + 1 == copies) {
            connect(one.last, one.first);
        }
        all = then(all, one);
    }
    return all;
}

Expression::Read Expression::single() {
    if (++reads_ > most_reads) {
        return std::nullopt;
    }
    if (take('(')) {
        return group();
    }
    if (take('.')) {
        return place_of(DigitSet::all(side_));
    }
    if (take('[')) {
        const auto digits = digit_class();
        return digits ? place_of(*digits) : std::nullopt;
    }
    const auto one = digit();
    return one ? place_of(DigitSet::only(*one)) : std::nullopt;
}

Expression::Read Expression::group() {
    if (++depth_ > most_depth) {
        return std::nullopt;
    }
    const Read inside = alternatives();
    --depth_;
    return inside && take(')') ? inside : std::nullopt;
}

Expression::Read Expression::place_of(DigitSet digits) {
    if (digits_.size() == most_states) {
        return std::nullopt;
    }
    Part part;
    part.first.set(digits_.size());
    part.last = part.first;
    part.may_be_empty = false;
    digits_.push_back(digits);
    follow_.emplace_back();
    return part;
}

std::optional<Digit> Expression::digit() {
    const char c = peek();
    const int value = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                      : c >= 'a' && c <= 'z' ? c - 'a' + 10
                                             : -1;
    if (std::cmp_less(value, lowest_) || std::cmp_greater_equal(value, side_ + lowest_)) {
        return std::nullopt;
    }
    ++at_;
    return digit_of(static_cast<unsigned>(value) - lowest_ + 1);
}

/// Reads what follows a square bracket, the other one included: digits, and ranges of them.
std::optional<DigitSet> Expression::digit_class() {
    const bool is_negated = take('^');
    DigitSet digits;
    while (!take(']')) {
        const auto first = digit();
        const auto last = first && take('-') ? digit() : first;
        if (!first || !last || *last < *first) {
            return std::nullopt;
        }
        digits = digits | (DigitSet::all(number(*last)) - DigitSet::all(number(*first) - 1));
    }
    if (digits.empty()) {
        return std::nullopt;
    }
    return is_negated ? DigitSet::all(side_) - digits : digits;
}

std::optional<Nfa> Expression::nfa() {
    const Read whole = alternatives();
    if (!whole || at_ < end_ || text_.empty()) {
        return std::nullopt;
    }
    follow_[0] = whole->first;
    Nfa made(side_, digits_.size());
    made.starts.set(0);
    made.accepts = whole->last;
    made.accepts.set(0, whole->may_be_empty);
    for (std::size_t from = 0; from < digits_.size(); ++from) {
        for (std::size_t to = 1; to < digits_.size(); ++to) {
            if (follow_[from].test(to)) {
                made.add_transitions(from, digits_[to], to);
            }
        }
    }
    return made;
}

} // namespace

std::optional<Nfa> nfa_of(std::string_view expression, ValueRange values) {
    return Expression(expression, values).nfa();
}

} // namespace dokushin
