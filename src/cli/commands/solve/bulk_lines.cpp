#include "cli/commands/solve/bulk_lines.h"

#include "stream/input/line_kind.h"

#include <algorithm>
#include <cstring>

namespace dokushin::cli {
namespace {

constexpr std::size_t cells_9x9 = 81;
constexpr std::size_t no_puzzle = ~std::size_t{0};

bool has_one_blank(std::string_view line) {
    return line.find('0') == std::string_view::npos || line.find('.') == std::string_view::npos;
}

/// Lines that end within this one, as the reader sees it.
std::size_t ends_within(std::string_view line) {
    LineEnds ends;
    ends.add(line);
    return ends.count();
}

/// `solution` has a character more behind it.
void add_answer(Stretch &stretch, const BatchAnswer &answer, std::string_view puzzle,
                std::string_view solution, bool one_is_enough) {
    if (answer.status == Status::unique || (one_is_enough && answer.solutions == 1)) {
        stretch.text.append(solution.data(), cells_9x9 + 1); // one append for two
        stretch.text.back() = '\n';
        return;
    }
    stretch.text.append(puzzle).append(" # ").append(name(answer.status)).push_back('\n');
    stretch.worst = std::max(stretch.worst, Exit::not_so);
}

} // namespace

void BulkLines::split(std::string_view text) {
    lines_.clear();
    puzzles_.clear();
    line_count_ = 0;
    const bool returns = text.find('\r') != std::string_view::npos;
    while (!text.empty()) {
        const auto *const found =
            static_cast<const char *>(std::memchr(text.data(), '\n', text.size()));
        const std::size_t length =
            found == nullptr ? text.size() : static_cast<std::size_t>(found - text.data()) + 1;
        const std::string_view whole = text.substr(0, length);
        std::string_view line = whole.substr(0, length - (found == nullptr ? 0 : 1));
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        const bool puzzle = line.size() == cells_9x9;
        lines_.push_back({line, whole, puzzle ? puzzles_.size() : no_puzzle, line_count_});
        line_count_ += 1 + (returns ? ends_within(line) : 0);
        if (puzzle) {
            puzzles_.push_back(line);
        }
        text.remove_prefix(length);
    }
}

Stretch::Kind BulkLines::kind_of(std::size_t number, bool last_piece) const {
    const Line &line = lines_[number];
    if (line.puzzle != no_puzzle) {
        // Givens that contradict each other are told with their place, and a puzzle
        // with two characters for blanks is told with one.
        const Status status = answers_[line.puzzle].status;
        if (status == Status::unique) {
            return Stretch::Kind::answered;
        }
        if (!is_surely_a_record(line.text, reading_)) {
            return Stretch::Kind::other;
        }
        const bool known = status != Status::invalid && has_one_blank(line.text);
        return known ? Stretch::Kind::answered : Stretch::Kind::alone;
    }
    if (says_nothing(line.text)) {
        return Stretch::Kind::blank;
    }
    // Only the reader can take a line that is longer than a piece.
    const bool whole = last_piece || line.whole.ends_with('\n');
    return whole && is_surely_a_record(line.text, reading_) ? Stretch::Kind::alone
                                                            : Stretch::Kind::other;
}

AnsweredPiece BulkLines::answer(Piece piece) {
    AnsweredPiece answered{std::move(piece)};
    split(answered.piece.text);
    answered.lines = line_count_;
    answers_.assign(puzzles_.size(), {});
    solutions_.resize(cells_9x9 * puzzles_.size() + 1);
    const auto solutions = std::span(solutions_).first(cells_9x9 * puzzles_.size());
    if (!solver_.solve(puzzles_, answers_, solutions, options_)) {
        // Sizes that don't fit, which these do; else the reader would see it all.
        std::ranges::for_each(answers_, [](auto &answer) { answer.status = Status::invalid; });
    }
    for (std::size_t number = 0; number < lines_.size(); ++number) {
        const Line &line = lines_[number];
        const Stretch::Kind kind = kind_of(number, answered.piece.last);
        if (kind == Stretch::Kind::answered && answers_[line.puzzle].stop == Stop::cancelled) {
            answered.cut_short = true;
            break;
        }
        auto &stretches = answered.stretches;
        if (stretches.empty() || stretches.back().kind != kind || kind == Stretch::Kind::alone) {
            stretches.push_back({kind});
            stretches.back().line = line.number;
            stretches.back().begin =
                static_cast<std::size_t>(line.whole.data() - answered.piece.text.data());
            if (kind == Stretch::Kind::answered) {
                stretches.back().text.reserve((cells_9x9 + 1) * (puzzles_.size() - line.puzzle));
            }
        }
        Stretch &stretch = stretches.back();
        stretch.last_line = line.number;
        if (kind != Stretch::Kind::answered) {
            stretch.text.append(line.whole);
            continue;
        }
        ++stretch.puzzles;
        add_answer(stretch, answers_[line.puzzle], line.text,
                   std::string_view(solutions_).substr(cells_9x9 * line.puzzle, cells_9x9),
                   options_.solutions == 1);
    }
    return answered;
}

} // namespace dokushin::cli
