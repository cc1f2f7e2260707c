#include "photo/judge.h"

#include <dokushin/batch.h>
#include <dokushin/trace.h>

#include <cassert>
#include <queue>

namespace dokushin::photo {
namespace {

/// Other contents are tried down to this probability, in so many cells.
constexpr float least_tried = 1e-4F;
constexpr std::size_t most_doubtful = 16;
constexpr std::size_t most_trials = 400;
constexpr std::uint32_t most_guesses = 10'000;
/// A reading is another possible one if it is at most this many times less likely than the first.
constexpr double other_ratio = 20;
constexpr std::size_t most_alternatives = 4;
/// What is less probable than this is doubtful even where a single reading is a proper puzzle.
constexpr float least_sure = 0.5F;
constexpr std::size_t classic_cells = 81;
constexpr std::size_t fewest_givens = 17; // of a proper 9×9 puzzle (G. McGuire et al., 2012)

/// Digits written by hand are so many times as rare in pictures of puzzles as where the network
/// learned to distinguish them from print (docs/PHOTO.md).
constexpr float rarity_of_handwriting = 10;

/// Returns the probability that a digit is written by hand: the network's odds, and how rare that
/// is (Bayes).
float handwritten(const CellOpinion &opinion) {
    const float odds =
        opinion.handwritten / (1 - std::min(opinion.handwritten, 0.9999F)) / rarity_of_handwriting;
    return odds / (1 + odds);
}

/// Returns the probabilities of what is printed in a cell of a grid with so many digits: what is
/// written by hand counts as blank. Where another digit is seen, nothing is likely.
std::array<float, class_count> printed(const CellOpinion &opinion, std::size_t digits) {
    auto all = opinion.probability;
    std::fill(all.begin() + static_cast<std::ptrdiff_t>(digits) + 1, all.end(), 0.0F);
    const float written = handwritten(opinion);
    for (std::size_t digit = 1; digit < class_count; ++digit) {
        all[0] += all[digit] * written;
        all[digit] *= 1 - written;
    }
    return all;
}

/// A Choice is a content of a cell. Its cost says how much less likely it is than the likeliest one
/// (a logarithm).
struct Choice {
    std::size_t content = 0;
    double cost = 0;
};

/// A Doubtful cell may hold several things, the likeliest first.
struct Doubtful {
    std::size_t cell = 0;
    std::vector<Choice> choices{};
};

/// A Candidate is a reading by a choice for each doubtful cell. Followers differ from `last` on, so
/// that each is made once.
struct Candidate {
    std::vector<std::uint8_t> chosen{};
    std::size_t last = 0;
    double cost = 0;

    friend bool operator<(const Candidate &one, const Candidate &other) {
        return one.cost > other.cost; // a queue begins with the largest
    }
};

/// A Reading says what each cell holds: 0 for blank.
using Reading = std::vector<std::size_t>;

Grid givens_of(const Reading &reading) {
    Grid givens;
    for (const std::size_t content : reading) {
        givens.push_back(digit_of(static_cast<unsigned>(content)));
    }
    return givens;
}

/// Says whether a puzzle of any size has exactly one solution, by a search that is small: the
/// module of the page has no other.
bool is_proper_by_search(const Puzzle &puzzle) {
    const auto search = make_search(Method::singles, puzzle);
    unsigned solutions = 0;
    while (search && solutions < 2 && (*search)->counters().guesses < most_guesses) {
        const EventKind kind = (*search)->next().kind;
        solutions += kind == EventKind::solved ? 1U : 0U;
        if (kind == EventKind::exhausted) {
            return solutions == 1;
        }
    }
    return false;
}

class Judge {
  public:
    Judge(std::span<const CellOpinion> opinions, BoxSize boxes)
        : shape_(*Shape::boxes(boxes.rows, boxes.columns)) {
        for (const CellOpinion &opinion : opinions) {
            printed_.push_back(printed(opinion, shape_.side()));
            const auto &of_cell = printed_.back();
            likeliest_.push_back(
                static_cast<std::size_t>(std::ranges::max_element(of_cell) - of_cell.begin()));
        }
        find_doubtful();
    }

    /// Collects readings that are proper puzzles, the likeliest first.
    void search(const std::atomic<bool> *cancelled) {
        std::priority_queue<Candidate> open;
        open.push({std::vector<std::uint8_t>(doubtful_.size(), 0)});
        for (std::size_t trial = 0; trial < most_trials && !open.empty(); ++trial) {
            const Candidate candidate = open.top();
            open.pop();
            const bool is_far =
                !found_.empty() && candidate.cost > first_cost_ + std::log(other_ratio);
            if (is_far || found_.size() > most_alternatives ||
                (cancelled != nullptr && cancelled->load(std::memory_order_relaxed))) {
                return;
            }
            const Reading reading = read(candidate);
            if (is_proper(reading)) {
                first_cost_ = found_.empty() ? candidate.cost : first_cost_;
                found_.push_back(reading);
            }
            add_followers(open, candidate);
        }
    }

    /// Returns the proper readings; there may be none.
    [[nodiscard]] const std::vector<Reading> &found() const { return found_; }
    [[nodiscard]] const Reading &likeliest() const { return likeliest_; }
    [[nodiscard]] Puzzle puzzle_of(const Reading &reading) const {
        return *Puzzle::from_givens(shape_, givens_of(reading));
    }
    [[nodiscard]] float probability(std::size_t cell, std::size_t content) const {
        return printed_[cell][content];
    }

  private:
    void find_doubtful() {
        for (std::size_t cell = 0; cell < printed_.size(); ++cell) {
            const float most = printed_[cell][likeliest_[cell]];
            if (most >= clear_content) {
                continue;
            }
            Doubtful one{cell, {}};
            for (std::size_t content = 0; content < class_count; ++content) {
                if (const float its = printed_[cell][content]; its >= least_tried) {
                    one.choices.push_back({content, std::log(static_cast<double>(most / its))});
                }
            }
            std::ranges::sort(one.choices, {}, &Choice::cost);
            if (one.choices.size() > 1) {
                doubtful_.push_back(std::move(one));
            }
        }
        std::ranges::sort(doubtful_, {}, [](const Doubtful &one) { return one.choices[1].cost; });
        doubtful_.resize(std::min(doubtful_.size(), most_doubtful));
    }

    [[nodiscard]] Reading read(const Candidate &candidate) const {
        Reading reading = likeliest_;
        for (std::size_t at = 0; at < doubtful_.size(); ++at) {
            reading[doubtful_[at].cell] = doubtful_[at].choices[candidate.chosen[at]].content;
        }
        return reading;
    }

    /// Adds candidates with one more choice that is not the likeliest. (E. Lawler, "A procedure for
    /// computing the k best solutions", 1972.)
    void add_followers(std::priority_queue<Candidate> &open, const Candidate &candidate) const {
        for (std::size_t at = candidate.last; at < doubtful_.size(); ++at) {
            const auto &choices = doubtful_[at].choices;
            const std::size_t next = candidate.chosen[at] + std::size_t{1};
            if (next < choices.size()) {
                Candidate follower = candidate;
                follower.cost += choices[next].cost - choices[next - 1].cost;
                follower.chosen[at] = static_cast<std::uint8_t>(next);
                follower.last = at;
                open.push(std::move(follower));
            }
        }
    }

    /// Says whether a reading has exactly one solution; one that is not soon proven is none.
    [[nodiscard]] bool is_proper(const Reading &reading) const {
        const Grid givens = givens_of(reading);
        if (givens.size() != classic_cells) {
            return is_proper_by_search(puzzle_of(reading));
        }
        const auto blanks = static_cast<std::size_t>(std::ranges::count(givens, Digit::blank));
        return givens.size() - blanks >= fewest_givens &&
               count_up_to(2, givens, most_guesses) == 1U;
    }

    std::vector<std::array<float, class_count>> printed_;
    Reading likeliest_;
    std::vector<Doubtful> doubtful_;
    std::vector<Reading> found_;
    double first_cost_ = 0;
    Shape shape_;
};

/// Returns the digits that were written by hand, where nothing is printed.
Grid handwritten_in(std::span<const CellOpinion> opinions, const Grid &givens, unsigned digits) {
    Grid written(givens.size(), Digit::blank);
    for (std::size_t cell = 0; cell < written.size(); ++cell) {
        const std::size_t most = opinions[cell].likeliest();
        if (most != 0 && most <= digits && givens[cell] == Digit::blank &&
            handwritten(opinions[cell]) > least_sure) {
            written[cell] = digit_of(static_cast<unsigned>(most));
        }
    }
    return written;
}

} // namespace

PhotoGrid judged(std::span<const CellOpinion> opinions, const PhotoOptions &options, BoxSize boxes,
                 bool has_unread_rules) {
    Judge judge(opinions, boxes);
    if (!has_unread_rules) {
        judge.search(options.cancelled);
    }
    const bool is_unique = !judge.found().empty();
    const Reading &reading = is_unique ? judge.found().front() : judge.likeliest();
    PhotoGrid grid{.puzzle = judge.puzzle_of(reading)};
    grid.is_unique = is_unique;
    grid.has_unread_rules = has_unread_rules;
    grid.trust = is_unique ? PhotoTrust::sure : PhotoTrust::doubtful;
    for (std::size_t at = 1; at < judge.found().size(); ++at) {
        grid.alternatives.push_back(judge.puzzle_of(judge.found()[at]));
    }
    for (std::size_t cell = 0; cell < opinions.size(); ++cell) {
        PhotoCell its;
        its.digit = digit_of(static_cast<unsigned>(reading[cell]));
        its.probability = opinions[cell].probability;
        its.handwritten = handwritten(opinions[cell]);
        its.is_changed = reading[cell] != judge.likeliest()[cell];
        const float least = is_unique || has_unread_rules ? least_sure : clear_content;
        const bool may_be_written = reading[cell] != 0 && opinions[cell].handwritten > 0.5F;
        its.is_doubtful =
            its.is_changed || may_be_written || judge.probability(cell, reading[cell]) < least ||
            std::ranges::any_of(
                judge.found(), [&](const Reading &other) { return other[cell] != reading[cell]; });
        if (its.is_doubtful) {
            grid.trust = PhotoTrust::doubtful;
        }
        grid.cells.push_back(its);
    }
    if (options.keeps_handwritten) {
        const bool is_set = grid.puzzle
                                .set_placed(handwritten_in(opinions, grid.puzzle.givens(),
                                                           grid.puzzle.shape().side()))
                                .has_value();
        assert(is_set); // a digit for each cell, none of which stands on a given
        static_cast<void>(is_set);
    }
    return grid;
}

} // namespace dokushin::photo
