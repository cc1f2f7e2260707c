// read, as it is typed: what print drew is read again.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using Json = nlohmann::json;

constexpr const char *learners =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class Read : public cli_test::ProgramTest {
  protected:
    void SetUp() override {
        folder.write("puzzle", std::string(learners) + "\n");
        expect("$D print -o page.png --resolution 72 puzzle", 0, "", "");
    }
};

TEST_F(Read, PrintsTheLineThatWasPrinted) {
    expect("$D read page.png", 0, std::string(learners) + "\n", "");
    expect("$D read < page.png", 0, std::string(learners) + "\n", "");
    expect("$D read - < page.png | $D solve - | cut -c1-9", 0, "534678912\n", "");
}

TEST_F(Read, GoesThroughAFolder) {
    expect("mkdir all && cp page.png all/b.png && cp page.png all/A.PNG && touch all/notes.txt", 0,
           "", "");
    expect("$D read all", 0, std::string(learners) + "\n" + learners + "\n", "");
    expect("mkdir none && $D read none", 2, "",
           "none: a folder without pictures, expected JPEG, PNG or WebP\n");
}

TEST_F(Read, GoesOnBehindWhatIsNoPicture) {
    expect("$D read puzzle missing page.png", 2, std::string(learners) + "\n",
           "puzzle: no picture that can be read, expected JPEG, PNG or WebP\n"
           "missing: No such file or directory\n");
    expect("head -c 3000 page.png > cut.png; $D read cut.png", 2, "",
           "cut.png: a PNG that is damaged or cut short, expected a whole picture\n");
}

TEST_F(Read, SaysAllInJson) {
    const auto said = run("$D read --json page.png puzzle");
    EXPECT_EQ(said.status, 2);
    const Json grid = Json::parse(said.out.substr(0, said.out.find('\n')));
    EXPECT_EQ(grid["status"], "sure");
    EXPECT_EQ(grid["puzzle"], learners);
    EXPECT_EQ(grid["unique"], true);
    EXPECT_EQ(grid["confidence"].size(), 81U);
    EXPECT_EQ(grid["corners"].size(), 4U);
    const Json none = Json::parse(said.out.substr(said.out.find('\n') + 1));
    EXPECT_EQ(none["status"], "none");
    EXPECT_TRUE(none["puzzle"].is_null());
}

TEST_F(Read, WritesItsStages) {
    expect("$D read --stages steps page.png > /dev/null && ls steps", 0,
           "page-0-picture.png\npage-1-grey.png\npage-2-ink.png\npage-3-crossings-grid-1.png\n"
           "page-4-cells-grid-1.png\n",
           "");
    expect("$D read --stages puzzle/steps page.png", 2, "",
           "page.png: puzzle/steps: Not a directory\n");
}

} // namespace
} // namespace dokushin
