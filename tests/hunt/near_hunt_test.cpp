// Near hunts: what a hunt finds depends neither on how its tasks are done nor on its ends.
#include <dokushin/canon.h>
#include <dokushin/near_hunt.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace dokushin {
namespace {

Puzzle puzzle_in(const std::string &line) { return read_one(line).value().puzzle; }

struct Hunted {
    std::vector<std::string> lines;
    std::string journal;
};

NearWishes wishes_of(std::uint64_t rounds) {
    NearWishes wishes;
    wishes.minimal = true;
    wishes.keep = {RatingCondition::parse("te<=0").value()};
    wishes.rounds = rounds;
    return wishes;
}

void add(Hunted &all, const NearNews &news) {
    for (const NearSeed &seed : news.kept) {
        all.lines.push_back(to_line(*seed.puzzle, Alphabet::usual(seed.puzzle->shape())));
    }
    all.journal += news.lines;
}

/// Hunts on two finders in turn, at most so many tasks.
Hunted hunted(const std::vector<Puzzle> &inputs, std::uint64_t rounds, const std::string &journal,
              std::size_t most_tasks = 1'000'000) {
    auto past = NearJournal::read(journal, "test").value();
    Hunted all{{}, past.end == 0 ? NearJournal::heading("test") : journal.substr(0, past.end)};
    NearHunt hunt(wishes_of(rounds), std::move(past));
    std::vector<NearFinder> finders;
    finders.emplace_back(hunt);
    finders.emplace_back(hunt);
    std::vector<NearSeed> seeds;
    for (const Puzzle &input : inputs) {
        seeds.push_back({seeds.size() + 1, input});
    }
    do {
        if (hunt.round() > 1) {
            seeds = hunt.seeds();
            add(all, hunt.past().value());
        }
        std::size_t next = 0;
        NearTasks tasks = hunt.tasks(
            [&] { return next < seeds.size() ? std::optional(seeds[next++]) : std::nullopt; });
        for (std::size_t number = 0; auto task = tasks.next(); ++number) {
            if (most_tasks == 0) {
                return all;
            }
            --most_tasks;
            if (task->begins && hunt.round() == 1) {
                add(all, hunt.begin(task->seed).value());
            }
            add(all, hunt.take(finders[number % 2].done(*std::move(task))));
        }
    } while (hunt.next_round());
    return all;
}

std::vector<Puzzle> small_puzzles() {
    return {puzzle_in(".....3.....14..3"), puzzle_in(".......2..56..1.6...61....2....5...3")};
}

TEST(NearHunt, FindsNoEquivalentPuzzlesAndKeepsWhatHasTheRatings) {
    const Hunted all = hunted(small_puzzles(), 2, "");
    EXPECT_GT(all.lines.size(), 20);
    Canonicaliser canonicaliser;
    ProvingRater rater;
    std::set<std::string> forms;
    for (const std::string &line : all.lines) {
        const Puzzle puzzle = puzzle_in(line);
        const Grid form = canonicaliser.canonical(puzzle)->form;
        EXPECT_TRUE(forms.insert(to_line(form, Alphabet::usual(puzzle.shape()))).second) << line;
        const std::array scales{UniversalScale::te};
        EXPECT_EQ(to_text(rater.rate_universally(puzzle, scales).universal.front()), "0") << line;
    }
}

TEST(NearHunt, GoesOnFromItsJournal) {
    std::vector<Puzzle> inputs = small_puzzles();
    if (DOKUSHIN_EVERY > 1) {
        inputs.pop_back(); // it takes a minute under the sanitizers
    }
    const Hunted whole = hunted(inputs, 2, "");
    for (const std::size_t tasks : {std::size_t{0}, std::size_t{1}, std::size_t{7}}) {
        const Hunted begun = hunted(inputs, 2, "", tasks);
        for (const std::string rest : {"", "found 1 1 12", "tried 1"}) {
            const Hunted resumed = hunted(inputs, 2, begun.journal + rest);
            EXPECT_EQ(resumed.lines, whole.lines) << tasks;
            EXPECT_EQ(resumed.journal, whole.journal) << tasks;
        }
    }
    // With nothing left to do, and with another round.
    EXPECT_EQ(hunted(inputs, 2, whole.journal).lines, whole.lines);
    EXPECT_EQ(hunted(inputs, 2, hunted(inputs, 1, "").journal).lines, whole.lines);
}

TEST(NearJournal, IsRefusedIfItIsAnother) {
    using Kind = NearJournal::Flaw::Kind;
    const std::string heading = NearJournal::heading("one");
    EXPECT_EQ(NearJournal::read("a\nb\n", "one").error().kind, Kind::other_text);
    EXPECT_EQ(NearJournal::read(heading, "other").error().kind, Kind::other_run);
    EXPECT_EQ(NearJournal::read(heading + "lost 1 1 1\n", "one").error().kind, Kind::wrong_line);
    // Tasks are done in order.
    EXPECT_EQ(NearJournal::read(heading + "tried 1 2 1\ntried 1 1 1\n", "one").error().kind,
              Kind::wrong_line);
    for (std::size_t cut = 0; cut <= heading.size(); ++cut) {
        const auto journal = NearJournal::read(heading.substr(0, cut), "one");
        ASSERT_TRUE(journal) << cut;
        EXPECT_EQ(journal->end, cut == heading.size() ? cut : 0);
    }
}

TEST(RatingCondition, HasAScaleAComparisonAndANumber) {
    for (const std::string_view scale : RatingCondition::scales()) {
        for (const std::string sign : {"<", "<=", "=", ">=", ">"}) {
            EXPECT_TRUE(RatingCondition::parse(std::string(scale) + sign + "3.5"));
        }
    }
    for (const std::string_view wrong : {"", "te", "te>", "te>x", ">=3", "xy>=3", "te>=3 "}) {
        EXPECT_FALSE(RatingCondition::parse(wrong)) << wrong;
    }
}

TEST(RatingCondition, HoldsOfPublishedRatings) {
    // cbg-000 #2862 of the controlled-bias collection: W 7, B 6, gW 2; Loki: T&E-depth 3, W none.
    const Puzzle weak =
        puzzle_in("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    const Puzzle loki = puzzle_in("57....9..........8.1.........168..4......28.9..2.9416.....2....."
                                  "6.9.82.4...41.6..");
    ProvingRater rater;
    for (const std::string_view text : {"w=7", "w>=7", "w<=7", "b<7", "b>5.5", "gw=2", "te<2"}) {
        EXPECT_EQ(RatingCondition::parse(text)->holds(weak, rater), true) << text;
        EXPECT_NE(RatingCondition::parse(text)->holds(loki, rater),
                  text == "w>=7" || text == "b>5.5" ? std::optional(false) : std::optional(true))
            << text;
    }
}

} // namespace
} // namespace dokushin
