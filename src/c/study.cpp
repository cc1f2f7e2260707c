// Backdoors and unavoidable sets, for C.
#include "c/limits.h"

#include <dokushin/study.h>

#include <fmt/format.h>

#include <algorithm>

using namespace dokushin;
using namespace dokushin::c;

static_assert(Backdoors::largest == 2, "two cells of each set are written");

dokushin_code dokushin_backdoors(const dokushin_puzzle *puzzle,
                                 const dokushin_solve_options *options, std::uint32_t *size,
                                 std::uint64_t *found, std::uint16_t *cells, std::size_t room,
                                 std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("puzzle", puzzle), given("size", size), given("found", found),
                    given("cells", cells, room), given("complete", complete)},
                   [&]() -> Answer {
                       const auto how = solving_of(options, 2);
                       if (!how) {
                           return std::unexpected(how.error());
                       }
                       const auto their = backdoors(puzzle->puzzle, {room, how->limits});
                       if (!their) {
                           return failed(their.error());
                       }
                       constexpr std::uint16_t none = 0xFFFF;
                       for (std::size_t at = 0; at < std::min(room, their->sets.size()); ++at) {
                           const std::vector<Cell> &set = their->sets[at];
                           for (std::size_t nth = 0; nth < Backdoors::largest; ++nth) {
                               *cells++ =
                                   nth < set.size() ? static_cast<std::uint16_t>(set[nth]) : none;
                           }
                       }
                       *size = their->size.value_or(Backdoors::largest + 1);
                       *found = their->count;
                       *complete = their->complete ? 1 : 0;
                       return {};
                   });
}

namespace {

std::string as_json(const std::vector<std::vector<Cell>> &sets) {
    std::string json = "[";
    for (const std::vector<Cell> &set : sets) {
        json += json.size() > 1 ? ",[" : "[";
        for (const Cell cell : set) {
            json += fmt::format("{}{}", json.back() == '[' ? "" : ",", index(cell));
        }
        json += ']';
    }
    return json + "]";
}

} // namespace

dokushin_code dokushin_unavoidable_json(const dokushin_shape *shape, const std::uint8_t *grid,
                                        std::size_t count, std::uint32_t largest,
                                        const dokushin_solve_options *options, char **json,
                                        std::int32_t *complete, dokushin_error *error) {
    return guarded(error,
                   {handle("shape", shape), given("grid", grid), given("json", json),
                    given("complete", complete)},
                   [&]() -> Answer {
                       const auto how = solving_of(options, 2);
                       if (!how) {
                           return std::unexpected(how.error());
                       }
                       const auto its = grid_of(shape->shape, grid, count);
                       if (!its) {
                           return std::unexpected(its.error());
                       }
                       UnavoidableOptions wanted;
                       wanted.largest = largest > 0 ? largest : wanted.largest;
                       wanted.limits = how->limits;
                       const auto found = unavoidable_sets(shape->shape, *its, wanted);
                       if (!found) {
                           return failed(found.error());
                       }
                       if (auto text = give_text(json, as_json(found->sets)); !text) {
                           return text;
                       }
                       *complete = found->complete ? 1 : 0;
                       return {};
                   });
}
