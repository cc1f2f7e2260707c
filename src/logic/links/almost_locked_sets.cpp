#include "logic/links/almost_locked_sets.h"

#include <algorithm>
#include <set>

namespace dokushin::logic {
namespace {

class Sets {
  public:
    explicit Sets(const Position &position)
        : position_(position), layout_(position.layout()),
          most_(layout_.side() <= 9 ? layout_.side() - 1 : 4) {}

    std::vector<AlmostLockedSet> all() {
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            open_.clear();
            for (unsigned place = 0; place < layout_.side(); ++place) {
                if (position_.is_open(layout_.cell_in(house, place))) {
                    open_.push_back(layout_.cell_in(house, place));
                }
            }
            choose(0, {}, 0, {});
        }
        return std::move(found_);
    }

  private:
    void choose(std::size_t from, const CellBits &cells, unsigned chosen, DigitSet digits) {
        if (chosen > 0 && digits.size() == chosen + 1 && seen_.insert(cells).second) {
            add(cells, digits);
        }
        if (chosen == most_) {
            return;
        }
        for (std::size_t at = from; at < open_.size(); ++at) {
            const DigitSet more = digits | position_.candidates(open_[at]);
            if (more.size() <= most_ + 1) {
                choose(at + 1, cells | CellBits::only(open_[at]), chosen + 1, more);
            }
        }
    }

    void add(const CellBits &cells, DigitSet digits) {
        AlmostLockedSet set{cells, digits, {}, {}};
        for (const Digit digit : digits) {
            CellBits places;
            for (const Cell cell : cells) {
                if (position_.has(cell, digit)) {
                    places.insert(cell);
                }
            }
            set.places.push_back(places);
            set.seen.push_back(seen_from_all(layout_, places));
        }
        found_.push_back(std::move(set));
    }

    const Position &position_;
    const Layout &layout_;
    unsigned most_;
    std::vector<Cell> open_; ///< of the house that is looked at
    std::set<CellBits> seen_;
    std::vector<AlmostLockedSet> found_;
};

} // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Position &position) {
    return Sets(position).all();
}

} // namespace dokushin::logic
