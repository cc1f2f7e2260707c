// OR-k whips rest on the guardians of a tridagon or another pattern, one of which is true.
#include "logic/technique_lists.h"

#include <dokushin/tell.h>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;

// A puzzle of mith's list of T&E(3).
constexpr const char *of_depth_3 =
    "98.76.5..7.5.498...4........9..86....64..7.....745......9...48....6...32........1";

/// Walks until there are whips.
std::vector<Step> whips_on_the_way(Walk &walk) {
    for (;;) {
        std::vector<Step> whips = walk.all(Technique::or_whip);
        if (!whips.empty()) {
            return whips;
        }
        const auto step = walk.next();
        if (!step) {
            return {};
        }
        walk.apply(*step);
    }
}

WalkOptions easy() {
    WalkOptions options;
    options.own_order = {Technique::hidden_single, Technique::naked_single, Technique::pointing,
                         Technique::claiming,      Technique::naked_pair,   Technique::naked_triple,
                         Technique::hidden_pair,   Technique::x_wing,       Technique::tridagon};
    return options;
}

// Each link is said to follow from earlier ones, what is true only from what is false, and the
// other way round. The guardians that are false leave one, or none at the end.
TEST(OrWhips, StateWhatEachLinkFollowsFrom) {
    Walk walk(puzzle_of(of_depth_3), easy());
    const std::vector<Step> whips = whips_on_the_way(walk);
    ASSERT_FALSE(whips.empty());
    for (const Step &step : whips) {
        ASSERT_EQ(step.chains.size(), 1u);
        const std::vector<ChainLink> &links = step.chains.front().links;
        EXPECT_EQ(step.eliminations, std::vector{links.front().candidate});
        bool rests_on_guardians = part_of(step, Role::target)->digits.size() > 0 &&
                                  part_of(step, Role::target)->houses.empty();
        for (std::size_t at = 1; at < links.size(); ++at) {
            ASSERT_FALSE(links[at].parents.empty());
            for (const std::uint32_t parent : links[at].parents) {
                EXPECT_LT(parent, at);
                EXPECT_NE(links[parent].on, links[at].on);
            }
            rests_on_guardians |= links[at].because == Because::advanced;
        }
        EXPECT_TRUE(rests_on_guardians);
        EXPECT_NE(part_of(step, Role::fin), nullptr);
        EXPECT_TRUE(tell(step, walk.shape(), {}).contains("one of the other candidates"));
    }
}

// Loki's tridagon has one guardian, which is no choice.
TEST(OrWhips, HaveTwoGuardiansOrMore) {
    const Walk walk(puzzle_of(
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."));
    ASSERT_EQ(walk.all(Technique::tridagon).size(), 1u);
    for (const Step &whip : walk.all(Technique::or_whip)) {
        EXPECT_NE(part_of(whip, Role::base)->cells,
                  part_of(walk.all(Technique::tridagon).front(), Role::base)->cells);
    }
}

// The sentence names the pattern, which its cells and digits show.
TEST(OrWhips, NameTheirPattern) {
    const Walk walk(puzzle_of(
        "987......6..95.....4.......3..21.6..2...96.31...5.39...3.1...2....6..59.....2.1.3"));
    std::map<std::string_view, unsigned> patterns;
    for (const Step &whip : walk.all(Technique::or_whip)) {
        const Part &base = *part_of(whip, Role::base);
        const std::string text = tell(whip, walk.shape(), {});
        const Technique pattern = base.digits.size() == 2   ? Technique::bivalue_oddagon
                                  : base.cells.size() == 12 ? Technique::tridagon
                                                            : Technique::impossible_pattern;
        const std::string name(info(pattern).english);
        EXPECT_TRUE(text.contains("(" + name + ")")) << text;
        ++patterns[info(pattern).english];
    }
    EXPECT_GE(patterns.size(), 2u);
}

TEST(OrWhips, AgreeWithTheSolutions) {
    logic_tests::expect_to_agree("ratings/te3.txt", 30, {Technique::tridagon, Technique::or_whip});
}

} // namespace
} // namespace dokushin
