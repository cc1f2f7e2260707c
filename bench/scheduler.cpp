#include "scheduler.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <queue>

namespace dokushin::bench {
namespace {

/// A chunk, and when its rank has it.
struct Waiting {
    double arrival = 0;
    double work = 0;
};

/// A core, and when it is done with what it does.
struct Busy {
    double until = 0;
    std::uint32_t core = 0;
    auto operator<=>(const Busy &) const = default;
};

/// Deals with questions in the order of their coming.
class Master {
  public:
    Master(Input &input, const Farm &farm, const Chunks &chunks)
        : input_(input), farm_(farm), chunks_(chunks) {}

    [[nodiscard]] bool has_more() const { return input_.left() > 0; }

    /// The next chunk, after what was heard at that moment, which is no earlier than the last.
    Waiting hand_out(double heard) {
        free_ = std::max(free_, heard) + farm_.handout;
        ++handed_out_;
        const double work = input_.take(next_size());
        work_ += work;
        return {free_ + farm_.latency, work};
    }

    [[nodiscard]] std::uint64_t handed_out() const { return handed_out_; }
    [[nodiscard]] double work() const { return work_; }

  private:
    [[nodiscard]] std::uint64_t next_size() const {
        std::uint64_t size = chunks_.most;
        if (chunks_.guided) {
            const std::uint64_t share = input_.left() / (std::uint64_t{4} * farm_.cores);
            size = std::min(size, std::max(share, chunks_.least));
        }
        return std::min(size, input_.left());
    }

    Input &input_;
    const Farm &farm_;
    const Chunks &chunks_;
    double free_ = 0;
    std::uint64_t handed_out_ = 0;
    double work_ = 0;
};

/// When cores have nothing more to do.
struct Ends {
    double first = std::numeric_limits<double>::infinity();
    double last = 0;
    void note(double end) {
        first = std::min(first, end);
        last = std::max(last, end);
    }
};

Outcome outcome_of(const Master &master, const Ends &ends, const Farm &farm) {
    Outcome outcome;
    outcome.chunks = master.handed_out();
    outcome.work = master.work();
    outcome.makespan = ends.last;
    if (ends.last > 0) {
        outcome.tail = ends.last - ends.first;
        outcome.master = static_cast<double>(outcome.chunks) * farm.handout / ends.last;
        outcome.utilisation = outcome.work / (farm.cores * ends.last);
    }
    return outcome;
}

} // namespace

Input::Input(std::vector<double> times, std::uint64_t puzzles, Coming coming, std::uint64_t seed)
    : times_(std::move(times)), puzzles_(puzzles), coming_(coming), random_(seed, 0) {
    assert(!times_.empty());
    if (coming_ == Coming::rising) {
        std::ranges::sort(times_);
    } else if (coming_ == Coming::falling) {
        std::ranges::sort(times_, std::greater());
    }
}

double Input::next() {
    if (coming_ == Coming::drawn) {
        ++taken_;
        return times_[random_.below(static_cast<std::uint32_t>(times_.size()))];
    }
    // The whole distribution once, however many puzzles there are of each time.
    const double part = static_cast<double>(taken_++) / static_cast<double>(puzzles_);
    const auto at = static_cast<std::size_t>(part * static_cast<double>(times_.size()));
    return times_[std::min(at, times_.size() - 1)];
}

double Input::take(std::uint64_t puzzles) {
    assert(puzzles <= left());
    double sum = 0;
    for (std::uint64_t taken = 0; taken < puzzles; ++taken) {
        sum += next();
    }
    return sum;
}

Outcome simulate(Input input, const Farm &farm, const Chunks &chunks) {
    assert(farm.cores > 0 && farm.threads > 0 && chunks.most > 0 && chunks.least > 0);
    Master master(input, farm, chunks);
    std::vector<std::queue<Waiting>> ranks((farm.cores - 1) / farm.threads + 1);
    for (std::uint32_t core = 0; core < farm.cores && master.has_more(); ++core) {
        ranks[core / farm.threads].push(master.hand_out(0));
    }
    for (std::size_t rank = 0; rank < ranks.size() && master.has_more(); ++rank) {
        ranks[rank].push(master.hand_out(0));
    }
    Ends ends;
    std::priority_queue<Busy, std::vector<Busy>, std::greater<>> cores;
    const auto take = [&](std::uint32_t core, double free) {
        std::queue<Waiting> &rank = ranks[core / farm.threads];
        if (rank.empty()) {
            ends.note(free);
            return;
        }
        cores.push({std::max(free, rank.front().arrival) + rank.front().work, core});
        rank.pop();
    };
    for (std::uint32_t core = 0; core < farm.cores; ++core) {
        take(core, 0);
    }
    while (!cores.empty()) {
        const auto [now, core] = cores.top();
        cores.pop();
        if (master.has_more()) {
            ranks[core / farm.threads].push(master.hand_out(now + farm.latency));
        }
        take(core, now);
    }
    return outcome_of(master, ends, farm);
}

} // namespace dokushin::bench
