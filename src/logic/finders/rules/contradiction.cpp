// A contradiction over rules: a candidate from which singles and rules lead to something impossible
// is eliminated. Of all such candidates the one with the shortest chain is taken, or the first one
// whose chain is short enough to follow. House sums are followed where no candidate is refuted
// without them.
//
// Cost: an assumption for each candidate, or two; a chain for each contradiction.
#include "logic/finders/rules/rule_assumption.h"
#include "logic/finders/rules/rule_steps.h"

#include <algorithm>
#include <optional>

namespace dokushin::logic {
namespace {

/// The search ends with a chain of so many links: a shorter one is not worth the time.
constexpr unsigned short_enough = 8;

/// Returns all candidates, those of cells with few candidates first.
std::vector<Candidate> starts_of(const Position &position) {
    std::vector<Candidate> starts;
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at))) {
            starts.push_back({cell_at(at), digit});
        }
    }
    std::ranges::sort(starts, {}, [&](const Candidate &start) {
        return std::pair(position.candidates(start.cell).size(), start);
    });
    return starts;
}

Step step_of(const RuleAssumption &assumption, const Candidate &start) {
    Step step;
    step.technique = Technique::rule_contradiction;
    step.eliminations = {start};
    step.parts = {{Role::start, {start.cell}, DigitSet::only(start.digit)}};
    assumption.add_evidence(step);
    step.size = static_cast<unsigned>(step.chains.front().links.size()) - 1; // behind the start
    return step;
}

/// What a search for contradictions has come to.
enum class Came : std::uint8_t { to_nothing, to_a_step, to_its_end };

Came find(const Position &position, Follow follow, StepTaker &taker) {
    RuleAssumption assumption(position, follow);
    std::optional<Step> shortest;
    bool any = false;
    for (const Candidate &start : starts_of(position)) {
        if (taker.is_cancelled()) {
            return Came::to_its_end;
        }
        if (!assumption.contradicts(start)) {
            continue;
        }
        any = true;
        Step step = step_of(assumption, start);
        if (taker.wants_all) {
            if (!taker.take(std::move(step))) {
                return Came::to_its_end;
            }
            continue;
        }
        if (!shortest || step.size < shortest->size) {
            shortest = std::move(step);
        }
        if (shortest->size <= short_enough) {
            break;
        }
    }
    if (shortest && !taker.take(std::move(*shortest))) {
        return Came::to_its_end;
    }
    return any ? Came::to_a_step : Came::to_nothing;
}

} // namespace

bool find_rule_contradictions(const Position &position, StepTaker &taker) {
    if (position.layout().shape().constraints().empty()) {
        return true; // other techniques have the houses
    }
    Came came = find(position, Follow::rules, taker);
    // A taker that wants all gets those by rules alone where there are any: the chains are shorter.
    if (came == Came::to_nothing && !position.layout().house_sums().empty()) {
        came = find(position, Follow::rules_and_sums, taker);
    }
    return came != Came::to_its_end;
}

} // namespace dokushin::logic
