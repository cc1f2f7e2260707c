// Traces for C: searches that are stepped through event by event.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

using namespace dokushin;
using namespace dokushin::c;

const char *dokushin_event_kind_name(std::uint8_t kind) {
    return kind <= static_cast<std::uint8_t>(EventKind::exhausted)
               ? literal(name(static_cast<EventKind>(kind)))
               : "unknown";
}

const char *dokushin_event_reason_name(std::uint8_t reason) {
    return reason <= static_cast<std::uint8_t>(Reason::end)
               ? literal(name(static_cast<Reason>(reason)))
               : "unknown";
}

namespace {

bool is_end(const Event &event) {
    return event.kind == EventKind::solved || event.kind == EventKind::exhausted;
}

/// Writes the next events, up to the first that ends the search or that `stops_at` names. The
/// number of them is returned.
template <typename StopsAt>
std::size_t write_events(Search &search, dokushin_event *events, std::size_t room,
                         StopsAt stops_at) {
    std::size_t count = 0;
    for (bool ends = false; count < room && !ends; ++count) {
        const Event event = search.next();
        events[count] = {static_cast<std::uint8_t>(event.kind),
                         static_cast<std::uint8_t>(event.reason),
                         static_cast<std::uint16_t>(event.cell),
                         static_cast<std::uint8_t>(event.digit),
                         {},
                         event.depth};
        ends = is_end(event) || stops_at(event);
    }
    return count;
}

} // namespace

dokushin_code dokushin_search_new(const dokushin_puzzle *puzzle, const char *method,
                                  dokushin_search **search, dokushin_error *error) {
    return guarded(
        error, {handle("puzzle", puzzle), given("method", method), given("search", search)},
        [&]() -> Outcome {
            const auto known = method_named(method);
            if (!known) {
                return no_such({"method"}, method, methods(), [](Method one) { return name(one); });
            }
            DOKUSHIN_TRY(made, make_search(*known, puzzle->puzzle));
            give_handle(search, puzzle->puzzle.shape(), std::move(made));
            return {};
        });
}

void dokushin_search_free(dokushin_search *search) { free_handle(search); }

dokushin_code dokushin_search_next(dokushin_search *search, dokushin_event *events,
                                   std::size_t room, std::size_t *made, dokushin_error *error) {
    return guarded(
        error, {handle("search", search), given("events", events, room), given("made", made)}, [&] {
            *made =
                write_events(*search->search, events, room, [](const Event &) { return false; });
        });
}

dokushin_code dokushin_search_next_until(dokushin_search *search, std::size_t cell,
                                         dokushin_event *events, std::size_t room,
                                         std::size_t *made, dokushin_error *error) {
    return guarded(
        error, {handle("search", search), given("events", events, room), given("made", made)},
        [&]() -> Outcome {
            if (cell >= search->shape.cell_count()) {
                return failed(DOKUSHIN_BAD_ARGUMENT, {"cell {}", cell},
                              {"a cell from 0 of a board of {}", search->shape.name()});
            }
            *made = write_events(*search->search, events, room, [&](const Event &event) {
                return (event.kind == EventKind::place || event.kind == EventKind::take_back) &&
                       event.cell == cell_at(cell);
            });
            return {};
        });
}

dokushin_code dokushin_search_grid(const dokushin_search *search, std::uint8_t *grid,
                                   std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("search", search), given("grid", grid)}, [&]() -> Outcome {
        DOKUSHIN_CHECK(expect_room("grid", count, search->shape.cell_count()));
        write_grid(grid, search->search->grid());
        return {};
    });
}

dokushin_code dokushin_search_candidates(const dokushin_search *search, std::uint64_t *candidates,
                                         std::size_t count, dokushin_error *error) {
    return guarded(error, {handle("search", search), given("candidates", candidates)},
                   [&]() -> Outcome {
                       DOKUSHIN_CHECK(expect_room("candidates", count, search->shape.cell_count()));
                       for (std::size_t at = 0; at < count; ++at) {
                           candidates[at] = search->search->candidates(cell_at(at)).bits();
                       }
                       return {};
                   });
}

dokushin_code dokushin_search_counters(const dokushin_search *search, std::uint64_t *nodes,
                                       std::uint64_t *guesses, std::uint64_t *backtracks) {
    return guarded(nullptr,
                   {handle("search", search), given("nodes", nodes), given("guesses", guesses),
                    given("backtracks", backtracks)},
                   [&] {
                       const Counters &counters = search->search->counters();
                       *nodes = counters.nodes;
                       *guesses = counters.guesses;
                       *backtracks = counters.backtracks;
                   });
}
