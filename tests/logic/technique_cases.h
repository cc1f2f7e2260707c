// Cases of techniques in HoDoKu's library format: a position, a technique, and what it
// concludes there. tests/golden has some of our own; bench/technique_cases.sh goes through
// any file of them, such as HoDoKu's regression library.
#pragma once

#include "logic/steps/flat_evidence.h"

#include <dokushin/explain.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <algorithm>
#include <array>
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
    Conclusion eliminated;
    Conclusion placed;
};

struct Coded {
    std::vector<Technique> techniques;
    /// Of these HoDoKu names the digits that go, of others those of the pattern.
    bool named_by_result = false;
    /// Where a step places a digit, the list has the cells of its pattern instead.
    bool placed_by_pattern = false;
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
        {"03111", {{T::siamese_fish}}},
        {"03121", {{T::siamese_fish}}},
        {"03211", {{T::siamese_fish}}},
        {"03221", {{T::siamese_fish}}},
        {"03411", {{T::siamese_franken_fish}}},
        {"03421", {{T::siamese_franken_fish}}},
        {"03621", {{T::siamese_mutant_fish}}},
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
        {"0404", {{T::dual_two_string_kite}}},
        {"0405", {{T::dual_empty_rectangle}}},
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
        // Codes that others add to the format.
        {"0620", {{T::unique_loop_1, T::unique_loop_2, T::unique_loop_3, T::unique_loop_4}}},
        {"0621", {{T::extended_rectangle}}},
        {"0622", {{T::bug_lite}}},
        {"0623", {{T::reverse_bug}}},
        {"0624", {{T::mug}}},
        {"0804", {{T::wxyz_wing}}},
        {"0805", {{T::vwxyz_wing}}},
        {"1400", {{T::broken_wing}, false, true}},
        {"1401", {{T::bivalue_oddagon}}},
        {"1402", {{T::tridagon}}},
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
            (field == 1 ? one.eliminated : one.placed)
                .emplace(9 * (part(1) - 1) + part(2) - 1, part(0));
        }
        word.clear();
        field += c == ':' ? 1U : 0U;
    }
    return one;
}

struct Judged {
    bool known = false; ///< is there such a technique with us?
    bool exact = false; ///< found with exactly this conclusion
    bool more = false;  ///< found with this and more, all of which the solution confirms
    bool wrong = false; ///< something was found of these digits
    bool told = true;   ///< is each that was found explained in all languages?
};

/// The digits that HoDoKu names.
inline std::set<char> digits_of(const Step &step, bool named_by_result) {
    std::set<char> digits;
    for (const Digit digit : named_by_result ? DigitSet{} : logic::flat_evidence(step).digits) {
        digits.insert(static_cast<char>('0' + number(digit)));
    }
    for (const auto &list : {step.eliminations, step.placements}) {
        for (const Candidate &candidate : named_by_result ? list : std::vector<Candidate>{}) {
            digits.insert(static_cast<char>('0' + number(candidate.digit)));
        }
    }
    return digits;
}

inline bool is_confirmed(const Step &step, const Puzzle &puzzle) {
    const SolveResult solved = solve(puzzle);
    const auto is_true = [&](const Candidate &candidate) {
        return solved.solution[index(candidate.cell)] == candidate.digit;
    };
    return solved.status == Status::unique && std::ranges::all_of(step.placements, is_true) &&
           std::ranges::none_of(step.eliminations, is_true);
}

inline bool is_told(const Step &step, const Shape &shape) {
    constexpr std::array languages{Language::english, Language::japanese, Language::chinese};
    return std::ranges::all_of(languages, [&](Language language) {
        const std::string text = tell(step, shape, language);
        return text.find(tell_result(step, shape, language)) != text.npos &&
               text.find_first_of("{}") == text.npos;
    });
}

/// What a list has as placed by the step.
inline Conclusion placed_of(const Step &step, bool by_pattern) {
    Conclusion placed = conclusion_of(step.placements);
    if (by_pattern && !placed.empty()) {
        const unsigned digit = placed.begin()->second;
        placed.clear();
        for (const Cell cell : part_of(step, Role::base)->cells) {
            placed.emplace(index(cell), digit);
        }
    }
    return placed;
}

/// By what `explain --find` looks for.
inline Judged judge(const TechniqueCase &one) {
    Judged judged;
    const auto row = codes().find(one.code);
    if (row == codes().end()) {
        return judged;
    }
    judged.known = true;
    const Walk walk(one.puzzle);
    const std::set<char> digits(one.digits.begin(), one.digits.end());
    for (const Technique technique : row->second.techniques) {
        for (const Step &step : walk.all(technique)) {
            const Conclusion placed = placed_of(step, row->second.placed_by_pattern);
            // What a placement eliminates is not listed.
            const Conclusion eliminated =
                placed.empty() ? conclusion_of(step.eliminations) : Conclusion{};
            const bool exact = eliminated == one.eliminated && placed == one.placed;
            const bool more = std::ranges::includes(eliminated, one.eliminated) &&
                              std::ranges::includes(placed, one.placed);
            judged.wrong |= digits_of(step, row->second.named_by_result) == digits;
            judged.exact |= exact;
            judged.more |= more && !exact && is_confirmed(step, one.puzzle);
            judged.told = judged.told && (!more || is_told(step, walk.shape()));
        }
    }
    return judged;
}

/// Is it as the library has it? Some of its cases say that there is none.
inline bool is_found(const TechniqueCase &one, const Judged &judged) {
    return judged.known && judged.told &&
           (one.variant == "x" ? !judged.wrong : judged.exact || judged.more);
}

} // namespace dokushin::logic_tests
