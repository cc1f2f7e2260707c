// Sudoku as clauses, after Lynce and Ouaknine, "Sudoku as a SAT Problem" (2006),
// their extended encoding: a variable a candidate; every cell has a digit and
// every house a place for each digit (at least one), and neither has two (at
// most one). Only candidates that are left get a variable.
//
// "At most one" of n is a clause for each pair while n is small. For the houses
// of big boards that would be tens of millions of clauses, so larger sets are
// laid out as a rectangle with a variable for each row and each column of it:
// the product encoding of Chen, "A New SAT Encoding of the At-Most-One
// Constraint" (2010), about 2n clauses and 2√n variables.
#include "search/sat.h"

#include "search/report.h"
#include "search/watch.h"

#include <cadical.hpp>

#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

namespace dokushin::search {
namespace {

using Literal = int;

/// Makes CaDiCaL end at our deadline or cancel flag.
class Terminator final : public CaDiCaL::Terminator {
  public:
    explicit Terminator(Watch &watch) : watch_(watch) {}
    bool terminate() override {
        if (!why_) {
            why_ = watch_.stop_now();
        }
        return why_.has_value();
    }
    [[nodiscard]] std::optional<Stop> why() const { return why_; }

  private:
    Watch &watch_;
    std::optional<Stop> why_;
};

class Encoding {
  public:
    Encoding(CaDiCaL::Solver &solver, const Puzzle &puzzle)
        : solver_(solver), shape_(puzzle.shape()), marks_(puzzle.pencilmarks()) {}

    /// Adds all clauses to the solver, unless the watch ends it: those of a large board take a
    /// second.
    void add_clauses(Terminator &watch) {
        number_candidates();
        for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
            exactly_one(candidates_of(cell));
        }
        for (const House &house : shape_.houses()) {
            if (watch.terminate()) {
                return;
            }
            for (const Digit digit : shape_.all_digits()) {
                exactly_one(places_of(house, digit));
            }
        }
    }

    /// Reads the grid out of a satisfied solver.
    [[nodiscard]] Grid decode() {
        Grid grid(marks_.size());
        for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
            assert(!marks_[cell].empty());
            Literal literal = first_literal_[cell];
            for (const Digit digit : marks_[cell]) {
                if (solver_.val(literal++) > 0) {
                    grid[cell] = digit;
                }
            }
        }
        return grid;
    }

    /// Forbids a grid: one of the cells that had a choice must differ.
    void forbid(const Grid &grid) {
        assert(grid.size() == marks_.size());
        for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
            if (marks_[cell].size() > 1) {
                solver_.add(-literal(cell, grid[cell]));
            }
        }
        solver_.add(0);
    }

  private:
    /// The variables of a cell are consecutive, in the order of its candidates.
    void number_candidates() {
        assert(first_literal_.empty());
        first_literal_.reserve(marks_.size());
        for (const DigitSet candidates : marks_) {
            first_literal_.push_back(next_);
            next_ += static_cast<Literal>(candidates.size());
        }
    }
    [[nodiscard]] Literal literal(std::size_t cell, Digit digit) const {
        const DigitSet below(DigitSet::only(digit).bits() - 1);
        assert(marks_[cell].contains(digit));
        return first_literal_[cell] + static_cast<Literal>((marks_[cell] & below).size());
    }
    [[nodiscard]] std::vector<Literal> candidates_of(std::size_t cell) const {
        std::vector<Literal> literals;
        for (const Digit digit : marks_[cell]) {
            literals.push_back(literal(cell, digit));
        }
        return literals;
    }
    [[nodiscard]] std::vector<Literal> places_of(const House &house, Digit digit) const {
        std::vector<Literal> literals;
        for (const Cell cell : house.cells) {
            if (marks_[index(cell)].contains(digit)) {
                literals.push_back(literal(index(cell), digit));
            }
        }
        return literals;
    }

    void clause(std::initializer_list<Literal> literals) {
        for (const Literal literal : literals) {
            solver_.add(literal);
        }
        solver_.add(0);
    }
    void exactly_one(const std::vector<Literal> &literals) {
        for (const Literal literal : literals) {
            solver_.add(literal);
        }
        solver_.add(0);
        at_most_one(literals);
    }
    /// Sets of at most this many are cheapest as pairs.
    static constexpr std::size_t largest_by_pairs = 26;

    void at_most_one(std::vector<Literal> literals) {
        // The rows and the columns of the rectangle are sets of the same kind,
        // each of √n members, so that this ends after a round or two.
        std::vector<std::vector<Literal>> sets{std::move(literals)};
        while (!sets.empty()) {
            const std::vector<Literal> set = std::move(sets.back());
            sets.pop_back();
            if (set.size() <= largest_by_pairs) {
                for (std::size_t a = 0; a < set.size(); ++a) {
                    for (std::size_t b = a + 1; b < set.size(); ++b) {
                        clause({-set[a], -set[b]});
                    }
                }
                continue;
            }
            const auto width =
                static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(set.size()))));
            std::vector<Literal> columns = new_variables(width);
            std::vector<Literal> rows = new_variables((set.size() + width - 1) / width);
            for (std::size_t member = 0; member < set.size(); ++member) {
                clause({-set[member], rows[member / width]});
                clause({-set[member], columns[member % width]});
            }
            sets.push_back(std::move(rows));
            sets.push_back(std::move(columns));
        }
    }
    [[nodiscard]] std::vector<Literal> new_variables(std::size_t count) {
        std::vector<Literal> fresh(count);
        for (Literal &variable : fresh) {
            variable = next_++;
        }
        return fresh;
    }

    CaDiCaL::Solver &solver_;
    Shape shape_;
    Pencilmarks marks_;
    std::vector<Literal> first_literal_; ///< one a cell
    Literal next_ = 1;
};

/// CaDiCaL takes its limit as an int.
[[nodiscard]] int as_limit(std::uint64_t nodes) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    return static_cast<int>(std::min(nodes, most));
}

/// CaDiCaL's answers, as IPASIR numbers them.
constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

} // namespace

bool sat_is_here() { return true; }

SolveResult solve_by_sat(const Puzzle &puzzle, const Limits &limits, const OnSolution *on_solution,
                         std::span<const Grid> known) {
    SolveResult result;
    result.method = Method::sat;
    if (contradicts_the_rules(puzzle)) {
        result.status = Status::invalid;
        return result;
    }
    Watch watch(limits);
    Terminator terminator(watch);
    CaDiCaL::Solver solver;
    solver.set("quiet", 1);
    solver.connect_terminator(&terminator);
    Encoding encoding(solver, puzzle);
    encoding.add_clauses(terminator);
    for (const Grid &grid : known) {
        encoding.forbid(grid);
    }
    result.solutions = known.size();
    if (!known.empty()) {
        result.solution = known.front();
    }

    std::optional<Stop> stop = terminator.why();
    while (!stop) {
        if (result.solutions >= limits.solutions) {
            stop = Stop::solutions;
            break;
        }
        if (limits.nodes != Limits::unlimited) {
            solver.limit("decisions", as_limit(limits.nodes));
        }
        ++result.counters.nodes;
        const int answer = solver.solve();
        if (answer == unsatisfiable) {
            stop = Stop::exhausted;
        } else if (answer != satisfiable) {
            stop = terminator.why().value_or(Stop::nodes);
        } else {
            const Grid grid = encoding.decode();
            if (result.solutions++ == 0) {
                result.solution = grid;
            }
            if (on_solution != nullptr && !(*on_solution)(grid)) {
                stop = Stop::cancelled;
            }
            encoding.forbid(grid);
        }
    }
    solver.disconnect_terminator();
    result.stop = *stop;
    result.status = status_of(result);
    return result;
}

} // namespace dokushin::search
