// An OR-k whip for a candidate Z is a whip in which one variable may be an OR relation: k guardians
// of a pattern (or_relations.h), at least one of which is true. Z is placed, and then one candidate
// a variable, until a variable has none left, so that Z is false:
//
//   - each variable, a truth of the position (truths.h) or the OR relation, has a candidate that
//     the placement just before excludes, Z at first;
//   - all of its other candidates but one are excluded by Z or earlier placements; that one is
//     placed. The last variable has none.
//
// The length is the number of variables. Short whips are found first, of all targets together; the
// relations have two to five guardians. Only targets are followed that singles and the relations
// alone refute, since no whip refutes another. Of partial whips with the same placements and the
// same last one, one is kept, and of a length a bounded number, which bounds the cost.
//
// With ordinary whips of at most eight variables they solve 1,438 of the 1,500 puzzles of T&E(3) of
// a list of mith's (bench/or_whips.cpp), in 20 ms a position: 1,163 of the 1,165 that CSP-Rules
// solves with the guardians of tridagons, and 275 of the others. With these guardians alone they
// solved 1,160. Relations of up to six guardians solved 180 puzzles of a sample of 188 instead of
// 176, in twice the time. With tridagons alone, ten times as many partial whips, 4,000, solved no
// more.
//
// Source: D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, §3.5 and
// chapter 14.
#include "logic/finders/evidence.h"
#include "logic/finders/patterns/or_board.h"
#include "logic/finders/patterns/tridagons.h"
#include "logic/steps/or_pattern.h"

#include <set>

namespace dokushin::logic {
namespace {

constexpr unsigned longest_whip = 8;
/// How many partial whips of a length are kept for a target.
constexpr std::size_t most_partial = 400;

struct OrWhipLink {
    std::size_t variable = 0;
    CandidateNumber left = 0;
    std::optional<CandidateNumber> right{}; ///< none at the end
};

struct PartialWhip {
    OrBoard::State state;
    CandidateNumber last = 0;
    bool has_relation = false;
    std::vector<OrWhipLink> links;
};

/// Follows a target, a variable more each time.
class OrWhipSearch {
  public:
    OrWhipSearch(const OrBoard &board, CandidateNumber target) : board_(&board), target_(target) {
        PartialWhip start;
        start.last = target;
        board.place(start.state, target);
        partial_.push_back(std::move(start));
    }

    [[nodiscard]] CandidateNumber target() const { return target_; }

    /// Returns a whip with one variable more than before, or keeps the partial ones.
    std::optional<std::vector<OrWhipLink>> extend() {
        for (const PartialWhip &one : partial_) {
            if (auto whip = ended(one)) {
                return whip;
            }
        }
        std::vector<PartialWhip> longer;
        Known known;
        for (const PartialWhip &one : partial_) {
            if (!is_contradictory(one)) {
                list_longer(one, longer, known);
            }
        }
        partial_ = std::move(longer);
        return std::nullopt;
    }

  private:
    /// The placements of partial whips, and whether they have the relation.
    using Known = std::set<std::pair<std::vector<CandidateNumber>, bool>>;

    /// Returns the first candidate of a variable that the last placement excludes and that no
    /// variable before had.
    [[nodiscard]] std::optional<CandidateNumber> left_of(const PartialWhip &one,
                                                         std::size_t variable) const {
        for (const CandidateNumber member : board_->members(variable)) {
            if (board_->are_linked(one.last, member) &&
                std::ranges::find(one.links, member, &OrWhipLink::left) == one.links.end()) {
                return member;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] bool is_contradictory(const PartialWhip &one) const {
        return std::ranges::any_of(board_->followers(one.last), [&](std::size_t variable) {
            return board_->left(one.state, variable).count == 0;
        });
    }

    /// Returns the whip that a variable without candidates ends, if it has the relation.
    [[nodiscard]] std::optional<std::vector<OrWhipLink>> ended(const PartialWhip &one) const {
        for (const std::size_t variable : board_->followers(one.last)) {
            if (one.has_relation != board_->is_relation(variable) &&
                board_->left(one.state, variable).count == 0) {
                if (const auto left = left_of(one, variable)) {
                    std::vector<OrWhipLink> links = one.links;
                    links.push_back({variable, *left});
                    return links;
                }
            }
        }
        return std::nullopt;
    }

    void list_longer(const PartialWhip &one, std::vector<PartialWhip> &longer, Known &known) const {
        for (const std::size_t variable : board_->followers(one.last)) {
            const auto [count, only] = board_->left(one.state, variable);
            if (count != 1 || one.state.placed.test(only) || longer.size() == most_partial ||
                (one.has_relation && board_->is_relation(variable))) {
                continue;
            }
            const auto left = left_of(one, variable);
            if (!left) {
                continue;
            }
            const bool has_relation = one.has_relation || board_->is_relation(variable);
            if (!known.emplace(placements(one, only), has_relation).second) {
                continue;
            }
            PartialWhip next = one;
            next.has_relation = has_relation;
            next.last = only;
            next.links.push_back({variable, *left, only});
            board_->place(next.state, only);
            longer.push_back(std::move(next));
        }
    }

    /// Returns the placements in ascending order, then the last one.
    [[nodiscard]] static std::vector<CandidateNumber> placements(const PartialWhip &one,
                                                                 CandidateNumber last) {
        std::vector<CandidateNumber> all;
        for (const OrWhipLink &link : one.links) {
            all.push_back(*link.right);
        }
        std::ranges::sort(all);
        all.push_back(last);
        return all;
    }

    const OrBoard *board_;
    CandidateNumber target_;
    std::vector<PartialWhip> partial_;
};

/// Writes a whip as a step.
class OrWhipWriter {
  public:
    OrWhipWriter(const Position &position, const OrBoard &board, CandidateNumber target)
        : layout_(position.layout()), truths_(position), board_(board) {
        ChainLink start;
        start.candidate = candidate_of(layout_, target);
        start.on = true;
        links_.push_back(start);
    }

    Step write(const std::vector<OrWhipLink> &whip) {
        const Candidate target = links_.front().candidate;
        Step step;
        step.technique = Technique::or_whip;
        step.eliminations = {target};
        step.parts = {{Role::start, {target.cell}, DigitSet::only(target.digit)}};
        for (const OrWhipLink &link : whip) {
            if (board_.is_relation(link.variable)) {
                add_relation(step, board_.relation(link.variable));
                add_guardians(link);
            } else {
                add(link);
            }
        }
        add_contradiction(step, whip.back().variable);
        step.chains.push_back({std::move(links_)});
        step.size = static_cast<unsigned>(whip.size());
        return step;
    }

  private:
    /// Adds a candidate that an earlier placement excludes.
    std::uint32_t add_off(CandidateNumber number) {
        ChainLink off;
        off.candidate = candidate_of(layout_, number);
        for (std::size_t at = links_.size(); at-- > 0 && off.parents.empty();) {
            const auto cause = links_[at].on
                                   ? truths_.weak_link(links_[at].candidate, off.candidate)
                                   : std::nullopt;
            if (cause) {
                off.because = cause->because;
                off.house = cause->house;
                off.parents = {static_cast<std::uint32_t>(at)};
            }
        }
        assert(!off.parents.empty());
        links_.push_back(off);
        return static_cast<std::uint32_t>(links_.size() - 1);
    }

    void add(const OrWhipLink &link) {
        ChainLink right;
        right.parents = {add_off(link.left)};
        if (link.right) {
            const Cause cause = truths_.cause(board_.truth(link.variable));
            right.candidate = candidate_of(layout_, *link.right);
            right.on = true;
            right.because = cause.because;
            right.house = cause.house;
            links_.push_back(right);
        }
    }

    /// Adds the guardians, all but one of which are false.
    void add_guardians(const OrWhipLink &link) {
        ChainLink right;
        for (const CandidateNumber guardian : board_.members(link.variable)) {
            if (link.right != guardian) {
                right.parents.push_back(add_off(guardian));
            }
        }
        if (link.right) {
            right.candidate = candidate_of(layout_, *link.right);
            right.on = true;
            right.because = Because::advanced;
            const OrRelation &relation = board_.relation(link.variable);
            right.technique = or_pattern(layout_.shape(), relation.cells, relation.digits);
            links_.push_back(right);
        }
    }

    static void add_relation(Step &step, const OrRelation &relation) {
        step.parts.push_back({Role::base, relation.cells, relation.digits});
        for (const Candidate &guardian : relation.guardians) {
            if (step.parts.back().role != Role::fin ||
                step.parts.back().cells.front() != guardian.cell) {
                step.parts.push_back({Role::fin, {guardian.cell}});
            }
            DigitSet &digits = step.parts.back().digits;
            digits = digits | DigitSet::only(guardian.digit);
        }
    }

    /// Adds the cell or the house, or the guardians, that would have nothing left.
    void add_contradiction(Step &step, std::size_t variable) const {
        const Candidate first = candidate_of(layout_, board_.members(variable).front());
        Part impossible{Role::target};
        if (board_.is_relation(variable)) {
            for (const CandidateNumber guardian : board_.members(variable)) {
                const Candidate one = candidate_of(layout_, guardian);
                if (impossible.cells.empty() || impossible.cells.back() != one.cell) {
                    impossible.cells.push_back(one.cell);
                }
                impossible.digits = impossible.digits | DigitSet::only(one.digit);
            }
        } else if (const Cause cause = truths_.cause(board_.truth(variable));
                   cause.because == Because::cell) {
            impossible.cells = {first.cell};
        } else {
            impossible.digits = DigitSet::only(first.digit);
            impossible.houses = {cause.house};
        }
        step.parts.push_back(std::move(impossible));
    }

    const Layout &layout_;
    Truths truths_;
    const OrBoard &board_;
    std::vector<ChainLink> links_;
};

} // namespace

bool find_or_whips(const Position &position, StepTaker &taker) {
    if (!may_have_tridagons(position.layout())) {
        return true;
    }
    const OrBoard board(position);
    if (!board.has_relations()) {
        return true;
    }
    std::vector<OrWhipSearch> searches;
    for (const CandidateNumber target : board.candidates()) {
        if (taker.is_cancelled()) {
            return false;
        }
        if (board.is_refuted(target)) {
            searches.emplace_back(board, target);
        }
    }
    for (unsigned length = 1; length <= longest_whip; ++length) {
        for (std::size_t at = 0; at < searches.size(); ++at) {
            if (taker.is_cancelled()) {
                return false;
            }
            const auto whip = searches[at].extend();
            if (!whip) {
                continue;
            }
            OrWhipWriter writer(position, board, searches[at].target());
            if (!taker.take(writer.write(*whip))) {
                return false;
            }
            searches.erase(searches.begin() + static_cast<std::ptrdiff_t>(at--));
        }
    }
    return true;
}

} // namespace dokushin::logic
