#include "hunt.h"

#include <dokushin/batch.h>
#include <dokushin/shape.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace dokushin::bench {
namespace {

constexpr std::size_t cells_of_nine = 81;
using Random = std::mt19937_64;

/// The same numbers on every machine, which the standard's distributions do not promise.
std::size_t number_below(Random &random, std::size_t bound) { return random() % bound; }

template <class T> void shuffle(std::vector<T> &list, Random &random) {
    for (std::size_t left = list.size(); left > 1; --left) {
        std::swap(list[left - 1], list[number_below(random, left)]);
    }
}

/// Makes a board on which digits are driven out of all but a few cells of one house.
class CrowdedHouse {
  public:
    CrowdedHouse(const Shape &nine, Random &random) : nine_(nine), random_(random) {}

    /// A line of 81 characters; empty if the givens found no place.
    std::string make() {
        board_.assign(cells_of_nine, '.');
        const auto &house = nine_.houses()[number_below(random_, nine_.houses().size())].cells;
        house_.assign(house.begin(), house.end());
        shuffle(house_, random_);
        const std::size_t crowd = 2 + number_below(random_, 5);
        std::vector<char> digits{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        shuffle(digits, random_);
        for (std::size_t digit = 0; digit < crowd; ++digit) {
            for (std::size_t place = crowd - 1; place < house_.size(); ++place) {
                if (!drive_out(digits[digit], house_[place])) {
                    return {};
                }
            }
        }
        for (std::size_t more = number_below(random_, 9); more > 0; --more) {
            give_anything(crowd - 1);
        }
        return board_;
    }

  private:
    [[nodiscard]] bool sees(Cell cell, char digit) const {
        return std::ranges::any_of(nine_.peers(cell),
                                   [&](Cell peer) { return board_[index(peer)] == digit; });
    }
    [[nodiscard]] bool is_free(Cell cell, char digit) const {
        return board_[index(cell)] == '.' && !sees(cell, digit);
    }
    [[nodiscard]] bool in_house(Cell cell) const {
        return std::ranges::find(house_, cell) != house_.end();
    }

    /// A given outside the house, which takes the digit from the cell.
    bool drive_out(char digit, Cell cell) {
        if (sees(cell, digit)) {
            return true;
        }
        std::vector<Cell> places;
        for (const Cell peer : nine_.peers(cell)) {
            if (!in_house(peer) && is_free(peer, digit)) {
                places.push_back(peer);
            }
        }
        if (places.empty()) {
            return false;
        }
        board_[index(places[number_below(random_, places.size())])] = digit;
        return true;
    }

    /// One more given, if it fits where it falls; not in the few cells.
    void give_anything(std::size_t few) {
        const Cell cell = cell_at(number_below(random_, cells_of_nine));
        const char digit = static_cast<char>('1' + number_below(random_, 9));
        const auto end = house_.begin() + static_cast<std::ptrdiff_t>(few);
        if (is_free(cell, digit) && std::find(house_.begin(), end, cell) == end) {
            board_[index(cell)] = digit;
        }
    }

    const Shape &nine_;
    Random &random_;
    std::string board_;
    std::vector<Cell> house_; ///< its cells, first the few that are left
};

/// What an engine took at most.
class Record {
  public:
    Record(std::string engine, std::uint64_t limit) : engine_(std::move(engine)), limit_(limit) {}

    void add(const std::string &board, Status status, std::uint64_t nodes) {
        wrong_ += status != Status::none || nodes > limit_ ? 1 : 0;
        if (nodes >= most_) {
            most_ = nodes;
            board_ = board;
        }
    }
    [[nodiscard]] int print() const {
        fmt::print("{:<18} {:>9} nodes at most  {}\n", engine_, most_, board_);
        return wrong_;
    }

  private:
    std::string engine_;
    std::uint64_t limit_;
    std::uint64_t most_ = 0;
    std::string board_;
    int wrong_ = 0;
};

int hunt_kernel(const Kernel &kernel, const std::vector<std::string> &boards, std::size_t step,
                std::uint64_t most_nodes) {
    Record record(fmt::format("{} {}", kernel.name, step == 1 ? "singly" : "batch"), most_nodes);
    BatchSolver solver = *BatchSolver::make(kernel.name);
    const std::vector<std::string_view> lines(boards.begin(), boards.end());
    std::vector<BatchAnswer> answers(lines.size());
    for (std::size_t first = 0; first < lines.size(); first += step) {
        const std::size_t here = std::min(step, lines.size() - first);
        static_cast<void>(solver.solve(std::span(lines).subspan(first, here),
                                       std::span(answers).subspan(first, here)));
    }
    for (std::size_t at = 0; at < boards.size(); ++at) {
        record.add(boards[at], answers[at].status, answers[at].nodes);
    }
    return record.print();
}

int hunt_exact(const Shape &nine, const std::vector<std::string> &boards,
               std::uint64_t most_nodes) {
    Record record("search", most_nodes);
    Solver solver;
    for (const std::string &board : boards) {
        Grid givens;
        for (const char given : board) {
            givens.push_back(digit_of(given == '.' ? 0 : static_cast<unsigned>(given - '0')));
        }
        SolveOptions options{Method::search, {}};
        options.limits.nodes = most_nodes + 1;
        const SolveResult found = solver.solve(*Puzzle::from_givens(nine, givens), options);
        record.add(board, found.status, found.counters.nodes);
    }
    return record.print();
}

} // namespace

int hunt(std::size_t boards, std::uint64_t seed, std::uint64_t most_nodes) {
    const Shape nine = *Shape::parse("9");
    Random random(seed);
    std::vector<std::string> made;
    while (made.size() < boards) {
        if (std::string board = CrowdedHouse(nine, random).make(); !board.empty()) {
            made.push_back(std::move(board));
        }
    }
    int wrong = hunt_exact(nine, made, most_nodes);
    for (const Kernel &kernel : kernels()) {
        if (kernel.runs_here) {
            wrong += hunt_kernel(kernel, made, made.size(), most_nodes);
            wrong += hunt_kernel(kernel, made, 1, most_nodes);
        }
    }
    fmt::print("{} boards, {} answers wrong or beyond {} nodes\n", boards, wrong, most_nodes);
    return wrong;
}

} // namespace dokushin::bench
