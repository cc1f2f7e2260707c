// WishOptions are the options by which a setter states wishes for a puzzle's difficulty.
#pragma once

#include <dokushin/wishes.h>

#include <string>

namespace dokushin::cli {

class Arguments;

/// The options as typed.
struct WishOptions {
    std::string scale; ///< empty unless given
    std::string rating;
    std::string level;
    std::string needs;
    std::string without;
    bool singles = false;
};

void add_wishes(Arguments &arguments, WishOptions &options);
/// Adds --symmetry, a word that symmetry_named() knows.
void add_symmetry(Arguments &arguments, std::string &symmetry);

/// Parses the wishes; wrong words, and wishes that contradict each other, are usage errors.
[[nodiscard]] Wishes expect_wishes(const WishOptions &options);

/// Returns the rating of the judge's last puzzle: " ED=4.2/1.2/1.2" or " hard 1080 x-wing"; "" if
/// it was not rated.
[[nodiscard]] std::string rated_text(const Judge &judge);

} // namespace dokushin::cli
