// The parts of the image side, each by a fact that can be worked out.
#include "photo/grids.h"
#include "photo/ink.h"
#include "photo/network.h"
#include "photo/pictures.h"
#include "photo/scale.h"
#include "photo/surface.h"

namespace dokushin {
namespace {

using namespace photo;

TEST(Projection, MapsTheSquareToItsCorners) {
    const Quadrilateral corners{Point{10, 20}, Point{110, 30}, Point{120, 140}, Point{5, 130}};
    const auto map = Projection::of_square(corners);
    ASSERT_TRUE(map);
    const std::array<Point, 4> square{Point{0, 0}, Point{1, 0}, Point{1, 1}, Point{0, 1}};
    for (std::size_t at = 0; at < 4; ++at) {
        EXPECT_LT(length((*map)(square[at]) - corners[at]), 1e-9);
    }
    // The diagonals of the square cross where those of the quadrilateral do.
    const Point middle = (*map)({0.5, 0.5});
    EXPECT_NEAR(cross(corners[2] - corners[0], middle - corners[0]), 0, 1e-6);
    EXPECT_NEAR(cross(corners[3] - corners[1], middle - corners[1]), 0, 1e-6);
    EXPECT_FALSE(Projection::of_square({corners[0], corners[2], corners[1], corners[3]}));
}

TEST(Surface, FollowsAPolynomialWhateverSomeSightingsSay) {
    std::vector<Sighting> sightings;
    const auto bent = [](Point at) {
        return Point{at.x + 0.01 * at.y * at.y, at.y + 0.02 * at.x * at.y};
    };
    for (double y = 0; y < 10; ++y) {
        for (double x = 0; x < 10; ++x) {
            const bool is_wrong = static_cast<int>(7 * x + 3 * y) % 10 == 0;
            const Point at{x, y};
            sightings.push_back({at, bent(at) + (is_wrong ? Point{0.4, -0.4} : Point{}), 1});
        }
    }
    const Surface surface = Surface::through(sightings, 9, 3);
    EXPECT_LT(length(surface({4.5, 4.5}) - bent({4.5, 4.5})), 0.01);
    EXPECT_LT(length(surface({9, 9}) - bent({9, 9})), 0.05);
}

TEST(Scale, KeepsTheMean) {
    Grey picture(90, 60);
    for (std::size_t at = 0; at < picture.values.size(); ++at) {
        picture.values[at] = at % 3 == 0 ? 90 : 60;
    }
    const Grey small = reduced(picture, 30);
    EXPECT_EQ(small.width, 30U);
    EXPECT_EQ(small.height, 20U);
    for (const std::uint8_t value : small.values) {
        EXPECT_EQ(value, 70);
    }
}

TEST(Ink, IsWhatIsDarkerThanItsSurroundings) {
    Grey picture(60, 60);
    for (std::size_t y = 0; y < 60; ++y) {
        for (std::size_t x = 0; x < 60; ++x) {
            picture.at(x, y) = static_cast<std::uint8_t>(100 + 2 * x); // light from the right
        }
        picture.at(30, y) = 80; // a line
    }
    const Mask ink = ink_of(picture, 15, 0.15);
    for (std::size_t x = 8; x < 52; ++x) {
        EXPECT_EQ(ink.at(x, 30), x == 30 ? 1 : 0) << x;
    }
}

TEST(Components, AreCountedWithTheirSizes) {
    Mask ink(40, 40);
    for (std::size_t at = 5; at < 30; ++at) {
        ink.at(at, at) = 1; // joined by corners
    }
    ink.at(2, 35) = 1;
    const auto components = components_of(ink, 3);
    ASSERT_EQ(components.size(), 1U);
    EXPECT_EQ(components[0].pixels, 25U);
    EXPECT_EQ(components[0].width(), 25U);
    EXPECT_EQ(components[0].outermost[0].x, 29.5); // to the right
    EXPECT_EQ(holes_of(ink, 1, 40).size(), 1U);    // paper flows round all of it
}

/// The crossings of a printed grid are where its lines are printed.
TEST(Grids, HaveTheirCrossingsOnTheLines) {
    const Picture page = photo_tests::printed({photo_tests::some_puzzles()[0]}, 100);
    Grey grey(page.width, page.height);
    grey.values = page.bytes;
    const auto grids = grids_in(grey);
    ASSERT_EQ(grids.size(), 1U);
    EXPECT_GT(grids[0].lattice.support, 0.97);
    for (const Point &crossing : grids[0].lattice.crossings) {
        float darkest = 255;
        for (double dy = -2; dy <= 2; ++dy) {
            for (double dx = -2; dx <= 2; ++dx) {
                darkest = std::min(darkest, grey.sample(crossing + Point{dx, dy}));
            }
        }
        EXPECT_LT(darkest, 200); // thin lines are less than a pixel wide
    }
}

TEST(Network, SaysWhatAddsUpToOne) {
    CellPicture cell{};
    std::mt19937 random(1);
    std::uniform_real_distribution<float> uniform(0, 1);
    for (unsigned trial = 0; trial < 10; ++trial) {
        const CellOpinion opinion = built_in_network()(cell);
        float sum = 0;
        for (const float probability : opinion.probability) {
            EXPECT_GE(probability, 0);
            sum += probability;
        }
        EXPECT_NEAR(sum, 1, 1e-5);
        EXPECT_TRUE(opinion.handwritten >= 0 && opinion.handwritten <= 1);
        if (trial == 0) {
            EXPECT_GT(opinion.probability[0], 0.9); // nothing is there
        }
        std::ranges::generate(cell, [&] { return uniform(random); });
    }
    EXPECT_LE(Network::weights_size(), 120'000U);
}

} // namespace
} // namespace dokushin
