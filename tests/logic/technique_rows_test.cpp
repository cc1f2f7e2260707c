// The table of techniques is whole, and nothing rests on the order of the enumeration.
#include "logic/order.h"
#include "logic/techniques/table.h"

#include <gtest/gtest.h>

#include <set>

namespace dokushin::logic {
namespace {

// Code of the rooms logic and rate that compares techniques, as `<` or as a key of a map, would not
// compile.
static_assert(std::equality_comparable<Technique>);
static_assert(!std::totally_ordered<Technique>);
static_assert(!std::three_way_comparable<Technique>);

TEST(TechniqueRows, StandAtThePlacesOfTheirTechniques) {
    std::set<std::string_view> keys;
    for (const TechniqueRow &row : technique_rows) {
        EXPECT_EQ(info(row.technique).technique, row.technique);
        EXPECT_EQ(&row_of(row.technique), &row);
        EXPECT_EQ(technique_named(row.key), row.technique);
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
    }
    EXPECT_EQ(keys.size(), techniques().size());
}

TEST(TechniqueRows, HaveAllWords) {
    for (const TechniqueRow &row : technique_rows) {
        for (const Language language : {Language::english, Language::japanese, Language::chinese}) {
            EXPECT_FALSE(name(row.technique, language).empty()) << row.key;
            // What is at its end: the C interface hands names out as they are.
            EXPECT_EQ(name(row.technique, language).data()[name(row.technique, language).size()], 0)
                << row.key;
            EXPECT_TRUE(row.sentence.in(language).contains("{result}") ||
                        row.sentence.in(language).contains("{conclusion}"))
                << row.key;
        }
    }
}

/// The names in braces of a text: "roof", "digits".
std::vector<std::string_view> holes_of(std::string_view text) {
    std::vector<std::string_view> names;
    for (auto open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        names.push_back(text.substr(open + 1, text.find('}', open) - open - 1));
    }
    return names;
}

TEST(TechniqueRows, SentencesNameWhatATellerKnows) {
    std::set<std::string_view> known{
        "cell",   "cells",  "digits",       "house",       "other",   "third",      "groups",
        "result", "reason", "combinations", "combination", "choices", "conclusion", "impossible",
        "size",   "truth",  "limits",       "counted",     "pattern"};
    for (std::size_t role = 0; role <= static_cast<std::size_t>(Role::limit); ++role) {
        known.insert(name(static_cast<Role>(role)));
    }
    const std::set<std::string_view> aspects{"",       "one",   "some", "digits",
                                             "houses", "links", "each", "total"};
    for (const TechniqueRow &row : technique_rows) {
        for (const Language language : {Language::english, Language::japanese, Language::chinese}) {
            for (const std::string_view hole : holes_of(row.sentence.in(language))) {
                const std::size_t colon = std::min(hole.find(':'), hole.size());
                EXPECT_TRUE(aspects.contains(hole.substr(std::min(colon + 1, hole.size()))));
                std::string_view names = hole.substr(0, colon);
                for (std::size_t plus = 0; plus != std::string_view::npos;) {
                    plus = names.find('+');
                    EXPECT_TRUE(known.contains(names.substr(0, plus))) << row.key << ": " << hole;
                    names.remove_prefix(std::min(plus, names.size() - 1) + 1);
                }
            }
        }
    }
}

TEST(TechniqueRows, OfFishAreMadeOfTheirKindAndSize) {
    const TechniqueRow &row = row_of(fish_of(Fins::finned, FishHouses::franken, 3));
    EXPECT_EQ(row.technique, Technique::finned_franken_swordfish);
    EXPECT_EQ(row.key, "finned-franken-swordfish");
    EXPECT_EQ(row.english, "finned franken swordfish");
    EXPECT_EQ(row.japanese, "ヒレ付きフランケンソードフィッシュ");
    EXPECT_EQ(row.chinese, "鳍宫内三链列");
    std::size_t fish = 0;
    for (const FishKind &kind : fish_kinds) {
        for (unsigned size = 2; size <= 7; ++size) {
            const std::string_view key = row_of(fish_of(kind.fins, kind.houses, size)).key;
            EXPECT_EQ(key.starts_with("finned-"), kind.fins == Fins::finned) << key;
            EXPECT_EQ(key.starts_with("sashimi-"), kind.fins == Fins::sashimi) << key;
            EXPECT_EQ(key.contains("franken-"), kind.houses == FishHouses::franken) << key;
            EXPECT_EQ(key.contains("mutant-"), kind.houses == FishHouses::mutant) << key;
            EXPECT_EQ(key.ends_with("x-wing"), size == 2) << key;
            EXPECT_EQ(key.ends_with("leviathan"), size == 7) << key;
            ++fish;
        }
    }
    EXPECT_EQ(fish, 42U);
}

/// Rows that do the same for both are those of one table.
TEST(Orders, OfBothExplainersShareMostRows) {
    const auto mine = rows_of(Order::explainer);
    auto theirs = rows_of(Order::sukaku);
    std::size_t shared = 0;
    for (const FinderRow &row : mine) {
        const auto same = std::ranges::find(theirs, row.find, &FinderRow::find);
        if (same != theirs.end()) {
            theirs = {same + 1, theirs.end()};
            ++shared;
        }
    }
    EXPECT_EQ(shared + 2, mine.size()); // unique loops and BUGs are looked for by each's habits
}

// On its path alone a finder keeps to HoDoKu's choice and bounds.
TEST(Orders, OfOnesOwnHaveNoHabitsOfHodoku) {
    std::vector<Technique> all;
    for (const TechniqueInfo &row : techniques()) {
        all.push_back(row.technique);
    }
    const auto as_hodoku = [](const FinderRow &row) { return row.traits.as_hodoku; };
    EXPECT_TRUE(std::ranges::any_of(rows_of(Order::hodoku), as_hodoku));
    EXPECT_TRUE(std::ranges::none_of(rows_of(Order::explainer), as_hodoku));
    EXPECT_TRUE(std::ranges::none_of(rows_of(Order::sukaku), as_hodoku));
    const auto rows = rows_for(all);
    EXPECT_GE(rows.size(), all.size());
    EXPECT_TRUE(std::ranges::none_of(rows, as_hodoku));
}

TEST(Orders, NeedUniquenessInWholeRows) {
    for (const Order order : {Order::explainer, Order::hodoku, Order::sukaku}) {
        for (const FinderRow &row : rows_of(order)) {
            for (const TechniqueInfo &technique : techniques()) {
                if (is_of(row, technique.technique)) {
                    EXPECT_EQ(needs_unique(row), technique.needs_unique) << technique.key;
                }
            }
        }
    }
}

TEST(TechniqueSets, HoldWhatWasInserted) {
    constexpr TechniqueSet some{Technique::last_digit, Technique::kraken_fish_2};
    static_assert(some.contains(Technique::kraken_fish_2));
    static_assert(!some.contains(Technique::hidden_single));
    static_assert(TechniqueSet{Technique::last_digit}.is_within(some));
    static_assert(!some.is_within(TechniqueSet{Technique::last_digit}));
    static_assert((some - some).empty());
    EXPECT_EQ(technique_count, techniques().size());
}

} // namespace
} // namespace dokushin::logic
