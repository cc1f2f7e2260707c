// Wishes are checked in the order of the options' members, then for conflicts between them.
#include "c/wishes.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <array>

namespace dokushin::c {
namespace {

std::expected<Order, Failure> scale_of(const char *name) {
    static constexpr std::array<std::string_view, 3> words{"se", "hodoku", "sukaku"};
    return choice_of<Order>({"scale"}, name, words);
}

std::expected<HodokuLevel, Failure> level_of(const char *word) {
    static constexpr std::array levels{HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                                       HodokuLevel::unfair, HodokuLevel::extreme};
    for (const HodokuLevel level : levels) {
        if (name(level) == word) {
            return level;
        }
    }
    return no_such({"level"}, word, levels, [](HodokuLevel level) { return name(level); });
}

Sentence range_text(const RatingRange &range) {
    return {"{} to {}", fmt::format("{}", range.least), fmt::format("{}", range.most)};
}

std::expected<std::optional<RatingRange>, Failure>
range_of(const dokushin_generate_options &options, Order scale) {
    const RatingRange widest = widest_range(scale);
    // Written so that a NaN, for which each comparison is false, is refused too.
    const bool least_fits = options.least_rating == 0 || (options.least_rating >= widest.least &&
                                                          options.least_rating <= widest.most);
    const bool most_fits =
        options.most_rating == 0 ||
        (options.most_rating >= widest.least && options.most_rating <= widest.most &&
         options.most_rating >= options.least_rating);
    if (!least_fits || !most_fits) {
        return failed(DOKUSHIN_BAD_ARGUMENT, {"a range of ratings that there is none in"},
                      {"least_rating up to most_rating, {}", range_text(widest)});
    }
    if (options.least_rating == 0 && options.most_rating == 0) {
        return std::nullopt;
    }
    return RatingRange{options.least_rating,
                       options.most_rating == 0 ? widest.most : options.most_rating};
}

std::unexpected<Failure> refused(const Conflict &conflict) {
    const std::string_view key = info(conflict.technique).key;
    switch (conflict.kind) {
    case Conflict::Kind::level_of_another_scale:
        return failed(DOKUSHIN_BAD_ARGUMENT, {"a level on another scale than HoDoKu's"},
                      {"scale \"hodoku\", or a rating"});
    case Conflict::Kind::not_tried:
        return failed(DOKUSHIN_BAD_ARGUMENT, {"'{}' is not tried in the order of that scale", key},
                      {"a technique that is"});
    case Conflict::Kind::unwanted:
        return failed(DOKUSHIN_BAD_ARGUMENT, {"'{}' is both needed and unwanted", key},
                      {"one of them"});
    case Conflict::Kind::harder_than_singles:
    case Conflict::Kind::harder_than_rating:
    case Conflict::Kind::harder_than_level:
        return failed(DOKUSHIN_BAD_ARGUMENT, {"'{}' is harder than the other wishes allow", key},
                      {"one or the other"});
    case Conflict::Kind::easier_than_rating:
        break;
    }
    return failed(DOKUSHIN_BAD_ARGUMENT, {"a rating that is harder than the other wishes allow"},
                  {"one or the other"});
}

} // namespace

std::expected<Wishes, Failure> wishes_of(const dokushin_generate_options &options) {
    Wishes wishes;
    DOKUSHIN_TRY(scale, scale_of(options.scale));
    wishes.order = scale;
    DOKUSHIN_TRY(range, range_of(options, scale));
    wishes.rating = range;
    if (options.level != nullptr) {
        DOKUSHIN_TRY(level, level_of(options.level));
        wishes.level = level;
    }
    DOKUSHIN_TRY(needs, techniques_of(options.needs));
    DOKUSHIN_TRY(without, techniques_of(options.without));
    wishes.needs = std::move(needs);
    wishes.without = std::move(without);
    wishes.singles = options.only_by_singles != 0;
    if (const auto found = conflict(wishes)) {
        return refused(*found);
    }
    return wishes;
}

} // namespace dokushin::c
