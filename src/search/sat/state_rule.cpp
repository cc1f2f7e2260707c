#include "search/sat/state_rule.h"

#include "board/constraints.h"
#include "search/sat/rule_clauses.h"

namespace dokushin::search {
namespace {

/// States that the cells of an alternative's rule differ. Those of the board's own are peers.
void make_different(Encoding &encoding, std::span<const Cell> cells) {
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = one + 1; other < cells.size(); ++other) {
            encoding.differ(cells[one], cells[other], encoding.shape().all_digits());
        }
    }
}

} // namespace

void state_rule(Encoding &encoding, const Constraint &rule) {
    if (encoding.is_conditional() && cells_differ(rule)) {
        make_different(encoding, cells_of(rule));
    }
    std::visit([&](const auto &kind) { encode(encoding, kind); }, rule);
}

/// A variable for each alternative, under which its rules are stated; one of these is true.
void encode(Encoding &encoding, const AnyOf &rule) {
    Clause chosen;
    for (const std::vector<Constraint> &alternative : rule.alternatives) {
        chosen.push_back(encoding.new_variable());
        encoding.under(chosen.back(), [&] {
            for (const Constraint &each : alternative) {
                state_rule(encoding, each);
            }
        });
    }
    encoding.add(chosen);
}

} // namespace dokushin::search
