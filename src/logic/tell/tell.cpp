// A step is put into words by filling its parts into the sentence of its technique.
#include "logic/steps/flat_evidence.h"
#include "logic/steps/or_pattern.h"
#include "logic/techniques/table.h"
#include "logic/tell/limits.h"
#include "logic/tell/lists.h"
#include "logic/tell/phrases.h"
#include "logic/tell/result.h"
#include "logic/tell/rule_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin {

using logic::Phrases;
using logic::phrases_of;

namespace {

/// Is a name one of those in a list, "roof+naked-set"?
bool is_listed(std::string_view name, std::string_view list) {
    for (;;) {
        const std::size_t plus = list.find('+');
        if (list.substr(0, plus) == name) {
            return true;
        }
        if (plus == std::string_view::npos) {
            return false;
        }
        list.remove_prefix(plus + 1);
    }
}

/// Is this a house sum, on which a link of a chain may rest?
bool is_sum(const Step &step) { return part_of(step, Role::unit) != nullptr; }

/// Fills the parts of a step into a template (phrases.h lists what can be filled in).
class Teller {
  public:
    Teller(const Step &step, logic::FlatEvidence evidence, const Shape &shape,
           const Wording &wording)
        : step_(step), evidence_(std::move(evidence)), shape_(shape), wording_(wording),
          alphabet_(logic::alphabet_of(wording, shape)), phrases_(phrases_of(wording.language)) {}

    [[nodiscard]] std::string fill(std::string_view pattern) const {
        std::string text;
        while (!pattern.empty()) {
            const std::size_t open = pattern.find('{');
            text += pattern.substr(0, open);
            if (open == std::string_view::npos) {
                break;
            }
            const std::size_t close = pattern.find('}', open);
            text += filler(pattern.substr(open + 1, close - open - 1));
            pattern.remove_prefix(close + 1);
        }
        return text;
    }

    [[nodiscard]] std::string chains() const {
        std::string text;
        for (const Chain &chain : step_.chains) {
            text += '\n';
            text += this->chain(chain);
        }
        return text;
    }

  private:
    /// Returns what stands for a name in a template: of the whole pattern, or of parts by role.
    [[nodiscard]] std::string filler(std::string_view name) const {
        return name == "cell"     ? first_cell()
               : name == "cells"  ? cells(evidence_.cells)
               : name == "digits" ? digits(evidence_.digits)
               : name == "house"  ? house(0)
               : name == "other"  ? house(1)
               : name == "third"  ? house(2)
               : name == "groups" ? groups()
               : name == "result" ? tell_result(step_, shape_, wording_)
                                  : of_rules(name);
    }

    /// Returns what stands for a name of steps by rules; other names are those of roles.
    [[nodiscard]] std::string of_rules(std::string_view name) const {
        const Part *const part = part_of(step_, Role::rule);
        return name == "conclusion"   ? conclusion()
               : name == "impossible" ? impossible()
               : name == "choices"    ? choices()
               : name == "truth"      ? truth()
               : name == "limits"     ? logic::limits_of(step_, shape_, alphabet_, phrases_)
               : name == "size"       ? fmt::to_string(step_.size)
               : name == "counted"    ? counted()
               : name == "pattern"    ? pattern()
               : part == nullptr || part->rules.empty() ? of_roles(name)
               : name == "rule"                         ? rule(part->rules.front())
               : name == "reason"                       ? reason(part->rules.front())
               : name == "combinations" ? combinations(part->combinations, phrases_.list_and)
               : name == "combination"  ? combinations(part->combinations, phrases_.list_or)
                                        : of_roles(name);
    }

    /// Lists the cells, digits or houses of all parts of some roles: "roof",
    /// "roof+naked-set:digits".
    [[nodiscard]] std::string of_roles(std::string_view roles) const {
        const std::size_t colon = std::min(roles.find(':'), roles.size());
        const std::string_view what = roles.substr(colon);
        const Part all = parts_of(roles.substr(0, colon));
        return what == ":digits"   ? digits(all.digits)
               : what == ":houses" ? houses(all.houses)
               : what == ":one"    ? one_of(all.cells)
               : what == ":some"   ? some_cells(all.cells)
               : what == ":links"  ? links(roles.substr(0, colon))
               : what == ":each"   ? digits_of_each(roles.substr(0, colon))
               : what == ":total"  ? fmt::to_string(total_of(roles.substr(0, colon)))
                                   : cells(all.cells);
    }

    /// "1/4, 1/7 and 4/7": the digits of each part with this role.
    [[nodiscard]] std::string digits_of_each(std::string_view role) const {
        std::vector<std::string> texts;
        for (const Part &part : step_.parts) {
            if (name(part.role) != role) {
                continue;
            }
            std::string text;
            for (const Digit digit : part.digits) {
                text += text.empty() ? "" : "/";
                text += alphabet_.symbol(digit);
            }
            texts.push_back(std::move(text));
        }
        return list(texts);
    }

    /// "1 in row 3 and column 4; 2 in row 5": the houses of the parts with this role, by digit.
    [[nodiscard]] std::string links(std::string_view role) const {
        std::vector<std::string> texts;
        for (const Digit digit : shape_.all_digits()) {
            std::vector<HouseIndex> holders;
            for (const Part &part : step_.parts) {
                if (name(part.role) == role && part.digits.contains(digit)) {
                    holders.insert(holders.end(), part.houses.begin(), part.houses.end());
                }
            }
            if (!holders.empty()) {
                texts.push_back(fmt::format(fmt::runtime(phrases_.digits_in_house),
                                            fmt::arg("digits", digits(DigitSet::only(digit))),
                                            fmt::arg("where", houses(holders))));
            }
        }
        return logic::joined(texts, phrases_.list_results, phrases_.list_results);
    }

    /// Returns the total of the part with this role, as the board's values have it.
    [[nodiscard]] int total_of(std::string_view role) const {
        const auto found = std::ranges::find_if(
            step_.parts, [&](const Part &part) { return name(part.role) == role; });
        return found == step_.parts.end() ? 0 : total_of(*found);
    }
    [[nodiscard]] int total_of(const Part &part) const {
        const std::size_t cells = part.cells.size() + part.houses.size() * shape_.side();
        return part.total + static_cast<int>(cells) * above_one();
    }

    /// The value of the first digit less 1.
    [[nodiscard]] int above_one() const { return static_cast<int>(shape_.lowest()) - 1; }

    /// Joins the parts whose roles are listed.
    [[nodiscard]] Part parts_of(std::string_view roles) const {
        Part all;
        for (const Part &part : step_.parts) {
            if (!is_listed(name(part.role), roles)) {
                continue;
            }
            all.cells.insert(all.cells.end(), part.cells.begin(), part.cells.end());
            all.digits = all.digits | part.digits;
            all.houses.insert(all.houses.end(), part.houses.begin(), part.houses.end());
        }
        return all;
    }

    [[nodiscard]] std::string first_cell() const {
        const std::vector<Cell> &own = evidence_.cells;
        const std::vector<Cell> &further = evidence_.further_cells;
        return shape_.cell_name(!own.empty()       ? own.front()
                                : !further.empty() ? further.front()
                                                   : Cell{});
    }

    [[nodiscard]] std::string list(const std::vector<std::string> &names) const {
        return logic::joined(names, phrases_.list_comma, phrases_.list_and);
    }

    [[nodiscard]] std::string cells(std::span<const Cell> cells) const {
        std::vector<std::string> names;
        for (const Cell cell : cells) {
            names.push_back(shape_.cell_name(cell));
        }
        return list(names);
    }

    /// "r5c5", or "one of r5c5 and r5c6".
    [[nodiscard]] std::string one_of(std::span<const Cell> among) const {
        return among.size() < 2 ? cells(among)
                                : fmt::format(fmt::runtime(phrases_.one_of), cells(among));
    }

    [[nodiscard]] std::string digits(DigitSet digits) const {
        std::vector<std::string> names;
        for (const Digit digit : digits) {
            names.emplace_back(1, alphabet_.symbol(digit));
        }
        return list(names);
    }

    /// Returns groups of cells with their digits; a stroke separates Medusa's colours.
    [[nodiscard]] std::string groups() const {
        std::string text;
        bool first = true;
        for (const logic::CellGroup &group : evidence_.groups) {
            if (group.cells.empty()) {
                text += " | ";
                first = true;
                continue;
            }
            text += first ? "" : "; ";
            first = false;
            for (std::size_t at = 0; at < group.cells.size(); ++at) {
                text += at == 0 ? "" : ", ";
                text += shape_.cell_name(group.cells[at]);
            }
            std::string symbols;
            for (const Digit digit : group.digits) {
                symbols += symbols.empty() ? "" : " ";
                symbols += alphabet_.symbol(digit);
            }
            text += fmt::format(" ({})", symbols);
        }
        return text;
    }

    [[nodiscard]] std::string house_name(std::size_t number) const {
        assert(number < shape_.houses().size());
        return logic::house_name(shape_.houses()[number], phrases_);
    }

    [[nodiscard]] std::string house(std::size_t which) const {
        return which < evidence_.houses.size() ? house_name(evidence_.houses[which])
                                               : std::string{};
    }

    [[nodiscard]] std::string houses(std::span<const HouseIndex> houses) const {
        return logic::house_list(houses, shape_, phrases_);
    }

    /// Returns how often a digit is in two areas that hold it equally often.
    [[nodiscard]] std::string counted() const {
        return fmt::format(
            fmt::runtime(step_.size == 0 ? phrases_.areas_without : phrases_.areas_with),
            fmt::arg("digits", digits(evidence_.digits)), fmt::arg("n", step_.size));
    }

    /// Lists the cells of a long line by its first two and its last.
    [[nodiscard]] std::string some_cells(std::span<const Cell> of) const {
        constexpr std::size_t most = 6;
        return of.size() <= most ? cells(of)
                                 : fmt::format("{0}{3}{1}{3}…{3}{2}", shape_.cell_name(of[0]),
                                               shape_.cell_name(of[1]), shape_.cell_name(of.back()),
                                               phrases_.list_comma);
    }

    // ---- rules ---------------------------------------------------------------------

    [[nodiscard]] std::string rule(RuleIndex number) const {
        assert(number < shape_.constraints().size());
        const Constraint &rule = shape_.constraints()[number];
        return fmt::format(fmt::runtime(phrases_.rule_at),
                           fmt::arg("name", logic::rule_name(rule, shape_, wording_.language)),
                           fmt::arg("cells", some_cells(logic::cells_to_name(rule))));
    }

    [[nodiscard]] std::string reason(RuleIndex number) const {
        return logic::rule_reason(shape_.constraints()[number], shape_, wording_.language);
    }

    /// "1+2+9, 1+3+8 or 1+4+7"
    [[nodiscard]] std::string combinations(std::span<const DigitSet> sets,
                                           std::string_view last) const {
        std::vector<std::string> texts;
        for (const DigitSet set : sets) {
            std::string text;
            for (const Digit digit : set) {
                text += text.empty() ? "" : "+";
                text += alphabet_.symbol(digit);
            }
            texts.push_back(std::move(text));
        }
        return logic::joined(texts, phrases_.list_comma, last);
    }

    /// Returns each cage of a house, and what they leave over, with its combinations.
    [[nodiscard]] std::string choices() const {
        std::vector<std::string> texts;
        for (const Part &part : step_.parts) {
            if (part.combinations.empty()) {
                continue;
            }
            texts.push_back(fmt::format(
                fmt::runtime(phrases_.choice),
                fmt::arg("which", part.rules.empty() ? rest(part) : rule(part.rules.front())),
                fmt::arg("combination", combinations(part.combinations, phrases_.list_or))));
        }
        return logic::joined(texts, phrases_.choices, phrases_.choices_and);
    }

    [[nodiscard]] std::string rest(const Part &part) const {
        return fmt::format(fmt::runtime(phrases_.rest_at),
                           fmt::arg("cells", some_cells(part.cells)),
                           fmt::arg("n", total_of(part)));
    }

    /// Returns the sum of some cells less that of others: "r4c5 + r4c6 − r3c7".
    [[nodiscard]] std::string difference(std::span<const Cell> of,
                                         std::span<const Cell> less) const {
        std::string text;
        for (const Cell cell : of) {
            text += text.empty() ? "" : " + ";
            text += shape_.cell_name(cell);
        }
        for (const Cell cell : less) {
            text += " − " + shape_.cell_name(cell);
        }
        return text;
    }

    /// Returns the equation of outies and innies, without a minus before all or a zero alone.
    [[nodiscard]] std::string equation() const {
        const std::vector<Cell> outies = parts_of("outie").cells;
        const std::vector<Cell> innies = parts_of("innie").cells;
        const int total = total_of("rule") - total_of("unit");
        if (total == 0 && !outies.empty() && !innies.empty()) {
            return fmt::format("{} = {}", difference(outies, {}), difference(innies, {}));
        }
        const bool turned = outies.empty() || (!innies.empty() && total < 0);
        return fmt::format("{} = {}",
                           turned ? difference(innies, outies) : difference(outies, innies),
                           turned ? -total : total);
    }

    /// Returns the equation and the result; the equation alone where it is the result.
    [[nodiscard]] std::string conclusion() const {
        const std::string result = tell_result(step_, shape_, wording_);
        const std::string sum = equation();
        return result.empty() || sum == result ? sum
                                               : fmt::format("{}{}{}", sum, phrases_.colon, result);
    }

    /// "r3c4", "5 in row 3", "5 in the quadruple at r3c3, …": of its candidates one is true.
    [[nodiscard]] std::string truth() const {
        const Part &base = *part_of(step_, Role::base);
        if (base.houses.empty() && base.rules.empty()) {
            return cells(base.cells);
        }
        const bool is_house = base.rules.empty();
        return fmt::format(
            fmt::runtime(is_house ? phrases_.digits_in_house : phrases_.digits_in_rule),
            fmt::arg("digits", digits(base.digits)),
            fmt::arg("where", is_house ? houses(base.houses) : rule(base.rules.front())));
    }

    /// Returns the name of the pattern that the base is.
    [[nodiscard]] std::string pattern() const {
        const Part &base = *part_of(step_, Role::base);
        return std::string(
            name(logic::or_pattern(shape_, base.cells, base.digits), wording_.language));
    }

    [[nodiscard]] std::string impossible() const {
        const Part *const target = part_of(step_, Role::target);
        if (target == nullptr) {
            return fmt::format(fmt::runtime(phrases_.no_filling),
                               fmt::arg("rule", of_rules("rule")));
        }
        if (target->houses.empty() && !target->digits.empty()) {
            return std::string(phrases_.no_guardian);
        }
        return target->houses.empty() ? fmt::format(fmt::runtime(phrases_.no_digit),
                                                    fmt::arg("cell", cells(target->cells)))
                                      : fmt::format(fmt::runtime(phrases_.no_place),
                                                    fmt::arg("house", houses(target->houses)),
                                                    fmt::arg("digits", digits(target->digits)));
    }

    // ---- chains --------------------------------------------------------------------

    [[nodiscard]] std::string link(const ChainLink &link) const {
        if (link.group.empty()) {
            return logic::candidate_text(link.candidate, link.on, shape_, alphabet_);
        }
        std::string cells;
        for (const Cell cell : link.group) {
            cells += cells.empty() ? "" : "/";
            cells += shape_.cell_name(cell);
        }
        return fmt::format("{} {} {}", cells, link.on ? "=" : "≠",
                           alphabet_.symbol(link.candidate.digit));
    }

    [[nodiscard]] std::string why(const ChainLink &link) const {
        switch (link.because) {
        case Because::assumed:
            return std::string(phrases_.assumed);
        case Because::cell:
            return std::string(link.on ? phrases_.last_in_cell : phrases_.cell_full);
        case Because::house:
            return fmt::format(fmt::runtime(link.on ? phrases_.last_in_house : phrases_.house_full),
                               fmt::arg("house", house_name(link.house)));
        case Because::rule:
            return fmt::format(fmt::runtime(link.on ? phrases_.last_by_rule : phrases_.by_rule),
                               fmt::arg("rule", rule(link.rule)));
        case Because::almost_locked:
            return fmt::format(fmt::runtime(phrases_.almost_locked),
                               fmt::arg("cells", cells(link.set)));
        case Because::advanced:
            break;
        }
        const bool nested = link.nested >= 0;
        assert(!nested || static_cast<std::size_t>(link.nested) < step_.nested.size());
        if (nested && is_sum(step_.nested[static_cast<std::size_t>(link.nested)])) {
            return Teller(step_.nested[static_cast<std::size_t>(link.nested)], {}, shape_, wording_)
                .equation();
        }
        const Technique technique =
            nested ? step_.nested[static_cast<std::size_t>(link.nested)].technique : link.technique;
        return fmt::format(fmt::runtime(nested ? phrases_.by_nested : phrases_.by_technique),
                           fmt::arg("technique", name(technique, wording_.language)));
    }

    /// Returns the assumption, then a line for each further link.
    [[nodiscard]] std::string chain(const Chain &chain) const {
        assert(!chain.links.empty());
        std::string text = fmt::format(fmt::runtime(phrases_.branch_if),
                                       fmt::arg("start", link(chain.links.front())));
        for (std::size_t at = 1; at < chain.links.size(); ++at) {
            std::vector<std::string> parents;
            for (const std::uint32_t parent : chain.links[at].parents) {
                assert(parent < chain.links.size());
                parents.push_back(link(chain.links[parent]));
            }
            text += '\n';
            text += fmt::format(fmt::runtime(phrases_.link_from), fmt::arg("n", at),
                                fmt::arg("parents", list(parents)),
                                fmt::arg("link", link(chain.links[at])),
                                fmt::arg("why", why(chain.links[at])));
        }
        return text;
    }

    const Step &step_;
    logic::FlatEvidence evidence_;
    const Shape &shape_;
    const Wording &wording_;
    Alphabet alphabet_;
    const Phrases &phrases_;
};

} // namespace

std::string tell_where(const Step &step, const Shape &shape, const Wording &wording) {
    const Look where = look(step, shape);
    logic::FlatEvidence named;
    named.digits = where.digits;
    if (where.house) {
        named.houses = {*where.house};
    }
    const Phrases &phrases = phrases_of(wording.language);
    return Teller(step, named, shape, wording)
        .fill(where.house  ? phrases.look_at
              : where.rule ? phrases.look_at_rule
                           : phrases.look_for);
}

std::string tell(const Step &step, const Shape &shape, const Wording &wording) {
    const Teller teller(step, logic::flat_evidence(step), shape, wording);
    std::string text = teller.fill(logic::row_of(step.technique).sentence.in(wording.language));
    text += teller.chains();
    for (std::size_t at = 0; at < step.nested.size(); ++at) {
        if (step.chains.empty()) { // the patterns of a joint step
            text += fmt::format("\n  ({}) {}", at + 1, tell(step.nested[at], shape, wording));
        } else if (is_sum(step.nested[at])) {
            text += fmt::format("\n  {}", tell(step.nested[at], shape, wording));
        }
    }
    return text;
}

} // namespace dokushin
