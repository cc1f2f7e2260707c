#include "hunt/minimal_subsets.h"

#include "board/cell_set.h"
#include "search/watch.h"

#include <cassert>

namespace dokushin::hunt {
namespace {

template <unsigned Words> class MinimalSubsets {
  public:
    MinimalSubsets(const Puzzle &puzzle, const Grid &solution, const Limits &limits,
                   const OnMinimal &on_minimal)
        : shape_(puzzle.shape()), solution_(solution), limits_(limits), watch_(limits),
          on_minimal_(on_minimal) {
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (puzzle.givens()[cell] != Digit::blank) {
                givens_.insert(cell_at(cell));
            }
        }
    }

    bool find_all() {
        extend({}, givens_);
        return !is_over_;
    }

  private:
    using Cells = CellSet<Words>;

    /// A Survey says which differences a set of givens does not hit, and which it hits once.
    struct Survey {
        const Cells *narrowest = nullptr; ///< of those it does not hit: with the fewest open cells
        Cells needed;                     ///< the givens that alone hit some difference
    };

    [[nodiscard]] bool is_over() {
        is_over_ = is_over_ || watch_.stop_now().has_value();
        return is_over_;
    }

    [[nodiscard]] Survey survey(const Cells &chosen, const Cells &open) const {
        Survey found;
        unsigned fewest = ~0U;
        for (const Cells &difference : differences_) {
            const Cells hit = difference & chosen;
            const unsigned hits = hit.size();
            if (hits == 1) {
                found.needed |= hit;
            } else if (hits == 0 && fewest > 0) {
                if (const unsigned size = (difference & open).size(); size < fewest) {
                    fewest = size;
                    found.narrowest = &difference;
                }
            }
        }
        return found;
    }

    /// Finds the minimal puzzles that have the chosen givens, each of which is needed, and some of
    /// the open ones.
    void extend(const Cells &chosen, Cells open) {
        if (is_over()) {
            return;
        }
        const Cells *narrowest = survey(chosen, open).narrowest;
        if (narrowest == nullptr) {
            narrowest = learn(chosen, std::nullopt);
            if (narrowest == nullptr) { // it has one solution
                is_over_ = is_over() || !on_minimal_(grid_of(chosen));
                return;
            }
        }
        const Cells branches = *narrowest & open;
        open -= branches;
        for (const Cell cell : branches) {
            Cells more = chosen;
            more.insert(cell);
            if (are_all_needed(more)) {
                extend(more, open);
            }
            open.insert(cell);
        }
    }

    /// Says whether each of some givens alone hits some difference. What is needed in no difference
    /// follows from the others, and is needed in no larger set either.
    [[nodiscard]] bool are_all_needed(const Cells &chosen) {
        const Cells doubtful = chosen - survey(chosen, {}).needed;
        for (const Cell cell : doubtful) {
            Cells others = chosen;
            others.erase(cell);
            if (learn(others, cell) == nullptr) {
                return false;
            }
        }
        return true;
    }

    /// Finds a difference that some givens do not hit, but `changing` does, if that is stated. It
    /// has no other one within. None if there is no such difference, or a limit came first.
    [[nodiscard]] const Cells *learn(const Cells &kept, std::optional<Cell> changing) {
        std::optional<Cells> difference = difference_beside(kept, changing);
        if (!difference || is_over()) {
            return nullptr;
        }
        const Cells first = *difference;
        for (const Cell cell : first) {
            if (cell == changing || !difference->contains(cell)) {
                continue;
            }
            Cells more = givens_ - *difference;
            more.insert(cell);
            if (const auto smaller = difference_beside(more, changing)) {
                difference = smaller;
            }
        }
        assert(!difference->meets(kept) && !difference->empty());
        differences_.push_back(*difference);
        return &differences_.back();
    }

    /// Returns the givens that another solution of some givens changes.
    [[nodiscard]] std::optional<Cells> difference_beside(const Cells &kept,
                                                         std::optional<Cell> changing) {
        auto part = Puzzle::from_givens(shape_, grid_of(kept));
        assert(part);
        SolveOptions how;
        how.limits = limits_;
        how.limits.time = watch_.time_left();
        how.limits.solutions = changing ? 1 : 2;
        if (changing) {
            Pencilmarks marks(solution_.size(), shape_.all_digits());
            marks[index(*changing)].erase(solution_[index(*changing)]);
            const bool fine = part->set_candidates(std::move(marks)).has_value();
            assert(fine);
            static_cast<void>(fine);
        }
        std::optional<Cells> changed;
        const SolveResult result = solver_.enumerate(*part, how, [&](const Grid &other) {
            const Cells cells = changed_in(other);
            changed = cells.empty() ? std::nullopt : std::optional(cells);
            return cells.empty();
        });
        is_over_ = is_over_ ||
                   (!changed && result.stop != Stop::exhausted && result.stop != Stop::solutions);
        return changed;
    }

    [[nodiscard]] Cells changed_in(const Grid &other) const {
        Cells cells;
        for (const Cell cell : givens_) {
            if (other[index(cell)] != solution_[index(cell)]) {
                cells.insert(cell);
            }
        }
        return cells;
    }

    [[nodiscard]] Grid grid_of(const Cells &cells) const {
        Grid grid(solution_.size(), Digit::blank);
        for (const Cell cell : cells) {
            grid[index(cell)] = solution_[index(cell)];
        }
        return grid;
    }

    Shape shape_;
    const Grid &solution_;
    Limits limits_;
    search::Watch watch_;
    const OnMinimal &on_minimal_;
    Solver solver_;
    Cells givens_;
    std::vector<Cells> differences_;
    bool is_over_ = false;
};

} // namespace

bool minimal_subsets(const Puzzle &puzzle, const Grid &solution, const Limits &limits,
                     const OnMinimal &on_minimal) {
    // Sets of the usual board have two words, which makes them faster.
    return solution.size() <= CellSet<2>::most_cells
               ? MinimalSubsets<2>(puzzle, solution, limits, on_minimal).find_all()
               : MinimalSubsets<64>(puzzle, solution, limits, on_minimal).find_all();
}

} // namespace dokushin::hunt
