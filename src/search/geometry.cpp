#include "search/geometry.h"

#include "board/constraints.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>

namespace dokushin::search {

unsigned rule_words_for(unsigned side, std::size_t rules) {
    if (rules > std::size_t{most_house_words} * 64) {
        return most_rule_words;
    }
    return rules <= 64 && side <= 16 ? 1 : most_house_words;
}

unsigned rule_words_of(const Shape &shape) {
    return rule_words_for(shape.side(), shape.houses().size() + shape.constraints().size());
}

RuleList stated_rules(const Shape &shape) {
    RuleList list;
    list.constraints.resize(shape.constraints().size());
    std::iota(list.constraints.begin(), list.constraints.end(), std::uint16_t{0});
    return list;
}

Geometry::Geometry(Shape its, RuleList rules)
    : Incidence(std::move(its)), list_(std::move(rules)),
      word_count_(rule_words_for(side(), house_count() + list_.size())),
      rule_sets_(cell_count() * std::size_t{word_count_}) {
    const auto insert = [&](unsigned rule, std::span<const Cell> cells) {
        for (const Cell cell : cells) {
            rule_sets_[index(cell) * word_count_ + rule / 64] |= std::uint64_t{1} << rule % 64;
        }
    };
    for (HouseNumber house = 0; house < house_count(); ++house) {
        insert(house, cells_in(house));
    }
    for (const std::uint16_t constraint : list_.constraints) {
        constrained_.push_back(dokushin::cells_of(shape().constraints()[constraint]));
        insert(rule_count() - 1, constrained_.back());
    }
    for (const SumRule &sum : list_.sums) {
        constrained_.emplace_back(sum.cells().begin(), sum.cells().end());
        insert(rule_count() - 1, sum.cells());
    }
    for (const CountRule &count : list_.counts) {
        constrained_.emplace_back(count.cells().begin(), count.cells().end());
        insert(rule_count() - 1, count.cells());
    }
    assert(constrained_.size() == list_.size());
    assert(rule_count() <= word_count_ * 64);
    for (unsigned first = 0; first < house_count(); ++first) {
        for (unsigned second = first + 1; second < house_count(); ++second) {
            add_crossing(first, second);
        }
    }
}

std::span<const Cell> Geometry::subject(unsigned listed) const {
    const std::size_t counts = list_.size() - list_.counts.size();
    if (listed >= counts) {
        return list_.counts[listed - counts].counted();
    }
    const std::optional<Subject> stated = stated_subject(listed);
    return constrained(listed).first(stated ? stated->size : constrained(listed).size());
}

DigitSet Geometry::subject_digits(unsigned listed) const {
    const std::optional<Subject> stated = stated_subject(listed);
    return stated ? stated->digits : DigitSet::all(side());
}

std::optional<Subject> Geometry::stated_subject(unsigned listed) const {
    return listed < list_.constraints.size()
               ? subject_of(shape().constraints()[list_.constraints[listed]])
               : std::nullopt;
}

void Geometry::add_crossing(unsigned first, unsigned second) {
    const auto of_first = cells_in(first);
    const auto of_second = cells_in(second);
    std::vector<Cell> shared;
    std::ranges::set_intersection(of_first, of_second, std::back_inserter(shared));
    if (shared.size() < 2 || shared.size() == of_first.size()) {
        return;
    }
    crossings_.push_back({static_cast<HouseIndex>(first), static_cast<HouseIndex>(second),
                          static_cast<std::uint32_t>(crossing_cells_.size()),
                          static_cast<std::uint16_t>(shared.size()),
                          static_cast<std::uint16_t>(side() - shared.size())});
    std::ranges::copy(shared, std::back_inserter(crossing_cells_));
    std::ranges::set_difference(of_first, shared, std::back_inserter(crossing_cells_));
    std::ranges::set_difference(of_second, shared, std::back_inserter(crossing_cells_));
    assert(crossing_cells_.size() == crossings_.back().begin + 2 * side() - shared.size());
}

} // namespace dokushin::search
