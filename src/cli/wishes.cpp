#include "cli/wishes.h"

#include "cli/arguments.h"
#include "cli/rate_format.h"

#include <dokushin/generate.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace dokushin::cli {
namespace {

/// Sudoku Explainer's scale, and more than any score of HoDoKu's.
constexpr NumberRange explainers{1.0, 20.0};
constexpr NumberRange hodokus{0, 1e6};

HodokuLevel expect_level(const std::string &word) {
    std::vector<std::string> words;
    for (const HodokuLevel level : {HodokuLevel::easy, HodokuLevel::medium, HodokuLevel::hard,
                                    HodokuLevel::unfair, HodokuLevel::extreme}) {
        words.emplace_back(name(level));
        if (words.back() == word) {
            return level;
        }
    }
    refuse_word("--level", word, "level", words);
}

/// Keys of techniques, separated by commas.
std::vector<Technique> expect_techniques(const std::string &option, const std::string &list) {
    std::vector<Technique> found;
    for (std::size_t begin = 0; !list.empty() && begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        found.push_back(expect_technique(option, list.substr(begin, end - begin)));
        begin = end + 1;
    }
    return found;
}

RateOptions rating_options(const Wishes &wishes, const std::atomic<bool> &cancelled) {
    RateOptions options;
    options.order = wishes.order == Order::sukaku ? Order::sukaku : Order::explainer;
    if (wishes.rating && wishes.order != Order::hodoku) {
        options.most = static_cast<unsigned>(std::lround(wishes.rating->most * 10));
    }
    options.cancelled = &cancelled;
    return options;
}

bool is_one_of(const std::vector<Technique> &list, Technique technique) {
    return std::ranges::find(list, technique) != list.end();
}

} // namespace

void add_wishes(Arguments &arguments, WishOptions &options) {
    arguments.text("--rating", options.rating, "Rated so, or in this range: 4.2, 4.0..4.9, 7..",
                   "RANGE");
    arguments.text("--scale", options.scale,
                   "Whose rating, and whose order of techniques: se (default), sukaku or hodoku",
                   "SCALE");
    arguments.text("--level", options.level,
                   "HoDoKu's level: easy, medium, hard, unfair or extreme", "LEVEL");
    arguments.text("--needs", options.needs,
                   "The hardest technique; of several each occurs, and none that is harder",
                   "TECHNIQUES");
    arguments.text("--without", options.without, "Techniques that are not needed at any step",
                   "TECHNIQUES");
    arguments.flag("--singles", options.singles, "Solved by naked and hidden singles alone");
}

void add_symmetry(Arguments &arguments, std::string &symmetry) {
    std::vector<std::string> names;
    for (const Symmetry one : symmetries()) {
        names.emplace_back(name(one));
    }
    arguments.word("--symmetry", symmetry, names,
                   "Of the givens' places: none, 180, 90, horizontal, vertical, both, diagonal, "
                   "antidiagonal or full",
                   "NAME");
}

Wishes expect_wishes(const WishOptions &options) {
    Wishes wishes;
    if (options.scale == "hodoku") {
        wishes.order = Order::hodoku;
    } else if (options.scale == "sukaku") {
        wishes.order = Order::sukaku;
    } else if (options.scale != "se") {
        refuse_word("--scale", options.scale, "scale", {"se", "sukaku", "hodoku"});
    }
    if (!options.rating.empty()) {
        wishes.rating = expect_range("--rating", options.rating,
                                     wishes.order == Order::hodoku ? hodokus : explainers);
    }
    if (!options.level.empty()) {
        if (wishes.order != Order::hodoku) {
            refuse_usage("--level", "is of --scale hodoku; for the others there is --rating");
        }
        wishes.level = expect_level(options.level);
    }
    wishes.needs = expect_techniques("--needs", options.needs);
    wishes.without = expect_techniques("--without", options.without);
    wishes.singles = options.singles;
    for (const Technique technique : wishes.needs) {
        if (!is_tried(technique, wishes.order)) {
            refuse_usage("--needs", fmt::format("'{}' is not tried in the order of --scale {}",
                                                info(technique).key, options.scale));
        }
        if (is_one_of(wishes.without, technique)) {
            refuse_usage("--without",
                         fmt::format("'{}' is what --needs asks for", info(technique).key));
        }
    }
    return wishes;
}

Judge::Judge(const Wishes &wishes, const std::atomic<bool> &cancelled)
    : wishes_(wishes), cancelled_(cancelled), rater_(rating_options(wishes, cancelled)) {}

bool Judge::grants(const Puzzle &puzzle, const Grid &solution) {
    rating_text_.clear();
    distance_ = 0;
    if (wishes_.singles && !is_solved_by_singles(puzzle)) {
        return false;
    }
    if ((!wishes_.needs.empty() || !wishes_.without.empty()) && !has_techniques(puzzle, solution)) {
        return false;
    }
    if (!wishes_.rating && !wishes_.level) {
        return true;
    }
    return wishes_.order == Order::hodoku ? is_rated_as_hodoku(puzzle, solution) : is_rated(puzzle);
}

bool Judge::is_solved_by_singles(const Puzzle &puzzle) const {
    WalkOptions how;
    how.own_order = {Technique::last_digit, Technique::hidden_single, Technique::naked_single};
    how.cancelled = &cancelled_;
    Walk walk(puzzle, how);
    while (const auto step = walk.next()) {
        walk.apply(*step);
    }
    return walk.solved();
}

/// Along the path of the order: is each technique that is needed there, none of those that
/// must not be, and nothing harder than the hardest of the needed ones?
bool Judge::has_techniques(const Puzzle &puzzle, const Grid &solution) const {
    WalkOptions how;
    how.order = wishes_.order;
    how.solution = solution;
    how.cancelled = &cancelled_;
    Walk walk(puzzle, how);
    std::vector<Technique> missing = wishes_.needs;
    unsigned hardest_needed = 0;
    unsigned hardest_other = 0;
    while (const auto step = walk.next()) {
        if (is_one_of(wishes_.without, step->technique)) {
            return false;
        }
        std::erase(missing, step->technique);
        unsigned &hardest =
            is_one_of(wishes_.needs, step->technique) ? hardest_needed : hardest_other;
        hardest = std::max(hardest, difficulty(*step, puzzle.shape()));
        walk.apply(*step);
    }
    return walk.solved() && missing.empty() &&
           (wishes_.needs.empty() || hardest_other <= hardest_needed);
}

unsigned Judge::difficulty(const Step &step, const Shape &shape) const {
    return wishes_.order == Order::hodoku ? hodoku_score(step.technique).points
                                          : explainer_rating(step, shape);
}

bool Judge::is_in_range(double rating) {
    const NumberRange range = wishes_.rating.value_or(hodokus);
    distance_ = std::max({range.least - rating, rating - range.most, 0.0});
    return distance_ == 0;
}

bool Judge::is_rated(const Puzzle &puzzle) {
    const Rating rating = rater_.rate(puzzle);
    if (cancelled_) {
        return false;
    }
    if (rating.stopped) {
        // All that is known: the next below the range are nearer, as far as one can tell.
        rating_text_ = fmt::format(" more than {}", cli::rating_text(rating.hardest.tenths - 1));
        distance_ = explainers.most + rating.hardest.tenths / 10.0;
        return false;
    }
    rating_text_ =
        fmt::format(" ED={}/{}/{}", cli::rating_text(rating.hardest.tenths),
                    cli::rating_text(rating.pearl.tenths), cli::rating_text(rating.diamond.tenths));
    return is_in_range(rating.hardest.tenths / 10.0);
}

bool Judge::is_rated_as_hodoku(const Puzzle &puzzle, const Grid &solution) {
    const HodokuRating rating = rate_as_hodoku(puzzle, solution, &cancelled_);
    if (cancelled_) {
        return false;
    }
    rating_text_ = fmt::format(" {} {} {}", name(rating.level), rating.score,
                               rating.hardest ? info(*rating.hardest).key : std::string_view("-"));
    return rating.solved && !rating.guessed && is_in_range(rating.score) &&
           (!wishes_.level || *wishes_.level == rating.level);
}

} // namespace dokushin::cli
