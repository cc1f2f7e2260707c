// Lists of sets of cells for C, and the most pairwise disjoint sets of a list.
#include "c/limits.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/study.h>

#include <algorithm>
#include <cassert>

using namespace dokushin;
using namespace dokushin::c;

dokushin_code dokushin_sets_new(dokushin_sets **sets) {
    return guarded(nullptr, {given("sets", sets)}, [&] { give_handle(sets); });
}

void dokushin_sets_free(dokushin_sets *sets) { free_handle(sets); }

dokushin_code dokushin_sets_add(dokushin_sets *sets, const std::uint16_t *cells, std::size_t count,
                                dokushin_error *error) {
    return guarded(error, {handle("sets", sets), given("cells", cells, count)}, [&]() -> Outcome {
        std::vector<Cell> set;
        for (std::size_t at = 0; at < count; ++at) {
            if (cells[at] >= max_cells) {
                return failed(DOKUSHIN_OUT_OF_RANGE, {"cell {}", cells[at]},
                              {"{} to {}", 0, max_cells - 1});
            }
            set.push_back(cell_at(cells[at]));
        }
        sets->sets.push_back(std::move(set));
        return {};
    });
}

dokushin_code dokushin_sets_count(const dokushin_sets *sets, std::size_t *count) {
    return guarded(nullptr, {handle("sets", sets), given("count", count)},
                   [&] { *count = sets->sets.size(); });
}

dokushin_code dokushin_sets_at(const dokushin_sets *sets, std::size_t position,
                               std::uint16_t *cells, std::size_t room, std::size_t *found,
                               dokushin_error *error) {
    return guarded(error,
                   {handle("sets", sets), given("cells", cells, room), given("found", found)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_entry(position, sets->sets.size(), "no further set"));
                       const std::vector<Cell> &set = sets->sets[position];
                       write_cells(cells, std::span(set).first(std::min(room, set.size())));
                       *found = set.size();
                       return {};
                   });
}

dokushin_code dokushin_disjoint_sets(const dokushin_sets *sets,
                                     const dokushin_solve_options *options, std::size_t *positions,
                                     std::size_t room, std::size_t *found, std::int32_t *complete,
                                     dokushin_error *error) {
    return guarded(error,
                   {handle("sets", sets), given("positions", positions, room),
                    given("found", found), given("complete", complete)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(how, solving_of(options, 2));
                       const DisjointSets best = disjoint_sets(sets->sets, how.limits);
                       std::ranges::copy_n(
                           best.chosen.begin(),
                           static_cast<std::ptrdiff_t>(std::min(room, best.chosen.size())),
                           positions);
                       assert(best.chosen.empty() || best.chosen.back() < sets->sets.size());
                       *found = best.chosen.size();
                       *complete = best.complete ? 1 : 0;
                       return {};
                   });
}
