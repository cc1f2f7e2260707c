#include "logic/finders/chains/forcing_chains.h"

#include "base/stable_sort.h"
#include "logic/finders/chains/nested_steps.h"
#include "logic/finders/evidence.h"

#include <set>

namespace dokushin::logic {

DigitSet FoundForcing::eliminated(const Position &position) const {
    const DigitSet own = DigitSet::only(result.digit);
    return result_on ? position.candidates(result.cell) - own : own;
}

namespace {

bool is_better(const FoundForcing &one, const FoundForcing &other) {
    return std::pair(one.complexity, one.rank) < std::pair(other.complexity, other.rank);
}

/// Returns the taker's memory, or a new one where there is none or it is in use (for nested
/// chains).
std::shared_ptr<ConsequenceMemory> memory_of(const StepTaker *taker, bool nested) {
    return taker != nullptr && taker->memory && !nested ? taker->memory
                                                        : std::make_shared<ConsequenceMemory>();
}

} // namespace

ForcingSearch::~ForcingSearch() {
    for (auto *const list : {&on_, &off_}) {
        for (auto &one : *list) {
            if (one) {
                memory_->give_back(std::move(one));
            }
        }
    }
}

ForcingSearch::ForcingSearch(const Position &position, ForcingKind kind, bool best_only,
                             const StepTaker *taker)
    : position_(position), layout_(position.layout()), truths_(position), kind_(kind),
      reasoning_{!kind.nishio, kind.dynamic || kind.nishio, kind.nesting, kind.nested_nesting,
                 add_by_techniques},
      best_only_(best_only), taker_(taker), memory_(memory_of(taker, !best_only)),
      on_(layout_.cell_count() * layout_.side()) {
    reasoning_.taker = taker;
    if (kind.nishio) {
        one_digit_.emplace(position, taker);
    }
    if (!reasoning_.dynamic) {
        matrix_.emplace(position, LinkKinds{}, ChainMatrix::any_links);
    }
}

std::vector<FoundForcing> ForcingSearch::run() {
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        const DigitSet candidates = position_.candidates(cell);
        if (candidates.size() < (reasoning_.dynamic ? 2U : 3U)) {
            continue;
        }
        for (const Digit digit : candidates) {
            if (taker_ != nullptr && taker_->is_cancelled()) {
                return {};
            }
            look_at_candidate(cell, digit);
        }
        if (kind_.multiple || (!kind_.nishio && candidates.size() == 2)) {
            in_all_members(Truths::of(cell));
        }
    }
    if (taker_ != nullptr && taker_->is_cancelled()) {
        return {}; // a chain within the last ones may have been cut short
    }
    sort_stably(found_, is_better);
    std::vector<FoundForcing> kept;
    std::set<std::pair<Cell, std::uint64_t>> known;
    for (FoundForcing &found : found_) {
        if (known.emplace(found.result.cell, found.eliminated(position_).bits()).second) {
            kept.push_back(std::move(found));
        }
    }
    return kept;
}

/// Most positions have no nishio and no cell or house chain, and nothing is ever followed there.
std::unique_ptr<Consequences> ForcingSearch::follow(Candidate candidate, bool on) {
    if (!has_begun_) {
        memory_->begin(position_, reasoning_);
        has_begun_ = true;
    }
    return consequences(candidate_number(layout_, candidate.cell, candidate.digit), on, *memory_);
}

const Consequences &ForcingSearch::when_on(Candidate candidate) {
    auto &known = on_[candidate_number(layout_, candidate.cell, candidate.digit)];
    if (!known) {
        known = follow(candidate, true);
    }
    return *known;
}

void ForcingSearch::look_at_candidate(Cell cell, Digit digit) {
    const Candidate start{cell, digit};
    if (kind_.nishio && !may_contradict(start)) {
        return;
    }
    if (reasoning_.dynamic) {
        off_.push_back(follow(start, false));
        const Consequences &off = *off_.back();
        const std::size_t before = found_.size();
        contradictions(start, when_on(start), off);
        if (!kind_.nishio && position_.candidates(cell).size() >= 3) {
            doubles(when_on(start), off);
        }
        const bool pointed_at =
            best_only_
                ? !found_.empty() &&
                      std::ranges::any_of(found_.front().branches,
                                          [&](const auto &branch) { return branch.from == &off; })
                : found_.size() > before;
        if (!pointed_at) {
            memory_->give_back(std::move(off_.back()));
            off_.pop_back();
        }
    }
    if (!kind_.nishio) {
        houses(start);
    }
}

bool ForcingSearch::may_contradict(Candidate start) {
    return one_digit_->may_contradict(start.cell, start.digit);
}

void ForcingSearch::contradictions(Candidate start, const Consequences &on,
                                   const Consequences &off) {
    const Technique technique = kind_.nishio ? Technique::nishio : Technique::dynamic_contradiction;
    for (const Consequences *const from : {&on, &off}) {
        if (from->contradiction_on() != Consequences::none) {
            consider({{{from, from->contradiction_on()}, {from, from->contradiction_off()}},
                      technique,
                      7,
                      0,
                      start,
                      from == &off,
                      0});
        }
    }
}

void ForcingSearch::doubles(const Consequences &on, const Consequences &off) {
    in_all(std::array{&on, &off}, Technique::dynamic_double, 1, 0);
}

void ForcingSearch::houses(Candidate candidate) {
    truths_.each_seat(candidate, [&](Truths::Seat seat) {
        const Truths::Members members = truths_.members(seat.truth);
        const unsigned wanted = count(members);
        if (!truths_.is_cell(seat.truth) && (wanted == 2 || (kind_.multiple && wanted > 2)) &&
            *Bits(members).begin() == seat.bit) {
            in_all_members(seat.truth);
        }
    });
}

/// Looks for what follows from each member of a truth. Static chains are followed, with their
/// order, only where the matrix, which knows all that follow and more, says that something may.
void ForcingSearch::in_all_members(TruthNumber truth) {
    members_.clear();
    truths_.each_member(truth, truths_.members(truth),
                        [&](const Candidate &member) { members_.push_back(member); });
    if (matrix_ && !matrix_->have_common(members_)) {
        return;
    }
    std::vector<const Consequences *> cases;
    for (const Candidate &member : members_) {
        cases.push_back(&when_on(member));
    }
    if (truths_.is_cell(truth)) {
        in_all(cases, reasoning_.dynamic ? Technique::dynamic_cell : Technique::cell_forcing_chains,
               5, 0);
    } else {
        in_all(cases,
               reasoning_.dynamic ? Technique::dynamic_house : Technique::house_forcing_chains, 6,
               truths_.cause(truth).house);
    }
}

/// Finds what follows in every case: the candidates that are on, then those that are off, each in
/// the first case's order.
void ForcingSearch::in_all(std::span<const Consequences *const> cases, Technique technique,
                           unsigned rank, HouseNumber house) {
    for (const bool on : {true, false}) {
        common_.clear();
        for (std::size_t word = 0; word < cases.front()->row(on).size(); ++word) {
            std::uint64_t bits = ~std::uint64_t{0};
            for (const Consequences *const one : cases) {
                bits &= one->row(on)[word];
            }
            for (const unsigned bit : Bits(bits)) {
                const CandidateNumber candidate = memory_->live.at(64 * word + bit);
                unsigned least = 0;
                for (const Consequences *const one : cases) {
                    least += one->at(one->find(candidate, on)).depth;
                }
                if (!is_worse(least, rank)) {
                    common_.push_back(cases.front()->find(candidate, on));
                }
            }
        }
        std::ranges::sort(common_);
        for (const std::int32_t node : common_) {
            followed(cases, node, on, technique, rank, house);
        }
    }
}

void ForcingSearch::followed(std::span<const Consequences *const> cases, std::int32_t node, bool on,
                             Technique technique, unsigned rank, HouseNumber house) {
    const CandidateNumber candidate = cases.front()->at(node).candidate;
    FoundForcing found;
    for (const Consequences *const one : cases) {
        found.branches.push_back({one, one->find(candidate, on)});
    }
    found.technique = technique;
    found.rank = rank;
    found.result = candidate_of(layout_, candidate);
    found.result_on = on;
    found.house = house;
    consider(std::move(found));
}

/// True if a chain of `least` or more candidates cannot be the best.
bool ForcingSearch::is_worse(unsigned least, unsigned rank) const {
    return best_only_ && !found_.empty() &&
           std::pair(least, rank) >= std::pair(found_.front().complexity, found_.front().rank);
}

void ForcingSearch::consider(FoundForcing found) {
    if (found.eliminated(position_).empty()) {
        return;
    }
    found.complexity = complexity_of(found);
    if (!best_only_ || found_.empty()) {
        found_.push_back(std::move(found));
    } else if (is_better(found, found_.front())) {
        found_.front() = std::move(found);
    }
}

/// The candidates of each branch, and those of each nested chain once.
unsigned ForcingSearch::complexity_of(const FoundForcing &found) const {
    unsigned sum = 0;
    std::set<std::vector<std::uint32_t>> known;
    for (const FoundForcing::Branch &branch : found.branches) {
        sum += branch.from->ancestors(branch.target);
        if (branch.from->nested().empty()) {
            continue;
        }
        for (const std::uint32_t node : branch.from->walk_back(branch.target)) {
            const std::int32_t nested = branch.from->all()[node].nested;
            if (nested >= 0) {
                const NestedChain &chain = branch.from->nested()[static_cast<std::size_t>(nested)];
                sum += known.insert(chain.key).second ? chain.complexity : 0;
            }
        }
    }
    return sum;
}

// ---- evidence ----------------------------------------------------------------------

namespace {

Chain chain_of(const FoundForcing::Branch &branch, const Layout &layout,
               std::vector<Step> &nested) {
    const auto back = branch.from->walk_back(branch.target);
    // Earlier nodes stand before those that rest on them.
    std::vector<std::uint32_t> nodes(back.begin(), back.end());
    std::ranges::sort(nodes);
    Chain chain;
    for (const std::uint32_t number : nodes) {
        const Consequence &node = branch.from->all()[number];
        ChainLink link;
        link.candidate = candidate_of(layout, node.candidate);
        link.on = node.on;
        link.because = node.cause.because;
        if (link.because == Because::advanced) {
            link.technique = static_cast<Technique>(node.cause.house);
        } else {
            link.house = node.cause.house;
        }
        if (node.nested >= 0) {
            link.nested = static_cast<int>(nested.size());
            nested.push_back(branch.from->nested()[static_cast<std::size_t>(node.nested)].step);
        }
        for (const std::uint32_t parent : branch.from->parents(node)) {
            const auto at = std::ranges::lower_bound(nodes, parent) - nodes.begin();
            link.parents.push_back(static_cast<std::uint32_t>(at));
        }
        chain.links.push_back(std::move(link));
    }
    return chain;
}

} // namespace

Step ForcingSearch::step_of(const FoundForcing &found) const {
    Step step;
    step.technique = found.technique;
    step.complexity = found.complexity;
    step.nesting = kind_.nesting < 4 ? kind_.nesting : 4 + kind_.nested_nesting;
    eliminate(step.eliminations, found.result.cell, found.eliminated(position_));
    if (found.result_on) {
        step.placements = {found.result};
    }
    for (const FoundForcing::Branch &branch : found.branches) {
        step.chains.push_back(chain_of(branch, layout_, step.nested));
    }
    const Candidate start = step.chains.front().links.front().candidate;
    Part part{Role::start, {start.cell}, DigitSet::only(start.digit)};
    if (found.rank == 6) {
        part.houses = house_list({found.house});
        part.cells = cells_at(layout_, found.house, position_.places(found.house, start.digit));
    } else if (found.rank == 5) {
        part.digits = position_.candidates(start.cell);
    }
    step.parts = {std::move(part)};
    return step;
}

namespace {

bool find_best(const Position &position, StepTaker &taker, ForcingKind kind) {
    // What follows from each candidate is kept: some hundred megabytes on a 16×16 board,
    // more than there is on larger ones.
    if (position.side() > largest_side(Technique::nishio)) {
        return true;
    }
    ForcingSearch search(position, kind, true, &taker);
    const auto found = search.run();
    return found.empty() || taker.take(search.step_of(found.front()));
}

} // namespace

bool find_nishio(const Position &position, StepTaker &taker) {
    return find_best(position, taker, {.nishio = true});
}

bool find_multiple_chains(const Position &position, StepTaker &taker) {
    return find_best(position, taker, {.multiple = true});
}

template <unsigned Nesting> bool find_dynamic_chains(const Position &position, StepTaker &taker) {
    return find_best(position, taker,
                     {.multiple = true,
                      .dynamic = true,
                      .nesting = Nesting < 4 ? Nesting : 4,
                      .nested_nesting = Nesting < 4 ? 0 : Nesting - 4});
}

template bool find_dynamic_chains<0>(const Position &, StepTaker &);
template bool find_dynamic_chains<1>(const Position &, StepTaker &);
template bool find_dynamic_chains<2>(const Position &, StepTaker &);
template bool find_dynamic_chains<3>(const Position &, StepTaker &);
template bool find_dynamic_chains<4>(const Position &, StepTaker &);
template bool find_dynamic_chains<5>(const Position &, StepTaker &);
template bool find_dynamic_chains<6>(const Position &, StepTaker &);
template bool find_dynamic_chains<7>(const Position &, StepTaker &);

} // namespace dokushin::logic
