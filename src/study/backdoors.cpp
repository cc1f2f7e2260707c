// Backdoors: the smallest sets of placements after which singles finish. The search tries all sets
// of one cell, and then all of two. A cell that singles fill, at once or after the first of two
// cells, is not tried: a set with it achieves no more than the set without it.
//
// "Singles" are naked and hidden ones in all houses, repeated until nothing changes, as in
// search/propagate.h. The term is that of Williams, Gomes and Selman, "Backdoors to typical case
// complexity" (2003).
// Cost: a pair of 9×9 takes one or two microseconds, and a puzzle has hundreds to two thousand
// pairs.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "search/candidates.h"
#include "search/geometry.h"
#include "search/propagate.h"
#include "search/watch.h"

#include <dokushin/capability.h>
#include <dokushin/study.h>

#include <cassert>

namespace dokushin {
namespace {

template <typename Bits, unsigned Words> class BackdoorSearch {
  public:
    BackdoorSearch(const Puzzle &puzzle, const Grid &solution, std::size_t most_listed,
                   const Limits &limits)
        : geometry_(puzzle.shape()), propagator_(geometry_), solution_(solution),
          most_listed_(most_listed), watch_(limits) {
        assert(solution.size() == geometry_.cell_count());
        start_.candidates.resize(propagator_.node_size());
        const Pencilmarks marks = puzzle.pencilmarks();
        std::ranges::transform(marks, start_.candidates.begin(),
                               [](DigitSet digits) { return static_cast<Bits>(digits.bits()); });
    }

    Backdoors run() {
        propagator_.enter(start_.candidates.data(), &start_.undecided);
        if (propagator_.start() && propagator_.singles() && start_.undecided == 0) {
            report({});
            return std::move(backdoors_);
        }
        try_all_cells();
        if (!backdoors_.size && backdoors_.complete) {
            try_all_pairs();
        }
        return std::move(backdoors_);
    }

  private:
    struct Node {
        std::vector<Bits> candidates; ///< in the layout of propagate.h
        unsigned undecided = 0;       ///< cells with two candidates or more
    };

    /// Copies `from` to `to`, and places the solution's digit in a cell and all singles. True if
    /// this finishes the board.
    bool place(const Node &from, unsigned cell, Node &to) {
        assert(is_open(from, cell));
        to = from;
        propagator_.enter(to.candidates.data(), &to.undecided);
        propagator_.place(cell, static_cast<Bits>(DigitSet::only(solution_[cell]).bits()));
        return propagator_.singles() && to.undecided == 0;
    }
    [[nodiscard]] static bool is_open(const Node &node, unsigned cell) {
        return !search::has_no_second(node.candidates[cell]);
    }
    [[nodiscard]] bool count_node() {
        backdoors_.complete = !watch_.stop(nodes_++);
        return backdoors_.complete;
    }

    void report(std::vector<Cell> cells) {
        assert(!backdoors_.size || *backdoors_.size == cells.size()); // the smallest alone
        backdoors_.size = static_cast<unsigned>(cells.size());
        ++backdoors_.count;
        if (backdoors_.sets.size() < most_listed_) {
            backdoors_.sets.push_back(std::move(cells));
        }
    }

    void try_all_cells() {
        for (unsigned cell = 0; cell < geometry_.cell_count(); ++cell) {
            if (!is_open(start_, cell)) {
                continue;
            }
            if (!count_node()) {
                return;
            }
            if (place(start_, cell, after_one_)) {
                report({cell_at(cell)});
            }
        }
    }

    void try_all_pairs() {
        for (unsigned first = 0; first < geometry_.cell_count(); ++first) {
            if (!is_open(start_, first)) {
                continue;
            }
            place(start_, first, after_one_);
            for (unsigned second = first + 1; second < geometry_.cell_count(); ++second) {
                if (!is_open(after_one_, second)) {
                    continue;
                }
                if (!count_node()) {
                    return;
                }
                if (place(after_one_, second, after_two_)) {
                    report({cell_at(first), cell_at(second)});
                }
            }
        }
    }

    search::Geometry geometry_;
    search::Propagator<Bits, Words> propagator_;
    const Grid &solution_;
    std::size_t most_listed_;
    search::Watch watch_;
    std::uint64_t nodes_ = 0;
    Node start_;
    Node after_one_;
    Node after_two_;
    Backdoors backdoors_;
};

template <typename Bits, unsigned Words>
Backdoors backdoors_of(const Puzzle &puzzle, const Grid &solution, const BackdoorOptions &options,
                       const Limits &limits) {
    return BackdoorSearch<Bits, Words>(puzzle, solution, options.most_listed, limits).run();
}

} // namespace

Result<Backdoors> backdoors(const Puzzle &puzzle, const BackdoorOptions &options) {
    DOKUSHIN_CHECK(can_honour(Capability::backdoors, puzzle.shape()));
    Limits limits = options.limits;
    const search::Watch watch(limits);
    SolveOptions solve_options;
    solve_options.limits.time = limits.time;
    solve_options.limits.cancelled = limits.cancelled;
    const SolveResult solved = solve(puzzle, solve_options);
    if (solved.status != Status::unique) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  solved.status == Status::limit
                      ? Sentence("a puzzle that was not solved before a limit came")
                      : Sentence("a puzzle without exactly one solution"),
                  solved.status == Status::limit ? Sentence{} : Sentence("a proper one")});
    }
    limits.time = watch.time_left();
    const Shape &shape = puzzle.shape();
    return search::with_widths_of(shape, [&]<typename Bits, unsigned Words>() {
        return backdoors_of<Bits, Words>(puzzle, solved.solution, options, limits);
    });
}

} // namespace dokushin
