// An NFA becomes deterministic in three steps: the subset construction makes a state for each set
// of states that some digits lead to; states from which no list of the length is accepted go; and
// states that accept the same from there on become one, by refining a partition of them (Moore
// 1956). All lists have one length, so that as many rounds are enough.
#include "board/constraints/nfa.h"

#include "board/constraints/digit_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <unordered_map>
#include <utility>

namespace dokushin {
namespace {

constexpr std::uint16_t nowhere = DigitAutomaton::nowhere;

class Determiner {
  public:
    Determiner(const Nfa &nfa, std::size_t length)
        : nfa_(nfa), side_(nfa.side()), length_(length) {}

    [[nodiscard]] std::optional<DigitAutomaton> automaton() {
        if (!find_sets()) {
            return std::nullopt;
        }
        drop_useless();
        return numbered_by(classes());
    }

  private:
    [[nodiscard]] std::size_t size() const { return sets_.size(); }
    [[nodiscard]] std::uint16_t &next(std::size_t state, std::size_t digit) {
        return next_[state * side_ + digit];
    }

    [[nodiscard]] std::uint16_t number_of(const StateSet &set, std::size_t depth) {
        const auto [known, is_new] =
            numbers_.try_emplace(set, static_cast<std::uint16_t>(sets_.size()));
        if (is_new) {
            sets_.push_back(set);
            depths_.push_back(depth);
            next_.resize(next_.size() + side_, nowhere);
        }
        return known->second;
    }

    /// Finds the sets in the order of how many digits lead to them; false if they are too many.
    [[nodiscard]] bool find_sets() {
        static_cast<void>(number_of(nfa_.starts, 0));
        for (std::size_t state = 0; state < size(); ++state) {
            std::vector<std::uint16_t> members;
            for (std::size_t from = 0; from < nfa_.size(); ++from) {
                if (sets_[state].test(from)) {
                    members.push_back(static_cast<std::uint16_t>(from));
                }
            }
            for (unsigned digit = 1; digit <= side_ && depths_[state] < length_; ++digit) {
                StateSet to;
                for (const std::uint16_t from : members) {
                    to |= nfa_.next(from, digit);
                }
                if (to.any()) {
                    const std::uint16_t target = number_of(to, depths_[state] + 1);
                    next(state, digit - 1) = target;
                }
            }
            if (size() > most_states) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool is_accepting(std::size_t state) const {
        return (sets_[state] & nfa_.accepts).any();
    }

    /// Drops the transitions to states that are too many digits away from an accepting one.
    void drop_useless() {
        std::vector<std::size_t> needed(size(), length_ + 1);
        for (std::size_t state = 0; state < size(); ++state) {
            needed[state] = is_accepting(state) ? 0 : needed[state];
        }
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t state = size(); state-- > 0;) {
                for (std::size_t digit = 0; digit < side_; ++digit) {
                    const std::uint16_t to = next(state, digit);
                    if (to != nowhere && needed[to] + 1 < needed[state]) {
                        needed[state] = needed[to] + 1;
                        moved = true;
                    }
                }
            }
        }
        for (std::uint16_t &to : next_) {
            to = to != nowhere && depths_[to] + needed[to] > length_ ? nowhere : to;
        }
    }

    /// Numbers the classes of states that accept the same, and gives that of each state.
    [[nodiscard]] std::vector<std::uint16_t> classes() {
        std::vector<std::uint16_t> of(size());
        for (std::size_t state = 0; state < size(); ++state) {
            of[state] = is_accepting(state) ? 1 : 0;
        }
        std::size_t count = 0;
        for (std::size_t round = 0; round < length_; ++round) {
            std::map<std::vector<std::uint16_t>, std::uint16_t> known;
            std::vector<std::uint16_t> finer(size());
            for (std::size_t state = 0; state < size(); ++state) {
                std::vector<std::uint16_t> what{of[state]};
                for (std::size_t digit = 0; digit < side_; ++digit) {
                    const std::uint16_t to = next(state, digit);
                    what.push_back(to == nowhere ? nowhere : of[to]);
                }
                finer[state] =
                    known.try_emplace(std::move(what), static_cast<std::uint16_t>(known.size()))
                        .first->second;
            }
            of = std::move(finer);
            if (known.size() == count) {
                break;
            }
            count = known.size();
        }
        return of;
    }

    /// Numbers classes in the order in which digits lead to them from the first state.
    [[nodiscard]] DigitAutomaton numbered_by(const std::vector<std::uint16_t> &classes) {
        std::vector<std::size_t> members{0}; // the first state of each class by its number
        std::map<std::uint16_t, std::uint16_t> numbers{{classes[0], std::uint16_t{0}}};
        DigitAutomaton made;
        for (std::size_t at = 0; at < members.size(); ++at) {
            const std::size_t state = members[at];
            made.accepts.push_back(is_accepting(state));
            for (std::size_t digit = 0; digit < side_; ++digit) {
                const std::uint16_t to = next(state, digit);
                if (to == nowhere) {
                    made.next.push_back(nowhere);
                    continue;
                }
                const auto [known, is_new] =
                    numbers.try_emplace(classes[to], static_cast<std::uint16_t>(members.size()));
                if (is_new) {
                    members.push_back(to);
                }
                made.next.push_back(known->second);
            }
        }
        return made;
    }

    const Nfa &nfa_;
    std::size_t side_;
    std::size_t length_;
    std::vector<StateSet> sets_{};
    std::vector<std::size_t> depths_{}; ///< how many digits lead to each set at least
    std::vector<std::uint16_t> next_{};
    std::unordered_map<StateSet, std::uint16_t> numbers_{};
};

/// Writes the transitions from a state: "1-8>1,9>2".
std::string write_transitions(std::span<const std::uint16_t> next, unsigned lowest) {
    std::map<std::uint16_t, DigitSet> digits_to;
    std::vector<std::uint16_t> order;
    for (std::size_t at = 0; at < next.size(); ++at) {
        if (next[at] != nowhere) {
            DigitSet &digits = digits_to[next[at]];
            if (digits.empty()) {
                order.push_back(next[at]);
            }
            digits.insert(digit_of(static_cast<unsigned>(at) + 1));
        }
    }
    std::string text;
    for (const std::uint16_t to : order) {
        text += fmt::format("{}{}>{}", text.empty() ? "" : ",",
                            write_digit_list(digits_to[to], lowest), to + 1);
    }
    return text;
}

/// Reads the transitions from a state; false if one leads to no state.
bool read_transitions(Nfa &nfa, std::size_t from, std::string_view text, unsigned lowest) {
    if (text.empty()) {
        return true;
    }
    for (const std::string_view transition : cut_at(text, ',')) {
        const auto mark = transition.find('>');
        const auto digits = read_digit_list({nfa.side(), lowest}, transition.substr(0, mark));
        std::string_view rest = mark == std::string_view::npos ? "" : transition.substr(mark + 1);
        const auto to = take_number(rest);
        if (!digits || !to || !rest.empty() || *to < 1 || *to > nfa.size()) {
            return false;
        }
        nfa.add_transitions(from, *digits, *to - 1);
    }
    return true;
}

} // namespace

std::optional<DigitAutomaton> deterministic(const Nfa &nfa, std::size_t length) {
    return Determiner(nfa, length).automaton();
}

std::string write_automaton(const DigitAutomaton &automaton, ValueRange values) {
    if (std::ranges::find(automaton.accepts, true) == automaton.accepts.end()) {
        return "none";
    }
    const unsigned side = values.side;
    std::string text;
    for (std::size_t state = 0; state < automaton.accepts.size(); ++state) {
        const std::span<const std::uint16_t> next(automaton.next);
        const std::size_t begin = std::min(state * side, next.size());
        text += state == 0 ? "" : ";";
        text += automaton.accepts[state] ? "!" : "";
        text += write_transitions(
            next.subspan(begin, std::min<std::size_t>(side, next.size() - begin)), values.lowest);
    }
    return text;
}

std::optional<Nfa> read_nfa(ValueRange values, std::string_view text) {
    const auto states = cut_at(text == "none" ? "" : text, ';');
    if (text.empty() || states.size() > most_states) {
        return std::nullopt;
    }
    Nfa nfa(values.side, states.size());
    nfa.starts.set(0);
    for (std::size_t at = 0; at < states.size(); ++at) {
        const bool accepts = states[at].starts_with('!');
        nfa.accepts.set(at, accepts);
        if (!read_transitions(nfa, at, states[at].substr(accepts ? 1 : 0), values.lowest)) {
            return std::nullopt;
        }
    }
    return nfa;
}

namespace {

/// StateLists holds a set of states for each place of a line, as bits.
class StateLists {
  public:
    StateLists(std::size_t states, std::size_t places)
        : words_((states + 63) / 64), heap_(words_ * places > stack_.size() ? words_ * places : 0),
          bits_(heap_.empty() ? std::span(stack_).first(words_ * places) : std::span(heap_)) {
        std::ranges::fill(bits_, 0);
    }
    StateLists(const StateLists &) = delete; // `bits_` lies within
    StateLists &operator=(const StateLists &) = delete;

    [[nodiscard]] bool has(std::size_t place, std::uint16_t state) const {
        return (bits_[place * words_ + state / 64] >> state % 64 & 1) != 0;
    }
    void insert(std::size_t place, std::uint16_t state) {
        bits_[place * words_ + state / 64] |= std::uint64_t{1} << state % 64;
    }
    void erase(std::size_t place, std::uint16_t state) {
        bits_[place * words_ + state / 64] &= ~(std::uint64_t{1} << state % 64);
    }
    /// Calls `call` with each state of a place.
    template <class Call> void each(std::size_t place, const Call &call) const {
        for (std::size_t word = 0; word < words_; ++word) {
            for (std::uint64_t left = bits_[place * words_ + word]; left != 0; left &= left - 1) {
                call(static_cast<std::uint16_t>(word * 64 +
                                                static_cast<unsigned>(std::countr_zero(left))));
            }
        }
    }

  private:
    std::size_t words_;
    std::array<std::uint64_t, 256> stack_; // enough for most; a search asks often
    std::vector<std::uint64_t> heap_;
    std::span<std::uint64_t> bits_;
};

} // namespace

bool prune_by(const DigitAutomaton &automaton, std::span<DigitSet> candidates) {
    const std::size_t side = automaton.next.size() / automaton.accepts.size();
    const auto next = [&](std::uint16_t from, Digit digit) {
        return automaton.next[from * side + number(digit) - 1];
    };
    // The states that digits of the cells before lead to; then of them those that lead on to the
    // end.
    StateLists states(automaton.accepts.size(), candidates.size() + 1);
    states.insert(0, 0);
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        states.each(at, [&](std::uint16_t from) {
            for (const Digit digit : candidates[at]) {
                if (const std::uint16_t to = next(from, digit); to != nowhere) {
                    states.insert(at + 1, to);
                }
            }
        });
    }
    states.each(candidates.size(), [&](std::uint16_t state) {
        if (!automaton.accepts[state]) {
            states.erase(candidates.size(), state);
        }
    });
    for (std::size_t at = candidates.size(); at-- > 0;) {
        DigitSet kept;
        states.each(at, [&](std::uint16_t from) {
            bool leads_on = false;
            for (const Digit digit : candidates[at]) {
                const std::uint16_t to = next(from, digit);
                if (to != nowhere && states.has(at + 1, to)) {
                    leads_on = true;
                    kept.insert(digit);
                }
            }
            if (!leads_on) {
                states.erase(at, from);
            }
        });
        candidates[at] = kept;
        if (kept.empty()) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin
