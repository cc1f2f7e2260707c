// A step is written as JSON by nlohmann/json, with the keys in the order in which they are set.
#include "board/constraints.h"
#include "logic/steps/flat_evidence.h"

#include <dokushin/draw.h>
#include <dokushin/json.h>
#include <dokushin/rate.h>
#include <dokushin/solution_path.h>

#include <nlohmann/json.hpp>

#include <cassert>

namespace dokushin {
namespace {

using Json = nlohmann::ordered_json;

Json candidate_json(const Candidate &candidate, const Shape &shape) {
    return {{"cell", shape.cell_name(candidate.cell)}, {"digit", number(candidate.digit)}};
}

Json candidates_json(std::span<const Candidate> candidates, const Shape &shape) {
    Json list = Json::array();
    for (const Candidate &candidate : candidates) {
        list.push_back(candidate_json(candidate, shape));
    }
    return list;
}

Json cells_json(std::span<const Cell> cells, const Shape &shape) {
    Json list = Json::array();
    for (const Cell cell : cells) {
        list.push_back(shape.cell_name(cell));
    }
    return list;
}

Json digits_json(DigitSet digits) {
    Json list = Json::array();
    for (const Digit digit : digits) {
        list.push_back(number(digit));
    }
    return list;
}

std::string because(const ChainLink &link, const Shape &shape) {
    switch (link.because) {
    case Because::assumed:
        return "assumed";
    case Because::cell:
        return "cell";
    case Because::house:
        assert(link.house < shape.houses().size());
        return shape.houses()[link.house].name();
    case Because::rule:
        return name(shape.constraints()[link.rule], shape);
    case Because::almost_locked:
        return "almost locked set";
    case Because::advanced:
        break;
    }
    return link.nested >= 0 ? "nested" : std::string(info(link.technique).key);
}

Json chain_json(const Chain &chain, const Shape &shape) {
    Json list = Json::array();
    for (const ChainLink &link : chain.links) {
        Json object = candidate_json(link.candidate, shape);
        object["on"] = link.on;
        object["cells"] = cells_json(
            link.group.empty() ? std::span(&link.candidate.cell, 1) : std::span(link.group), shape);
        object["because"] = because(link, shape);
        object["nested"] = link.nested >= 0 ? Json(link.nested) : Json(nullptr);
        object["parents"] = link.parents;
        list.push_back(std::move(object));
    }
    return list;
}

/// Returns the cells of the look's house or rule, or its digits.
Json look_json(const Step &step, const Shape &shape) {
    const Look where = look(step, shape);
    const std::vector<Cell> cells = where.house  ? shape.houses()[*where.house].cells
                                    : where.rule ? cells_of(shape.constraints()[*where.rule])
                                                 : std::vector<Cell>{};
    return {{"cells", cells_json(cells, shape)}, {"digits", digits_json(where.digits)}};
}

/// Returns an object with the step's technique, its ratings and its texts.
Json head_json(const Step &step, const Shape &shape, const Wording &wording) {
    Json object;
    object["technique"] = info(step.technique).key;
    object["name"] = name(step.technique, wording.language);
    const unsigned tenths = explainer_rating(step, shape);
    object["rating"] = tenths > 0 ? Json(tenths / 10.0) : Json(nullptr);
    const HodokuScore score = hodoku_score(step.technique);
    object["hodoku"] = {{"level", name(score.level)}, {"points", score.points}};
    object["nesting"] = step.nesting;
    object["where"] = tell_where(step, shape, wording);
    object["look"] = look_json(step, shape);
    object["result"] = tell_result(step, shape, wording);
    object["text"] = tell(step, shape, wording);
    return object;
}

Json houses_json(std::span<const HouseIndex> houses, const Shape &shape) {
    Json list = Json::array();
    for (const HouseIndex house : houses) {
        list.push_back(shape.houses()[house].name());
    }
    return list;
}

Json rules_json(std::span<const RuleIndex> rules, const Shape &shape) {
    Json list = Json::array();
    for (const RuleIndex rule : rules) {
        list.push_back(name(shape.constraints()[rule], shape));
    }
    return list;
}

Json sets_json(std::span<const DigitSet> sets) {
    Json list = Json::array();
    for (const DigitSet set : sets) {
        list.push_back(digits_json(set));
    }
    return list;
}

Json parts_json(std::span<const Part> parts, const Shape &shape) {
    Json list = Json::array();
    for (const Part &part : parts) {
        list.push_back({{"role", name(part.role)},
                        {"cells", cells_json(part.cells, shape)},
                        {"digits", digits_json(part.digits)},
                        {"houses", houses_json(part.houses, shape)},
                        {"rules", rules_json(part.rules, shape)},
                        {"combinations", sets_json(part.combinations)},
                        {"total", part.total}});
    }
    return list;
}

/// Adds the conclusions and the evidence.
void add_evidence(Json &object, const Step &step, const Shape &shape) {
    object["placements"] = candidates_json(step.placements, shape);
    object["eliminations"] = candidates_json(step.eliminations, shape);
    object["parts"] = parts_json(step.parts, shape);
    // The flat evidence has the same parts in lists.
    const logic::FlatEvidence lists = logic::flat_evidence(step);
    object["cells"] = cells_json(lists.cells, shape);
    object["digits"] = digits_json(lists.digits);
    object["extra_cells"] = cells_json(lists.further_cells, shape);
    object["extra_digits"] = digits_json(lists.further_digits);
    object["houses"] = houses_json(lists.houses, shape);
    Json groups = Json::array();
    for (const logic::CellGroup &group : lists.groups) {
        groups.push_back(
            {{"cells", cells_json(group.cells, shape)}, {"digits", digits_json(group.digits)}});
    }
    object["groups"] = std::move(groups);
    Json links = Json::array();
    for (const Digit digit : lists.links) {
        links.push_back(number(digit));
    }
    object["links"] = std::move(links);
    Json chains = Json::array();
    for (const Chain &chain : step.chains) {
        chains.push_back(chain_json(chain, shape));
    }
    object["chains"] = std::move(chains);
}

/// Adds the highlights and arrows.
void add_drawing(Json &object, const Step &step, const Shape &shape, const Pencilmarks &marks) {
    Json drawn = Json::array();
    for (const Highlighted &marked : highlights(step, marks)) {
        Json one = candidate_json(marked.candidate, shape);
        one["role"] = name(marked.highlight);
        drawn.push_back(std::move(one));
    }
    object["roles"] = std::move(drawn);
    Json lines = Json::array();
    for (const LinkArrow &arrow : arrows(step)) {
        lines.push_back({{"from", candidate_json(arrow.from, shape)},
                         {"to", candidate_json(arrow.to, shape)},
                         {"kind", arrow.strong ? "strong" : "weak"}});
    }
    object["arrows"] = std::move(lines);
}

Json as_json(const Step &step, const Shape &shape, const Pencilmarks &marks,
             const Wording &wording) {
    Json object = head_json(step, shape, wording);
    add_evidence(object, step, shape);
    Json nested = Json::array();
    for (const Step &inner : step.nested) {
        nested.push_back(as_json(inner, shape, marks, wording));
    }
    object["nested"] = std::move(nested);
    add_drawing(object, step, shape, marks);
    return object;
}

std::string one_line(const Json &object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string step_json(const Step &step, const Shape &shape, const Pencilmarks &marks,
                      const Wording &wording) {
    return one_line(as_json(step, shape, marks, wording));
}

std::string step_json(const PathStep &step, const Shape &shape, const Pencilmarks &marks,
                      const Wording &wording) {
    Json object = as_json(step.step, shape, marks, wording);
    if (step.instance) {
        object["technique"] = key(step);
        object["name"] = name(step, wording.language);
        object["rating"] = nullptr;
        object["hodoku"] = nullptr;
        object["length"] = step.instance->length;
        object["notation"] = step.instance->notation;
    }
    return one_line(object);
}

} // namespace dokushin
