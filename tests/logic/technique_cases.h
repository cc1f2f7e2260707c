// Cases of techniques in HoDoKu's library format: a position, a technique, and what it
// concludes there. tests/golden has some of our own; bench/technique_cases.sh goes through
// any file of them, such as HoDoKu's regression library.
#pragma once

#include <dokushin/explain.h>
#include <dokushin/text.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace dokushin::logic_tests {

using Conclusion = std::set<std::pair<std::size_t, unsigned>>; ///< cell and digit

struct TechniqueCase {
    Puzzle puzzle;
    std::string code;    ///< "0311", without its variant
    std::string variant; ///< "1", "x" (nothing must be found), or empty
    std::string digits;
    Conclusion struck;
    Conclusion placed;
};

struct Coded {
    std::vector<Technique> techniques;
    /// Of these HoDoKu names the digits that go, of others those of the pattern.
    bool named_by_result = false;
    /// Two instances told as one ("siamese", "dual"): with us two steps.
    bool two_in_one = false;
};

/// HoDoKu's codes (sudoku/SolutionType.java).
inline const std::map<std::string, Coded> &codes() {
    using T = Technique;
    static const std::map<std::string, Coded> table{
        {"0000", {{T::last_digit}, true}},
        {"0002", {{T::hidden_single, T::last_digit}, true}},
        {"0003", {{T::naked_single}, true}},
        {"0100", {{T::pointing}}},
        {"0101", {{T::claiming}}},
        {"0110", {{T::locked_pair}}},
        {"0111", {{T::locked_triple}}},
        {"0200", {{T::naked_pair}}},
        {"0201", {{T::naked_triple}}},
        {"0202", {{T::naked_quad}}},
        {"0210", {{T::hidden_pair}}},
        {"0211", {{T::hidden_triple}}},
        {"0212", {{T::hidden_quad}}},
        {"0300", {{T::x_wing}}},
        {"0301", {{T::swordfish}}},
        {"0302", {{T::jellyfish}}},
        {"0310", {{T::finned_x_wing}}},
        {"0311", {{T::finned_swordfish}}},
        {"0312", {{T::finned_jellyfish}}},
        {"0320", {{T::sashimi_x_wing}}},
        {"0321", {{T::sashimi_swordfish}}},
        {"0322", {{T::sashimi_jellyfish}}},
        {"03111", {{T::finned_swordfish, T::sashimi_swordfish}, false, true}},
        {"03121", {{T::finned_jellyfish, T::sashimi_jellyfish}, false, true}},
        {"03211", {{T::finned_swordfish, T::sashimi_swordfish}, false, true}},
        {"03221", {{T::finned_jellyfish, T::sashimi_jellyfish}, false, true}},
        {"03411", {{T::finned_franken_swordfish}, false, true}},
        {"03421", {{T::finned_franken_jellyfish}, false, true}},
        {"03621", {{T::finned_mutant_jellyfish}, false, true}},
        {"0331", {{T::franken_swordfish}}},
        {"0332", {{T::franken_jellyfish}}},
        {"0340", {{T::finned_franken_x_wing}}},
        {"0341", {{T::finned_franken_swordfish}}},
        {"0342", {{T::finned_franken_jellyfish}}},
        {"0361", {{T::finned_mutant_swordfish}}},
        {"0362", {{T::finned_mutant_jellyfish}}},
        {"0363", {{T::finned_mutant_squirmbag}}},
        {"0364", {{T::finned_mutant_whale}}},
        {"0400", {{T::skyscraper}}},
        {"0401", {{T::two_string_kite}}},
        {"0402", {{T::empty_rectangle}}},
        {"0403", {{T::turbot_fish, T::skyscraper, T::two_string_kite}}},
        {"0404", {{T::two_string_kite}, false, true}},
        {"0405", {{T::empty_rectangle}, false, true}},
        {"0500", {{T::simple_colors_trap}}},
        {"0501", {{T::simple_colors_wrap}}},
        {"0502", {{T::multi_colors_1}}},
        {"0503", {{T::multi_colors_2}}},
        {"0600", {{T::unique_rectangle_1}}},
        {"0601", {{T::unique_rectangle_2}}},
        {"0602", {{T::unique_rectangle_3}}},
        {"0603", {{T::unique_rectangle_4}}},
        {"0604", {{T::unique_rectangle_5}}},
        {"0605", {{T::unique_rectangle_6}}},
        {"0606", {{T::hidden_rectangle}}},
        {"0607", {{T::avoidable_rectangle_1}}},
        {"0608", {{T::avoidable_rectangle_2}}},
        {"0610", {{T::bug_1}}},
        {"0701", {{T::x_chain}, true}},
        {"0702", {{T::xy_chain}, true}},
        {"0703", {{T::remote_pair}}},
        {"0706", {{T::continuous_nice_loop}, true}},
        {"0707", {{T::discontinuous_nice_loop}, true}},
        {"0708", {{T::aic}, true}},
        {"0709", {{T::grouped_continuous_nice_loop}, true}},
        {"0710", {{T::grouped_discontinuous_nice_loop}, true}},
        {"0711", {{T::grouped_aic}, true}},
        {"0800", {{T::xy_wing}}},
        {"0801", {{T::xyz_wing}}},
        {"0803", {{T::w_wing}}},
        {"0901", {{T::als_xz}, true}},
        {"0902", {{T::als_xy_wing}, true}},
        {"0903", {{T::als_chain}, true}},
        {"0904", {{T::death_blossom}, true}},
        {"1101", {{T::sue_de_coq}, true}},
        {"1201", {{T::template_set}, true}},
        {"1202", {{T::template_delete}, true}},
    };
    return table;
}

inline Conclusion conclusion_of(std::span<const Candidate> candidates) {
    Conclusion all;
    for (const Candidate &candidate : candidates) {
        all.emplace(index(candidate.cell), number(candidate.digit));
    }
    return all;
}

/// Of a line; none if it is a comment or no such line.
inline std::optional<TechniqueCase> case_of(const std::string &line) {
    if (line.empty() || line.front() != ':') {
        return std::nullopt;
    }
    const auto record = read_one(line);
    if (!record) {
        return std::nullopt;
    }
    std::map<std::string, std::string> headers;
    for (const auto &header : record->headers) {
        headers[std::string(header.first)] = std::string(header.second);
    }
    TechniqueCase one{record->puzzle, headers["code"], {}, headers["digits"], {}, {}};
    if (const auto dash = one.code.find('-'); dash != std::string::npos) {
        one.variant = one.code.substr(dash + 1);
        one.code.resize(dash);
    }
    // ":eliminations:placements:extra", candidates as digit, row, column.
    std::size_t field = 0;
    std::string word;
    for (const char c : headers["rest"] + ":") {
        if (c != ':' && c != ' ') {
            word += c;
            continue;
        }
        if (word.size() == 3 && (field == 1 || field == 2)) {
            const auto part = [&](std::size_t at) { return static_cast<unsigned>(word[at] - '0'); };
            (field == 1 ? one.struck : one.placed)
                .emplace(9 * (part(1) - 1) + part(2) - 1, part(0));
        }
        word.clear();
        field += c == ':' ? 1U : 0U;
    }
    return one;
}

struct Judged {
    bool known = false; ///< is there such a technique with us?
    bool found = false; ///< with exactly this conclusion
    bool alone = true;  ///< and none of these digits with another
    bool wrong = false; ///< something was found where nothing must be
};

inline Judged judge(const TechniqueCase &one) {
    Judged judged;
    const auto row = codes().find(one.code);
    if (row == codes().end()) {
        return judged;
    }
    judged.known = true;
    WalkOptions options;
    options.order = Order::hodoku;
    // HoDoKu's tests allow almost locked sets in the higher variants.
    options.almost_locked_in_chains =
        one.variant == "3" || one.variant == "4" || (one.code == "0709" && one.variant == "2");
    const Walk walk(one.puzzle, options);
    const std::set<char> digits(one.digits.begin(), one.digits.end());
    std::vector<Step> steps;
    for (const Technique technique : row->second.techniques) {
        std::ranges::move(walk.all(technique), std::back_inserter(steps));
    }
    if (row->second.two_in_one) {
        for (const Step &step : steps) {
            for (const Step &other : steps) {
                Conclusion both = conclusion_of(step.eliminations);
                both.merge(conclusion_of(other.eliminations));
                judged.found = judged.found || (both == one.struck && step.digits == other.digits);
            }
        }
        return judged;
    }
    {
        for (const Step &step : steps) {
            std::set<char> of_step;
            for (const Digit digit : step.digits) {
                of_step.insert(static_cast<char>('0' + number(digit)));
            }
            if (row->second.named_by_result) {
                of_step.clear();
                for (const auto &list : {step.eliminations, step.placements}) {
                    for (const Candidate &candidate : list) {
                        of_step.insert(static_cast<char>('0' + number(candidate.digit)));
                    }
                }
            }
            const Conclusion struck =
                step.placements.empty() ? conclusion_of(step.eliminations) : Conclusion{};
            const bool same = struck == one.struck && conclusion_of(step.placements) == one.placed;
            judged.found = judged.found || same;
            judged.alone = judged.alone && (same || of_step != digits);
            judged.wrong = judged.wrong || of_step == digits;
        }
    }
    return judged;
}

} // namespace dokushin::logic_tests
