#include "scheduler.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <queue>

namespace dokushin::bench {
namespace {

/// A chunk that a core has, and when it begins with it.
struct Held {
    double begin = 0;
    double work = 0;
    auto operator<=>(const Held &) const = default;
};

/// Deals with questions in the order of their coming.
class Master {
  public:
    Master(Input &input, const Farm &farm, const Chunks &chunks)
        : input_(input), farm_(farm), chunks_(chunks) {}

    [[nodiscard]] bool has_more() const { return input_.left() > 0; }

    /// To a question of that moment: a chunk, and when it is there. Moments never fall.
    Held hand_out(double asked) {
        free_ = std::max(free_, asked + farm_.latency) + farm_.handout;
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
            const std::uint64_t share = input_.left() / (4 * std::uint64_t{farm_.cores});
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
    assert(farm.cores > 0 && chunks.most > 0 && chunks.least > 0);
    Master master(input, farm, chunks);
    Ends ends;
    std::priority_queue<Held, std::vector<Held>, std::greater<>> cores;
    for (std::uint32_t core = 0; core < farm.cores; ++core) {
        if (master.has_more()) {
            cores.push(master.hand_out(0));
        } else {
            ends.note(0);
        }
    }
    // The chunk that begins first is also the next one for which a core asks for another.
    while (!cores.empty()) {
        const Held held = cores.top();
        cores.pop();
        const double free = held.begin + held.work;
        if (master.has_more()) {
            const Held next = master.hand_out(held.begin);
            cores.push({std::max(free, next.begin), next.work});
        } else {
            ends.note(free);
        }
    }
    return outcome_of(master, ends, farm);
}

} // namespace dokushin::bench
