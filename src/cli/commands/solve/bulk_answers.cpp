#include "cli/commands/solve/bulk_answers.h"

#include <algorithm>
#include <cassert>

namespace dokushin::cli {
namespace {

constexpr std::size_t cells_9x9 = 81;

/// Appends an answer's line. `solution` has a further character behind its end.
void add_answer(AnsweredLines &lines, const BatchAnswer &answer, std::string_view puzzle,
                std::string_view solution, bool one_is_enough) {
    if (answer.status == Status::unique || (one_is_enough && answer.solutions == 1)) {
        lines.text.append(solution.data(), cells_9x9 + 1); // one append for two
        lines.text.back() = '\n';
        return;
    }
    lines.text.append(puzzle).append(" # ").append(name(answer.status)).push_back('\n');
    lines.worst = std::max(lines.worst, Exit::not_so);
}

} // namespace

void BulkAnswers::solve(const Batch &batch) {
    puzzles_.clear();
    for (const auto &part : batch.parts) {
        if (const auto *const run = std::get_if<LineRun>(&part)) {
            const PlainLines lines = run->lines();
            for (std::size_t number = 0; number < lines.size(); ++number) {
                puzzles_.push_back(lines[number]);
            }
        }
    }
    answers_.assign(puzzles_.size(), {});
    solutions_.resize(cells_9x9 * puzzles_.size() + 1);
    const auto solutions = std::span(solutions_).first(cells_9x9 * puzzles_.size());
    if (!solver_.solve(puzzles_, answers_, solutions, options_)) {
        // Only sizes that don't match are refused; the reader then reports each line.
        std::ranges::for_each(answers_, [](auto &answer) { answer.status = Status::invalid; });
    }
}

/// Returns the record of an invalid line, which the subcommand reports with the contradiction's
/// place.
Item BulkAnswers::refused(const LineRun &run, std::size_t number) const {
    const PlainLines lines = run.lines();
    Item item{run.file, read_one(lines[number], reading_)};
    (item.record ? item.record->line : item.record.error().line) = lines.first_line + number;
    return item;
}

/// Appends the answers of a run, whose first puzzle is the batch's `first`; false if an interrupt
/// cut them short.
bool BulkAnswers::add_run(const LineRun &run, std::size_t first, AnsweredBatch &answered) const {
    const PlainLines lines = run.lines();
    assert(first + lines.size() <= answers_.size());
    AnsweredLines *here = nullptr;
    for (std::size_t number = 0; number < lines.size(); ++number) {
        const BatchAnswer &answer = answers_[first + number];
        if (answer.stop == Stop::cancelled) {
            return false;
        }
        if (answer.status == Status::invalid) {
            answered.parts.emplace_back(cli::answered(refused(run, number), of_record_));
            here = nullptr;
            continue;
        }
        if (here == nullptr) {
            here = &std::get<AnsweredLines>(answered.parts.emplace_back(AnsweredLines{run.file}));
            here->text.reserve((cells_9x9 + 1) * (lines.size() - number));
        }
        ++here->puzzles;
        here->last_line = lines.first_line + number;
        add_answer(*here, answer, lines[number],
                   std::string_view(solutions_).substr(cells_9x9 * (first + number), cells_9x9),
                   options_.solutions == 1);
    }
    return true;
}

AnsweredBatch BulkAnswers::answer(Batch batch, JobSize &together) {
    solve(batch);
    AnsweredBatch answered{{}, batch.bytes_read};
    const auto begin = JobSize::Clock::now();
    std::size_t items = 0;
    std::size_t first = 0;
    for (auto &part : batch.parts) {
        if (auto *const item = std::get_if<Item>(&part)) {
            answered.parts.emplace_back(cli::answered(std::move(*item), of_record_));
            ++items;
            continue;
        }
        const auto &run = std::get<LineRun>(part);
        if (!add_run(run, first, answered)) {
            answered.cut_short = true;
            break;
        }
        first += run.lines().size();
    }
    if (items > 0) {
        together.adapt(items, begin);
    }
    assert(answered.cut_short || first == answers_.size());
    return answered;
}

} // namespace dokushin::cli
