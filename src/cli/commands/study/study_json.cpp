// This file writes a study as a JSON object.
#include "cli/commands/candidate_list.h"
#include "cli/commands/study/study_report.h"
#include "stream/puzzle_line.h"

namespace dokushin::cli {

std::vector<std::string> names(const std::vector<Cell> &cells, const Shape &shape) {
    std::vector<std::string> list;
    for (const Cell cell : cells) {
        list.push_back(shape.cell_name(cell));
    }
    return list;
}

namespace {

Json sets_json(const std::vector<std::vector<Cell>> &sets, const Shape &shape) {
    Json list = Json::array();
    for (const auto &set : sets) {
        list.push_back(names(set, shape));
    }
    return list;
}

Json removals_json(const std::vector<Removal> &removals, const Shape &shape) {
    Json list = Json::array();
    for (const Removal &removal : removals) {
        list.push_back({{"cell", shape.cell_name(removal.cell)},
                        {"solutions", removal.solutions},
                        {"at_least", removal.at_least}});
    }
    return list;
}

} // namespace

Json as_json(const Study &study, const Job &job, const StudyWishes &wishes, const Json &error) {
    const Record &record = job.record;
    const Shape &shape = record.puzzle.shape();
    Json object{{"index", job.index},
                {"status", name(study.status)},
                {"puzzle", puzzle_line(record)},
                {"givens", study.givens}};
    if (study.eliminated > 0) {
        object["eliminated"] = study.eliminated;
    }
    object["solution"] =
        study.solution.empty() ? Json(nullptr) : Json(to_line(study.solution, record.alphabet));
    if (study.redundancy) {
        const Redundancy &found = *study.redundancy;
        const Restorable &back = study.restorable;
        const auto minimal = is_minimal(found, back);
        object["minimal"] = minimal ? Json(*minimal) : Json(nullptr);
        object["redundant"] = {{"cells", names(found.redundant, shape)},
                               {"complete", found.complete}};
        if (study.eliminated > 0) {
            object["restorable"] = {{"candidates", candidates_json(back.candidates, shape)},
                                    {"complete", back.complete}};
        }
    }
    if (study.backdoors) {
        const Backdoors &found = *study.backdoors;
        object["backdoors"] = {{"size", found.size ? Json(*found.size) : Json(nullptr)},
                               {"count", found.count},
                               {"sets", sets_json(found.sets, shape)},
                               {"complete", found.complete}};
    }
    if (study.unavoidable) {
        object["unavoidable"] = {{"largest", wishes.largest},
                                 {"sets", sets_json(study.unavoidable->sets, shape)},
                                 {"complete", study.unavoidable->complete}};
        object["lower_bound"] = {{"givens", study.disjoint.chosen.size()},
                                 {"sets", study.disjoint.chosen},
                                 {"complete", study.disjoint.complete}};
    }
    if (study.removals) {
        object["removals"] = removals_json(*study.removals, shape);
    }
    object["error"] = error;
    return object;
}

} // namespace dokushin::cli
