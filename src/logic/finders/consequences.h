// All that follows from an assumption: each candidate that is then on or off, with the
// earlier ones that make it so.
//
// On before off, both first in, first out. In a position that stays as it is (static),
// an off makes another on where just two were left. In dynamic mode the offs are struck
// as they are gone through, so that later links rest on all those that went before:
// these become parents too. Ends at the first candidate that would be both on and off.
// Source: the propagation of Sudoku Explainer 1.2.1, whose order decides its ratings.
#pragma once

#include "logic/finders/chain_links.h"

#include <memory>

namespace dokushin::logic {

/// A chain within a chain: what its rating and its telling need.
struct NestedChain {
    unsigned complexity = 0;
    /// The candidates of its branches in the order of a walk backwards; equal keys, equal
    /// chains.
    std::vector<std::uint32_t> key;
    Step step;
};

struct Consequence {
    CandidateNumber candidate;
    bool on;
    Cause cause;
    std::uint32_t first_parent; ///< the one parent, or where several stand in a list
    std::uint32_t parent_count;
    std::uint32_t depth;      ///< candidates on the longest path here: no more than its ancestors
    std::int32_t nested = -1; ///< position in Consequences::nested
};

class Consequences {
  public:
    static constexpr std::int32_t none = -1;

    explicit Consequences(std::size_t candidates)
        : numbers_(2 * candidates, none), on_row_((candidates + 63) / 64),
          off_row_(on_row_.size()) {}

    /// Forgets all but its memory.
    void clear();

    [[nodiscard]] std::int32_t find(CandidateNumber candidate, bool on) const {
        return numbers_[2 * std::size_t{candidate} + (on ? 1 : 0)];
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

    /// Adds a consequence of `parents`; the set of those known so far is told if `known`.
    std::int32_t add(CandidateNumber candidate, bool on, Cause cause,
                     std::span<const std::uint32_t> parents, bool known = true);

    /// Those that are on (or off), a bit a candidate.
    [[nodiscard]] std::span<const std::uint64_t> row(bool on) const {
        return on ? on_row_ : off_row_;
    }

    /// How many candidates, itself among them, `node` rests on. Remembered.
    [[nodiscard]] unsigned ancestors(std::int32_t node) const;
    /// Those, in the order of a walk backwards, level by level. Valid until the next walk.
    [[nodiscard]] std::span<const std::uint32_t> walk_back(std::int32_t node) const;

  private:
    void walk(std::int32_t node) const;

    std::vector<Consequence> nodes_;
    std::vector<std::uint32_t> parents_;
    std::vector<std::int32_t> numbers_; ///< of each candidate, off and on
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

/// How consequences are drawn.
struct Reasoning {
    bool cells = true; ///< links within cells (all but nishio)
    bool dynamic = false;
    /// 0; 1: with locked candidates, pairs and X-wings when nothing else moves; 2: then
    /// forcing chains; 3: then cell and house chains too; 4: instead dynamic ones, which
    /// have `nested_nesting` themselves.
    unsigned nesting = 0;
    unsigned nested_nesting = 0;
    /// All links of the position; static consequences are drawn from these.
    const ChainLinks *links = nullptr;
    /// Whom chains within the chains ask whether to go on; or null.
    const StepTaker *taker = nullptr;
};

/// What thousands of assumptions are followed with: memory that is used again and again.
class ConsequenceMemory {
  public:
    [[nodiscard]] std::unique_ptr<Consequences> take(std::size_t candidates);
    void give_back(std::unique_ptr<Consequences> consequences);

    struct Found {
        CandidateNumber candidate;
        Cause cause;
        std::uint32_t first_parent;
        std::uint32_t last_parent;
    };
    // Of the propagation that is under way.
    std::vector<std::uint32_t> on;
    std::vector<std::uint32_t> off;
    std::vector<Found> found;
    std::vector<std::uint32_t> parents;
    std::optional<Position> changing;

  private:
    std::vector<std::unique_ptr<Consequences>> free_;
    std::size_t candidates_ = 0; ///< of those
};

/// Everything that follows from `candidate` being on (or off).
[[nodiscard]] std::unique_ptr<Consequences> consequences(const Position &position,
                                                         CandidateNumber candidate, bool on,
                                                         const Reasoning &reasoning,
                                                         ConsequenceMemory &memory);

/// Asked when nothing moves any more: adds offs to `known` by techniques and nested chains
/// that work in `now` but did not in `before`. The new ones are at the end. See
/// nested_steps.cpp.
void add_by_techniques(const Position &before, const Position &now, const Reasoning &reasoning,
                       Consequences &known);

} // namespace dokushin::logic
