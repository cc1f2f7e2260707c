// A model of a cluster at work: one master hands out chunks of puzzles, in the order of the input,
// to cores as these become free. Nothing runs but a queue of moments, so that a hundred thousand
// cores are no more trouble than two; what each puzzle costs comes from measured times.
//
// - Cores that share a host's memory are a rank. The master sees to it that a rank has a chunk for
//   each of its cores and one that waits, so that nobody waits for the network unless the master
//   is late. It begins with a chunk for each core of all ranks.
// - An answer travels for `latency`, waits until the master has dealt with all that came before,
//   takes the master `handout` (for taking it in and sending the next chunk), and that travels for
//   `latency` again. The first chunks travel without an answer before them.
// - The master does nothing else, and is not among the cores. The last answers, reading the input
//   and writing the output are left out.
//
// Guided chunks are those of Polychronopoulos and Kuck, "Guided self-scheduling" (1987): a
// part of what is left, so that the last ones are small.
#pragma once

#include "base/random.h"

#include <cstdint>
#include <vector>

namespace dokushin::bench {

/// Times in seconds.
struct Farm {
    std::uint32_t cores = 1;
    double handout = 0;
    double latency = 0;
    std::uint32_t threads = 1; ///< cores of a rank
};

struct Chunks {
    std::uint64_t most = 1; ///< puzzles of a chunk
    bool guided = false;    ///< what is left, divided by 4 times the cores, if that is less
    std::uint64_t least = 1;
};

/// The order in which puzzles come: as drawn, or the whole distribution by its costs.
enum class Coming : std::uint8_t { drawn, rising, falling };

/// So many puzzles, each of which costs one of the measured times. The same whatever the chunks.
class Input {
  public:
    /// `times`: at least one.
    Input(std::vector<double> times, std::uint64_t puzzles, Coming coming, std::uint64_t seed);
    [[nodiscard]] std::uint64_t left() const { return puzzles_ - taken_; }
    /// What the next `puzzles` cost together; no more than are left.
    [[nodiscard]] double take(std::uint64_t puzzles);

  private:
    [[nodiscard]] double next();

    std::vector<double> times_;
    std::uint64_t puzzles_;
    std::uint64_t taken_ = 0;
    Coming coming_;
    Random random_;
};

struct Outcome {
    std::uint64_t chunks = 0;
    double work = 0;     ///< of all puzzles, in seconds of one core
    double makespan = 0; ///< until the last core ends
    double tail = 0;     ///< since the first core had nothing more to do
    double master = 0;   ///< the part of the makespan for which the master was busy
    /// The part of all cores' time that was work.
    double utilisation = 0;
};

[[nodiscard]] Outcome simulate(Input input, const Farm &farm, const Chunks &chunks);

} // namespace dokushin::bench
