// This search applies singles until none is left and then guesses, as a person does
// who reasons as far as it is easy and then tries something out with a pencil.
//
//   naked single   the only candidate of a cell
//   hidden single  a digit with only one cell left in a house
//
// A placed digit is eliminated from the candidates of its peers, which may leave
// new singles. A guess is made in the cell with the fewest candidates (the
// first in row order on a tie). When it has led to a contradiction all that
// followed from it is taken back and its digit is eliminated from its cell, from
// where the singles go on: so the last digit of a cell is no guess.
//
// Source: Norvig, "Solving Every Sudoku Puzzle" (norvig.com/sudoku.html), here
// with an undo trail where he copies the board. Cost: O(N²·houses of a cell) a
// placement, as the board is read anew for each single. Few puzzles that people
// solve need any guess; 375 of the hardest 9×9 known took 160 each, 1,194 at most.
//
// A node is a state in which the singles go on from a guess, from a guess that
// failed, or from the start. What follows without any guess stays on the grid
// when the search is exhausted.
#include "search/report.h"
#include "search/stepwise.h"

#include <cassert>

namespace dokushin::search {
namespace {

class Singles final : public Search {
  public:
    explicit Singles(const Puzzle &puzzle);

    Event next() override;
    const Grid &grid() const override { return grid_; }
    DigitSet candidates(Cell cell) const override {
        const Digit here = grid_[index(cell)];
        return here == Digit::blank ? marks_[index(cell)] : DigitSet::only(here);
    }
    const Counters &counters() const override { return counters_; }

  private:
    /// eliminate: the last placed digit, from its peers; look: for the next move;
    /// take_back: down to the last guess; refute: eliminate what failed.
    enum class Phase : std::uint8_t { eliminate, look, take_back, refute, over };

    /// A change to undo: a digit was placed, or a candidate was eliminated.
    struct Change {
        Cell cell;
        Digit digit;
        bool placed;
    };
    /// The move that comes next; no digit: a contradiction.
    struct Move {
        Reason reason;
        Cell cell;
        Digit digit;
    };

    Event look();
    [[nodiscard]] Cell tightest_cell() const;
    [[nodiscard]] std::optional<Move> hidden_single() const;
    [[nodiscard]] std::optional<Move> hidden_single_in(const House &house) const;
    Event place(const Move &move);
    std::optional<Event> eliminate_next_peer();
    Event eliminate(Cell cell, Digit digit, Reason reason);
    Event take_back();
    Event refute();
    [[nodiscard]] Event event(EventKind kind, Reason reason, Cell cell, Digit digit) const {
        return {kind, reason, cell, digit, static_cast<std::uint32_t>(guesses_.size())};
    }

    Shape shape_;
    Grid grid_;
    Pencilmarks marks_; ///< of blank cells; a filled cell keeps those it had, to be undone
    std::size_t blanks_ = 0;
    Phase phase_;
    Change last_{};                    ///< the last digit placed, or the last guess taken back
    std::size_t next_peer_ = 0;        ///< of last_, in Phase::eliminate
    std::vector<Change> trail_;        ///< every change, in order
    std::vector<std::size_t> guesses_; ///< where on the trail each standing guess is
    Counters counters_;
};

Singles::Singles(const Puzzle &puzzle)
    : shape_(puzzle.shape()), grid_(puzzle.digits()), marks_(puzzle.pencilmarks()),
      phase_(contradicts_the_rules(puzzle) ? Phase::over : Phase::look) {
    // A candidate is eliminated once on a path, a cell is filled once.
    std::size_t most_changes = 0;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
        if (grid_[cell] == Digit::blank) {
            ++blanks_;
            most_changes += marks_[cell].size() + 1;
        }
    }
    trail_.reserve(most_changes);
    guesses_.reserve(blanks_);
    counters_.nodes = 1;
}

/// The blank cell with the fewest candidates.
Cell Singles::tightest_cell() const {
    Cell tightest{};
    unsigned fewest = max_side + 1;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
        if (grid_[cell] == Digit::blank && marks_[cell].size() < fewest) {
            fewest = marks_[cell].size();
            tightest = cell_at(cell);
        }
    }
    return tightest;
}

/// Returns a digit that has one place left in the house, or a contradiction if one has none.
std::optional<Singles::Move> Singles::hidden_single_in(const House &house) const {
    DigitSet standing;
    DigitSet once;
    DigitSet twice;
    for (const Cell cell : house.cells) {
        const DigitSet here = marks_[index(cell)];
        if (grid_[index(cell)] == Digit::blank) {
            twice = twice | (once & here);
            once = once | here;
        } else {
            standing.insert(grid_[index(cell)]);
        }
    }
    if ((standing | once) != shape_.all_digits()) {
        return Move{Reason::hidden_single, {}, Digit::blank};
    }
    const Digit digit = (once - twice).first();
    for (const Cell cell : house.cells) {
        if (grid_[index(cell)] == Digit::blank && marks_[index(cell)].contains(digit)) {
            return Move{Reason::hidden_single, cell, digit};
        }
    }
    return std::nullopt;
}

std::optional<Singles::Move> Singles::hidden_single() const {
    for (const House &house : shape_.houses()) {
        if (const auto move = hidden_single_in(house)) {
            return move;
        }
    }
    return std::nullopt;
}

/// Returns the first that applies: solved, contradiction, naked single, hidden single, guess.
Event Singles::look() {
    if (blanks_ == 0) {
        phase_ = guesses_.empty() ? Phase::over : Phase::take_back;
        return event(EventKind::solved, Reason::end, {}, Digit::blank);
    }
    const Cell cell = tightest_cell();
    const DigitSet marks = marks_[index(cell)];
    Move move{Reason::naked_single, cell, marks.first()};
    if (marks.size() >= 2) {
        move = hidden_single().value_or(Move{Reason::trial, cell, marks.first()});
    }
    if (move.digit != Digit::blank) {
        return place(move);
    }
    if (guesses_.empty()) {
        phase_ = Phase::over;
        return event(EventKind::exhausted, Reason::end, {}, Digit::blank);
    }
    return take_back();
}

Event Singles::place(const Move &move) {
    if (move.reason == Reason::trial) {
        guesses_.push_back(trail_.size());
        ++counters_.guesses;
        ++counters_.nodes;
    }
    assert(blanks_ > 0 && grid_[index(move.cell)] == Digit::blank);
    assert(marks_[index(move.cell)].contains(move.digit));
    last_ = Change{move.cell, move.digit, true};
    trail_.push_back(last_);
    grid_[index(move.cell)] = move.digit;
    --blanks_;
    next_peer_ = 0;
    phase_ = Phase::eliminate;
    return event(EventKind::place, move.reason, move.cell, move.digit);
}

Event Singles::eliminate(Cell cell, Digit digit, Reason reason) {
    assert(grid_[index(cell)] == Digit::blank && marks_[index(cell)].contains(digit));
    assert(trail_.size() < trail_.capacity()); // a candidate is eliminated once on a path
    marks_[index(cell)].erase(digit);
    trail_.push_back(Change{cell, digit, false});
    return event(EventKind::eliminate, reason, cell, digit);
}

std::optional<Event> Singles::eliminate_next_peer() {
    const auto peers = shape_.peers(last_.cell);
    while (next_peer_ < peers.size()) {
        const Cell peer = peers[next_peer_++];
        if (grid_[index(peer)] == Digit::blank && marks_[index(peer)].contains(last_.digit)) {
            return eliminate(peer, last_.digit, Reason::peer);
        }
    }
    return std::nullopt;
}

/// Takes the last digit back, and what was eliminated since: without an event
/// each, as that follows from this one.
Event Singles::take_back() {
    assert(!guesses_.empty() && trail_.size() > guesses_.back());
    while (!trail_.back().placed) {
        marks_[index(trail_.back().cell)].insert(trail_.back().digit);
        trail_.pop_back();
    }
    last_ = trail_.back();
    trail_.pop_back();
    assert(grid_[index(last_.cell)] == last_.digit && trail_.size() >= guesses_.back());
    grid_[index(last_.cell)] = Digit::blank;
    ++blanks_;
    const Event taken = event(EventKind::take_back, Reason::trial, last_.cell, last_.digit);
    phase_ = Phase::take_back;
    if (trail_.size() == guesses_.back()) {
        guesses_.pop_back();
        ++counters_.backtracks;
        phase_ = Phase::refute;
    }
    return taken;
}

Event Singles::refute() {
    assert(last_.placed && grid_[index(last_.cell)] == Digit::blank);
    ++counters_.nodes;
    phase_ = Phase::look;
    return eliminate(last_.cell, last_.digit, Reason::trial);
}

Event Singles::next() {
    switch (phase_) {
    case Phase::eliminate:
        if (const auto eliminated = eliminate_next_peer()) {
            return *eliminated;
        }
        return look();
    case Phase::look:
        return look();
    case Phase::take_back:
        return take_back();
    case Phase::refute:
        return refute();
    case Phase::over:
        break;
    }
    return event(EventKind::exhausted, Reason::end, {}, Digit::blank);
}

} // namespace

std::unique_ptr<Search> make_singles(const Puzzle &puzzle) {
    return std::make_unique<Singles>(puzzle);
}

} // namespace dokushin::search
