// The links between the candidates of a position (truths.h), as lists: weak links lead from a
// candidate that is on to others that are off, strong links from one that is off to others that
// are on.
//
// Where not all weak links are asked for, a list has only those that lead on: a candidate without
// a strong link ends any chain.
#pragma once

#include "logic/links/truths.h"

#include <vector>

namespace dokushin::logic {

/// Which links are used: those within cells (Y), strong ones within houses (X), or both.
struct LinkKinds {
    bool cells = true;
    bool houses = true;
};

class ChainLinks {
  public:
    struct Link {
        CandidateNumber to;
        Cause cause;
    };

    /// `all`: also the weak links that lead nowhere.
    ChainLinks(const Position &position, LinkKinds kinds, bool all = false);

    /// Returns the weak links of a candidate, one for each other candidate. The list is valid until
    /// the next one is asked for, as that of strong() is.
    [[nodiscard]] std::span<const Link> weak(CandidateNumber from) const;
    [[nodiscard]] std::span<const Link> strong(CandidateNumber from) const;
    /// The weak link between two candidates, whether the second leads on or not.
    [[nodiscard]] std::optional<Cause> weak_between(CandidateNumber on, CandidateNumber off) const {
        return truths_.weak_link(candidate_of(layout_, on), candidate_of(layout_, off));
    }

  private:
    /// Lists of links, one after the other. They are made when they are asked for, since few
    /// searches need all of them.
    class Lists {
      public:
        explicit Lists(std::size_t candidates) : ranges_(candidates) {}
        /// Returns the list of a candidate, which `fill(links)` appends if there is none yet.
        template <typename Fill> std::span<const Link> of(CandidateNumber from, const Fill &fill) {
            Range &range = ranges_[from];
            if (range.begin == unknown) {
                range.begin = static_cast<std::uint32_t>(links_.size());
                fill(links_);
                range.end = static_cast<std::uint32_t>(links_.size());
            }
            return std::span(links_).subspan(range.begin, range.end - range.begin);
        }

      private:
        static constexpr std::uint32_t unknown = ~std::uint32_t{0};
        struct Range {
            std::uint32_t begin = unknown;
            std::uint32_t end = unknown;
        };
        std::vector<Link> links_;
        std::vector<Range> ranges_;
    };

    void add_weak(CandidateNumber from, std::vector<Link> &links) const;
    void add_strong(CandidateNumber from, std::vector<Link> &links) const;

    const Layout &layout_;
    Truths truths_;
    LinkKinds kinds_;
    bool all_;
    mutable Lists weak_;
    mutable Lists strong_;
    mutable std::vector<CandidateNumber> linked_from_; ///< by candidate: the last weak link to it
};

} // namespace dokushin::logic
