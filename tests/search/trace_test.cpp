// What holds for every search that can be stepped, on every kind of board.
#include "searches.h"

#include "naive/count.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace dokushin {
namespace {

using searches::puzzle_of;
using searches::shape_of;

class Stepwise : public testing::TestWithParam<Method> {
  protected:
    [[nodiscard]] std::unique_ptr<Search> search_of(const Puzzle &puzzle) const {
        return *make_search(GetParam(), puzzle);
    }
};

INSTANTIATE_TEST_SUITE_P(Methods, Stepwise, testing::ValuesIn(searches::all),
                         [](const auto &given) { return std::string(name(given.param)); });

TEST_P(Stepwise, ContradictingGivensAreExhaustedWithoutASolution) {
    // Twice 1 in a row, in a column, in a box; and r1c1 without a candidate.
    for (const std::string_view givens :
         {"1001000000000000", "1000000000001000", "1000010000000000", "0123400000000000"}) {
        EXPECT_EQ(searches::count(GetParam(), puzzle_of("4", givens)), 0U) << givens;
    }
}

TEST_P(Stepwise, AFullGridIsSolvedThenExhausted) {
    const auto search = search_of(puzzle_of("4", "1234341221434321"));
    EXPECT_EQ(search->next(), (Event{EventKind::solved, Reason::end, {}, Digit::blank, 0}));
    EXPECT_EQ(search->next(), Event{});
    EXPECT_EQ(search->next(), Event{});
    EXPECT_EQ(search->counters(), (Counters{1, 0, 0}));
}

TEST_P(Stepwise, ABoardOfOneCellHasOneSolution) {
    const Puzzle puzzle{*Shape::classic(1)};
    EXPECT_EQ(searches::count(GetParam(), puzzle), 1U);
}

TEST_P(Stepwise, ABoardOf4096CellsCanBeStepped) {
    const auto search = search_of(Puzzle{*Shape::classic(8)});
    for (int step = 0; step < 2000; ++step) {
        EXPECT_NE(search->next().kind, EventKind::exhausted);
    }
}

TEST_P(Stepwise, ExhaustedStaysExhausted) {
    const auto search = search_of(puzzle_of("4", "4000000010400002"));
    while (search->next().kind != EventKind::exhausted) {
    }
    const Grid grid = search->grid();
    const Counters counters = search->counters();
    for (int again = 0; again < 5; ++again) {
        EXPECT_EQ(search->next(), Event{});
    }
    EXPECT_EQ(search->grid(), grid);
    EXPECT_EQ(search->counters(), counters);
}

// r1c1 is 1 in a quarter of the 288 grids, however that is said.
TEST_P(Stepwise, GivenPlacedAndStatedDigitsAllCount) {
    const Shape shape = shape_of("4");
    Grid one(16);
    one[0] = digit_of(1);
    Pencilmarks marks(16, shape.all_digits());
    marks[0] = DigitSet::only(digit_of(1));
    Puzzle placed{shape};
    ASSERT_TRUE(placed.set_placed(one));
    EXPECT_EQ(searches::count(GetParam(), *Puzzle::from_givens(shape, one)), 72U);
    EXPECT_EQ(searches::count(GetParam(), placed), 72U);
    EXPECT_EQ(searches::count(GetParam(), *Puzzle::from_candidates(shape, marks)), 72U);
    marks[0] = DigitSet{};
    EXPECT_EQ(searches::count(GetParam(), *Puzzle::from_candidates(shape, marks)), 0U);
}

// Two digits that can be swapped in the corners of a rectangle: one guess, two
// solutions. Only the textbook calls the second digit of the cell a guess, too,
// and counts each digit that it takes back.
TEST(Trace, CountersOfAPuzzleWithTwoSolutions) {
    const Puzzle puzzle = puzzle_of("4", "0034341200434321");
    const auto counters = [&](Method method) {
        const auto result = searches::run(method, puzzle, searches::every_solution());
        EXPECT_EQ(result.solutions, 2U);
        return result.counters;
    };
    EXPECT_EQ(counters(Method::backtrack), (Counters{9, 2, 8}));
    EXPECT_EQ(counters(Method::mrv), (Counters{9, 1, 1}));
    EXPECT_EQ(counters(Method::singles), (Counters{3, 1, 1}));
    EXPECT_EQ(counters(Method::dlx), (Counters{9, 1, 1}));
}

TEST(Trace, OtherMethodsCannotBeStepped) {
    for (const Method method : {Method::automatic, Method::search, Method::sat}) {
        const auto search = make_search(method, Puzzle{shape_of("4")});
        ASSERT_FALSE(search.has_value());
        EXPECT_EQ(search.error().code, ErrorCode::unsupported);
    }
}

TEST(Trace, NamesAreStable) {
    EXPECT_EQ(name(EventKind::place), "place");
    EXPECT_EQ(name(EventKind::take_back), "take_back");
    EXPECT_EQ(name(EventKind::eliminate), "eliminate");
    EXPECT_EQ(name(EventKind::solved), "solved");
    EXPECT_EQ(name(EventKind::exhausted), "exhausted");
    EXPECT_EQ(name(Reason::trial), "trial");
    EXPECT_EQ(name(Reason::naked_single), "naked_single");
    EXPECT_EQ(name(Reason::hidden_single), "hidden_single");
    EXPECT_EQ(name(Reason::peer), "peer");
    EXPECT_EQ(name(Reason::end), "end");
}

// ---- one board, four methods, and the oracle ---------------------------------

void expect_agreement(const Puzzle &puzzle) {
    const std::uint64_t expected = naive::count(puzzle);
    for (const Method method : searches::all) {
        EXPECT_EQ(searches::count(method, puzzle), expected)
            << puzzle.shape().name() << " by " << name(method);
    }
}

TEST(Trace, AllCountTheEmptySmallBoards) {
    for (const std::string_view shape :
         {"4", "4+diagonals", "4+windoku", "4+disjoint-groups", "4+diagonals+windoku", "1x3", "1x4",
          "jigsaw:AAABCABBCCDBCDDD"}) {
        expect_agreement(Puzzle{shape_of(shape)});
    }
}

TEST(Trace, AllSolveBoardsWithMoreHouses) {
    for (const std::string_view shape :
         {"9+diagonals", "9+windoku", "9+disjoint-groups", "9+centre-dots"}) {
        // Solutions of the empty board, with two rows blanked again.
        const auto some =
            searches::run(Method::singles, Puzzle{shape_of(shape)}, searches::first_solution());
        Grid givens = some.solution;
        std::fill(givens.begin() + 18, givens.begin() + 45, Digit::blank);
        expect_agreement(*Puzzle::from_givens(shape_of(shape), givens));
    }
}

// ---- laws ----------------------------------------------------------------------

/// A number below `end`, all equally likely: rapidcheck alone begins with small ones.
template <typename Number> Number below(Number end) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(Number{0}, end));
}

/// A solution of a shape with its digits renamed at random.
Grid some_grid(const Shape &shape) {
    Grid grid = searches::run(Method::singles, Puzzle{shape}, searches::first_solution()).solution;
    std::vector<unsigned> names(shape.side());
    for (unsigned digit = 1; digit <= shape.side(); ++digit) {
        names[digit - 1] = digit;
    }
    for (std::size_t rest = names.size(); rest > 1; --rest) {
        std::swap(names[rest - 1], names[below(rest)]);
    }
    for (Digit &digit : grid) {
        digit = digit_of(names[number(digit) - 1]);
    }
    return grid;
}

/// Part of a solution; now and then with a wrong digit, which may contradict the
/// others; sometimes with some candidates eliminated.
Puzzle some_puzzle() {
    const Shape shape = shape_of(
        *rc::gen::element<std::string_view>("4", "2x3", "3x2", "4+diagonals", "4+windoku", "1x5",
                                            "jigsaw:AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"));
    const unsigned of_ten = shape.side() == 6 ? 4 + below(5U) : below(9U);
    Grid givens = some_grid(shape);
    Pencilmarks marks;
    for (Digit &digit : givens) {
        const Digit right = digit;
        if (below(10U) >= of_ten) {
            digit = Digit::blank;
        } else if (below(80U) == 0) {
            digit = digit_of(1 + below(shape.side()));
        }
        const auto stated = *rc::gen::arbitrary<std::uint64_t>();
        marks.push_back((DigitSet(stated) & shape.all_digits()) | DigitSet::only(right));
    }
    Puzzle puzzle = *Puzzle::from_givens(shape, givens);
    if (below(3U) == 0) {
        RC_ASSERT(puzzle.set_candidates(marks).has_value());
    }
    return puzzle;
}

constexpr std::uint64_t cap = 300;

TEST(Trace, LawAllMethodsAndTheOracleAgree) {
    EXPECT_TRUE(rc::check([] {
        const Puzzle puzzle = some_puzzle();
        RC_LOG() << puzzle.shape().name() << ' ' << searches::text_of(puzzle.givens()) << '\n';
        const std::uint64_t expected = naive::count(puzzle, cap);
        RC_CLASSIFY(expected == 0, "no solution");
        RC_CLASSIFY(expected == 1, "one solution");
        RC_CLASSIFY(expected > 1, "several solutions");
        for (const Method method : searches::all) {
            const OnSolution right = [&](const Grid &grid) { return is_solution(puzzle, grid); };
            const auto result =
                searches::run(method, puzzle, searches::solutions_up_to(cap), &right);
            RC_ASSERT(result.stop != Stop::cancelled);
            RC_ASSERT(result.solutions == expected);
        }
    }));
}

/// Follows a search by its events alone.
class Replay {
  public:
    Replay(Method method, const Puzzle &puzzle)
        : method_(method), puzzle_(puzzle), grid_(puzzle.digits()), marks_(puzzle.pencilmarks()) {
        counters_.nodes = 1;
    }

    void follow(const Event &event) {
        switch (event.kind) {
        case EventKind::place:
            place(event);
            break;
        case EventKind::take_back:
            take_back(event);
            break;
        case EventKind::eliminate:
            RC_ASSERT(grid_[index(event.cell)] == Digit::blank);
            RC_ASSERT(marks_[index(event.cell)].contains(event.digit));
            marks_[index(event.cell)].erase(event.digit);
            counters_.nodes += event.reason == Reason::trial ? 1 : 0;
            break;
        case EventKind::solved:
            RC_ASSERT(is_solution(puzzle_, grid_));
            break;
        case EventKind::exhausted:
            break;
        }
        if (event.kind != EventKind::take_back) {
            RC_ASSERT(event.depth == trials());
        }
    }

    void compare(const Search &search) const {
        RC_ASSERT(search.grid() == grid_);
        RC_ASSERT(search.counters() == counters_);
        for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
            RC_ASSERT(search.candidates(cell_at(cell)) == expected_candidates(cell_at(cell)));
        }
    }

  private:
    struct Standing {
        Event event;
        Pencilmarks before;
    };

    [[nodiscard]] std::uint32_t trials() const {
        return static_cast<std::uint32_t>(std::ranges::count_if(
            standing_, [](const Standing &s) { return s.event.reason == Reason::trial; }));
    }
    void place(const Event &event) {
        const bool trial = event.reason == Reason::trial;
        RC_ASSERT(grid_[index(event.cell)] == Digit::blank);
        const DigitSet candidates = expected_candidates(event.cell);
        RC_ASSERT(candidates.contains(event.digit));
        standing_.push_back({event, marks_});
        grid_[index(event.cell)] = event.digit;
        const bool guess = method_ == Method::backtrack ? candidates.size() >= 2 : trial;
        counters_.guesses += guess ? 1 : 0;
        counters_.nodes += trial || method_ != Method::singles ? 1 : 0;
    }
    /// The last digit placed is the first to go, with its depth.
    void take_back(const Event &event) {
        RC_ASSERT(!standing_.empty());
        const Standing last = standing_.back();
        RC_ASSERT((event == Event{EventKind::take_back, Reason::trial, last.event.cell,
                                  last.event.digit, last.event.depth}));
        grid_[index(event.cell)] = Digit::blank;
        marks_ = last.before;
        counters_.backtracks += last.event.reason == Reason::trial ? 1 : 0;
        standing_.pop_back();
    }
    [[nodiscard]] DigitSet expected_candidates(Cell cell) const {
        if (grid_[index(cell)] != Digit::blank) {
            return DigitSet::only(grid_[index(cell)]);
        }
        DigitSet left = marks_[index(cell)];
        if (method_ != Method::singles) {
            for (const Cell peer : puzzle_.shape().peers(cell)) {
                left.erase(grid_[index(peer)]);
            }
        }
        return left;
    }

    Method method_;
    const Puzzle &puzzle_;
    Grid grid_;
    Pencilmarks marks_;
    std::vector<Standing> standing_;
    Counters counters_;
};

TEST(Trace, LawEventsTellTheWholeStory) {
    EXPECT_TRUE(rc::check([] {
        const Puzzle puzzle = some_puzzle();
        const Method method = *rc::gen::elementOf(searches::all);
        RC_LOG() << name(method) << ' ' << puzzle.shape().name() << ' '
                 << searches::text_of(puzzle.givens()) << '\n';
        const auto search = *make_search(method, puzzle);
        Replay replay(method, puzzle);
        Event event{EventKind::place, {}, {}, {}, {}};
        for (int step = 0; step < 1000 && event.kind != EventKind::exhausted; ++step) {
            event = search->next();
            replay.follow(event);
            replay.compare(*search);
        }
    }));
}

} // namespace
} // namespace dokushin
