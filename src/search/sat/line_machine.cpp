#include "search/sat/line_machine.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

namespace dokushin::search {
namespace {

/// The most transitions of a diagram before equal states are joined.
constexpr std::size_t most_transitions = 1'000'000;

class Diagram {
  public:
    Diagram(Encoding &encoding, const LineMachine &machine)
        : encoding_(encoding), machine_(machine) {}

    /// Finds all states that can be reached; false if they have too many transitions.
    [[nodiscard]] bool reach();
    /// Drops the states that lead nowhere, and joins those that lead to the same.
    void reduce();
    void add_clauses();

  private:
    using Number = std::uint32_t; ///< of a state among those behind the same cell
    static constexpr Number nowhere = std::numeric_limits<Number>::max();
    using Node = std::vector<Number>; ///< for each candidate of the cell behind it, the next state
    using Layer = std::vector<Node>;

    /// The variable of a state that is the only one behind its cell, and so needs none.
    static constexpr Literal always = 0;

    [[nodiscard]] std::size_t length() const { return machine_.cells.size(); }
    [[nodiscard]] Clause candidates(std::size_t at) const {
        const Cell cell = machine_.cells[at];
        return encoding_.literals(cell, encoding_.candidates(cell));
    }
    /// Some of a cell's candidates, those that lead from or to a state; both ascending.
    struct Leading {
        const Clause &all;
        const Clause &digits;
    };
    [[nodiscard]] std::vector<Clause> make_variables();
    void imply(const Leading &leading, Literal state, Clause clause);
    void lead_on(std::size_t at, const Clause &before, const Clause &behind);
    void lead_back(std::size_t at, const Clause &before, const Clause &behind);

    Encoding &encoding_;
    const LineMachine &machine_;
    std::vector<Layer> layers_; ///< before each cell; one more at the end, whose nodes are empty
};

bool Diagram::reach() {
    assert(length() > 0);
    std::vector<MachineState> states{machine_.start};
    std::size_t transitions = 0;
    for (std::size_t at = 0; at < length(); ++at) {
        transitions += states.size() * encoding_.candidates(machine_.cells[at]).size();
        if (transitions > most_transitions) {
            return false;
        }
        Layer layer;
        std::vector<MachineState> behind;
        std::unordered_map<MachineState, Number> numbers;
        for (const MachineState state : states) {
            Node &node = layer.emplace_back();
            for (const Digit digit : encoding_.candidates(machine_.cells[at])) {
                const auto next = machine_.next(state, at, digit);
                if (!next) {
                    node.push_back(nowhere);
                    continue;
                }
                const auto [found, is_new] =
                    numbers.try_emplace(*next, static_cast<Number>(behind.size()));
                if (is_new) {
                    behind.push_back(*next);
                }
                node.push_back(found->second);
            }
        }
        layers_.push_back(std::move(layer));
        states = std::move(behind);
    }
    // All states that are accepted are one.
    for (Node &node : layers_.back()) {
        for (Number &next : node) {
            next = next != nowhere && machine_.accepts(states[next]) ? 0 : nowhere;
        }
    }
    layers_.emplace_back(1);
    return true;
}

void Diagram::reduce() {
    for (std::size_t at = length(); at-- > 0;) {
        Layer kept;
        std::map<Node, Number> numbers;
        std::vector<Number> number_of;
        for (const Node &node : layers_[at]) {
            if (std::ranges::all_of(node, [](Number next) { return next == nowhere; })) {
                number_of.push_back(nowhere);
                continue;
            }
            const auto [found, is_new] =
                numbers.try_emplace(node, static_cast<Number>(kept.size()));
            if (is_new) {
                kept.push_back(node);
            }
            number_of.push_back(found->second);
        }
        layers_[at] = std::move(kept);
        if (at == 0) {
            break;
        }
        for (Node &node : layers_[at - 1]) {
            for (Number &next : node) {
                next = next == nowhere ? nowhere : number_of[next];
            }
        }
    }
}

std::vector<Clause> Diagram::make_variables() {
    std::vector<Clause> variables;
    for (const Layer &layer : layers_) {
        Clause &here = variables.emplace_back(layer.size(), always);
        if (here.size() > 1) {
            std::ranges::generate(here, [this] { return encoding_.new_variable(); });
        }
    }
    return variables;
}

/// States that a state with one of the leading digits implies one of others. If that is several
/// digits, a clause has the state, the others, and the digits that don't lead there.
void Diagram::imply(const Leading &leading, Literal state, Clause clause) {
    const bool has_others = !clause.empty();
    if (state != always) {
        clause.push_back(-state);
    }
    if (has_others && leading.digits.size() > 1) {
        std::ranges::set_difference(leading.all, leading.digits, std::back_inserter(clause));
        encoding_.add(clause);
        return;
    }
    for (const Literal digit : leading.digits) {
        clause.push_back(-digit);
        encoding_.add(clause);
        clause.pop_back();
    }
}

/// A state and a digit imply the next state.
void Diagram::lead_on(std::size_t at, const Clause &before, const Clause &behind) {
    const Clause digits = candidates(at);
    for (std::size_t state = 0; state < before.size(); ++state) {
        std::map<Number, Clause> by_next;
        for (std::size_t digit = 0; digit < digits.size(); ++digit) {
            by_next[layers_[at][state][digit]].push_back(digits[digit]);
        }
        for (const auto &[next, leading] : by_next) {
            if (next == nowhere) {
                imply({digits, leading}, before[state], {});
            } else if (behind[next] != always) {
                imply({digits, leading}, before[state], {behind[next]});
            }
        }
    }
}

/// A state and the digit that led to it imply one of the states before.
void Diagram::lead_back(std::size_t at, const Clause &before, const Clause &behind) {
    const Clause digits = candidates(at);
    std::vector<Clause> origins(behind.size() * digits.size());
    for (std::size_t origin = 0; origin < before.size(); ++origin) {
        for (std::size_t digit = 0; digit < digits.size(); ++digit) {
            const Number next = layers_[at][origin][digit];
            if (next != nowhere) {
                origins[next * digits.size() + digit].push_back(before[origin]);
            }
        }
    }
    for (std::size_t state = 0; state < behind.size(); ++state) {
        std::map<Clause, Clause> by_origins;
        for (std::size_t digit = 0; digit < digits.size(); ++digit) {
            by_origins[origins[state * digits.size() + digit]].push_back(digits[digit]);
        }
        for (const auto &[from, leading] : by_origins) {
            if (std::ranges::find(from, always) == from.end()) {
                imply({digits, leading}, behind[state], from);
            }
        }
    }
}

void Diagram::add_clauses() {
    if (layers_.front().empty()) {
        encoding_.add(Clause{}); // there is no solution
        return;
    }
    const std::vector<Clause> variables = make_variables();
    for (std::size_t at = 0; at < length(); ++at) {
        // One of the states behind the cell is reached. That no two are follows from how digits
        // lead back from them to the start.
        if (variables[at + 1].size() > 1) {
            encoding_.add(variables[at + 1]);
        }
        lead_on(at, variables[at], variables[at + 1]);
        lead_back(at, variables[at], variables[at + 1]);
    }
}

} // namespace

void encode(Encoding &encoding, const LineMachine &machine) {
    Diagram diagram(encoding, machine);
    if (diagram.reach()) {
        diagram.reduce();
        diagram.add_clauses();
    }
}

} // namespace dokushin::search
