#include "canon.h"
#include "since.h"
#include "spread.h"

#include <dokushin/canon.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::bench {
namespace {

struct Boards {
    std::string name;
    std::vector<Grid> digits;
    std::vector<std::string> numbers; ///< the same for peers
};

Boards boards_of(const Collection &collection, bool solved) {
    Boards boards{collection.name + (solved ? ", grids" : ", puzzles"), {}, {}};
    Solver solver;
    for (const Puzzle &puzzle : collection.puzzles) {
        Grid digits = solved ? solver.solve(puzzle).solution : puzzle.givens();
        if (puzzle.shape().name() == "9x9" && canonical(puzzle.shape(), digits)) {
            std::string &numbers = boards.numbers.emplace_back();
            for (const Digit digit : digits) {
                numbers += static_cast<char>(number(digit));
            }
            boards.digits.push_back(std::move(digits));
        }
    }
    return boards;
}

/// Microseconds a board.
template <class Each> double timed(std::size_t count, const Each &each) {
    const auto start = Clock::now();
    for (std::size_t i = 0; i < count; ++i) {
        each(i);
    }
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count() /
           static_cast<double>(count);
}

/// Rounds of both in turn.
void compare(const Boards &boards, const Peer *peer, unsigned rounds) {
    const Shape shape = *Shape::classic(3);
    const std::size_t count = boards.digits.size();
    Canonicaliser canonicaliser;
    std::vector<Grid> forms(count);
    std::vector<std::string> theirs(count, std::string(81, '\0'));
    std::vector<double> ours_took;
    std::vector<double> theirs_took;
    std::vector<double> ratios;
    for (unsigned round = 0; round < rounds; ++round) {
        ours_took.push_back(timed(count, [&](std::size_t i) {
            forms[i] = canonicaliser.canonical(shape, boards.digits[i])->form;
        }));
        if (peer != nullptr) {
            const auto canon = reinterpret_cast<PeerCanon>(reinterpret_cast<void *>(peer->solve));
            theirs_took.push_back(timed(
                count, [&](std::size_t i) { canon(boards.numbers[i].data(), theirs[i].data()); }));
            ratios.push_back(theirs_took.back() / ours_took.back());
        }
    }
    fmt::print("{:<40} {:>6} {:8.2f} µs", boards.name, count, median(ours_took));
    if (peer != nullptr) {
        std::size_t differ = 0;
        for (std::size_t i = 0; i < count; ++i) {
            differ += !std::ranges::equal(forms[i], theirs[i], [](Digit digit, char other) {
                return number(digit) == static_cast<unsigned char>(other);
            });
        }
        fmt::print("; {} {:.2f} µs, {:.2f} times ({:.2f}–{:.2f}), {} other forms", peer->name,
                   median(theirs_took), median(ratios), std::ranges::min(ratios),
                   std::ranges::max(ratios), differ);
    }
    fmt::print("\n");
}

} // namespace

bool compare_canonicalisers(std::span<const std::filesystem::path> files,
                            const PeerOptions &options) {
    std::vector<Peer> peers;
    for (const std::string &text : options.peers) {
        if (const auto peer = open_peer(text)) {
            peers.push_back(*peer);
        }
    }
    for (const auto &file : files) {
        const Collection collection = load(file, options.most);
        for (const bool solved : {false, true}) {
            if (solved && !options.grids) {
                continue;
            }
            const Boards boards = boards_of(collection, solved);
            if (boards.digits.empty()) {
                continue;
            }
            if (peers.empty()) {
                compare(boards, nullptr, options.rounds);
            }
            for (const Peer &peer : peers) {
                compare(boards, &peer, options.rounds);
            }
        }
    }
    return peers.size() == options.peers.size();
}

} // namespace dokushin::bench
