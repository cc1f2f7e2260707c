#include "cluster/plan.h"

#include "cluster/chunks.h"
#include "cluster/workshop.h"
#include "stream/compression/compression.h"
#include "stream/input/cuts.h"
#include "stream/process/descriptor_io.h"
#include "stream/process/interrupt.h"
#include "stream/process/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <fcntl.h>
#include <map>
#include <unistd.h>

namespace dokushin::cluster {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds time_for_samples{10};
constexpr std::uint64_t most_samples = 256;
/// The time that a chunk should take: much longer than the messages for it, much shorter than the
/// run.
constexpr double good_chunk_seconds = 0.5;

/// Sums over the chunks of the sample.
struct Sample {
    std::uint64_t chunks = 0;
    std::uint64_t bytes = 0; ///< bytes of the inputs, or attempts
    std::uint64_t lines = 0;
    std::uint64_t output = 0; ///< bytes
    double seconds = 0;
    double squares = 0; ///< squares of the seconds a byte, weighted with the bytes

    void add(std::uint64_t size, const Answer &answer) {
        ++chunks;
        bytes += size;
        lines += static_cast<std::uint64_t>(std::ranges::count(answer.part.output, '\n'));
        output += answer.part.output.size();
        seconds += answer.seconds;
        squares +=
            answer.seconds * answer.seconds / static_cast<double>(std::max<std::uint64_t>(1, size));
    }
    [[nodiscard]] double per(std::uint64_t what) const {
        return what == 0 ? 0 : seconds / static_cast<double>(what);
    }
    /// Twice the standard error of the mean, relative to the mean.
    [[nodiscard]] double error() const {
        const auto all = static_cast<double>(bytes);
        const double mean = seconds / all;
        const double variance = std::max(0.0, squares / all - mean * mean);
        return chunks < 2 ? 1 : 2 * std::sqrt(variance / static_cast<double>(chunks)) / mean;
    }
};

/// 0, 1/2, 1/4, 3/4, 1/8, …: any number of them is spread evenly (van der Corput).
double spread(std::uint64_t number) {
    double place = 0;
    for (double step = 0.5; number > 0; number >>= 1U, step /= 2) {
        place += (number & 1U) != 0 ? step : 0;
    }
    return place;
}

class Planner {
  public:
    Planner(const Run &run, unsigned ranks, unsigned threads, unsigned own_threads)
        : run_(run), ranks_(ranks), threads_(threads), own_threads_(own_threads),
          workshop_(own_threads, run.run_part) {}

    std::expected<std::string, std::string> plan() {
        if (run_.common != nullptr) {
            for (const std::string &input : run_.common->inputs) {
                if (stream::is_compressed(input)) {
                    return std::unexpected(fmt::format(
                        "--plan: {} is compressed, expected a file of text, of which lines can be "
                        "tried here and there",
                        stream::printable(input)));
                }
                sizes_.push_back(stream::file_size(input));
                total_ += sizes_.back();
                if (sizes_.back() == 0) {
                    return std::unexpected(fmt::format("--plan: {} has no size, or can't be read",
                                                       stream::printable(input)));
                }
            }
        }
        const auto end = Clock::now() + time_for_samples;
        std::uint64_t next = 0;
        const auto more = [&] {
            return next < most_samples && Clock::now() < end && !stream::interrupted();
        };
        while (more() || !sizes_under_way_.empty()) {
            if (more() && sizes_under_way_.size() < own_threads_) {
                begin(next++);
                continue;
            }
            workshop_.wait(std::chrono::milliseconds(10));
            for (const Answer &answer : workshop_.take()) {
                sample_.add(sizes_under_way_.extract(answer.number).mapped(), answer);
            }
        }
        return report();
    }

  private:
    void begin(std::uint64_t number) {
        Chunk chunk;
        chunk.number = number;
        if (run_.wanted) {
            chunk.part.first_attempt = number * run_.chunk;
            chunk.part.attempts = run_.chunk;
        } else {
            chunk.part =
                part_at(static_cast<std::uint64_t>(spread(number) * static_cast<double>(total_)));
        }
        const std::uint64_t size = run_.wanted ? run_.chunk : chunk.part.text.size();
        if (size > 0) {
            sizes_under_way_.emplace(number, size);
            workshop_.add(std::move(chunk));
        }
    }

    /// Reads a few lines behind a byte of the inputs.
    [[nodiscard]] stream::WorkPart part_at(std::uint64_t byte) const {
        std::size_t input = 0;
        while (input + 1 < sizes_.size() && byte >= sizes_[input]) {
            byte -= sizes_[input++];
        }
        const std::string &name = run_.common->inputs[input];
        stream::WorkPart part{stream::printable(name), {}, 0, 0, {}};
        const ReadOptions &options = run_.common->reading;
        const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor >= 0) {
            const stream::Cuts cuts(descriptor, sizes_[input], options);
            const std::uint64_t begin = cuts.from(byte);
            const std::uint64_t line = cuts.from(begin + 1) - begin;
            const std::uint64_t end = cuts.from(begin + line * ((run_.chunk + 7) / 8));
            stream::append_at(descriptor, begin, end - begin, part.text);
            ::close(descriptor);
        }
        return part;
    }

    [[nodiscard]] std::string report() const {
        if (sample_.chunks == 0) {
            return "nothing could be tried\n";
        }
        const double parts = run_.wanted
                                 ? static_cast<double>(run_.wanted->count) /
                                       std::max(1e-9, static_cast<double>(sample_.lines))
                                 : static_cast<double>(total_) / static_cast<double>(sample_.bytes);
        const double work = sample_.seconds * parts;
        const double lines = static_cast<double>(sample_.lines) * parts;
        std::string text =
            fmt::format("tried: {} in {}, {:.1f} s of a thread\n",
                        stream::counted(sample_.lines, "line", "lines"),
                        stream::counted(sample_.chunks, "place", "places"), sample_.seconds);
        if (run_.wanted && sample_.lines == 0) {
            return text + fmt::format("none of {} made a puzzle\n",
                                      stream::counted(sample_.bytes, "attempt", "attempts"));
        }
        text += fmt::format("all: about {:.0f} lines, {} of a thread, give or take {:.0f}%\n",
                            lines, stream::duration_text(work), 100 * sample_.error());
        text +=
            fmt::format("output: about {:.1f} MB in {}, and as much in {}.parts until the end\n",
                        static_cast<double>(sample_.output) * parts / 1e6,
                        stream::printable(run_.out), stream::printable(run_.out));
        const double chunk =
            std::min(work, sample_.per(run_.wanted ? sample_.bytes : sample_.lines) *
                               static_cast<double>(run_.chunk));
        text += fmt::format("chunks: {} of {} {}, {} each on average\n",
                            static_cast<std::uint64_t>(
                                std::ceil(run_.wanted ? static_cast<double>(sample_.bytes) * parts /
                                                            static_cast<double>(run_.chunk)
                                                      : lines / static_cast<double>(run_.chunk))),
                            run_.chunk, run_.wanted ? "attempts" : "lines", short_text(chunk));
        if (chunk > 0 && (chunk < good_chunk_seconds / 50 || chunk > good_chunk_seconds * 50)) {
            const double better = good_chunk_seconds / chunk * static_cast<double>(run_.chunk);
            text += fmt::format("  --chunk {} would make that half a second\n",
                                std::bit_ceil(static_cast<std::uint64_t>(std::max(1.0, better))));
        }
        text += fmt::format(
            "here: {} with {} in all: about {}\n", stream::counted(ranks_, "rank", "ranks"),
            stream::counted(threads_, "thread", "threads"), stream::duration_text(work / threads_));
        for (const unsigned cores : {10U, 100U, 1000U}) {
            text += fmt::format("with {:>4} cores like these: about {}\n", cores,
                                stream::duration_text(std::max(work / cores, chunk)));
        }
        return text;
    }

    static std::string short_text(double seconds) {
        return seconds < 1 ? fmt::format("{:.2g} ms", seconds * 1000)
                           : stream::duration_text(seconds);
    }

    const Run &run_;
    unsigned ranks_;
    unsigned threads_;
    unsigned own_threads_;
    std::vector<std::uint64_t> sizes_;
    std::uint64_t total_ = 0;
    std::map<std::uint64_t, std::uint64_t> sizes_under_way_;
    Sample sample_;
    Workshop workshop_; ///< last, so that its threads end first
};

} // namespace

std::expected<std::string, std::string> plan_of(const Run &run, unsigned ranks, unsigned threads,
                                                unsigned own_threads) {
    return Planner(run, ranks, threads, own_threads).plan();
}

} // namespace dokushin::cluster
