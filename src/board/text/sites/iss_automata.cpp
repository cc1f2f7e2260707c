// A key of an automaton has a head: the format (2 bits), the bits of a state's number less one (4),
// the number of digits less one (4), how many states it may start in, and how many others accept
// (as many bits as a state's number), for each of the former whether it accepts, and in the plain
// format the bits of a number of transitions (4). Then come the states, the first ones those that
// it may start in, then the others that accept; each has in the plain format the number of its
// transitions, and for each the digit less one and the state; in the packed one a bit for each
// digit that leads on, the last digit first, and then the states to which they lead.
#include "board/text/sites/iss_automata.h"

#include "board/constraints/nfa.h"
#include "board/text/sites/iss_bits.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace dokushin::text::iss {
namespace {

constexpr std::size_t plain_format = 0;
constexpr std::size_t packed_format = 1;

/// The bits of the numbers from 0 to a greatest one, as ISS counts them.
unsigned bits_of(std::size_t greatest) { return static_cast<unsigned>(std::bit_width(greatest)); }

/// A transition from a state to another by a digit.
struct Transition {
    std::size_t from;
    std::size_t digit;
    std::size_t to;
};

/// AutomatonKey reads a key.
class AutomatonKey {
  public:
    explicit AutomatonKey(std::string_view key) : bits_(key) {}

    /// Makes the automaton for a board of some side; digits beyond it are left out.
    [[nodiscard]] std::optional<Nfa> nfa(unsigned side) {
        if (!read_head() || !(format_ == plain_format ? read_plain() : read_packed())) {
            return std::nullopt;
        }
        std::size_t states = std::max(starts_ + accepts_, states_);
        for (const Transition &transition : transitions_) {
            states = std::max(states, transition.to + 1);
        }
        if (states > most_states) {
            return std::nullopt;
        }
        Nfa made(side, states);
        for (std::size_t at = 0; at < starts_; ++at) {
            made.starts.set(at);
            made.accepts.set(at, start_accepts_[at]);
        }
        for (std::size_t at = starts_; at < starts_ + accepts_; ++at) {
            made.accepts.set(at);
        }
        for (const Transition &transition : transitions_) {
            if (transition.digit <= side) {
                made.add_transitions(
                    transition.from,
                    DigitSet::only(digit_of(static_cast<unsigned>(transition.digit))),
                    transition.to);
            }
        }
        return made;
    }

    /// The digits that the key is for.
    [[nodiscard]] std::size_t digits() const { return digits_; }

  private:
    /// Reads a number into a variable; false if there are too few bits.
    [[nodiscard]] bool read(std::size_t &number, unsigned bits) {
        const auto taken = bits_.take(bits);
        number = taken.value_or(0);
        return taken.has_value();
    }

    [[nodiscard]] bool read_head() {
        constexpr std::size_t most_starts = 31; // more don't fit into ISS's own numbers
        std::size_t state_bits = 0;
        if (!read(format_, 2) || format_ > packed_format || !read(state_bits, 4) ||
            !read(digits_, 4)) {
            return false;
        }
        state_bits_ = static_cast<unsigned>(state_bits) + 1;
        ++digits_;
        if (!read(starts_, state_bits_) || !read(accepts_, state_bits_) || starts_ > most_starts) {
            return false;
        }
        // The bit of the first start is the last.
        std::size_t accepting = 0;
        if (!read(accepting, static_cast<unsigned>(starts_))) {
            return false;
        }
        for (std::size_t at = 0; at < starts_; ++at) {
            start_accepts_.push_back((accepting >> at & 1U) != 0);
        }
        std::size_t count_bits = 0;
        if (format_ == plain_format && !read(count_bits, 4)) {
            return false;
        }
        count_bits_ = static_cast<unsigned>(count_bits);
        return true;
    }

    [[nodiscard]] bool read_plain() {
        const unsigned digit_bits = bits_of(digits_ - 1);
        for (; count_bits_ > 0 && bits_.left() >= count_bits_; ++states_) {
            std::size_t count = 0;
            if (!read(count, count_bits_)) {
                return false;
            }
            for (; count > 0; --count) {
                Transition transition{states_, 0, 0};
                if (!read(transition.digit, digit_bits) || !read(transition.to, state_bits_)) {
                    return false;
                }
                ++transition.digit;
                transitions_.push_back(transition);
            }
        }
        return true;
    }

    [[nodiscard]] bool read_packed() {
        for (; bits_.left() >= digits_; ++states_) {
            std::size_t leading = 0;
            if (!read(leading, static_cast<unsigned>(digits_))) {
                return false;
            }
            for (std::size_t digit = 1; digit <= digits_; ++digit) {
                Transition transition{states_, digit, 0};
                if ((leading >> (digit - 1) & 1U) == 0) {
                    continue;
                }
                if (!read(transition.to, state_bits_)) {
                    return false;
                }
                transitions_.push_back(transition);
            }
        }
        return true;
    }

    BitReader bits_;
    std::size_t format_ = 0;
    std::size_t digits_ = 0;
    unsigned state_bits_ = 0;
    unsigned count_bits_ = 0;
    std::size_t starts_ = 0;
    std::size_t accepts_ = 0; ///< those of them that are no starts
    std::size_t states_ = 0;
    std::vector<bool> start_accepts_{};
    std::vector<Transition> transitions_{};
};

/// Reads a number to the base 16 of two digits.
std::optional<char> escaped(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef0123456789ABCDEF";
    const auto high = text.size() < 2 ? digits.npos : digits.find(text[0]);
    const auto low = text.size() < 2 ? digits.npos : digits.find(text[1]);
    return high == digits.npos || low == digits.npos
               ? std::nullopt
               : std::optional(static_cast<char>(high % 16 * 16 + low % 16));
}

/// Undoes the escapes of a text.
std::optional<std::string> unescaped(std::string_view escapes) {
    std::string text;
    for (std::size_t at = 0; at < escapes.size(); ++at) {
        const auto byte = escapes[at] == '%' ? escaped(escapes.substr(at + 1)) : escapes[at];
        if (!byte) {
            return std::nullopt;
        }
        text += *byte;
        at += escapes[at] == '%' ? 2 : 0;
    }
    return text;
}

/// Unpacks an expression. Older links have it with escapes, "%5B12%5D"; some have '=' behind it, as
/// other writers of Base64 fill up their last four symbols.
std::optional<std::string> expression_of(std::string_view key) {
    const auto unpacked = key.find('%') != std::string_view::npos
                              ? unescaped(key)
                              : base64_decoded(key, base64_alphabet_of_urls);
    if (!unpacked) {
        return std::nullopt;
    }
    std::string text = *unpacked;
    std::erase_if(text, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
    const bool is_plain = std::ranges::all_of(text, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               std::string_view("()[]{}|.*+?^-,").find(c) != std::string_view::npos;
    });
    return is_plain && !text.empty() ? std::optional(std::move(text)) : std::nullopt;
}

/// Cuts what stands behind a key into lists of cells, with an empty argument or a name between two
/// of them.
std::vector<Arguments> lines_behind_key(Arguments arguments) {
    std::vector<Arguments> lists;
    while (!arguments.empty()) {
        const auto mark = std::ranges::find_if(arguments, [](std::string_view argument) {
            return argument.empty() || argument.starts_with('_');
        });
        const auto length = static_cast<std::size_t>(mark - arguments.begin());
        if (length > 0) {
            lists.push_back(arguments.first(length));
        }
        arguments = behind(arguments, length + 1);
    }
    return lists;
}

/// Segments are the cells of a line, and the places at which an automaton reads a break.
struct Segments {
    Places cells{};
    std::vector<std::size_t> breaks{}; ///< how many cells stand before each
};

/// The most breaks of a line: each is a step of all states.
constexpr std::size_t most_breaks = 64;

/// Reads a list with "-" between segments, which may be empty. Nothing if something is no cell, or
/// one is there twice, or there are too many breaks.
std::optional<Segments> segments_in(const Board &board, Arguments list) {
    std::vector<std::size_t> breaks;
    std::vector<std::string_view> cells;
    for (const std::string_view argument : list) {
        if (argument == "-") {
            breaks.push_back(cells.size());
        } else {
            cells.push_back(argument);
        }
    }
    auto places = cells_in(board, cells);
    return places && breaks.size() <= most_breaks
               ? std::optional(Segments{*std::move(places), std::move(breaks)})
               : std::nullopt;
}

/// An Unrolled is an automaton whose last digit is a break, along a line with breaks at some
/// places: each place has states of its own, and a digit before a break leads where the break leads
/// from there.
class Unrolled {
  public:
    Unrolled(const Nfa &nfa, std::span<const std::size_t> breaks) : nfa_(nfa), breaks_(breaks) {}

    /// Returns the automaton for so many cells; nothing if it takes too many states.
    [[nodiscard]] std::optional<Nfa> along(std::size_t cells) {
        const Numbers first = numbered(behind_breaks(nfa_.starts, 0));
        Numbers here = first;
        for (std::size_t place = 1; place <= cells; ++place) {
            here = next_to(here, place);
            if (count_ > most_states) {
                return std::nullopt;
            }
        }
        Nfa made(nfa_.side() - 1, std::max<std::size_t>(count_, 1));
        for (const auto &[state, number] : first) {
            made.starts.set(number);
        }
        for (const auto &[state, number] : here) {
            made.accepts.set(number, nfa_.accepts[state]);
        }
        for (const auto &[from, digit, to] : transitions_) {
            made.add_transitions(from, DigitSet::only(digit_of(static_cast<unsigned>(digit))), to);
        }
        return made;
    }

  private:
    /// Numbers has the state of one place for each state of the automaton.
    using Numbers = std::map<std::size_t, std::size_t>;

    /// Returns the states to which the breaks behind so many cells lead.
    [[nodiscard]] StateSet behind_breaks(StateSet states, std::size_t cells) const {
        for (auto left = std::ranges::count(breaks_, cells); left > 0; --left) {
            StateSet behind;
            for (std::size_t state = 0; state < nfa_.size(); ++state) {
                behind |= states[state] ? nfa_.next(state, nfa_.side()) : StateSet();
            }
            states = behind;
        }
        return states;
    }
    [[nodiscard]] Numbers numbered(const StateSet &states) {
        Numbers numbers;
        for (std::size_t state = 0; state < nfa_.size(); ++state) {
            if (states[state]) {
                numbers.emplace(state, count_++);
            }
        }
        return numbers;
    }
    /// Numbers the states of the next place, and adds the transitions to them.
    [[nodiscard]] Numbers next_to(const Numbers &here, std::size_t place) {
        std::vector<std::pair<Transition, StateSet>> steps;
        StateSet all;
        for (const auto &[state, number] : here) {
            for (unsigned digit = 1; digit < nfa_.side(); ++digit) {
                const StateSet reached = behind_breaks(nfa_.next(state, digit), place);
                steps.push_back({{number, digit, 0}, reached});
                all |= reached;
            }
        }
        const Numbers there = numbered(all);
        for (const auto &[step, reached] : steps) {
            for (const auto &[state, number] : there) {
                if (reached[state]) {
                    transitions_.push_back({step.from, step.digit, number});
                }
            }
        }
        return there;
    }

    const Nfa &nfa_;
    std::span<const std::size_t> breaks_;
    std::size_t count_ = 0;
    std::vector<Transition> transitions_{};
};

} // namespace

std::optional<std::vector<std::string>> rules_of_expression(const Board &board,
                                                            Arguments arguments) {
    const auto expression = arguments.empty() ? std::nullopt : expression_of(arguments.front());
    const auto lists = lines_behind_key(behind(arguments, 1));
    if (!expression || lists.empty()) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (const Arguments list : lists) {
        const auto cells = cells_in(board, list);
        if (!cells) {
            return std::nullopt;
        }
        rules.push_back(fmt::format("regex {} {}", *expression, words_of(*cells)));
    }
    return rules;
}

std::optional<std::vector<std::string>> rules_of_automaton(const Board &board,
                                                           Arguments arguments) {
    const std::string_view key = arguments.empty() ? "" : arguments.front();
    const auto nfa = AutomatonKey(key).nfa(board.side);
    AutomatonKey key_with_break(key);
    const auto with_breaks = key_with_break.nfa(board.side + 1); // the last digit is a break
    const auto lists = lines_behind_key(behind(arguments, 1));
    if (!nfa || !with_breaks || lists.empty()) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (const Arguments list : lists) {
        const auto segments = segments_in(board, list);
        if (!segments || (!segments->breaks.empty() && key_with_break.digits() <= board.side)) {
            return std::nullopt;
        }
        const auto unrolled =
            segments->breaks.empty()
                ? nfa
                : Unrolled(*with_breaks, segments->breaks).along(segments->cells.size());
        const auto automaton =
            unrolled ? deterministic(*unrolled, segments->cells.size()) : std::nullopt;
        if (!automaton) {
            return std::nullopt;
        }
        rules.push_back(fmt::format("automaton {} {}",
                                    write_automaton(*automaton, {board.side, board.lowest}),
                                    words_of(segments->cells)));
    }
    return rules;
}

std::string key_of_expression(std::string_view expression) {
    BitWriter bits;
    for (const char c : expression) {
        bits.add(static_cast<unsigned char>(c), 8);
    }
    return bits.text();
}

std::string key_of_automaton(const DigitAutomaton &automaton, unsigned side) {
    const std::size_t count = automaton.accepts.size();
    // The order of the states: the first, those that accept, the others.
    std::vector<std::size_t> order{0};
    for (const bool accepts : {true, false}) {
        for (std::size_t state = 1; state < count; ++state) {
            if (automaton.accepts[state] == accepts) {
                order.push_back(state);
            }
        }
    }
    const auto other_accepts =
        std::count(automaton.accepts.begin() + 1, automaton.accepts.end(), true);
    const unsigned state_bits = std::max(1U, bits_of(count - 1));
    BitWriter bits;
    bits.add(packed_format, 2);
    bits.add(state_bits - 1, 4);
    bits.add(side - 1, 4);
    bits.add(1, state_bits);
    bits.add(static_cast<std::size_t>(other_accepts), state_bits);
    bits.add(automaton.accepts[0] ? 1 : 0, 1);
    for (const std::size_t state : order) {
        const auto *const next = &automaton.next[state * side];
        for (unsigned digit = side; digit > 0; --digit) {
            bits.add(next[digit - 1] == DigitAutomaton::nowhere ? 0 : 1, 1);
        }
        for (unsigned digit = 1; digit <= side; ++digit) {
            if (next[digit - 1] != DigitAutomaton::nowhere) {
                const auto place = std::ranges::find(order, next[digit - 1]) - order.begin();
                bits.add(static_cast<std::size_t>(place), state_bits);
            }
        }
    }
    return bits.text();
}

} // namespace dokushin::text::iss
