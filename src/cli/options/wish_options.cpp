#include "cli/options/wish_options.h"

#include "base/cut_at_commas.h"
#include "cli/options/arguments.h"
#include "cli/options/rate_format.h"
#include "cli/options/usage.h"

#include <dokushin/generate.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::cli {
namespace {

constexpr std::array levels{HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                            HodokuLevel::unfair, HodokuLevel::extreme};

std::vector<std::string> level_names() {
    std::vector<std::string> names;
    for (const HodokuLevel level : levels) {
        names.emplace_back(name(level));
    }
    return names;
}

HodokuLevel expect_level(const std::string &word) {
    const auto names = level_names();
    const auto found = std::ranges::find(names, word);
    if (found == names.end()) {
        refuse_word("--level", word, "level", names);
    }
    assert(names.size() == levels.size());
    return levels[static_cast<std::size_t>(found - names.begin())];
}

/// Parses keys of techniques, separated by commas.
std::vector<Technique> expect_techniques(const std::string &option, const std::string &list) {
    std::vector<Technique> found;
    if (!list.empty()) {
        for (const std::string &word : cut_at_commas(list)) {
            found.push_back(expect_technique(option, word));
        }
    }
    return found;
}

/// Throws the usage error of wishes that contradict each other.
[[noreturn]] void refuse(const Conflict &conflict, const WishOptions &options) {
    const std::string_view key = info(conflict.technique).key;
    switch (conflict.kind) {
    case Conflict::Kind::level_of_another_scale:
        refuse_usage("--level", "goes with --scale hodoku; for the others there is --rating");
    case Conflict::Kind::not_tried:
        refuse_usage("--needs", fmt::format("'{}' is not tried in the order of --scale {}", key,
                                            options.scale));
    case Conflict::Kind::unwanted:
        refuse_usage("--without", fmt::format("'{}' is what --needs asks for", key));
    case Conflict::Kind::harder_than_singles:
        refuse_usage("--needs", fmt::format("'{}' is harder than --singles allows", key));
    case Conflict::Kind::harder_than_rating:
        refuse_usage("--needs",
                     fmt::format("'{}' is harder than --rating {} allows", key, options.rating));
    case Conflict::Kind::harder_than_level:
        refuse_usage("--needs",
                     fmt::format("'{}' is harder than --level {} allows", key, options.level));
    case Conflict::Kind::easier_than_rating:
        break;
    }
    refuse_usage("--rating", fmt::format("'{}' is above all that {} allows", options.rating,
                                         !options.level.empty() ? "--level"
                                         : options.singles      ? "--singles"
                                                                : "--needs"));
}

} // namespace

void add_wishes(Arguments &arguments, WishOptions &options) {
    arguments.text("--rating", options.rating, "Rated so, or in this range: 4.2, 4.0..4.9, 7..",
                   "RANGE");
    arguments.text("--scale", options.scale,
                   "Whose rating, and whose order of techniques: se (default), sukaku, hodoku, or "
                   "dokushin, which is hodoku with techniques for rules",
                   "SCALE");
    arguments.suggest("--scale", scale_names());
    arguments.text("--level", options.level,
                   "HoDoKu's level: easy, medium, hard, unfair or extreme", "LEVEL");
    arguments.suggest("--level", level_names());
    arguments.text("--needs", options.needs,
                   "The hardest technique; of several each occurs, and none that is harder",
                   "TECHNIQUES");
    arguments.suggest("--needs", technique_keys(), true);
    arguments.text("--without", options.without, "Techniques that are not needed at any step",
                   "TECHNIQUES");
    arguments.suggest("--without", technique_keys(), true);
    arguments.flag("--singles", options.singles, "Solved by naked and hidden singles alone");
}

void add_symmetry(Arguments &arguments, std::string &symmetry) {
    arguments.word("--symmetry", symmetry, symmetry_names(),
                   "Of the givens' places: none, 180, 90, horizontal, vertical, both, diagonal, "
                   "antidiagonal or full",
                   "NAME");
}

Wishes expect_wishes(const WishOptions &options) {
    Wishes wishes;
    if (options.scale == "hodoku" || options.scale == "dokushin") {
        wishes.order = Order::hodoku;
    } else if (options.scale == "sukaku") {
        wishes.order = Order::sukaku;
    } else if (options.scale != "se") {
        refuse_word("--scale", options.scale, "scale", scale_names());
    }
    if (!options.rating.empty()) {
        const RatingRange widest = widest_range(wishes.order);
        const NumberRange range =
            expect_range("--rating", options.rating, {widest.least, widest.most});
        wishes.rating = {range.least, range.most};
    }
    if (!options.level.empty()) {
        wishes.level = expect_level(options.level);
    }
    wishes.needs = expect_techniques("--needs", options.needs);
    wishes.without = expect_techniques("--without", options.without);
    wishes.singles = options.singles;
    if (const auto found = conflict(wishes)) {
        refuse(*found, options);
    }
    return wishes;
}

std::string rated_text(const Judge &judge) {
    if (judge.hodoku()) {
        const HodokuRating &rating = *judge.hodoku();
        return fmt::format(" {} {} {}", name(rating.level), rating.score,
                           rating.hardest ? info(*rating.hardest).key : std::string_view("-"));
    }
    if (!judge.rating()) {
        return {};
    }
    const Rating &rating = *judge.rating();
    assert(!rating.stopped || rating.hardest.tenths > 0);
    return rating.stopped
               ? fmt::format(" more than {}", rating_text(rating.hardest.tenths - 1))
               : fmt::format(" ED={}/{}/{}", rating_text(rating.hardest.tenths),
                             rating_text(rating.pearl.tenths), rating_text(rating.diamond.tenths));
}

} // namespace dokushin::cli
