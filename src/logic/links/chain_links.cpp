#include "logic/links/chain_links.h"

#include <algorithm>

namespace dokushin::logic {

ChainLinks::ChainLinks(const Position &position, LinkKinds kinds, bool all)
    : layout_(position.layout()), truths_(position, kinds.cells), kinds_(kinds), all_(all),
      weak_(layout_.cell_count() * layout_.side()), strong_(layout_.cell_count() * layout_.side()),
      linked_from_(layout_.cell_count() * layout_.side(), ~CandidateNumber{0}) {}

std::span<const ChainLinks::Link> ChainLinks::weak(CandidateNumber from) const {
    return weak_.of(from, [&](std::vector<Link> &links) { add_weak(from, links); });
}

std::span<const ChainLinks::Link> ChainLinks::strong(CandidateNumber from) const {
    return strong_.of(from, [&](std::vector<Link> &links) { add_strong(from, links); });
}

void ChainLinks::add_strong(CandidateNumber from, std::vector<Link> &links) const {
    const std::size_t first = links.size();
    truths_.each_seat(candidate_of(layout_, from), [&](Truths::Seat seat) {
        const Truths::Members others = truths_.others(seat);
        if (!is_single(others) || (!kinds_.houses && !truths_.is_cell(seat.truth))) {
            return;
        }
        const CandidateNumber to =
            candidate_number(layout_, truths_.first_member(seat.truth, others));
        const auto known = std::span(links).subspan(first);
        if (std::ranges::find(known, to, &Link::to) == known.end()) {
            links.push_back({to, truths_.cause(seat.truth)});
        }
    });
}

void ChainLinks::add_weak(CandidateNumber from, std::vector<Link> &links) const {
    truths_.each_seat(candidate_of(layout_, from), [&](Truths::Seat seat) {
        const Cause cause = truths_.cause(seat.truth);
        truths_.each_member(seat.truth, truths_.others(seat), [&](const Candidate &other) {
            const CandidateNumber to = candidate_number(layout_, other);
            if (linked_from_[to] != from && (all_ || !strong(to).empty())) {
                linked_from_[to] = from;
                links.push_back({to, cause});
            }
        });
    });
}

} // namespace dokushin::logic
