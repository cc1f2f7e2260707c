#include "logic/tell/limits.h"

#include "logic/tell/lists.h"

#include <fmt/format.h>

#include <vector>

namespace dokushin::logic {
namespace {

/// "r1c1 = 5", "r1c3 can only be 1 or 2"; "r1c3 can't be 9" if that is shorter.
std::string limit(const Part &part, const Shape &shape, const Alphabet &alphabet,
                  const Phrases &phrases) {
    const std::string cell = shape.cell_name(part.cells.front());
    if (part.digits.size() == 1) {
        return fmt::format("{} = {}", cell, alphabet.symbol(part.digits.first()));
    }
    const bool is_long = 2 * part.digits.size() > shape.side();
    std::vector<std::string> digits;
    for (const Digit digit : is_long ? shape.all_digits() - part.digits : part.digits) {
        digits.emplace_back(1, alphabet.symbol(digit));
    }
    return fmt::format(
        fmt::runtime(is_long ? phrases.limited_without : phrases.limited_to),
        fmt::arg("cell", cell),
        fmt::arg("digits", joined(digits, phrases.list_comma,
                                  is_long ? phrases.without_last : phrases.list_or)));
}

} // namespace

std::string limits_of(const Step &step, const Shape &shape, const Alphabet &alphabet,
                      const Phrases &phrases) {
    std::vector<std::string> limits;
    bool rests_on_all = true;
    for (const Part &part : step.parts) {
        if (part.role == Role::limit) {
            rests_on_all = false;
            if (!part.cells.empty()) {
                limits.push_back(limit(part, shape, alphabet, phrases));
            }
        }
    }
    if (rests_on_all || limits.empty()) {
        return std::string(rests_on_all ? phrases.by_all_left : phrases.by_rule_alone);
    }
    return fmt::format(
        fmt::runtime(phrases.by_limits),
        fmt::arg("limits", joined(limits, phrases.limits_comma, phrases.limits_last)));
}

} // namespace dokushin::logic
