#include "cluster/coordinator.h"

#include "cluster/estimate.h"
#include "cluster/feed.h"
#include "cluster/journal.h"
#include "cluster/output_file.h"
#include "cluster/syncing.h"
#include "cluster/worker.h"
#include "cluster/workshop.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <deque>
#include <future>
#include <map>
#include <memory>

namespace dokushin::cluster {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

std::unique_ptr<Chunks> chunks_of(const Run &run) {
    if (run.wanted) {
        return std::make_unique<AttemptChunks>(run.chunk);
    }
    return std::make_unique<InputChunks>(*run.common, run.chunk);
}

/// The state of a rank, as rank 0 sees it.
struct Rank {
    Hello hello{};
    std::size_t under_way = 0; ///< chunks that it works on
    std::uint64_t chunks = 0;  ///< chunks that it has done
    std::uint64_t lines = 0;
    double seconds = 0; ///< the work of its threads
    Clock::time_point last_heard = Clock::now();
    Clock::time_point last_sent = Clock::now();
};

/// A chunk that is handed out and not answered yet.
struct UnderWay {
    int rank = 0;
    std::uint64_t input = 0; ///< its checksum
    std::uint64_t bytes = 0;
};

class Coordinator {
  public:
    Coordinator(Network &network, const Run &run, unsigned threads)
        : network_(network), run_(run), journal_(run.out, run.word),
          ranks_(static_cast<std::size_t>(network.size())), workshop_(threads, run.run_part) {
        greet(0, {network.host(), threads});
    }

    stream::Exit run() {
        if (!open_journal()) {
            stream::complain("dokushin-cluster: " + journal_.error());
            end_all(network_);
            return stream::Exit::wrong;
        }
        if (journal_.is_done()) {
            say(fmt::format("{} is finished already; nothing is left to do",
                            stream::printable(run_.out)));
            end_all(network_);
            return static_cast<stream::Exit>(journal_.status());
        }
        take_up();
        syncing_.begin();
        while (!is_finished()) {
            hand_out();
            const bool messages = take_messages();
            const bool answers = take_own_answers();
            watch();
            if (!messages && !answers) {
                workshop_.wait(nap);
            }
        }
        return finish();
    }

  private:
    // ---- talking --------------------------------------------------------------------

    void say(const std::string &what) const {
        if (!run_.quiet) {
            stream::complain("dokushin-cluster: " + what);
        }
    }

    [[noreturn]] void give_up(const std::string &what, stream::Exit status = stream::Exit::wrong) {
        stream::complain("dokushin-cluster: " + what);
        if (network_.size() == 1) {
            std::_Exit(stream::status_of(status)); // without Open MPI's own words about it
        }
        network_.abort(stream::status_of(status));
    }

    /// Keeps in touch with the other ranks while the journal is read, which may take minutes.
    bool open_journal() {
        auto opened = std::async(std::launch::async, [this] { return journal_.open(); });
        while (opened.wait_for(nap) != std::future_status::ready) {
            static_cast<void>(take_messages());
            watch_ranks();
        }
        return opened.get();
    }

    /// Continues from the chunks that the journal has, and reports how many they are.
    void take_up() {
        worst_ = journal_.status();
        if (!journal_.finished().empty() || journal_.lost() > 0) {
            say(fmt::format("{} done already{}",
                            stream::counted(journal_.finished().size(), "chunk is", "chunks are"),
                            journal_.lost() == 0
                                ? ""
                                : fmt::format(", {} cut off and done again",
                                              stream::counted(journal_.lost(), "was", "were"))));
        }
        feed_.emplace([this] { return chunks_of(run_); });
        last_made_ = Clock::now();
        count_made();
    }

    // ---- handing out ----------------------------------------------------------------

    /// Are enough puzzles made, or all chunks answered?
    [[nodiscard]] bool is_finished() const {
        assert(!run_.wanted || made_ <= run_.wanted->count);
        return (run_.wanted && made_ >= run_.wanted->count) || (all_out_ && under_way_.empty());
    }

    /// Hands out chunks, to idle threads first and then one to wait behind each working thread.
    void hand_out() {
        for (std::deque<int> *const room : {&idle_, &waiting_}) {
            while (!room->empty()) {
                std::optional<Fed> fed = next_to_do();
                if (!fed) {
                    return;
                }
                hand(*std::move(fed), room->front());
                room->pop_front();
                assert(is_ok());
            }
        }
    }

    /// Returns the next chunk that is not done yet, if it has been read already.
    std::optional<Fed> next_to_do() {
        constexpr int most_at_once = 256; // others are waiting meanwhile
        for (int tried = 0; tried < most_at_once; ++tried) {
            std::optional<Fed> fed = feed_->next();
            if (!fed) {
                note_the_end();
                return std::nullopt;
            }
            next_number_ = fed->chunk.number + 1;
            const FinishedChunk *const done = journal_.finished().find(fed->chunk.number);
            if (done == nullptr) {
                return fed;
            }
            if (done->input != fed->sum) {
                give_up(fmt::format("{}: changed behind line {} since its chunk {} was done; "
                                    "remove {}.journal to begin anew",
                                    fed->chunk.part.file, fed->chunk.part.lines_before,
                                    fed->chunk.number, stream::printable(run_.out)));
            }
            estimate_.was_done(fed->chunk.part.text.size());
        }
        return std::nullopt;
    }

    void note_the_end() {
        if (!feed_->is_at_its_end()) {
            return;
        }
        if (const std::string wrong = feed_->error(); !wrong.empty()) {
            give_up(wrong);
        }
        const std::uint64_t end = journal_.finished().end();
        if (end > next_number_) {
            give_up(fmt::format("the inputs are shorter than they were when chunk {} was done; "
                                "remove {}.journal to begin anew",
                                end - 1, stream::printable(run_.out)));
        }
        all_out_ = true;
    }

    /// Is every place of a rank (one for each thread, and one to wait) free or taken by a chunk?
    /// For debug builds. O(ranks).
    [[nodiscard]] bool is_ok() const {
        std::size_t places = 0;
        for (const Rank &rank : ranks_) {
            places += rank.hello.host.empty() ? 0 : rank.hello.threads + 1; // not greeted yet
        }
        return idle_.size() + waiting_.size() + under_way_.size() == places;
    }

    /// Records that a rank has room for a further chunk.
    void note_room(int rank) {
        const Rank &its = ranks_[static_cast<std::size_t>(rank)];
        (its.under_way < its.hello.threads ? idle_ : waiting_).push_back(rank);
    }

    void greet(int rank, Hello hello) {
        Rank &its = ranks_[static_cast<std::size_t>(rank)];
        its.hello = std::move(hello);
        idle_.insert(idle_.end(), its.hello.threads, rank);
        waiting_.push_back(rank);
    }

    void hand(Fed fed, int rank) {
        assert(!under_way_.contains(fed.chunk.number));
        under_way_.emplace(fed.chunk.number, UnderWay{rank, fed.sum, fed.chunk.part.text.size()});
        Rank &its = ranks_[static_cast<std::size_t>(rank)];
        assert(its.under_way <= its.hello.threads);
        ++its.under_way;
        if (rank == 0) {
            workshop_.add(std::move(fed.chunk));
        } else {
            its.last_sent = Clock::now();
            network_.send(rank, Kind::part, packed(fed.chunk));
        }
    }

    // ---- answers --------------------------------------------------------------------

    bool take_messages() {
        const std::vector<Message> messages = network_.receive();
        for (const Message &message : messages) {
            Rank &rank = ranks_[static_cast<std::size_t>(message.from)];
            rank.last_heard = Clock::now();
            if (message.kind == Kind::hello) {
                greet(message.from, unpacked_hello(message.bytes));
            } else if (message.kind == Kind::answer) {
                const auto answer = unpacked_answer(message.bytes);
                if (!answer || !under_way_.contains(answer->number)) {
                    give_up("the ranks run different programs");
                }
                keep(*answer);
            }
        }
        return !messages.empty();
    }

    /// Notes when each rank was last heard, for messages that need nothing else: beats, late
    /// answers.
    void note_heard(const std::vector<Message> &messages) {
        for (const Message &message : messages) {
            ranks_[static_cast<std::size_t>(message.from)].last_heard = Clock::now();
        }
    }

    bool take_own_answers() {
        const std::vector<Answer> answers = workshop_.take();
        std::ranges::for_each(answers, [&](const Answer &answer) { keep(answer); });
        return !answers.empty();
    }

    void keep(const Answer &answer) {
        const auto found = under_way_.find(answer.number);
        assert(found != under_way_.end());
        const UnderWay its = found->second;
        under_way_.erase(found);
        Rank &rank = ranks_[static_cast<std::size_t>(its.rank)];
        assert(rank.under_way > 0);
        --rank.under_way;
        note_room(its.rank);
        assert(is_ok());
        if (!answer.failure.empty()) {
            give_up(
                fmt::format("chunk {} on rank {}: {}", answer.number, its.rank, answer.failure));
        }
        if (answer.part.worst == stream::Exit::interrupted) {
            return; // not to its end
        }
        const auto lines = static_cast<std::uint64_t>(std::ranges::count(answer.part.output, '\n'));
        Entry entry;
        entry.number = answer.number;
        entry.chunk.input = its.input;
        entry.chunk.lines = lines;
        entry.status = static_cast<int>(answer.part.worst);
        entry.seconds = answer.seconds;
        entry.rank = its.rank;
        entry.host = rank.hello.host;
        if (!journal_.add(std::move(entry), answer.part.output)) {
            give_up(journal_.error() + "; what is done is kept, the same command goes on");
        }
        if (!answer.part.complaints.empty()) {
            stream::complain(std::string_view(answer.part.complaints)
                                 .substr(0, answer.part.complaints.size() - 1));
        }
        worst_ = std::max(worst_, static_cast<int>(answer.part.worst));
        ++rank.chunks;
        rank.lines += lines;
        rank.seconds += answer.seconds;
        estimate_.done(its.bytes, lines, answer.seconds);
        if (run_.wanted && lines > 0) {
            last_made_ = Clock::now();
        }
        count_made();
    }

    /// Counts the puzzles in finished chunks from the first up to the first gap: only these are
    /// known to come before all others.
    void count_made() {
        while (run_.wanted) {
            const FinishedChunk *const next = journal_.finished().find(in_a_row_);
            if (next == nullptr) {
                return;
            }
            made_ = std::min(made_ + next->lines, run_.wanted->count);
            ++in_a_row_;
        }
    }

    // ---- watching -------------------------------------------------------------------

    void watch() {
        const auto now = Clock::now();
        if (stream::interrupted()) {
            give_up(fmt::format("interrupted with {} done; the same command goes on",
                                stream::counted(journal_.finished().size(), "chunk", "chunks")),
                    stream::Exit::interrupted);
        }
        if (const std::string wrong = syncing_.error(); !wrong.empty()) {
            give_up(wrong);
        }
        watch_ranks();
        estimate_.total_bytes(feed_->total_bytes());
        const bool late = run_.wanted && run_.wanted->seconds > 0 &&
                          now - last_made_ > Seconds(run_.wanted->seconds);
        if (late) {
            give_up(fmt::format("gave up after {} s without {} puzzle that was asked for: {} "
                                "attempts; {} of {} are made",
                                run_.wanted->seconds, made_ == 0 ? "a" : "another",
                                journal_.finished().size() * run_.chunk, made_, run_.wanted->count),
                    stream::Exit::not_so);
        }
        if (!run_.quiet) {
            estimate_.tell(threads(), run_.wanted ? made_ : 0,
                           run_.wanted ? run_.wanted->count : 0);
        }
    }

    void watch_ranks() {
        const auto now = Clock::now();
        for (std::size_t rank = 1; rank < ranks_.size(); ++rank) {
            watch_rank(rank, now);
        }
    }

    void watch_rank(std::size_t number, Clock::time_point now) {
        Rank &rank = ranks_[number];
        if (now - rank.last_sent > beat_every(run_)) {
            rank.last_sent = now;
            network_.send(static_cast<int>(number), Kind::beat, {});
        }
        if (now - rank.last_heard > Seconds(run_.lost_after)) {
            give_up(fmt::format(
                "rank {} on {} was not heard of for {} s; {} done, the "
                "same command goes on",
                number, rank.hello.host.empty() ? "its host" : rank.hello.host, run_.lost_after,
                stream::counted(journal_.finished().size(), "chunk is", "chunks are")));
        }
    }

    [[nodiscard]] unsigned threads() const {
        unsigned all = 0;
        for (const Rank &rank : ranks_) {
            all += rank.hello.threads;
        }
        return all;
    }

    // ---- the end --------------------------------------------------------------------

    stream::Exit finish() {
        estimate_.clear();
        syncing_.end();
        const std::string wrong = write_output(journal_, run_, worst_, [this] {
            note_heard(network_.receive());
            watch_ranks();
        });
        if (!wrong.empty()) {
            give_up(wrong + "; what is done is kept, the same command goes on");
        }
        if (!journal_.finish(worst_)) {
            give_up(journal_.error());
        }
        summarise();
        end_all(network_);
        return static_cast<stream::Exit>(worst_);
    }

    /// Prints a line for each rank: its chunks, and the part of its time that it worked.
    void summarise() const {
        if (run_.quiet) {
            return;
        }
        const double wall = Seconds(Clock::now() - begin_).count();
        for (std::size_t number = 0; number < ranks_.size(); ++number) {
            const Rank &rank = ranks_[number];
            if (rank.hello.host.empty()) {
                continue; // all was done before it said a word
            }
            const double most = wall * std::max(1U, rank.hello.threads);
            say(fmt::format("rank {} on {}: {}, {}, {} at work {:.0f}% of {:.1f} s", number,
                            rank.hello.host, stream::counted(rank.chunks, "chunk", "chunks"),
                            stream::counted(rank.lines, "line", "lines"),
                            stream::counted(rank.hello.threads, "thread", "threads"),
                            wall > 0 ? 100 * rank.seconds / most : 0, wall));
        }
    }

    Network &network_;
    const Run &run_;
    Journal journal_;
    std::uint64_t next_number_ = 0; ///< the number of the next chunk to be read
    std::vector<Rank> ranks_;
    /// Ranks, once for each chunk that they have room for: one for each thread, and one that
    /// waits until a thread is free. So threads do not wait for the network, and at the end few
    /// chunks wait for a thread while other threads idle.
    std::deque<int> idle_;
    std::deque<int> waiting_;
    std::map<std::uint64_t, UnderWay> under_way_;
    bool all_out_ = false;
    int worst_ = 0;
    std::uint64_t made_ = 0;
    std::uint64_t in_a_row_ = 0; ///< chunks
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_made_ = begin_;
    Estimate estimate_;
    Syncing syncing_{journal_};
    std::optional<Feed> feed_;
    Workshop workshop_; ///< last, so that its threads end first
};

} // namespace

void end_all(Network &network) {
    for (int rank = 1; rank < network.size(); ++rank) {
        network.send(rank, Kind::end, {});
    }
    while (!network.all_sent()) {
        static_cast<void>(network.receive());
    }
}

stream::Exit coordinate(Network &network, const Run &run, unsigned threads) {
    return Coordinator(network, run, threads).run();
}

} // namespace dokushin::cluster
