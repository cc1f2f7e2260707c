// Consequences are all that follows from an assumption: each candidate that is then on or off,
// with its parents, the earlier candidates that make it so.
//
// Candidates that are on are followed before those that are off, both first in, first out. In a
// position that stays as it is (static), a candidate that is off makes another on by a strong link.
// In dynamic mode candidates that are off are eliminated as they are followed, so that a truth may
// come down to its last member: all that went before are then parents. Propagation ends at the
// first candidate that would be both on and off.
// Source: the propagation of Sudoku Explainer 1.2.1, whose order decides its ratings.
#pragma once

#include "logic/links/assumed_board.h"
#include "logic/links/chain_links.h"
#include "logic/steps/step_taker.h"

#include <memory>

namespace dokushin::logic {

/// A chain within a chain, with what its rating and its description need.
struct NestedChain {
    unsigned complexity = 0;
    /// The candidates of its branches in the order of a walk backwards; equal keys, equal
    /// chains.
    std::vector<std::uint32_t> key;
    Step step;
};

struct Consequence {
    std::uint16_t candidate; ///< CandidateNumber
    bool on;
    Cause cause;
    std::uint32_t first_parent; ///< the one parent, or where several stand in a list
    std::uint16_t parent_count;
    std::uint16_t depth;      ///< candidates on the longest path here: no more than its ancestors
    std::int32_t nested = -1; ///< position in Consequences::nested
};

/// The candidates that a position has, numbered one after the other: a third of all, so that what
/// is known of them takes a third of the memory.
class LiveCandidates {
  public:
    /// Numbers the candidates of a board of up to 16×16.
    void begin(const Position &position);

    [[nodiscard]] std::size_t size() const { return candidates_.size(); }
    [[nodiscard]] std::size_t number_of(CandidateNumber candidate) const {
        return numbers_[candidate];
    }
    [[nodiscard]] CandidateNumber at(std::size_t number) const { return candidates_[number]; }

  private:
    std::vector<std::uint16_t> numbers_;
    std::vector<std::uint16_t> candidates_;
};

class Consequences {
  public:
    static constexpr std::int32_t none = -1;

    /// Forgets all consequences but keeps the memory; those to come are of these candidates.
    void begin(const LiveCandidates &live);

    /// Returns the node of a candidate of the position, or none.
    [[nodiscard]] std::int32_t find(CandidateNumber candidate, bool on) const {
        return numbers_[2 * live_->number_of(candidate) + (on ? 1 : 0)];
    }
    [[nodiscard]] std::span<const Consequence> all() const { return nodes_; }
    [[nodiscard]] const Consequence &at(std::int32_t node) const {
        return nodes_[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] std::span<const std::uint32_t> parents(const Consequence &node) const {
        return node.parent_count == 1
                   ? std::span(&node.first_parent, 1)
                   : std::span(parents_).subspan(node.first_parent, node.parent_count);
    }
    [[nodiscard]] const std::vector<NestedChain> &nested() const { return nested_; }
    std::int32_t add_nested(NestedChain chain) {
        nested_.push_back(std::move(chain));
        return static_cast<std::int32_t>(nested_.size()) - 1;
    }
    void set_nested(std::int32_t node, std::int32_t nested) {
        nodes_[static_cast<std::size_t>(node)].nested = nested;
    }
    /// Positions of the two that contradict each other, on and off; or none.
    [[nodiscard]] std::int32_t contradiction_on() const { return contradiction_on_; }
    [[nodiscard]] std::int32_t contradiction_off() const { return contradiction_off_; }
    void contradict(std::int32_t on, std::int32_t off) {
        contradiction_on_ = on;
        contradiction_off_ = off;
    }

    /// Adds a consequence of `parents`. `known`: find() and row() have it from now on (not for the
    /// end of a contradiction).
    std::int32_t add(CandidateNumber candidate, bool on, Cause cause,
                     std::span<const std::uint32_t> parents, bool known = true);
    /// Adds a consequence of one parent, as nearly all are. Inline, because most of propagation is
    /// this.
    std::int32_t add(CandidateNumber candidate, bool on, Cause cause, std::uint32_t parent,
                     bool known) {
        return append(candidate, on, cause, {parent, 1U, nodes_[parent].depth + 1U}, known);
    }

    /// Returns the candidates that are on (or off), a bit each, by their numbers as live ones.
    [[nodiscard]] std::span<const std::uint64_t> row(bool on) const {
        return on ? on_row_ : off_row_;
    }

    /// Returns how many candidates `node` rests on, itself among them. Remembers the number.
    [[nodiscard]] unsigned ancestors(std::int32_t node) const;
    /// Returns these candidates in the order of a walk backwards, level by level. The list is
    /// valid until the next walk.
    [[nodiscard]] std::span<const std::uint32_t> walk_back(std::int32_t node) const;

  private:
    struct Parents {
        std::uint32_t first;
        std::size_t count;
        unsigned depth;
    };
    std::int32_t append(CandidateNumber candidate, bool on, Cause cause, const Parents &parents,
                        bool known) {
        const auto node = static_cast<std::int32_t>(nodes_.size());
        nodes_.push_back({static_cast<std::uint16_t>(candidate), on, cause, parents.first,
                          static_cast<std::uint16_t>(parents.count),
                          static_cast<std::uint16_t>(parents.depth)});
        if (known) {
            const std::size_t number = live_->number_of(candidate);
            numbers_[2 * number + (on ? 1 : 0)] = static_cast<std::int16_t>(node);
            (on ? on_row_ : off_row_)[number / 64] |= std::uint64_t{1} << number % 64;
        }
        return node;
    }
    void walk(std::int32_t node) const;

    std::vector<Consequence> nodes_;
    std::vector<std::uint32_t> parents_;
    const LiveCandidates *live_ = nullptr;
    std::vector<std::int16_t> numbers_; ///< nodes of each candidate, off and on
    std::vector<std::uint64_t> on_row_;
    std::vector<std::uint64_t> off_row_;
    std::vector<NestedChain> nested_;
    std::int32_t contradiction_on_ = none;
    std::int32_t contradiction_off_ = none;
    mutable std::vector<std::uint32_t> ancestors_; ///< 0: not counted yet
    mutable std::vector<std::uint32_t> stamps_;
    mutable std::vector<std::uint32_t> queue_;
    mutable std::uint32_t stamp_ = 0;
};

struct PropagationOptions;

/// Appends to `known` the candidates that techniques and nested chains eliminate in `now` but not
/// in `before`.
using AddByTechniques = void (*)(const Position &before, const Position &now,
                                 const PropagationOptions &reasoning, Consequences &known);

/// How consequences are drawn.
struct PropagationOptions {
    bool cells = true; ///< links within cells (all but nishio)
    bool dynamic = false;
    /// 0: none; 1: locked candidates, pairs and X-wings when nothing else follows; 2: forcing
    /// chains as well; 3: cell and house chains as well; 4: dynamic chains in place of both, nested
    /// to `nested_nesting`.
    unsigned nesting = 0;
    unsigned nested_nesting = 0;
    /// Called when nothing else follows, if `nesting` > 0 (finders/chains/nested_steps.h).
    AddByTechniques add_by_techniques = nullptr;
    /// Nested chains poll it to see whether the search must end; may be null.
    const StepTaker *taker = nullptr;
};

/// Memory that is reused while thousands of assumptions are followed.
class ConsequenceMemory {
  public:
    /// What is followed from now on starts in this position, which must stay.
    void begin(const Position &position, const PropagationOptions &reasoning);

    [[nodiscard]] std::unique_ptr<Consequences> take();
    void give_back(std::unique_ptr<Consequences> consequences) {
        free_.push_back(std::move(consequences));
    }

    const Position *position = nullptr;
    PropagationOptions reasoning;
    LiveCandidates live;
    /// All links of the position. Where candidates are eliminated, those from on to off still hold.
    std::optional<ChainLinks> links;
    AssumedBoard board; ///< of dynamic ones

    // Of the propagation that is under way.
    std::vector<std::uint32_t> on;
    std::vector<std::uint32_t> off;
    std::vector<std::uint32_t> parents;
    std::optional<Position> changing;

  private:
    std::vector<std::unique_ptr<Consequences>> free_;
};

/// Returns what follows from `candidate` being on (or off), in the position and with the options of
/// memory.begin().
[[nodiscard]] std::unique_ptr<Consequences> consequences(CandidateNumber candidate, bool on,
                                                         ConsequenceMemory &memory);

} // namespace dokushin::logic
