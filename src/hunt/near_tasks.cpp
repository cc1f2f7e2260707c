// Vicinities are divided so that many threads have work, and a journal loses little.
#include <dokushin/near_hunt.h>

#include <algorithm>

namespace dokushin {

NearTasks::NearTasks(const VicinityOptions &how, NextSeed next_seed, std::uint64_t seeds_done,
                     std::uint64_t parts_done)
    : how_(how), next_seed_(std::move(next_seed)), seeds_done_(seeds_done),
      parts_done_(parts_done) {}

std::optional<NearTask> NearTasks::next() {
    if (task_.ends()) {
        if (!begin_seed()) {
            return std::nullopt;
        }
    } else {
        task_.first_part += task_.parts;
        task_.begins = false;
    }
    task_.parts = std::min(parts_of_task(), task_.all_parts - task_.first_part);
    return task_;
}

bool NearTasks::begin_seed() {
    std::optional<NearSeed> seed = next_seed_();
    if (!seed) {
        return false;
    }
    task_ = {*std::move(seed), seeds_++, 0, 0, 0, true};
    task_.all_parts = task_.seed.puzzle ? vicinity_parts(*task_.seed.puzzle, how_) : 0;
    if (task_.number < seeds_done_) {
        task_.first_part = task_.all_parts;
    } else if (task_.number == seeds_done_) {
        task_.first_part = std::min(parts_done_, task_.all_parts);
    }
    return true;
}

/// Returns how many parts make a task of some milliseconds: a part tries about three digits in each
/// choice of blank cells.
std::uint64_t NearTasks::parts_of_task() const {
    constexpr double boards_of_task = 3000;
    if (how_.samples > 0 || !task_.seed.puzzle) {
        return 1;
    }
    double boards = 1;
    const auto cells = static_cast<double>(task_.seed.puzzle->givens().size());
    for (std::uint64_t added = 0; added < how_.add && boards < boards_of_task; ++added) {
        boards *= 3 * (cells - static_cast<double>(added)) / static_cast<double>(added + 1);
    }
    return static_cast<std::uint64_t>(boards_of_task / std::max(boards, 1.0)) + 1;
}

} // namespace dokushin
