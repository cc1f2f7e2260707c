// This finder takes forcing chains and nets from tables of what follows (link_tables.h), as HoDoKu
// does.
//
//   contradiction   a premise that leads to its opposite, to a candidate both true and false, to
//                   two digits in a cell, to a digit twice in a house, to a cell or a house left
//                   without: its opposite holds
//   verity          what a candidate leads to both if true and if false; what all candidates of
//                   a cell lead to, or all places of a digit in a house
//
// A digit to place is preferred to one to eliminate, then the first cell, then
// the lowest digit. Nets are the same from tables of four rounds of singles, if some entry on the
// path had several reasons. A house left without its digit is only noticed while no candidate of
// that digit has been eliminated in it.
#include "logic/finders/chains/table_evidence.h"
#include "logic/finders/evidence.h"

#include <map>
#include <tuple>

namespace dokushin::logic {
namespace {

/// Why the ends contradict each other.
enum class Clash : std::uint8_t { none, opposite, in_cell, in_house, empty_cell, empty_house };

struct End {
    const LinkTable *table;
    Literal what;
};

struct Finding {
    Candidate result;
    bool on = false;
    Technique technique{};
    Clash clash = Clash::none;
    HouseNumber house = 0;
    std::vector<End> ends;

    [[nodiscard]] std::tuple<bool, Cell, Digit> rank() const {
        return {!on, result.cell, result.digit};
    }
};

class TabledForcing {
  public:
    TabledForcing(const Position &position, StepTaker &taker, Direct direct)
        : position_(position), layout_(position.layout()), taker_(taker),
          nets_(direct == Direct::singles), tables_(position, direct, true, taker),
          cells_(cells_by_digit(position)) {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            for (const Digit digit : layout_.shape().all_digits()) {
                if (position.is_open(cell_at(at)) && is_allowed(cell_at(at), digit)) {
                    allowed_[number(digit)].insert(cell_at(at));
                }
            }
        }
        tables_.mark_cells();
    }

    bool run() {
        for (unsigned at = 0; at < tables_.candidate_literals() && !taker_.is_cancelled(); ++at) {
            if (const LinkTable &table = tables_.of(static_cast<Literal>(at)); !table.empty()) {
                contradictions(table);
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count() && !taker_.is_cancelled(); ++at) {
            for (const Digit digit : position_.candidates(cell_at(at))) {
                either_way({cell_at(at), digit});
            }
        }
        for (std::size_t at = 0; at < layout_.cell_count() && !taker_.is_cancelled(); ++at) {
            whole_cell(cell_at(at));
        }
        for (HouseNumber house = 0; house < layout_.house_count() && !taker_.is_cancelled();
             ++house) {
            for (const Digit digit : layout_.shape().all_digits()) {
                whole_house(house, digit);
            }
        }
        return !taker_.is_cancelled() && hand_over();
    }

  private:
    /// Does no digit that stands forbid it?
    [[nodiscard]] bool is_allowed(Cell cell, Digit digit) const {
        return std::ranges::none_of(CellBits::seen_from(layout_, cell),
                                    [&](Cell peer) { return position_.digit(peer) == digit; });
    }

    // ---- contradictions --------------------------------------------------------------

    /// A finding that the premise is false; its ends are to be added.
    [[nodiscard]] Finding against(const LinkTable &table, Clash clash,
                                  HouseNumber house = 0) const {
        const LinkNode &premise = tables_.node(table.premise());
        return {{premise.first(), premise.digit},
                !is_on(table.premise()),
                nets_ ? Technique::dynamic_contradiction : Technique::nishio,
                clash,
                house,
                {}};
    }

    void contradictions(const LinkTable &table) {
        if (!is_wanted(against(table, Clash::none))) {
            return;
        }
        if (table.has(opposite(table.premise()))) {
            Finding finding = against(table, Clash::opposite);
            finding.ends = {{&table, table.premise()}, {&table, opposite(table.premise())}};
            consider(std::move(finding));
        }
        both_ways(table);
        two_digits(table);
        DigitSet several;
        DigitSet gone;
        for (const Digit digit : layout_.shape().all_digits()) {
            if (table.cells(true, digit).size() > 1) {
                several.insert(digit);
            }
            if (!table.cells(false, digit).empty()) {
                gone.insert(digit);
            }
        }
        for (HouseNumber house = 0; house < layout_.house_count() && !several.empty(); ++house) {
            twice(table, house, several);
        }
        no_digit(table);
        for (HouseNumber house = 0; house < layout_.house_count() && !gone.empty(); ++house) {
            no_place(table, house, gone);
        }
    }

    void both_ways(const LinkTable &table) {
        for (const Digit digit : layout_.shape().all_digits()) {
            const CellBits both = table.cells(true, digit) & table.cells(false, digit);
            if (!both.empty()) {
                Finding finding = against(table, Clash::opposite);
                finding.ends = {{&table, literal(both.first(), digit, true)},
                                {&table, literal(both.first(), digit, false)}};
                consider(std::move(finding));
            }
        }
    }

    void two_digits(const LinkTable &table) {
        CellBits once;
        CellBits twice;
        for (const Digit digit : layout_.shape().all_digits()) {
            twice |= once & table.cells(true, digit);
            once |= table.cells(true, digit);
        }
        if (twice.empty()) {
            return;
        }
        for (const Digit one : layout_.shape().all_digits()) {
            for (const Digit other : layout_.shape().all_digits()) {
                const CellBits both = table.cells(true, one) & table.cells(true, other);
                if (one < other && !both.empty()) {
                    Finding finding = against(table, Clash::in_cell);
                    finding.ends = {{&table, literal(both.first(), one, true)},
                                    {&table, literal(both.first(), other, true)}};
                    consider(std::move(finding));
                }
            }
        }
    }

    /// Reports a contradiction if one of these digits stands twice in the house.
    void twice(const LinkTable &table, HouseNumber house, DigitSet digits) {
        for (const Digit digit : digits) {
            const CellBits there = table.cells(true, digit) & cells_of(house);
            if (there.size() > 1) {
                conclude_all(against(table, Clash::in_house, house), table, there, digit, true);
            }
        }
    }

    void no_digit(const LinkTable &table) {
        CellBits placed;
        for (const Digit digit : layout_.shape().all_digits()) {
            placed |= table.cells(true, digit);
        }
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            const DigitSet candidates = position_.candidates(cell);
            if (!position_.is_open(cell) || placed.contains(cell) ||
                !std::ranges::all_of(candidates, [&](Digit digit) {
                    return table.cells(false, digit).contains(cell);
                })) {
                continue;
            }
            Finding finding = against(table, Clash::empty_cell);
            for (const Digit digit : candidates) {
                finding.ends.push_back({&table, literal(cell, digit, false)});
            }
            consider(std::move(finding));
        }
    }

    /// Reports a contradiction if one of these digits has no place left in the house.
    void no_place(const LinkTable &table, HouseNumber house, DigitSet digits) {
        for (const Digit digit : digits) {
            const CellBits there = cells_of(house) & allowed_[number(digit)];
            if (!there.empty() && there.is_within(table.cells(false, digit))) {
                conclude_all(against(table, Clash::empty_house, house), table, there, digit, false);
            }
        }
    }

    void conclude_all(Finding finding, const LinkTable &table, const CellBits &cells, Digit digit,
                      bool on) {
        for (const Cell cell : cells) {
            finding.ends.push_back({&table, literal(cell, digit, on)});
        }
        consider(std::move(finding));
    }

    // ---- verities --------------------------------------------------------------------

    void either_way(Candidate candidate) {
        const LinkTable &on = tables_.of(literal(candidate.cell, candidate.digit, true));
        const LinkTable &off = tables_.of(literal(candidate.cell, candidate.digit, false));
        in_all({&on, &off}, nets_ ? Technique::dynamic_double : Technique::cell_forcing_chains, 0,
               CellBits::only(candidate.cell));
    }

    void whole_cell(Cell cell) {
        std::vector<const LinkTable *> cases;
        for (const Digit digit : position_.candidates(cell)) {
            cases.push_back(&tables_.of(literal(cell, digit, true)));
        }
        in_all(cases, nets_ ? Technique::dynamic_cell : Technique::cell_forcing_chains, 0, {});
    }

    void whole_house(HouseNumber house, Digit digit) {
        std::vector<const LinkTable *> cases;
        for (const Cell cell : cells_of(house) & cells_[number(digit)]) {
            cases.push_back(&tables_.of(literal(cell, digit, true)));
        }
        in_all(cases, nets_ ? Technique::dynamic_house : Technique::house_forcing_chains, house,
               {});
    }

    /// Finds what follows in all cases, outside the cells `but`.
    void in_all(const std::vector<const LinkTable *> &cases, Technique technique, HouseNumber house,
                const CellBits &but) {
        if (cases.empty()) {
            return;
        }
        for (const Digit digit : layout_.shape().all_digits()) {
            for (const bool on : {true, false}) {
                CellBits common = cases.front()->cells(on, digit) - but;
                for (const LinkTable *one : cases) {
                    common &= one->cells(on, digit);
                }
                for (const Cell cell : common) {
                    Finding finding{{cell, digit}, on, technique, Clash::none, house, {}};
                    for (const LinkTable *one : cases) {
                        finding.ends.push_back({one, literal(cell, digit, on)});
                    }
                    consider(std::move(finding));
                }
            }
        }
    }

    // ---- the best --------------------------------------------------------------------

    [[nodiscard]] bool is_wanted(const Finding &finding) const {
        return !best_ || finding.rank() < best_->rank();
    }

    void consider(Finding finding) {
        if (!is_wanted(finding)) {
            return;
        }
        if (!nets_ || std::ranges::any_of(finding.ends, [&](const End &end) {
                return tables_.path_to(*end.table, end.what).is_net;
            })) {
            best_ = std::move(finding);
        }
    }

    bool hand_over() { return !best_ || taker_.take(step_of(*best_)); }

    [[nodiscard]] CellBits cells_of(HouseNumber house) const {
        return CellBits::in_house(layout_, house);
    }

    // ---- evidence --------------------------------------------------------------------

    [[nodiscard]] Step step_of(const Finding &finding) const {
        Step step;
        step.technique = finding.technique;
        (finding.on ? step.placements : step.eliminations) = {finding.result};
        const LinkNode &start = tables_.node(finding.ends.front().table->premise());
        step.parts = {{Role::start, {start.first()}, DigitSet::only(start.digit)}};
        if (finding.clash != Clash::none) {
            step.chains = contradiction(finding);
        } else {
            for (const End &end : finding.ends) {
                step.chains.push_back(chain_to(tables_, *end.table, {end.what}));
            }
            name_cases(step, finding);
        }
        for (const Chain &chain : step.chains) {
            step.complexity += static_cast<unsigned>(chain.links.size());
        }
        return step;
    }

    /// A chain to a candidate that is true, and one to the same that is false.
    [[nodiscard]] std::vector<Chain> contradiction(const Finding &finding) const {
        const LinkTable &table = *finding.ends.front().table;
        std::vector<Literal> ends;
        for (const End &end : finding.ends) {
            ends.push_back(end.what);
        }
        if (finding.clash == Clash::opposite) {
            const bool first_on = is_on(ends.front());
            return {chain_to(tables_, table, {ends[first_on ? 0 : 1]}),
                    chain_to(tables_, table, {ends[first_on ? 1 : 0]})};
        }
        const Literal last = ends.back();
        if (finding.clash == Clash::in_cell || finding.clash == Clash::in_house) {
            Chain other = chain_to(tables_, table, {ends.front()});
            append_link(tables_, other, opposite(last), {ends.front()});
            return {chain_to(tables_, table, {last}), std::move(other)};
        }
        ends.pop_back();
        Chain other = chain_to(tables_, table, ends);
        append_link(tables_, other, opposite(last), ends);
        return {std::move(other), chain_to(tables_, table, {last})};
    }

    /// A candidate is true or false: with chains it is false by what is left beside it then.
    void name_cases(Step &step, const Finding &finding) const;

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    bool nets_;
    LinkTables tables_;
    std::array<CellBits, max_side + 1> cells_;
    std::array<CellBits, max_side + 1> allowed_{}; ///< not forbidden by a digit that stands
    std::optional<Finding> best_;
};

void TabledForcing::name_cases(Step &step, const Finding &finding) const {
    Part &part = step.parts.front();
    if (finding.technique == Technique::house_forcing_chains ||
        finding.technique == Technique::dynamic_house) {
        part.houses = house_list({finding.house});
        part.cells = cell_list(cells_of(finding.house) & cells_[number(part.digits.first())]);
        return;
    }
    if (finding.technique == Technique::dynamic_double) {
        return;
    }
    const Literal other = finding.ends.back().table->premise();
    if (is_on(other)) {
        part.digits = position_.candidates(part.cells.front());
        return;
    }
    // The chain from what is false goes on with the one thing that is left then.
    Chain &chain = step.chains.back();
    const ChainLink left = chain.links[1];
    if (left.because == Because::cell) {
        part.digits = position_.candidates(part.cells.front());
    } else {
        step.technique = Technique::house_forcing_chains;
        part.houses = {left.house};
    }
    chain.links.erase(chain.links.begin());
    chain.links.front().because = Because::assumed;
    chain.links.front().parents.clear();
    for (ChainLink &link : chain.links) {
        for (std::uint32_t &parent : link.parents) {
            parent = parent == 0 ? 0 : parent - 1;
        }
    }
}

} // namespace

bool find_tabled_chains(const Position &position, StepTaker &taker) {
    if (!has_link_tables(position.layout())) {
        return find_nishio(position, taker) && find_multiple_chains(position, taker);
    }
    return TabledForcing(position, taker, Direct::links).run();
}

bool find_tabled_nets(const Position &position, StepTaker &taker) {
    if (!has_link_tables(position.layout())) {
        return find_dynamic_chains<0>(position, taker);
    }
    return TabledForcing(position, taker, Direct::singles).run();
}

} // namespace dokushin::logic
