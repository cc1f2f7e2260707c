// Multi-sector locked sets: each states its truths and links, which are as many.
#include "logic/technique_lists.h"

#include <dokushin/draw.h>
#include <dokushin/tell.h>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;

// Easter Monster, by jpf: the puzzle in which S. Kurzhals found the first SK-loop.
constexpr const char *easter_monster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

std::vector<Part> links_of(const Step &step) {
    std::vector<Part> links;
    std::ranges::copy_if(step.parts, std::back_inserter(links),
                         [](const Part &part) { return part.role == Role::link; });
    return links;
}

/// Is the candidate in a link, and how often?
std::ptrdiff_t count_links(const std::vector<Part> &links, const Shape &shape,
                           const Candidate &candidate) {
    return std::ranges::count_if(links, [&](const Part &link) {
        const auto &cells = shape.houses()[link.houses.front()].cells;
        return link.digits == DigitSet::only(candidate.digit) &&
               std::ranges::find(cells, candidate.cell) != cells.end();
    });
}

/// The laws of rank 0: as many links as truths; each candidate of a truth is in a link; what is
/// eliminated is in a link more than in truths.
void expect_rank_0(const Walk &walk, const Step &step) {
    const Part &truths = *part_of(step, Role::truth);
    const std::vector<Part> links = links_of(step);
    EXPECT_EQ(truths.cells.size(), links.size());
    EXPECT_EQ(step.size, links.size());
    for (const Cell cell : truths.cells) {
        for (const Digit digit : walk.pencilmarks()[index(cell)]) {
            EXPECT_GE(count_links(links, walk.shape(), {cell, digit}), 1);
        }
    }
    for (const Candidate &gone : step.eliminations) {
        const auto &cells = truths.cells;
        EXPECT_GT(count_links(links, walk.shape(), gone), std::ranges::count(cells, gone.cell));
    }
}

TEST(MultiSectorLockedSets, AreRankZero) {
    const Walk walk(puzzle_of(easter_monster));
    const std::vector<Step> steps = walk.all(Technique::multi_sector_locked_sets);
    ASSERT_FALSE(steps.empty());
    for (const Step &step : steps) {
        expect_rank_0(walk, step);
    }
    const std::string words = tell(steps.front(), walk.shape(), {});
    EXPECT_TRUE(words.contains("(rank 0)")) << words;
}

// The lines that cross beside a loop's corners show the same as the loop.
TEST(MultiSectorLockedSets, EliminateWhatAnSkLoopDoes) {
    const Walk walk(
        puzzle_of("1.......2.2.....6...34..5.....8.5.....8.3.9.....9.4.....5..34...7.....1.6......."
                  "7"));
    const std::vector<Step> loops = walk.all(Technique::sk_loop);
    const std::vector<Step> sets = walk.all(Technique::multi_sector_locked_sets);
    ASSERT_EQ(loops.size(), 1u);
    EXPECT_TRUE(std::ranges::any_of(
        sets, [&](const Step &step) { return step.eliminations == loops.front().eliminations; }));
}

TEST(MultiSectorLockedSets, AreDrawnWithTheirLinks) {
    const Walk walk(puzzle_of(easter_monster));
    const Step step = walk.all(Technique::multi_sector_locked_sets).front();
    std::size_t places = 0;
    for (const Part &link : links_of(step)) {
        places += link.cells.size() - 1;
    }
    const std::vector<LinkArrow> drawn = arrows(step);
    EXPECT_EQ(drawn.size(), places);
    for (const LinkArrow &arrow : drawn) {
        EXPECT_FALSE(arrow.strong);
        EXPECT_EQ(arrow.from.digit, arrow.to.digit);
    }
}

TEST(MultiSectorLockedSets, AgreeWithTheSolutions) {
    logic_tests::expect_to_agree("forum_hardest_1106.txt", 60,
                                 {Technique::multi_sector_locked_sets});
}

} // namespace
} // namespace dokushin
