// The oracle of universal ratings: braids and trial and error as they are defined, on sets of
// candidates that are copied and looked through from the beginning each time.
#pragma once

#include <dokushin/puzzle.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace dokushin::naive {

/// What is known of a puzzle: digits that were decided, and candidates of the other cells.
struct Known {
    Shape shape;
    Grid decided;
    Pencilmarks left;

    explicit Known(const Puzzle &puzzle)
        : shape(puzzle.shape()), decided(puzzle.givens()), left(puzzle.pencilmarks()) {}

    [[nodiscard]] bool may_hold(Cell cell, Digit digit) const {
        return decided[index(cell)] == Digit::blank && left[index(cell)].contains(digit);
    }
    void place(Candidate one) {
        decided[index(one.cell)] = one.digit;
        for (const Cell peer : shape.peers(one.cell)) {
            left[index(peer)].erase(one.digit);
        }
    }
    [[nodiscard]] bool is_solved() const {
        return std::ranges::find(decided, Digit::blank) == decided.end();
    }
    [[nodiscard]] std::vector<Candidate> candidates() const {
        std::vector<Candidate> all;
        for (std::size_t at = 0; at < decided.size(); ++at) {
            for (const Digit digit : shape.all_digits()) {
                if (may_hold(cell_at(at), digit)) {
                    all.push_back({cell_at(at), digit});
                }
            }
        }
        return all;
    }
    /// The candidates of each cell and of each digit in a house that are not decided.
    [[nodiscard]] std::vector<std::vector<Candidate>> variables() const {
        std::vector<std::vector<Candidate>> all;
        for (std::size_t at = 0; at < decided.size(); ++at) {
            if (decided[at] == Digit::blank) {
                auto &places = all.emplace_back();
                for (const Digit digit : left[at]) {
                    places.push_back({cell_at(at), digit});
                }
            }
        }
        for (const House &house : shape.houses()) {
            for (const Digit digit : shape.all_digits()) {
                if (std::ranges::any_of(house.cells,
                                        [&](Cell cell) { return decided[index(cell)] == digit; })) {
                    continue;
                }
                auto &places = all.emplace_back();
                for (const Cell cell : house.cells) {
                    if (may_hold(cell, digit)) {
                        places.push_back({cell, digit});
                    }
                }
            }
        }
        return all;
    }
};

inline bool is_contradictory(const Known &known) {
    return std::ranges::any_of(known.variables(), [](const auto &one) { return one.empty(); });
}

/// Is a variable left without candidates after at most so many singles, in whatever order?
inline bool singles_contradict(const Known &known, unsigned most) {
    const auto variables = known.variables();
    if (std::ranges::any_of(variables, [](const auto &one) { return one.empty(); })) {
        return true;
    }
    return most > 0 && std::ranges::any_of(variables, [&](const auto &one) {
               if (one.size() != 1) {
                   return false;
               }
               Known next = known;
               next.place(one.front());
               return singles_contradict(next, most - 1);
           });
}

inline void take_singles(Known &known) {
    for (bool again = true; again && !is_contradictory(known);) {
        again = false;
        for (const auto &one : known.variables()) {
            if (one.size() == 1) {
                known.place(one.front());
                again = true;
                break;
            }
        }
    }
}

/// Takes singles, and eliminates each candidate that is refuted when it is asserted, until there is
/// none.
template <class IsRefuted> void eliminate_while(Known &known, const IsRefuted &is_refuted) {
    take_singles(known);
    for (bool again = true; again && !known.is_solved() && !is_contradictory(known);) {
        again = false;
        for (const Candidate one : known.candidates()) {
            Known asserted = known;
            asserted.place(one);
            if (known.may_hold(one.cell, one.digit) && is_refuted(asserted)) {
                known.left[index(one.cell)].erase(one.digit);
                take_singles(known);
                again = true;
                if (is_contradictory(known)) {
                    return;
                }
            }
        }
    }
}

/// Eliminates all that braids of at most `length` do.
inline void take_braids(Known &known, unsigned length) {
    eliminate_while(known, [length](const Known &asserted) {
        return length > 0 && singles_contradict(asserted, length - 1);
    });
}

/// The least length of braids that solve a puzzle, up to `most`; nothing if it is more.
inline std::optional<unsigned> braid_rating(const Puzzle &puzzle, unsigned most) {
    Known known(puzzle);
    for (unsigned length = 0; length <= most; ++length) {
        take_braids(known, length);
        if (known.is_solved()) {
            return length;
        }
    }
    return std::nullopt;
}

/// T&E of that depth, as long as it eliminates something.
inline void try_and_err(Known &known, unsigned depth) {
    eliminate_while(known, [depth](Known &asserted) {
        if (depth > 0) {
            try_and_err(asserted, depth - 1);
        }
        return depth > 0 && is_contradictory(asserted);
    });
}

} // namespace dokushin::naive
