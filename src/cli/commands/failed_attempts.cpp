#include "cli/commands/failed_attempts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin::cli {
namespace {

/// The distance of a wrong number of givens, beyond that of any rating: such puzzles are not rated.
constexpr double far = 1e9;

} // namespace

std::string line_of(const Attempt &attempt, const Alphabet &alphabet) {
    return attempt.candidates.empty() ? to_line(attempt.givens, alphabet)
                                      : to_line(attempt.candidates, alphabet);
}

void FailedAttempts::note(const Made &made, const GenerateOptions &wanted,
                          const Alphabet &alphabet) {
    assert(made.attempt.fate != Fate::good && made.attempt.fate != Fate::cancelled);
    ++attempts_;
    ++fates_[static_cast<std::size_t>(made.attempt.fate)];
    const auto givens = static_cast<double>(made.attempt.given_count);
    if (made.attempt.fate == Fate::givens) {
        too_few_ += made.attempt.given_count < wanted.least_givens ? 1 : 0;
        const double off = std::max(static_cast<double>(wanted.least_givens) - givens,
                                    givens - static_cast<double>(wanted.most_givens));
        note_closest(far + off, fmt::format("{} givens", made.attempt.given_count), made, alphabet);
    } else if (made.attempt.fate == Fate::refused && made.distance > 0) {
        note_closest(made.distance, "rated" + made.rating, made, alphabet);
    }
}

std::string FailedAttempts::give_up_text(double seconds, std::uint64_t made) const {
    std::string text = fmt::format(
        "gave up after {} s without {} puzzle that was asked for: {} attempts{}", seconds,
        made == 0 ? "a" : "another", attempts_, made == 0 ? "" : " besides those that made it");
    const std::array<std::pair<Fate, const char *>, 6> reasons{
        {{Fate::no_grid, "found no grid"},
         {Fate::several, "had several solutions"},
         {Fate::not_met, "met no minimal puzzle"},
         {Fate::not_minimal, "had a given to spare"},
         {Fate::givens, "had more givens, or fewer"},
         {Fate::refused, "were too easy, too hard, or lacked a technique"}}};
    for (const auto &[fate, reason] : reasons) {
        if (const auto count = fates_[static_cast<std::size_t>(fate)]; count > 0) {
            text += fmt::format(", {} {}", count, reason);
        }
    }
    if (too_few_ > attempts_ / 2) {
        text += "; --loose leaves givens that could go";
    }
    return closest_.empty() ? text : text + "; the closest: " + closest_;
}

void FailedAttempts::note_closest(double distance, const std::string &why, const Made &made,
                                  const Alphabet &alphabet) {
    if (distance >= distance_) {
        return;
    }
    distance_ = distance;
    closest_ = made.attempt.board
                   ? why // without its rules, which are long, a line would say nothing
                   : fmt::format("{} ({})", line_of(made.attempt, alphabet), why);
}

} // namespace dokushin::cli
