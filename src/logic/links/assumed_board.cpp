#include "logic/links/assumed_board.h"

#include <cassert>

namespace dokushin::logic {

void AssumedBoard::begin(const Position &position, bool cells) {
    assert(position.side() <= 16);
    const Layout &layout = position.layout();
    const Truths truths(position, cells);
    assert(truths.is_ok());
    side_ = layout.side();
    members_.resize(truths.size() * side_);
    causes_.resize(truths.size());
    before_.resize(truths.size());
    for (std::size_t at = 0; at < truths.size(); ++at) {
        const auto truth = static_cast<TruthNumber>(at);
        causes_[at] = truths.cause(truth);
        before_[at] = static_cast<Members>(truths.members(truth));
    }
    seats_.clear();
    seat_slots_.clear();
    for (std::size_t at = 0; at < layout.cell_count(); ++at) {
        for (const Digit digit : layout.shape().all_digits()) {
            seat_slots_.push_back(static_cast<std::uint16_t>(seats_.size()));
            if (position.has(cell_at(at), digit)) {
                const CandidateNumber number = candidate_number(layout, cell_at(at), digit);
                truths.each_seat({cell_at(at), digit}, [&](Truths::Seat seat) {
                    members_[seat.truth * side_ + seat.bit] = static_cast<std::uint16_t>(number);
                    seats_.push_back({seat.truth, static_cast<Members>(seat.own())});
                });
            }
        }
    }
    seat_slots_.push_back(static_cast<std::uint16_t>(seats_.size()));
}

} // namespace dokushin::logic
