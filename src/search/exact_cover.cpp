// Sudoku as an exact cover, solved with dancing links.
//
// A row of the matrix is a candidate ("r1c3 is 8"), a column is something that
// must happen exactly once: "r1c3 has a digit", "8 stands in row 1", and so for
// each digit and each house. A solution is a set of rows that has each column
// exactly once. The search takes the column with the fewest rows (the first on
// a tie), tries each of them, and unlinks what it rules out.
//
// Source: Knuth, "Dancing Links" (2000); the matrix is in dancing_links.h. Cost:
// O(columns) to choose one, and the links of what it rules out to take a row; an
// empty 64×64 has 262,144 rows in about 20 MB.
//
// What the puzzle settles has neither rows nor columns here: only blank cells,
// and digits that a house lacks. Nothing is propagated, so each row taken is a
// node. While two or more rows of the column are untried, taking one is a trial
// and counts as a guess; the last one is a naked single in a cell's column and
// a hidden single in a house's.
#include "search/dancing_links.h"
#include "search/placements.h"
#include "search/report.h"
#include "search/stepwise.h"

#include <cassert>

namespace dokushin::search {
namespace {

class ExactCover final : public Search {
  public:
    explicit ExactCover(const Puzzle &puzzle);

    Event next() override;
    const Grid &grid() const override { return placements_.grid(); }
    /// The rows of a cell that are linked are just those that its peers allow.
    DigitSet candidates(Cell cell) const override { return placements_.candidates(cell); }
    const Counters &counters() const override { return counters_; }

  private:
    using Index = CoverMatrix::Index;
    enum class Phase : std::uint8_t { open, try_next, take_back, over };

    /// A column that the search has come to, and which it keeps covered.
    struct Level {
        Index column;
        Index node;    ///< in the row that is taken, or was last
        Index untried; ///< rows below it
        bool guess;
    };

    void build(const Puzzle &puzzle);
    void open();
    Event take_next_row();
    Event take_back();
    [[nodiscard]] Event end(EventKind kind) const {
        return {kind, Reason::end, {}, Digit::blank, trials_};
    }

    Placements placements_;
    Phase phase_;
    CoverMatrix matrix_;
    std::vector<Candidate> rows_;
    Index cell_columns_ = 0;   ///< columns 1 to this are the blank cells'
    std::vector<Level> path_;  ///< all have a row, but for the last one in Phase::try_next
    std::uint32_t trials_ = 0; ///< guesses that stand
    Counters counters_;
};

ExactCover::ExactCover(const Puzzle &puzzle)
    : placements_(puzzle), phase_(contradicts_the_rules(puzzle) ? Phase::over : Phase::open) {
    if (phase_ == Phase::open) {
        build(puzzle);
    }
    counters_.nodes = 1;
}

void ExactCover::build(const Puzzle &puzzle) {
    const Shape &shape = puzzle.shape();
    const auto blanks = blank_cells(puzzle);
    for ([[maybe_unused]] const Cell cell : blanks) {
        cell_columns_ = matrix_.add_column();
    }
    std::vector<Index> house_columns(shape.houses().size() * shape.side());
    const auto house_column = [&](std::size_t house, Digit digit) -> Index & {
        return house_columns[house * shape.side() + number(digit) - 1];
    };
    for (std::size_t house = 0; house < shape.houses().size(); ++house) {
        DigitSet missing = shape.all_digits();
        for (const Cell cell : shape.houses()[house].cells) {
            missing.erase(puzzle.digit(cell));
        }
        for (const Digit digit : missing) {
            house_column(house, digit) = matrix_.add_column();
        }
    }
    for (std::size_t blank = 0; blank < blanks.size(); ++blank) {
        for (const Digit digit : placements_.allowed(blanks[blank])) {
            rows_.push_back({blanks[blank], digit});
            matrix_.begin_row();
            matrix_.add_node(static_cast<Index>(blank + 1));
            for (const HouseIndex house : shape.houses_of(blanks[blank])) {
                matrix_.add_node(house_column(house, digit));
            }
        }
    }
    matrix_.end_rows();
    path_.reserve(blanks.size());
}

/// Comes to the column with the fewest rows.
void ExactCover::open() {
    assert(phase_ == Phase::open && !matrix_.is_covered());
    const Index column = matrix_.smallest_column();
    path_.push_back(Level{column, column, matrix_.size(column), false});
    matrix_.cover(column);
    phase_ = Phase::try_next;
}

Event ExactCover::take_next_row() {
    Level &level = path_.back();
    assert(phase_ == Phase::try_next && level.untried > 0);
    level.node = matrix_.below(level.node);
    assert(level.node != level.column); // a row, and not the header
    level.guess = level.untried >= 2;
    --level.untried;
    matrix_.take_row(level.node);
    const Candidate row = rows_[matrix_.row_of(level.node)];
    placements_.place(row.cell, row.digit);
    ++counters_.nodes;
    if (level.guess) {
        ++counters_.guesses;
        ++trials_;
    }
    phase_ = Phase::open;
    const Reason forced =
        level.column <= cell_columns_ ? Reason::naked_single : Reason::hidden_single;
    return {EventKind::place, level.guess ? Reason::trial : forced, row.cell, row.digit, trials_};
}

Event ExactCover::take_back() {
    const Level &level = path_.back();
    assert(level.node != level.column && (!level.guess || trials_ > 0));
    const Candidate row = rows_[matrix_.row_of(level.node)];
    const Event taken{EventKind::take_back, Reason::trial, row.cell, row.digit, trials_};
    matrix_.give_row_back(level.node);
    placements_.take_back(row.cell);
    if (level.guess) {
        ++counters_.backtracks;
        --trials_;
    }
    phase_ = Phase::try_next;
    return taken;
}

Event ExactCover::next() {
    for (;;) {
        switch (phase_) {
        case Phase::open:
            if (matrix_.is_covered()) {
                phase_ = Phase::take_back;
                return end(EventKind::solved);
            }
            open();
            break;
        case Phase::try_next:
            if (path_.back().untried > 0) {
                return take_next_row();
            }
            matrix_.uncover(path_.back().column);
            path_.pop_back();
            phase_ = Phase::take_back;
            break;
        case Phase::take_back:
            if (!path_.empty()) {
                return take_back();
            }
            phase_ = Phase::over;
            assert(matrix_.is_ok()); // every row and column is linked again
            break;
        case Phase::over:
            return end(EventKind::exhausted);
        }
    }
}

} // namespace

std::unique_ptr<Search> make_exact_cover(const Puzzle &puzzle) {
    return std::make_unique<ExactCover>(puzzle);
}

} // namespace dokushin::search
