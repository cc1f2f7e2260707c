// The kinds of expansions, one function each.
#include "errors/catalogue.h"
#include "errors/try.h"
#include "hunt/deepest.h"
#include "hunt/known_cells.h"
#include "hunt/minimal_subsets.h"

#include <dokushin/capability.h>
#include <dokushin/expand.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace dokushin {
namespace {

using hunt::closed_by_singles;
using universal::CspBoard;

struct KindRow {
    Expansion kind;
    std::string_view name;
};
constexpr std::array kind_rows{
    KindRow{Expansion::brt, "brt"},         KindRow{Expansion::one, "one"},
    KindRow{Expansion::one_brt, "one-brt"}, KindRow{Expansion::min, "min"},
    KindRow{Expansion::max, "max"},         KindRow{Expansion::minimals, "minimals"},
};
constexpr std::array kinds_in_order = [] {
    std::array<Expansion, kind_rows.size()> kinds{};
    std::ranges::transform(kind_rows, kinds.begin(), &KindRow::kind);
    return kinds;
}();

/// The depth of puzzles that are deeper is not looked for: see universal.h.
constexpr unsigned deepest_known = 3;

[[nodiscard]] std::unexpected<Error> refused_puzzle(Sentence what, Sentence expected) {
    return std::unexpected(Error{ErrorCode::unsupported, std::move(what), std::move(expected), {}});
}

/// True if `one` stands before `other`: where they first differ it has a given.
bool comes_before(const Grid &one, const Grid &other) {
    return std::ranges::lexicographical_compare(other, one);
}

bool is_inside(const Grid &one, const Grid &other) {
    return std::ranges::equal(
        one, other, [](Digit digit, Digit at) { return digit == Digit::blank || digit == at; });
}

/// An Expanding is a puzzle that is being expanded.
class Expanding {
  public:
    Expanding(const CspBoard &board, const Puzzle &puzzle, const Grid &solution,
              const ExpandOptions &options, const Limits &limits)
        : board_(board), puzzle_(puzzle), solution_(solution), options_(options), limits_(limits) {}

    [[nodiscard]] Expansions expanded(Expansion kind) {
        switch (kind) {
        case Expansion::brt:
            return {{closed(puzzle_.givens())}};
        case Expansion::one:
        case Expansion::one_brt:
            return with_one_more(kind == Expansion::one_brt);
        case Expansion::min:
            return least();
        case Expansion::max:
            return greatest();
        case Expansion::minimals:
            break;
        }
        return minimals_of(puzzle_);
    }

  private:
    [[nodiscard]] Grid closed(const Grid &givens) const {
        return closed_by_singles(board_, givens, solution_);
    }

    [[nodiscard]] Expansions with_one_more(bool are_closed) const {
        Expansions found;
        const search::Watch watch(limits_);
        std::set<Grid> known;
        for (std::size_t cell = 0; cell < solution_.size(); ++cell) {
            if (puzzle_.givens()[cell] != Digit::blank) {
                continue;
            }
            Grid more = puzzle_.givens();
            more[cell] = solution_[cell];
            more = are_closed ? closed(more) : std::move(more);
            if (!known.insert(more).second) {
                continue;
            }
            if (found.givens.size() == options_.most || watch.stop_now()) {
                found.complete = false;
                break;
            }
            found.givens.push_back(std::move(more));
        }
        std::ranges::sort(found.givens, comes_before);
        return found;
    }

    [[nodiscard]] Expansions minimals_of(const Puzzle &puzzle) const {
        Expansions found;
        found.complete = hunt::minimal_subsets(puzzle, solution_, limits_, [&](const Grid &givens) {
            const bool has_room = found.givens.size() < options_.most;
            if (has_room) {
                found.givens.push_back(givens);
            }
            return has_room;
        });
        std::ranges::sort(found.givens, comes_before);
        return found;
    }

    /// Of the BRT-expansions of all minimal puzzles inside those stay that have no other one
    /// inside. Every expanded proper puzzle inside has a minimal one inside, and its BRT-expansion.
    [[nodiscard]] Expansions least() const {
        const auto whole = Puzzle::from_givens(puzzle_.shape(), closed(puzzle_.givens()));
        const Expansions minimals = minimals_of(*whole);
        if (!minimals.complete) {
            return {{}, false};
        }
        std::set<Grid> all;
        for (const Grid &givens : minimals.givens) {
            all.insert(closed(givens));
        }
        Expansions found;
        std::ranges::copy_if(all, std::back_inserter(found.givens), [&](const Grid &one) {
            return std::ranges::none_of(
                all, [&](const Grid &other) { return &other != &one && is_inside(other, one); });
        });
        std::ranges::sort(found.givens, comes_before);
        return found;
    }

    [[nodiscard]] Expansions greatest() const {
        Expansions found;
        const hunt::DeepestSets::OnSet keep = [&](const Grid &givens) {
            const bool has_room = found.givens.size() < options_.most;
            if (has_room) {
                found.givens.push_back(givens);
            }
            return has_room;
        };
        hunt::DeepestSets sets(board_, solution_, search::Watch(limits_), keep);
        const auto depth =
            options_.depth ? options_.depth : sets.depth_of(puzzle_.givens(), deepest_known);
        if (!depth) {
            return {{}, false};
        }
        found.depth = *depth;
        if (*depth == 0) {
            found.givens.push_back(solution_);
        } else {
            found.complete = sets.find(puzzle_.givens(), *depth);
        }
        return found;
    }

    const CspBoard &board_;
    const Puzzle &puzzle_;
    const Grid &solution_;
    const ExpandOptions &options_;
    Limits limits_;
};

} // namespace

std::string_view name(Expansion kind) {
    return std::ranges::find(kind_rows, kind, &KindRow::kind)->name;
}
std::optional<Expansion> expansion_named(std::string_view name) {
    const auto row = std::ranges::find(kind_rows, name, &KindRow::name);
    return row == kind_rows.end() ? std::nullopt : std::optional(row->kind);
}
std::span<const Expansion> all_expansions() { return kinds_in_order; }

/// The tables of the board that was expanded on last.
struct Expander::Tables {
    CspBoard board;
    Solver solver{};
};

Expander::Expander(const ExpandOptions &options) : options_(options) {}
Expander::~Expander() = default;
Expander::Expander(Expander &&) noexcept = default;
Expander &Expander::operator=(Expander &&) noexcept = default;

Result<Expansions> Expander::expand(const Puzzle &puzzle, Expansion kind) {
    DOKUSHIN_CHECK(can_honour(Capability::ratings, puzzle.shape()));
    const Puzzle plain = givens_alone(puzzle);
    if (plain.has_candidates()) {
        return refused_puzzle({"a puzzle that states candidates"}, {"givens alone"});
    }
    if (!tables_ || !(tables_->board.shape() == plain.shape())) {
        tables_ = std::make_unique<Tables>(CspBoard(plain.shape()));
    }
    const search::Watch watch({.time = options_.time, .cancelled = options_.cancelled});
    SolveOptions how;
    how.limits.cancelled = options_.cancelled;
    how.limits.time = options_.time;
    const SolveResult solved = tables_->solver.solve(plain, how);
    if (solved.status == Status::limit) {
        return refused_puzzle({"a puzzle of which a limit left open whether it is proper"}, {});
    }
    if (solved.status != Status::unique) {
        return refused_puzzle({"a puzzle without exactly one solution"}, {"a proper one"});
    }
    how.limits.time = watch.time_left();
    return Expanding(tables_->board, plain, solved.solution, options_, how.limits).expanded(kind);
}

} // namespace dokushin
