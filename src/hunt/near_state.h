// What a near hunt keeps: the forms that were met, and where it is in its rounds.
#pragma once

#include "base/mutex.h"

#include <dokushin/canon.h>
#include <dokushin/near_hunt.h>
#include <dokushin/seen_forms.h>

#include <map>

namespace dokushin {

namespace hunt {

/// KnownForms are the canonical forms of the puzzles that were met. Any thread may ask for one.
class KnownForms {
  public:
    [[nodiscard]] bool contain(const Shape &shape, const Grid &form) const {
        const Lock lock(mutex_);
        return forms_.contains(shape, form);
    }
    /// Adds a form; false if it was there.
    bool add(const Shape &shape, const Grid &form) {
        const Lock lock(mutex_);
        return forms_.is_new(shape, form);
    }

  private:
    mutable Mutex mutex_;
    SeenForms forms_;
};

/// Returns the canonical form of a puzzle; nothing for stated candidates and for boards without.
[[nodiscard]] std::optional<Grid> canonical_form(const Puzzle &puzzle,
                                                 Canonicaliser &canonicaliser);

} // namespace hunt

struct [[gnu::visibility("hidden")]] NearHunt::State {
    State(NearWishes wanted, NearJournal journal)
        : wishes(std::move(wanted)), past(std::move(journal)) {}

    using Inputs = std::map<std::uint64_t, const NearSeed *>; ///< by number

    /// Takes what the journal has found in this round, as long as it comes from these inputs.
    [[nodiscard]] Result<NearNews> taken_past(const Inputs &inputs);
    /// Adds a puzzle's form to those that were met.
    void note_form(const Puzzle &puzzle);
    /// Keeps a puzzle for the next round, if there may be one.
    void keep(NearSeed seed, NearNews &news);

    NearWishes wishes;
    NearJournal past;
    std::size_t past_taken = 0; ///< of what the journal has
    hunt::KnownForms known{};
    Canonicaliser canonicaliser{};
    std::uint64_t round = 1;
    std::vector<NearSeed> seeds{}; ///< of this round, unless it is the first
    std::vector<NearSeed> found{}; ///< in this round, for the next
};

} // namespace dokushin
