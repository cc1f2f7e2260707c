#include "search/general.h"

#include "base/saturating.h"
#include "board/constraints.h"
#include "search/branch.h"
#include "search/candidates.h"
#include "search/conflicts.h"
#include "search/house_matching.h"
#include "search/propagate.h"
#include "search/report.h"
#include "search/rules_to_search_by.h"
#include "search/watch.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace dokushin::search {
namespace {

/// The number of nodes after which the houses of the path are matched with their digits. Matching
/// in every node would take most of the time, and few searches last so long.
constexpr std::uint64_t nodes_between_matchings = 4096;

template <typename Bits, unsigned Words> class GeneralSearchOf final : public GeneralSearch {
  public:
    GeneralSearchOf(const Shape &shape, RuleList rules)
        : geometry_(shape, std::move(rules)), propagator_(geometry_) {}

    SolveResult run(const Puzzle &puzzle, const GeneralTask &task) override;

  private:
    /// One level of the path: a node, and the guess that was made at it.
    struct Level {
        std::vector<Bits> node; ///< see propagate.h
        unsigned undecided = 0; ///< cells with two candidates or more
        Bits fresh = 0;         ///< digits that are still interchangeable
        Branch<Bits> branch;
        Bits alternatives = 0;        ///< what is eliminated when the guess is undone
        std::uint64_t stands_for = 1; ///< solutions that one below here stands for
    };

    /// The search of a board with rules restarts after so many failures. Thousands of nodes of
    /// ISS's sets without a restart, with one after 100 failures, another after 200 more, and three
    /// after 50, 100 and 200: TAREK_ALL 41, 38, 38 and 43; EXTREME_KILLERS 45, 31, 29 and 28;
    /// HS_KILLERS 11, 5, 7 and 4; HARD_RENBAN 378, 390, 381 and 352; HARD_THERMOS 136, 144, 153 and
    /// 152; EXAMPLE_SNIPES 75, 36, 20 and 43. Further restarts when there are 4 or 8 times as many
    /// failures: HARD_THERMOS 166 and 165, the other sets up to a tenth more or less.
    static constexpr std::uint32_t failures_to_restart = 100;
    /// A large board without rules restarts after these, and whenever they have doubled.
    static constexpr std::uint32_t failures_to_restart_large = 200;
    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();
    static constexpr unsigned largest_small_side = 9;

    void reach(std::size_t depth);
    [[nodiscard]] bool load(const Puzzle &puzzle, Level &root);
    void guess();
    void let_one_stand_for_all(Level &parent, Level &child);
    [[nodiscard]] bool undo_guess();
    void blame();
    void restart();
    [[nodiscard]] bool can_be_filled();
    void record_solution();
    [[nodiscard]] Grid grid(const Level &level) const;
    void search();
    /// Do failures decide from the first guess on which cell is next? On a grid that is not square
    /// they do, too: its shorter rows are no houses, so that it shows late if a digit lacks a
    /// place.
    [[nodiscard]] bool begins_by_conflicts() const {
        return geometry_.has_constraints() || !geometry_.shape().is_square();
    }
    /// Is this a large board whose search has a long tail? It goes by reach until the first
    /// restart, which decides most boards, and then by the conflicts that were counted meanwhile.
    /// Of 25×25 boards with 30, 35, 40, 45 and 50 % given (../shared/data/large), a hundred each,
    /// 8, 24, 22, 43 and 1 were not solved within 4,000 nodes by reach alone, and now 0, 0, 11, 37
    /// and 2. First restarts after 30, 60 and 100 failures took up to 1.2 times the time.
    [[nodiscard]] bool has_long_tail() const {
        return !begins_by_conflicts() && geometry_.side() > largest_small_side;
    }
    [[nodiscard]] bool counts_conflicts() const { return begins_by_conflicts() || has_long_tail(); }
    [[nodiscard]] bool goes_by_conflicts() const {
        return begins_by_conflicts() || (has_long_tail() && has_restarted_);
    }

    Geometry geometry_;
    Propagator<Bits, Words> propagator_;
    unsigned cause_ = 0; ///< the cell of the last guess or its takeback
    Conflicts conflicts_;
    bool has_restarted_ = false;
    std::uint32_t next_restart_ = never; ///< at so many failures
    std::vector<Level> path_;
    std::size_t depth_ = 0;

    const GeneralTask *task_ = nullptr;
    std::optional<Stop> stop_;
    SolveResult result_;
};

/// Allocates the memory of a level, if it has none yet.
template <typename Bits, unsigned Words>
void GeneralSearchOf<Bits, Words>::reach(std::size_t depth) {
    while (path_.size() <= depth) {
        path_.emplace_back().node.resize(propagator_.node_size());
    }
}

/// Writes the first node; false if a house holds a digit twice, or the digits break a constraint.
template <typename Bits, unsigned Words>
bool GeneralSearchOf<Bits, Words>::load(const Puzzle &puzzle, Level &root) {
    if (!load_candidates(geometry_, puzzle, root.node.data()) || breaks_a_constraint(puzzle)) {
        return false;
    }
    // Digits that no given uses are interchangeable, unless candidates or constraints
    // distinguish them.
    root.fresh = 0;
    if (task_->on_solution == nullptr && !puzzle.has_candidates() &&
        puzzle.shape().digits_are_interchangeable()) {
        DigitSet fresh = DigitSet::all(geometry_.side());
        for (const Digit digit : puzzle.digits()) {
            fresh.erase(digit);
        }
        root.fresh = static_cast<Bits>(fresh.bits());
    }
    root.stands_for = 1;
    return true;
}

template <typename Bits, unsigned Words>
Grid GeneralSearchOf<Bits, Words>::grid(const Level &level) const {
    Grid digits(geometry_.cell_count());
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        assert(level.node[cell] != 0 && has_no_second(level.node[cell]));
        digits[cell] = DigitSet(level.node[cell]).first();
    }
    return digits;
}

template <typename Bits, unsigned Words> void GeneralSearchOf<Bits, Words>::record_solution() {
    Level &here = path_[depth_];
    assert(here.undecided == 0 && here.stands_for > 0);
    const bool first = result_.solutions == 0;
    if (first || task_->on_solution != nullptr) {
        Grid found = grid(here);
        if (task_->on_solution != nullptr && !(*task_->on_solution)(found)) {
            stop_ = Stop::cancelled;
        }
        if (first) {
            result_.solution = std::move(found);
        }
    }
    result_.solutions = saturating_sum(result_.solutions, here.stands_for);
    const std::uint64_t limit = task_->limits.solutions;
    if (result_.solutions >= limit) {
        result_.solutions = limit;
        stop_ = stop_ ? stop_ : Stop::solutions;
    }
}

/// Goes one level down: the branch's digit is tried in a copy of the node.
template <typename Bits, unsigned Words> void GeneralSearchOf<Bits, Words>::guess() {
    assert(path_[depth_].undecided > 0);
    reach(depth_ + 1);
    Level &parent = path_[depth_];
    Level &child = path_[depth_ + 1];
    const Branch<Bits> branch = goes_by_conflicts()
                                    ? conflicts_.choose(geometry_, parent.node.data())
                                    : choose_branch(geometry_, parent.node.data());
    assert(has_no_second(branch.bit) && (parent.node[branch.cell] & branch.bit) != 0);
    parent.branch = branch;
    parent.alternatives = branch.bit;
    child.stands_for = parent.stands_for;
    if ((branch.bit & parent.fresh) != 0) {
        let_one_stand_for_all(parent, child);
    }
    std::ranges::copy(parent.node, child.node.begin());
    child.undecided = parent.undecided;
    child.fresh = static_cast<Bits>(parent.fresh & ~branch.bit);
    ++result_.counters.guesses;
    ++depth_;
    propagator_.enter(child.node.data(), &child.undecided);
    cause_ = branch.cell;
    propagator_.place(branch.cell, branch.bit);
}

/// Guesses a fresh digit: each fresh candidate of the cell leads to equally many
/// solutions, so that one stands for all of them.
template <typename Bits, unsigned Words>
void GeneralSearchOf<Bits, Words>::let_one_stand_for_all(Level &parent, Level &child) {
    assert((parent.branch.bit & parent.fresh) != 0);
    parent.alternatives = static_cast<Bits>(parent.node[parent.branch.cell] & parent.fresh);
    child.stands_for = saturating_product(
        parent.stands_for, static_cast<unsigned>(std::popcount(parent.alternatives)));
}

/// Goes back one level and eliminates the digit that was tried there; false if that
/// leaves no candidate, so that the level is exhausted too.
template <typename Bits, unsigned Words> bool GeneralSearchOf<Bits, Words>::undo_guess() {
    assert(depth_ > 0);
    --depth_;
    ++result_.counters.backtracks;
    Level &here = path_[depth_];
    assert((here.node[here.branch.cell] & here.alternatives) == here.alternatives);
    propagator_.enter(here.node.data(), &here.undecided);
    cause_ = here.branch.cell;
    return propagator_.eliminate(here.branch.cell, here.alternatives);
}

/// Scores what led to the contradiction at this level: the cell that was guessed or cut down last,
/// and the cells of the broken rule that the level above leaves undecided, if what the rule is
/// about is undecided there.
template <typename Bits, unsigned Words> void GeneralSearchOf<Bits, Words>::blame() {
    assert(depth_ > 0);
    const Level &above = path_[depth_ - 1];
    const Bits digits = propagator_.culprit_digits();
    for (const Cell cell : propagator_.culprits()) {
        const Bits here = above.node[index(cell)];
        if (!has_no_second(here) && (here & digits) != 0) {
            conflicts_.blame(index(cell));
        }
    }
    conflicts_.blame(cause_);
    conflicts_.count_failure();
}

/// Goes back to the first node: the first guesses were made before there were scores, and all below
/// a guess that has nothing to do with the conflicts is refuted for each of its digits again. What
/// is refuted at that node stays so.
template <typename Bits, unsigned Words> void GeneralSearchOf<Bits, Words>::restart() {
    result_.counters.backtracks += depth_;
    depth_ = 0;
    has_restarted_ = true;
    next_restart_ = has_long_tail() ? 2 * conflicts_.failures() : never;
    propagator_.enter(path_[0].node.data(), &path_[0].undecided);
}

/// Matches the houses of every level; false if a level has a house that can't be filled. The
/// guesses below it are then undone, since none of them can lead to a solution.
template <typename Bits, unsigned Words> bool GeneralSearchOf<Bits, Words>::can_be_filled() {
    for (std::size_t level = 0; level <= depth_; ++level) {
        if (!houses_can_be_filled(geometry_, path_[level].node.data())) {
            result_.counters.backtracks += depth_ - level;
            depth_ = level;
            return false;
        }
    }
    return true;
}

template <typename Bits, unsigned Words> void GeneralSearchOf<Bits, Words>::search() {
    Watch watch(task_->limits);
    bool alive = propagator_.start();
    for (;;) {
        // A node: all that follows without a guess.
        if ((stop_ = watch.stop(result_.counters.nodes))) {
            return;
        }
        ++result_.counters.nodes;
        alive = alive && propagator_.settle();
        if (alive && result_.counters.nodes % nodes_between_matchings == 0) {
            alive = can_be_filled();
        }
        if (alive && path_[depth_].undecided > 0) {
            guess();
            continue;
        }
        if (alive) {
            assert(propagator_.is_ok());
            record_solution();
            if (stop_) {
                return;
            }
        }
        if (depth_ == 0) {
            stop_ = Stop::exhausted;
            return;
        }
        if (!alive && counts_conflicts()) {
            blame();
        }
        alive = undo_guess();
        if (alive && depth_ > 0 && result_.solutions == 0 &&
            conflicts_.failures() >= next_restart_) {
            restart();
        }
    }
}

template <typename Bits, unsigned Words>
SolveResult GeneralSearchOf<Bits, Words>::run(const Puzzle &puzzle, const GeneralTask &task) {
    task_ = &task;
    stop_.reset();
    result_ = SolveResult{};
    depth_ = 0;
    reach(0);
    Level &root = path_[0];
    if (!load(puzzle, root)) {
        result_.status = Status::invalid;
        return std::move(result_);
    }
    propagator_.enter(root.node.data(), &root.undecided);
    conflicts_.reset(geometry_.cell_count());
    has_restarted_ = false;
    next_restart_ = has_long_tail() ? failures_to_restart_large : failures_to_restart;
    search();
    assert(stop_.has_value() && result_.counters.backtracks <= result_.counters.guesses);
    result_.stop = *stop_;
    result_.status = status_of(result_);
    return std::move(result_);
}

} // namespace

std::unique_ptr<GeneralSearch> make_general_search(const Shape &shape) {
    RuleList rules = rules_to_search_by(shape);
    const std::size_t count = shape.houses().size() + rules.size();
    return with_widths_for(shape, count, [&]<typename Bits, unsigned Words>() {
        return std::unique_ptr<GeneralSearch>(
            std::make_unique<GeneralSearchOf<Bits, Words>>(shape, std::move(rules)));
    });
}

} // namespace dokushin::search
