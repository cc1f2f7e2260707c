#include "logic/links/truths.h"

namespace dokushin::logic {

std::optional<Cause> Truths::weak_link(const Candidate &one, const Candidate &other) const {
    std::optional<Cause> first;
    if (one != other && (one.cell == other.cell || one.digit == other.digit)) {
        each_seat(one, [&](Seat seat) {
            each_seat(other, [&](Seat same) {
                if (!first && same.truth == seat.truth) {
                    first = cause(seat.truth);
                }
            });
        });
    }
    return first;
}

bool Truths::is_ok() const {
    bool ok = true;
    for (CandidateNumber at = 0; at < layout_.cell_count() * layout_.side(); ++at) {
        const Candidate candidate = candidate_of(layout_, at);
        const bool is_there = position_.has(candidate.cell, candidate.digit);
        each_seat(candidate, [&](Seat seat) {
            ok = ok && seat.truth < size() && first_member(seat.truth, seat.own()) == candidate &&
                 of(candidate, cause(seat.truth)) == seat.truth &&
                 ((members(seat.truth) & seat.own()) != 0) == is_there;
        });
    }
    return ok;
}

} // namespace dokushin::logic
