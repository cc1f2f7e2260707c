// Tasks are what threads do of a search for what is near to puzzles: each is some parts of the
// vicinity of one puzzle.
#pragma once

#include "stream/input/record_stream.h"

#include <dokushin/generate.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace dokushin::cli {

/// An Origin is a record of the inputs, or the error in its place, with its number.
struct Origin {
    stream::Item item;
    std::size_t index;
};

/// A Seed is a puzzle whose vicinity is searched: a record of the inputs, or found near to one.
struct Seed {
    std::shared_ptr<const Origin> origin;
    std::optional<Puzzle> puzzle; ///< nothing if the record is wrong
};

struct Task {
    Seed seed;
    std::uint64_t number = 0; ///< the seed's in its round, from 0
    std::uint64_t first_part = 0;
    std::uint64_t parts = 0; ///< 0: all were done before
    std::uint64_t all_parts = 0;
    bool begins = false; ///< is it the first task of its seed in this process?

    [[nodiscard]] bool ends() const { return first_part + parts >= all_parts; }
};

/// A Division divides the seeds of a round into tasks, of which those before a place in the round
/// are done already.
class Division {
  public:
    using NextSeed = std::function<std::optional<Seed>()>;

    /// The first `seeds_done` seeds are done, and the first `parts_done` parts of the next one.
    Division(const VicinityOptions &how, NextSeed next_seed, std::uint64_t seeds_done,
             std::uint64_t parts_done);

    /// Returns the next task; nothing at the end. Each seed has one at least.
    [[nodiscard]] std::optional<Task> next();

  private:
    [[nodiscard]] bool begin_seed();
    [[nodiscard]] std::uint64_t parts_of_task() const;

    const VicinityOptions &how_;
    NextSeed next_seed_;
    std::uint64_t seeds_done_;
    std::uint64_t parts_done_;
    std::uint64_t seeds_ = 0; ///< that were begun
    Task task_{};             ///< the last one
};

} // namespace dokushin::cli
