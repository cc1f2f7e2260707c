// The batch engine: each lane is a search node of some puzzle.
//
// Rounds are played until enough lanes wait; then all lanes that wait are served at
// once, since every service walks over all cells whatever it does for how many:
//   1. retire   boards that failed, and boards that are solved;
//   2. split    boards that a round left unchanged: one half stays in its lane, the
//               other goes to a free lane or is put aside; where lanes would be idle,
//               again and again;
//   3. refill   free lanes: with boards that were put aside, the newest first, and
//               with new puzzles when there are none.
// While many puzzles reach their limit of solutions before they are exhausted (they
// have several solutions, or one is enough) a lane takes back only what it put aside
// itself, and new puzzles come before the halves of others: each puzzle is then
// searched depth first, and what it never needed is never looked at. Collection
// serg_multi, limit 2: 12.1 splits a puzzle breadth first, 6.9 depth first. Only where
// there are boards for few lanes (split_again) they are spread over the idle ones first.
//
// Tried and not kept: a pile of one order for both halves (no fewer splits, since
// what is taken back is what was just put aside); serving at 10 of 32 lanes (2 to 11 %
// slower than at 16) or at 18 (1 to 3 % faster on hard puzzles, 2 % slower on 17-clue);
// striking the chosen digit lane by lane from the few cells that a half loses it in,
// instead of from all cells in vectors (as fast in AVX2, up to 9 % slower in AVX-512 on
// the hardest); moves as numbers of four bits a lane, so that no vector is loaded from
// words just stored (no faster).
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"
#include "search/kernel/puzzle_lanes.h"
#include "search/kernel/round.h"
#include "search/kernel/split.h"

template <class V> class BatchLanes final : public BatchEngine {
  public:
    BatchCounters solve(const BatchTask &task) override {
        task_ = task;
        counters_ = {};
        sum_ = V::none();
        next_ = 0;
        finished_early_ = 0;
        depth_first_ = task.limit == 1;
        if (task.start != nullptr && refill()) {
            split_again(split(busy_)); // it has been narrowed as far as it goes
        }
        while (refill() && !cancelled()) {
            retire(play());
            const std::uint32_t stuck = busy_ & unchanged_;
            const std::uint32_t halved = split(stuck);
            // Nothing to choose and yet not solved: no board that a round has passed is
            // known to be so, but none may be kept for ever.
            busy_ &= ~(stuck & ~halved);
            split_again(halved);
        }
        give_up();
        write_kept();
        return counters_;
    }

  private:
    static constexpr unsigned lanes = V::lanes;
    static constexpr std::uint32_t all_lanes = ~std::uint32_t{0} >> (32 - lanes);
    /// Rounds are played until so many lanes wait.
    static constexpr unsigned patience = lanes / 2;
    /// So many lanes with a board are few.
    static constexpr unsigned few = lanes / 4;
    /// Of a block of new puzzles: when so many finish early, depth comes first.
    static constexpr unsigned many_finish_early = lanes / 4;
    /// A puzzle is abandoned after so many nodes for each solution that it has and one more, and
    /// the exact search answers. Neither a round nor a split sees that two digits have one cell
    /// left; to look for that at each split would add a quarter to its operations. The hardest
    /// puzzles known take 901 nodes (forum_hardest_1905_se11).
    static constexpr std::uint64_t most_nodes = 4096;

    /// Boards in some lanes, and which puzzles they belong to.
    struct Frame {
        Boards<V> boards{};
        std::uint32_t owner[lanes]{};
        std::uint32_t waiting = 0;
    };

    static std::uint32_t bit(unsigned lane) { return std::uint32_t{1} << lane; }
    static unsigned lowest(std::uint32_t bits) {
        return static_cast<unsigned>(std::countr_zero(bits));
    }
    static unsigned count(std::uint32_t bits) { return static_cast<unsigned>(std::popcount(bits)); }

    [[nodiscard]] bool cancelled() const {
        return task_.cancelled != nullptr && task_.cancelled->load(std::memory_order_relaxed);
    }
    [[nodiscard]] bool finished(std::uint32_t puzzle) const {
        const Answer &answer = task_.answers[puzzle];
        return answer.solutions >= task_.limit || answer.abandoned;
    }

    Seen<V> play() {
        const unsigned busy = count(busy_);
        const unsigned wanted = std::max(1U, busy * patience / lanes);
        while (true) {
            const Seen<V> seen = play_round(now_.boards);
            // Candidates only go, at most 81·510 of the sum in a round, which is less than
            // 2¹⁶ − 1: it is the same only if none went.
            unchanged_ = V::bits(V::same(seen.sum, sum_));
            sum_ = seen.sum;
            ++counters_.rounds;
            counters_.busy += busy;
            const std::uint32_t waiting =
                busy_ & (V::bits(seen.failed) | decided(seen) | unchanged_);
            if (count(waiting) >= wanted) {
                return seen;
            }
        }
    }

    // ---- 1. retire -------------------------------------------------------------

    void retire(const Seen<V> &seen) {
        ++counters_.services;
        busy_ &= ~V::bits(seen.failed);
        if (const std::uint32_t ended = busy_ & decided(seen); ended != 0) {
            busy_ &= ~ended;
            note_solutions(ended & V::bits(complete(now_.boards)));
        }
    }

    /// Of boards that did not fail, those without open cells; or else one that lacks a
    /// digit in some house. If no row lacks one, the sum lets none have two places.
    static std::uint32_t decided(const Seen<V> &seen) {
        return V::bits(V::same(seen.sum, V::all(decided_sum)));
    }

    /// Counts the solutions, and keeps a puzzle's first one to be written: turning
    /// boards into text is worth its cost only for many at once.
    void note_solutions(std::uint32_t solved) {
        bool some_finished = false;
        Moves<V> moves;
        for (; solved != 0; solved &= solved - 1) {
            const unsigned lane = lowest(solved);
            Answer &answer = task_.answers[now_.owner[lane]];
            if (answer.solutions == task_.limit) {
                continue; // by another lane in this same service
            }
            if (answer.solutions++ == 0 && task_.solutions != nullptr) {
                keep(lane, moves);
            }
            if (answer.solutions == task_.limit) {
                ++finished_early_;
                some_finished = true;
            }
        }
        if (moves.to != 0) {
            move(kept_.boards, now_.boards, moves);
        }
        if (some_finished) {
            drop_finished();
        }
    }

    void keep(unsigned lane, Moves<V> &moves) {
        if (kept_count_ == lanes) {
            move(kept_.boards, now_.boards, moves);
            moves = {};
            write_kept();
        }
        moves.add(lane, kept_count_);
        kept_.owner[kept_count_++] = task_.places[now_.owner[lane]];
    }

    void write_kept() {
        if (kept_count_ != 0) {
            write_solutions<V>(kept_.boards, kept_.owner, kept_count_, task_.solutions,
                               task_.encoding);
            kept_count_ = 0;
        }
    }

    /// The other boards of puzzles that have all the solutions that are asked for, or that are
    /// abandoned.
    void drop_finished() {
        for (std::uint32_t rest = busy_; rest != 0; rest &= rest - 1) {
            if (finished(now_.owner[lowest(rest)])) {
                busy_ &= ~bit(lowest(rest));
            }
        }
    }

    // ---- 2. split --------------------------------------------------------------

    /// Returns the lanes that have a half now; others that were stuck have nothing to choose.
    std::uint32_t split(std::uint32_t stuck) {
        if (stuck == 0) {
            return 0;
        }
        const Choices<V> choices = weigh(now_.boards);
        stuck &= ~V::bits(nothing_to_choose(choices));
        if (stuck == 0) {
            return 0;
        }
        counters_.splits += count(stuck);
        stuck = count_nodes(stuck);
        if (stuck == 0) {
            return 0;
        }
        // The other halves go to free lanes at once, as far as there are any.
        Moves<V> moves;
        std::uint32_t rest = stuck;
        for (; !depth_first_ && rest != 0 && busy_ != all_lanes; rest &= rest - 1) {
            take(moves, now_.owner, lowest(rest), lowest(~busy_));
        }
        halve(now_.boards, choices, stuck, moves, rest != 0 ? &put_aside(rest).boards : nullptr,
              rest);
        forget_sums(moves.to);
        return stuck | moves.to;
    }

    /// Each split makes two nodes. Returns the lanes whose puzzles may take so many.
    std::uint32_t count_nodes(std::uint32_t stuck) {
        bool some_abandoned = false;
        for (std::uint32_t rest = stuck; rest != 0; rest &= rest - 1) {
            Answer &answer = task_.answers[now_.owner[lowest(rest)]];
            answer.nodes += 2;
            if (answer.nodes > most_nodes * (std::uint64_t{1} + answer.solutions)) {
                answer.abandoned = true;
                some_abandoned = true;
            }
        }
        if (some_abandoned) {
            drop_finished();
        }
        return stuck & busy_;
    }

    /// Where most lanes would be idle, halves are halved again before anything has
    /// followed from the first: worse choices, but in lanes that cost nothing, and
    /// rounds are saved. A puzzle alone was solved a seventh sooner so (top1465).
    void split_again(std::uint32_t halved) {
        while (halved != 0 && count(busy_) <= few && nothing_new()) {
            const std::uint32_t before = busy_;
            take_waiting(false);
            halved = split(halved | (busy_ & ~before));
        }
    }

    /// A frame on top of the pile, with boards to come in some lanes that belong to the same
    /// puzzles as those that are there now. It may be the one that is there if it has none in
    /// these lanes: fewer frames stay in the first-level cache.
    Frame &put_aside(std::uint32_t waiting) {
        if (pile_.empty() || (pile_.back()->waiting & waiting) != 0) {
            if (spare_.empty()) {
                spare_.push_back(std::make_unique<Frame>());
            }
            pile_.push_back(std::move(spare_.back()));
            spare_.pop_back();
        }
        Frame &frame = *pile_.back();
        frame.waiting |= waiting;
        for (; waiting != 0; waiting &= waiting - 1) {
            frame.owner[lowest(waiting)] = now_.owner[lowest(waiting)];
        }
        return frame;
    }

    // ---- 3. refill -------------------------------------------------------------

    [[nodiscard]] bool nothing_new() const {
        return fresh_.waiting == 0 && next_ == task_.puzzles.size();
    }

    /// False if there is nothing more to do.
    bool refill() {
        if (depth_first_) {
            take_waiting(true);
            take_new();
        }
        take_waiting(false);
        take_new();
        return busy_ != 0;
    }

    /// Fills free lanes from the pile, the newest frame first. If `own`, each takes
    /// only what it put aside itself.
    void take_waiting(bool own) {
        for (std::size_t depth = pile_.size(); depth > 0 && busy_ != all_lanes; --depth) {
            Frame &frame = *pile_[depth - 1];
            Moves<V> moves;
            std::uint32_t wanted = own ? frame.waiting & ~busy_ : frame.waiting;
            for (; wanted != 0 && busy_ != all_lanes; wanted &= wanted - 1) {
                const unsigned source = lowest(wanted);
                frame.waiting &= ~bit(source);
                if (!finished(frame.owner[source])) {
                    take(moves, frame.owner, source, own ? source : lowest(~busy_));
                }
            }
            if (moves.to != 0) {
                bring(frame, moves);
            }
            if (frame.waiting == 0) {
                spare_.push_back(std::move(pile_[depth - 1]));
                pile_.erase(pile_.begin() + static_cast<std::ptrdiff_t>(depth - 1));
            }
        }
    }

    void take_new() {
        while (busy_ != all_lanes && (fresh_.waiting != 0 || read_block())) {
            Moves<V> moves;
            for (; busy_ != all_lanes && fresh_.waiting != 0;
                 fresh_.waiting &= fresh_.waiting - 1) {
                const unsigned source = lowest(fresh_.waiting);
                task_.answers[fresh_.owner[source]].nodes = 1;
                take(moves, fresh_.owner, source, lowest(~busy_));
            }
            bring(fresh_, moves);
        }
    }

    void bring(const Frame &frame, const Moves<V> &moves) {
        move(now_.boards, frame.boards, moves);
        forget_sums(moves.to);
    }

    void forget_sums(std::uint32_t of) {
        sum_ = V::choose(V::from_bits(of), V::none(), sum_); // no board's sum
    }

    void take(Moves<V> &moves, const std::uint32_t *owner, unsigned source, unsigned lane) {
        busy_ |= bit(lane);
        now_.owner[lane] = owner[source];
        moves.add(source, lane);
    }

    /// The next puzzles of the task, one a lane. False if there is none.
    bool read_block() {
        const auto left = task_.puzzles.subspan(next_);
        if (left.empty()) {
            return false;
        }
        const unsigned here = static_cast<unsigned>(std::min<std::size_t>(left.size(), lanes));
        if (task_.start != nullptr) {
            for (unsigned cell = 0; cell < 81; ++cell) {
                fresh_.boards.cell[cell] = V::all(task_.start[cell]);
            }
        } else {
            read_puzzles<V>(left.first(here), fresh_.boards);
        }
        for (unsigned lane = 0; lane < here; ++lane) {
            fresh_.owner[lane] = static_cast<std::uint32_t>(next_ + lane);
        }
        fresh_.waiting = all_lanes >> (lanes - here);
        if (next_ != 0) {
            depth_first_ = finished_early_ >= many_finish_early;
        }
        finished_early_ = 0;
        next_ += here;
        return true;
    }

    /// After a batch that was cancelled: what is left of it.
    void give_up() {
        const auto mark = [&](const Frame &frame, std::uint32_t waiting) {
            for (; waiting != 0; waiting &= waiting - 1) {
                Answer &answer = task_.answers[frame.owner[lowest(waiting)]];
                answer.unfinished = answer.solutions < task_.limit;
            }
        };
        mark(now_, busy_);
        mark(fresh_, fresh_.waiting);
        for (auto &frame : pile_) {
            mark(*frame, frame->waiting);
            spare_.push_back(std::move(frame));
        }
        pile_.clear();
        for (Answer &answer : task_.answers.subspan(next_)) {
            answer.unfinished = true;
        }
        busy_ = 0;
        fresh_.waiting = 0;
    }

    BatchTask task_;
    BatchCounters counters_;
    Frame now_;
    typename V::Word sum_;        ///< of each lane's cells after the last round
    std::uint32_t unchanged_ = 0; ///< lanes in which that changed nothing
    std::uint32_t busy_ = 0;
    Frame fresh_;          ///< read, and waiting for a lane
    std::size_t next_ = 0; ///< puzzles that were read
    Frame kept_;           ///< solutions to be written; their owners are places
    unsigned kept_count_ = 0;
    std::vector<std::unique_ptr<Frame>> pile_; ///< boards put aside, the newest last
    std::vector<std::unique_ptr<Frame>> spare_;
    unsigned finished_early_ = 0; ///< puzzles since the last block was read
    bool depth_first_ = false;
};
