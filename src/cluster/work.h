// Chunks of work and their answers, and how they are packed into messages.
#pragma once

#include "stream/input/run_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace dokushin::cluster {

/// A part of the run with its number, from 0 in the order of the output.
struct Chunk {
    std::uint64_t number = 0;
    stream::WorkPart part;
};

struct Answer {
    std::uint64_t number = 0;
    stream::PartAnswer part;
    double seconds = 0;    ///< how long a thread worked on it
    std::string failure{}; ///< why there is no answer (out of memory); else empty
};

/// Packs values into bytes, and back. All ranks run the same program, so that the format has no
/// version.
[[nodiscard]] std::string packed(const Chunk &chunk);
[[nodiscard]] std::string packed(const Answer &answer);
[[nodiscard]] std::optional<Chunk> unpacked_chunk(std::string_view bytes);
[[nodiscard]] std::optional<Answer> unpacked_answer(std::string_view bytes);

} // namespace dokushin::cluster
