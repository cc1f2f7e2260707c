#include "logic/finders/patterns/or_relations.h"

#include "logic/finders/patterns/impossible_sets.h"
#include "logic/finders/patterns/tridagons.h"

#include <algorithm>

namespace dokushin::logic {
namespace {

constexpr std::size_t most_in_relation = 5;

OrRelation relation_of(const Position &position, std::span<const Cell> cells, DigitSet digits) {
    OrRelation relation{{cells.begin(), cells.end()}, digits, {}};
    for (const Cell cell : cells) {
        for (const Digit digit : position.candidates(cell) - digits) {
            relation.guardians.push_back({cell, digit});
        }
    }
    std::ranges::sort(relation.guardians);
    return relation;
}

void add_tridagons(std::vector<OrRelation> &relations, const Position &position) {
    const auto fits = [&](const Tridagon &tridagon, std::span<const Cell> cells) {
        std::size_t guardians = 0;
        for (const Cell cell : cells) {
            guardians += tridagon.guardians(position, cell).size();
        }
        return guardians <= most_in_relation;
    };
    TridagonSearch(position).each(fits, [&](const Tridagon &tridagon) {
        relations.push_back(relation_of(position, tridagon.cells, tridagon.digits));
        return true;
    });
}

void add_impossible_sets(std::vector<OrRelation> &relations, const Position &position) {
    for (const DigitSet digits : few_digits(position.layout().shape())) {
        for (const ImpossibleSet &set :
             impossible_sets(position, digits, {.most_guardians = most_in_relation})) {
            relations.push_back(relation_of(position, set.cells, digits));
        }
    }
}

bool has_all_of_another(const OrRelation &relation, const std::vector<OrRelation> &others) {
    return std::ranges::any_of(others, [&](const OrRelation &other) {
        return std::ranges::includes(relation.guardians, other.guardians);
    });
}

} // namespace

std::vector<OrRelation> or_relations(const Position &position) {
    std::vector<OrRelation> all;
    add_tridagons(all, position);
    add_impossible_sets(all, position);
    std::vector<OrRelation> least;
    for (std::size_t guardians = 0; guardians <= most_in_relation; ++guardians) {
        for (const OrRelation &one : all) {
            if (one.guardians.size() == guardians && !has_all_of_another(one, least)) {
                least.push_back(one);
            }
        }
    }
    std::erase_if(least, [](const OrRelation &one) { return one.guardians.size() < 2; });
    return least;
}

} // namespace dokushin::logic
