// What a setter may wish for of a puzzle's difficulty, as options say it.
#pragma once

#include <dokushin/wishes.h>

#include <string>

namespace dokushin::cli {

class Arguments;

/// As the options say it.
struct WishOptions {
    std::string scale = "se";
    std::string rating;
    std::string level;
    std::string needs;
    std::string without;
    bool singles = false;
};

void add_wishes(Arguments &arguments, WishOptions &options);
/// A word that symmetry_named() knows.
void add_symmetry(Arguments &arguments, std::string &symmetry);

/// Wrong words, and wishes that don't go together, are usage errors.
[[nodiscard]] Wishes expect_wishes(const WishOptions &options);

/// Of the judge's last puzzle: " ED=4.2/1.2/1.2" or " hard 1080 x-wing"; empty if not rated.
[[nodiscard]] std::string rated_text(const Judge &judge);

} // namespace dokushin::cli
