// The names that the C interface hands out are the library's, and end where those end: it takes
// them for literals.
#include <dokushin/batch.h>
#include <dokushin/c.h>
#include <dokushin/c_layout.h>
#include <dokushin/check.h>
#include <dokushin/explain.h>
#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/text.h>
#include <dokushin/trace.h>

#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

/// Null-terminated at its end: as a C string it is the same.
void expect_same(const char *c, std::string_view name) { EXPECT_EQ(std::string_view(c), name); }

TEST(NamesForC, ErrorsStatusesEnds) {
    for (int code = 0; code <= static_cast<int>(ErrorCode::unsupported); ++code) {
        expect_same(dokushin_code_name(code + 1), name(static_cast<ErrorCode>(code)));
    }
    for (int status = 0; status <= static_cast<int>(Status::limit); ++status) {
        expect_same(dokushin_status_name(status), name(static_cast<Status>(status)));
    }
    for (int stop = 0; stop <= static_cast<int>(Stop::memory); ++stop) {
        expect_same(dokushin_ended_name(stop), name(static_cast<Stop>(stop)));
    }
}

TEST(NamesForC, MethodsEventsReasonsSymmetries) {
    for (std::uint32_t at = 0; at < methods().size(); ++at) {
        expect_same(dokushin_method_at(at), name(methods()[at]));
    }
    for (std::uint8_t kind = 0; kind <= static_cast<std::uint8_t>(EventKind::exhausted); ++kind) {
        expect_same(dokushin_event_kind_name(kind), name(static_cast<EventKind>(kind)));
    }
    for (std::uint8_t reason = 0; reason <= static_cast<std::uint8_t>(Reason::end); ++reason) {
        expect_same(dokushin_event_reason_name(reason), name(static_cast<Reason>(reason)));
    }
    for (std::uint32_t at = 0; at < symmetries().size(); ++at) {
        expect_same(dokushin_symmetry_at(at), name(symmetries()[at]));
    }
}

TEST(NamesForC, KindsOfRulesThatAreLaid) {
    for (std::uint32_t at = 0; at < all_rule_kinds().size(); ++at) {
        expect_same(dokushin_rule_kind_at(at), name(all_rule_kinds()[at]));
    }
    EXPECT_EQ(dokushin_rule_kind_at(static_cast<std::uint32_t>(all_rule_kinds().size())), nullptr);
}

TEST(NamesForC, FormatsTechniquesKernels) {
    for (std::uint32_t at = 0; at < formats().size(); ++at) {
        dokushin_format_facts facts{};
        ASSERT_EQ(dokushin_format_at(at, &facts), DOKUSHIN_OK);
        expect_same(facts.name, formats()[at].name);
        expect_same(facts.description, formats()[at].description);
        EXPECT_EQ(facts.can_write != 0, formats()[at].can_write);
    }
    for (std::uint32_t at = 0; at < techniques().size(); ++at) {
        dokushin_technique_facts facts{};
        ASSERT_EQ(dokushin_technique_at(at, &facts), DOKUSHIN_OK);
        const TechniqueInfo &row = techniques()[at];
        expect_same(facts.key, row.key);
        expect_same(facts.english, row.english);
        expect_same(facts.japanese, row.japanese);
        expect_same(facts.chinese, row.chinese);
        EXPECT_EQ(facts.needs_unique != 0, row.needs_unique);
        EXPECT_EQ(facts.largest_side, largest_side(row.technique));
    }
    for (const Kernel &kernel : kernels()) {
        expect_same(kernel.name.data(), kernel.name);
        expect_same(kernel.needs.data(), kernel.needs);
    }
    for (const HodokuLevel level : {HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                                    HodokuLevel::unfair, HodokuLevel::extreme}) {
        expect_same(name(level).data(), name(level));
    }
    for (const Format format : {Format::line, Format::opensudoku}) {
        expect_same(name(format).data(), name(format));
    }
}

// The example above forbids() in check.h, and each rule of the board by itself.
TEST(Forbids, TheFirstHouseThatHasTheDigitElsewhere) {
    const Shape shape = *Shape::parse("9x9+diagonals");
    Grid grid(81);
    EXPECT_FALSE(forbids(shape, grid, cell_at(0), digit_of(5)));
    grid[0] = digit_of(5);
    EXPECT_FALSE(forbids(shape, grid, cell_at(0), digit_of(5))) << "itself does not matter";
    for (std::size_t at = 1; at < 81; ++at) {
        const auto found = forbids(shape, grid, cell_at(at), digit_of(5));
        const auto peers = shape.peers(cell_at(0));
        ASSERT_EQ(found.has_value(), std::ranges::find(peers, cell_at(at)) != peers.end());
        if (found) {
            EXPECT_EQ(found->peer, cell_at(0));
            const auto &cells = shape.houses()[found->house].cells;
            EXPECT_EQ(cells.front(), cell_at(0));
            EXPECT_NE(std::ranges::find(cells, cell_at(at)), cells.end());
        }
        EXPECT_FALSE(forbids(shape, grid, cell_at(at), digit_of(4)));
        EXPECT_FALSE(forbids(shape, grid, cell_at(at), Digit::blank));
    }
}

// 255 bytes of Japanese are cut before the character that has no room.
/// Characters of UTF-8, if the last one is whole.
std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t place = 0; place < text.size(); ++count) {
        const auto first = static_cast<unsigned char>(text[place]);
        place += first < 0x80 ? 1U : first < 0xE0 ? 2U : first < 0xF0 ? 3U : 4U;
        EXPECT_LE(place, text.size());
    }
    return count;
}

TEST(ErrorsForC, LongTextsAreCutAtACharacter) {
    std::string shape;
    for (int time = 0; time < 200; ++time) {
        shape += "\U0001D7D9"; // four bytes
    }
    for (int shift = 0; shift < 4; ++shift) {
        dokushin_shape *made = nullptr;
        dokushin_error error{};
        ASSERT_EQ(dokushin_shape_new(shape.c_str(), &made, &error), DOKUSHIN_BAD_SHAPE);
        EXPECT_GT(characters(error.what), 70U); // 60 of them the name's
        dokushin_error told{};
        ASSERT_EQ(dokushin_error_in_language(&error, "ja", &told, nullptr), DOKUSHIN_OK);
        EXPECT_GT(characters(told.what), 60U);
        EXPECT_GT(std::string_view(told.what).size(), 252U);
        EXPECT_LT(std::string_view(told.what).size(), 256U);
        shape.insert(0, 1, 'a');
    }
}

} // namespace
} // namespace dokushin
