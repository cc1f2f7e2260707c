// This finder takes nice loops and AICs from tables of what follows (link_tables.h), as HoDoKu
// does.
//
// A loop comes back to the cell that its premise is in, as an entry of the premise's table. An
// AIC goes from a candidate that is false to one that is true, in another cell. A chain that
// touches a cell that it was in before is none: other paths to the same end are not in the table,
// so that a chain may go unseen. It begins and ends with candidates; between them there may be
// groups. Of all with the same eliminations the shortest is reported.
#include "logic/finders/chains/tabled_loops.h"

#include "logic/finders/chains/table_evidence.h"
#include "logic/finders/evidence.h"

#include <map>

namespace dokushin::logic {
namespace {

using Literals = std::vector<Literal>;

class TabledLoops {
  public:
    TabledLoops(const Position &position, StepTaker &taker, bool groups)
        : position_(position), layout_(position.layout()), taker_(taker), groups_(groups),
          tables_(position, Direct::links, groups, taker), cells_(cells_by_digit(position)) {}

    bool run() {
        const auto literals = static_cast<Literal>(tables_.candidate_literals());
        for (const unsigned on : {1U, 0U}) {
            for (unsigned premise = on; premise < literals; premise += 2) {
                loops(tables_.of(static_cast<Literal>(premise)));
            }
        }
        for (unsigned premise = 0; premise < literals; premise += 2) {
            chains(tables_.of(static_cast<Literal>(premise)));
        }
        return !taker_.is_cancelled() && hand_over();
    }

  private:
    [[nodiscard]] Cell cell(Literal literal) const { return tables_.node(literal).first(); }
    [[nodiscard]] Digit digit(Literal literal) const { return tables_.node(literal).digit; }
    [[nodiscard]] bool is_single(Literal literal) const { return tables_.node(literal).single; }

    // ---- loops -----------------------------------------------------------------------

    void loops(const LinkTable &table) {
        for (std::size_t at = 1; at < table.size(); ++at) {
            const Literal end = table[at].what;
            if (is_single(end) && cell(end) == cell(table.premise()) && table[at].distance > 2) {
                loop(table, end);
            }
        }
    }

    void loop(const LinkTable &table, Literal end) {
        const Literals way = tables_.path_to(table, end).literals;
        if (way.size() < 3 || cell(end) == cell(way[way.size() - 2]) || touches_itself(way, true) ||
            cell(way[0]) == cell(way[1])) {
            return;
        }
        const Literal start = way.front();
        const bool begins_strong = is_on(table[1].what);
        const bool ends_strong = is_on(end);
        const bool same = digit(start) == digit(end);
        const DigitSet here = position_.candidates(cell(start));
        std::vector<Candidate> eliminated;
        if (begins_strong == ends_strong && same) {
            const DigitSet one = DigitSet::only(digit(start));
            eliminate(eliminated, cell(start), begins_strong ? here - one : one);
        } else if (begins_strong != ends_strong && !same) {
            eliminated.push_back({cell(start), digit(begins_strong ? end : start)});
        } else if (begins_strong || ends_strong || here.size() == 2) {
            found(way, Technique::continuous_nice_loop, round(way, begins_strong && ends_strong));
            return;
        }
        found(way, Technique::discontinuous_nice_loop, std::move(eliminated));
    }

    /// The eliminations of a continuous loop: one of each two neighbours is true.
    [[nodiscard]] std::vector<Candidate> round(const Literals &way, bool strong_at_start) const {
        std::vector<Candidate> eliminated;
        CellBits of_way;
        for (std::size_t at = 0; at + 1 < way.size(); ++at) {
            of_way |= tables_.node(way[at]).cells;
        }
        if (strong_at_start) {
            const DigitSet two =
                DigitSet::only(digit(way.front())) | DigitSet::only(digit(way.back()));
            eliminate(eliminated, cell(way[0]), position_.candidates(cell(way[0])) - two);
        }
        for (std::size_t at = 1; at < way.size(); ++at) {
            if (is_two_strong(way, at)) {
                const DigitSet two =
                    DigitSet::only(digit(way[at])) | DigitSet::only(digit(way[at + 2]));
                eliminate(eliminated, cell(way[at]), position_.candidates(cell(way[at])) - two);
            }
            if (!is_on(way[at]) && cell(way[at - 1]) != cell(way[at])) {
                const CellBits seen = tables_.node(way[at - 1]).seen & tables_.node(way[at]).seen &
                                      cells_[number(digit(way[at]))];
                eliminate(eliminated, seen - of_way, digit(way[at]));
            }
        }
        return eliminated;
    }

    /// True if strong links lead into the cell and out of it.
    [[nodiscard]] bool is_two_strong(const Literals &way, std::size_t at) const {
        return at + 2 < way.size() && is_on(way[at]) && cell(way[at - 1]) != cell(way[at]) &&
               !is_on(way[at + 1]) && cell(way[at]) == cell(way[at + 1]) && is_on(way[at + 2]) &&
               cell(way[at + 1]) != cell(way[at + 2]);
    }

    // ---- AICs ------------------------------------------------------------------------

    void chains(const LinkTable &table) {
        for (std::size_t at = 1; at < table.size(); ++at) {
            const Literal end = table[at].what;
            if (is_single(end) && is_on(end) && cell(end) != cell(table.premise()) &&
                table[at].distance > 2) {
                chain(table, end);
            }
        }
    }

    void chain(const LinkTable &table, Literal end) {
        const Literal start = table.premise();
        std::vector<Candidate> eliminated;
        if (digit(start) == digit(end)) {
            const CellBits seen =
                tables_.node(start).seen & tables_.node(end).seen & cells_[number(digit(start))];
            if (seen.size() > 1) {
                eliminate(eliminated, seen, digit(start));
            }
        } else if (layout_.sees(cell(start), cell(end)) && position_.has(cell(start), digit(end)) &&
                   position_.has(cell(end), digit(start))) {
            eliminated = {{cell(start), digit(end)}, {cell(end), digit(start)}};
        }
        if (eliminated.empty()) {
            return;
        }
        const Literals way = tables_.path_to(table, end).literals;
        if (!touches_itself(way, false)) {
            found(way, Technique::aic, std::move(eliminated));
        }
    }

    // ---- both ------------------------------------------------------------------------

    /// True if the path enters a cell that it has left. Leaving a group leaves all its cells;
    /// entering it counts only the first. A loop may return to its start.
    [[nodiscard]] bool touches_itself(const Literals &way, bool loop) const {
        CellBits left;
        for (std::size_t at = 0; at < way.size(); ++at) {
            if (left.contains(cell(way[at]))) {
                return true;
            }
            if (at > 0 && (!loop || cell(way[at - 1]) != cell(way.front()))) {
                left |= tables_.node(way[at - 1]).cells;
            }
        }
        return false;
    }

    struct Found {
        std::vector<Candidate> eliminated; ///< digit by digit
        Technique technique{};
        Literals way;
    };

    void found(const Literals &way, Technique technique, std::vector<Candidate> eliminated) {
        if (eliminated.empty()) {
            return;
        }
        sort_by_digit(eliminated);
        const auto known = latest_.find(eliminated);
        if (known != latest_.end() && found_[known->second].way.size() <= way.size()) {
            return;
        }
        latest_[eliminated] = found_.size();
        found_.push_back({std::move(eliminated), technique, way});
    }

    bool hand_over() {
        if (found_.empty()) {
            return true;
        }
        const Found *best = &found_.front();
        for (const Found &one : found_) {
            if (eliminates_better(one.eliminated, best->eliminated)) {
                best = &one;
            }
        }
        return taker_.take(step_of(*best));
    }

    [[nodiscard]] Step step_of(const Found &found) const {
        Step step;
        step.technique = !groups_                            ? found.technique
                         : found.technique == Technique::aic ? Technique::grouped_aic
                         : found.technique == Technique::continuous_nice_loop
                             ? Technique::grouped_continuous_nice_loop
                             : Technique::grouped_discontinuous_nice_loop;
        step.eliminations = found.eliminated;
        sort_eliminations(step);
        const Literals &shortest = found_[latest_.at(found.eliminated)].way;
        step.size = static_cast<unsigned>(shortest.size());
        step.complexity = step.size;
        step.chains = {chain_along(tables_, shortest)};
        CellBits cells;
        DigitSet digits;
        for (const Literal literal : shortest) {
            cells |= tables_.node(literal).cells;
            digits.insert(digit(literal));
        }
        step.parts = {{Role::chain, cell_list(cells), digits}};
        return step;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    bool groups_;
    LinkTables tables_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<Found> found_;
    std::map<std::vector<Candidate>, std::size_t> latest_; ///< by what they eliminate
};

} // namespace

bool find_tabled_loops(const Position &position, StepTaker &taker, bool groups) {
    return TabledLoops(position, taker, groups).run();
}

} // namespace dokushin::logic
