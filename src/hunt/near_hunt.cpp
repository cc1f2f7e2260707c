// The rounds of a hunt: what is new is kept, and is what the next round goes on from.
#include "hunt/near_state.h"

#include <dokushin/sukaku.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <map>
#include <utility>

namespace dokushin {
namespace {

constexpr std::uint64_t all_seeds = ~std::uint64_t{0};

std::string journal_line(const Puzzle &puzzle) {
    return to_line(puzzle, Alphabet::usual(puzzle.shape()));
}

/// Reads a puzzle of the journal.
Result<NearSeed> found_before(const NearJournal::Found &past, const NearSeed &near) {
    ReadOptions how;
    how.shape = near.puzzle->shape();
    const auto read = read_one(past.line, how);
    if (!read) {
        return std::unexpected(read.error());
    }
    return NearSeed{near.number, givens_alone(read->puzzle), near.origin};
}

} // namespace

void NearHunt::State::note_form(const Puzzle &puzzle) {
    if (const auto form = wishes.all ? std::nullopt : hunt::canonical_form(puzzle, canonicaliser)) {
        known.add(puzzle.shape(), *form);
    }
}

void NearHunt::State::keep(NearSeed seed, NearNews &news) {
    if (wishes.rounds != round) {
        found.push_back(seed);
    }
    news.kept.push_back(std::move(seed));
}

NearHunt::NearHunt(NearWishes wishes, NearJournal past)
    : state_(std::make_unique<State>(std::move(wishes), std::move(past))) {}
NearHunt::~NearHunt() = default;
NearHunt::NearHunt(NearHunt &&) noexcept = default;
NearHunt &NearHunt::operator=(NearHunt &&) noexcept = default;

const NearWishes &NearHunt::wishes() const { return state_->wishes; }
std::uint64_t NearHunt::round() const { return state_->round; }
const std::vector<NearSeed> &NearHunt::seeds() const { return state_->seeds; }

NearTasks NearHunt::tasks(NearTasks::NextSeed next_seed) const {
    const NearJournal::Position &done = state_->past.position;
    const bool is_done = state_->round < done.round;
    const bool is_begun = state_->round == done.round;
    return {state_->wishes.how, std::move(next_seed),
            is_done    ? all_seeds
            : is_begun ? done.seed
                       : 0,
            is_begun ? done.parts : 0};
}

Result<NearNews> NearHunt::begin(const NearSeed &input) {
    state_->note_form(*input.puzzle);
    return state_->taken_past({{input.number, &input}});
}

Result<NearNews> NearHunt::past() {
    State::Inputs inputs;
    for (const NearSeed &seed : state_->seeds) {
        inputs.emplace(seed.number, &seed);
    }
    return state_->taken_past(inputs);
}

Result<NearNews> NearHunt::State::taken_past(const Inputs &inputs) {
    NearNews news;
    for (; past_taken < past.found.size() && past.found[past_taken].round == round; ++past_taken) {
        const NearJournal::Found &one = past.found[past_taken];
        const auto input = inputs.find(one.number);
        if (input == inputs.end()) {
            break;
        }
        auto seed = found_before(one, *input->second);
        if (!seed) {
            return std::unexpected(seed.error());
        }
        note_form(*seed->puzzle);
        if (one.is_rated) {
            keep(*std::move(seed), news);
        } else {
            news.unknown.push_back(*std::move(seed));
        }
    }
    return news;
}

NearNews NearHunt::take(const NearDone &done) {
    NearNews news;
    if (!done.found) {
        return news;
    }
    const NearSeed &seed = done.task.seed;
    for (const NearPuzzle &near : *done.found) {
        const bool is_rated = near.is_kept.has_value();
        if ((near.form && !state_->known.add(near.puzzle.shape(), *near.form)) ||
            (is_rated && !*near.is_kept)) {
            continue;
        }
        news.lines += fmt::format("{} {} {} {}\n", is_rated ? "found" : "unknown", state_->round,
                                  seed.number, journal_line(near.puzzle));
        NearSeed found{seed.number, near.puzzle, seed.origin};
        if (is_rated) {
            state_->keep(std::move(found), news);
        } else {
            news.unknown.push_back(std::move(found));
        }
    }
    if (done.complete && done.task.parts > 0) {
        news.lines += fmt::format("tried {} {} {}\n", state_->round, done.task.number,
                                  done.task.first_part + done.task.parts);
    } else {
        news.lines.clear();
    }
    return news;
}

bool NearHunt::next_round() {
    State &state = *state_;
    state.seeds = std::exchange(state.found, {});
    ++state.round;
    return !state.seeds.empty();
}

} // namespace dokushin
