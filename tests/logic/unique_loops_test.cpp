// The search for unique loops leaves out what leads nowhere; what it finds, and in which order, is
// what a search finds that leaves out nothing.
#include "base/stable_sort.h"
#include "logic/all_steps.h"
#include "logic/closure/closure.h"
#include "logic/finders/uniqueness/unique_loops.h"
#include "logic/puzzles.h"

#include <gtest/gtest.h>

namespace dokushin::logic {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;

/// Sudoku Explainer's own search, from cell to cell.
class PlainLoopSearch {
  public:
    PlainLoopSearch(const Position &position, Reference reference)
        : position_(position), reference_(reference) {}

    std::vector<UniqueStep> run() {
        for (std::size_t at = 0; at < position_.layout().cell_count(); ++at) {
            digits_ = position_.candidates(cell_at(at));
            if (digits_.size() == 2) {
                go_on(cell_at(at), 2, {}, ~0U);
            }
        }
        sort_stably(steps_, [](const UniqueStep &one, const UniqueStep &other) {
            return std::pair(one.rating, one.type) < std::pair(other.rating, other.type);
        });
        return steps_;
    }

  private:
    void go_on(Cell cell, int spare, DigitSet met, unsigned last_kind) {
        const Layout &layout = position_.layout();
        path_.push_back(cell);
        for (const Layout::Seat seat : layout.seats_box_row_column(cell)) {
            const unsigned kind = seat.house / layout.side();
            for (unsigned place = 0; place < layout.side() && kind != last_kind; ++place) {
                const Cell next = layout.cell_in(seat.house, place);
                if (next == path_.front() && path_.size() >= 4) {
                    close();
                } else if ((digits_ - position_.candidates(next)).empty() &&
                           std::ranges::find(path_, next) == path_.end()) {
                    const DigitSet with_next = (met | position_.candidates(next)) - digits_;
                    met = reference_ == Reference::explainer ? with_next : met;
                    const bool more = position_.candidates(next) != digits_;
                    if ((!more || with_next.size() == 1 || spare > 0) && !meets_its_like(next)) {
                        go_on(next, spare - (more ? 1 : 0), with_next, kind);
                    }
                }
            }
        }
        path_.pop_back();
    }

    /// Does it share a house with a cell of the path an even number of steps before?
    [[nodiscard]] bool meets_its_like(Cell next) const {
        for (std::size_t at = path_.size() % 2; at < path_.size(); at += 2) {
            if (position_.layout().sees(path_[at], next)) {
                return true;
            }
        }
        return false;
    }

    void close() {
        std::vector<unsigned> touched(position_.layout().house_count());
        UniqueLoop loop{path_, digits_, {}};
        for (const Cell cell : path_) {
            for (const Layout::Seat seat : position_.layout().seats(cell)) {
                ++touched[seat.house];
            }
            if (position_.candidates(cell) != digits_) {
                loop.extra_cells.push_back(cell);
            }
        }
        if (std::ranges::all_of(touched, [](unsigned cells) { return cells % 2 == 0; })) {
            add_unique_steps(position_, loop, reference_, steps_);
        }
    }

    const Position &position_;
    Reference reference_;
    DigitSet digits_;
    std::vector<Cell> path_;
    std::vector<UniqueStep> steps_;
};

template <Reference Program> std::size_t expect_same(const Puzzle &puzzle) {
    Position position(std::make_shared<const Layout>(puzzle.shape()), puzzle);
    NothingFound nothing_found;
    close(position, nothing_found, Easy::xyz_wing);
    const std::vector<Step> found = logic_tests::steps_of(find_unique_loops<Program>, position);
    const std::vector<UniqueStep> plain = PlainLoopSearch(position, Program).run();
    EXPECT_EQ(found.size(), plain.size());
    for (std::size_t at = 0; at < std::min(plain.size(), found.size()); ++at) {
        EXPECT_EQ(found[at].technique, plain[at].step.technique);
        EXPECT_EQ(found[at].parts, plain[at].step.parts);
        EXPECT_EQ(found[at].eliminations, plain[at].step.eliminations);
    }
    return plain.size();
}

TEST(UniqueLoops, AreThoseOfAPlainLoopSearch) {
    std::size_t steps = 0;
    for (const auto &line : rated_lines()) {
        if (line.hardest() >= 45) {
            steps += expect_same<Reference::explainer>(puzzle_of(line.puzzle));
            steps += expect_same<Reference::sukaku>(puzzle_of(line.puzzle));
        }
    }
    EXPECT_GT(steps, 100U);
}

TEST(UniqueLoops, AreThoseOfAPlainLoopSearchOnOtherBoards) {
    for (const std::string_view name : {"2x3", "2x4", "9+diagonals"}) {
        for (const Puzzle &puzzle : generated(*Shape::parse(name), 30)) {
            expect_same<Reference::explainer>(puzzle);
            expect_same<Reference::sukaku>(puzzle);
        }
    }
}

} // namespace
} // namespace dokushin::logic
