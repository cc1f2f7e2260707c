// This file writes a study in words: a headline, and below it a point for each part.
#include "cli/commands/candidate_list.h"
#include "cli/commands/study/study_report.h"

#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <cassert>
#include <map>

namespace dokushin::cli {
namespace {

constexpr const char *not_all = " (not all: a limit came first)";
constexpr std::size_t line_width = 96;

class Text {
  public:
    Text(const Study &study, const Job &job, const StudyWishes &wishes, bool every_set)
        : study_(study), job_(job), shape_(job.record.puzzle.shape()), wishes_(wishes),
          every_set_(every_set) {}

    std::string all() {
        text_ = fmt::format("{}:{}: {}, {}\n", job_.file, job_.record.line, clues(), solutions());
        if (study_.redundancy) {
            tell_minimality();
        }
        if (study_.backdoors) {
            tell_backdoors();
        }
        if (study_.unavoidable) {
            tell_unavoidable();
        }
        if (study_.removals && !study_.removals->empty()) {
            tell_removals();
        }
        return std::move(text_);
    }

  private:
    [[nodiscard]] std::string clues() const {
        const std::string givens = counted(study_.givens, "given", "givens");
        const std::string candidates =
            counted(study_.eliminated, "eliminated candidate", "eliminated candidates");
        return study_.eliminated == 0 ? givens
               : study_.givens == 0   ? candidates
                                      : givens + ", " + candidates;
    }

    void point(std::string_view about, std::string_view what) {
        text_ += fmt::format("  {:<13}{}\n", about, what);
    }

    /// Lists words below a point, as many on a line as fit.
    void list(const std::vector<std::string> &words, std::string_view between) {
        std::string line;
        for (const std::string &word : words) {
            if (!line.empty() && 15 + line.size() + between.size() + word.size() > line_width) {
                text_ += fmt::format("{:15}{}\n", "", line);
                line.clear();
            }
            line += line.empty() ? word : fmt::format("{}{}", between, word);
        }
        if (!line.empty()) {
            text_ += fmt::format("{:15}{}\n", "", line);
        }
    }

    [[nodiscard]] std::string solutions() const {
        switch (study_.status) {
        case Status::unique:
            return "one solution";
        case Status::multiple:
            return "several solutions: only removals can be told";
        case Status::limit:
            return "not solved: a limit came first";
        case Status::invalid:
            return fmt::format("wrong: {}", study_.flaw);
        case Status::none:
            break;
        }
        return "no solution";
    }

    void tell_minimality() {
        const Redundancy &found = *study_.redundancy;
        const Restorable &back = study_.restorable;
        if (const auto minimal = is_minimal(found, back); minimal != false) {
            point("minimal", !minimal                 ? "not decided: a limit came first"
                             : study_.eliminated == 0 ? "yes: no given can go"
                             : study_.givens == 0
                                 ? "yes: no eliminated candidate can return"
                                 : "yes: no given can go, no eliminated candidate can return");
            return;
        }
        if (const std::size_t count = found.redundant.size(); count > 0) {
            point("minimal", not_minimal(counted(count, "given", "givens") + " can go", count,
                                         found.complete));
            list(names(found.redundant, shape_), " ");
        }
        if (const std::size_t count = candidate_count(back.candidates); count > 0) {
            point("minimal",
                  not_minimal(counted(count, "eliminated candidate", "eliminated candidates") +
                                  " can return",
                              count, back.complete));
            list(candidate_names(back.candidates, job_.record), " ");
        }
    }

    [[nodiscard]] static std::string not_minimal(const std::string &what, std::size_t count,
                                                 bool complete) {
        return fmt::format("no: {}{}{}", what, count > 1 ? ", any one of them" : "",
                           complete ? "" : not_all);
    }

    /// Returns a cell with the solution's digit: "r1c2=3".
    [[nodiscard]] std::string placement(Cell cell) const {
        assert(index(cell) < study_.solution.size());
        return fmt::format("{}={}", shape_.cell_name(cell),
                           job_.record.alphabet.symbol(study_.solution[index(cell)]));
    }

    void tell_backdoors() {
        const Backdoors &found = *study_.backdoors;
        assert(found.size.value_or(0) <= 2); // the texts below know one cell and pairs
        const char *const end = found.complete ? "" : not_all;
        if (!found.size) {
            point("backdoors", fmt::format("none of one or two cells{}", end));
        } else if (*found.size == 0) {
            point("backdoors", "none needed: singles solve it");
        } else if (*found.size == 1) {
            point("backdoors", fmt::format("{}, after any of which singles solve it{}",
                                           counted(found.count, "cell", "cells"), end));
        } else {
            point("backdoors", fmt::format("{} of cells, after any of which singles solve it{}",
                                           counted(found.count, "pair", "pairs"), end));
        }
        if (found.size.value_or(0) > 0) {
            list(backdoor_words(found), *found.size == 1 ? " " : " | ");
        }
    }

    [[nodiscard]] std::vector<std::string> backdoor_words(const Backdoors &found) const {
        constexpr std::size_t most_unasked = 30;
        std::vector<std::string> words;
        for (const auto &set : found.sets) {
            if (words.size() == most_unasked && !every_set_) {
                break;
            }
            std::vector<std::string> placements;
            for (const Cell cell : set) {
                placements.push_back(placement(cell));
            }
            words.push_back(fmt::format("{}", fmt::join(placements, " ")));
        }
        if (words.size() < found.count) {
            words.push_back(fmt::format("and {} more", found.count - words.size()));
        }
        return words;
    }

    void tell_unavoidable() {
        const UnavoidableSets &found = *study_.unavoidable;
        std::map<std::size_t, std::size_t> by_size;
        for (const auto &set : found.sets) {
            ++by_size[set.size()];
        }
        std::string sizes;
        for (const auto &[size, count] : by_size) {
            sizes += fmt::format("{}{} of {}", sizes.empty() ? ": " : ", ", count, size);
        }
        point("unavoidable",
              fmt::format("{} of up to {} cells{}{}", counted(found.sets.size(), "set", "sets"),
                          wishes_.largest, sizes, found.complete ? "" : not_all));
        if (every_set_) {
            list_sets(found.sets);
        }
        const std::size_t bound = study_.disjoint.chosen.size();
        point("lower bound",
              fmt::format("{} or more in any puzzle of this grid, one in each of these sets{}",
                          counted(bound, "given", "givens"),
                          study_.disjoint.complete ? "" : " (perhaps more: a limit came first)"));
        std::vector<std::vector<Cell>> chosen;
        for (const std::size_t at : study_.disjoint.chosen) {
            assert(at < found.sets.size());
            chosen.push_back(found.sets[at]);
        }
        list_sets(chosen);
    }

    void list_sets(const std::vector<std::vector<Cell>> &sets) {
        std::vector<std::string> words;
        for (const auto &set : sets) {
            words.push_back(fmt::format("{}", fmt::join(names(set, shape_), " ")));
        }
        list(words, " | ");
    }

    void tell_removals() {
        point("removals", "the solutions without each given");
        std::vector<std::string> words;
        std::size_t widest = 0;
        for (const Removal &removal : *study_.removals) {
            words.push_back(
                fmt::format("{}={} {}{}", shape_.cell_name(removal.cell),
                            job_.record.alphabet.symbol(job_.record.puzzle.given(removal.cell)),
                            removal.at_least ? ">=" : "", removal.solutions));
            widest = std::max(widest, words.back().size());
        }
        for (std::string &word : words) {
            word += std::string(widest - word.size(), ' ');
        }
        list(words, "  ");
        take_blanks_off_line_ends();
    }

    void take_blanks_off_line_ends() {
        for (std::size_t end = text_.find(" \n"); end != text_.npos; end = text_.find(" \n")) {
            text_.erase(end, 1);
        }
    }

    const Study &study_;
    const Job &job_;
    const Shape shape_;
    const StudyWishes &wishes_;
    bool every_set_;
    std::string text_;
};

} // namespace

std::string as_text(const Study &study, const Job &job, const StudyWishes &wishes, bool every_set) {
    return Text(study, job, wishes, every_set).all();
}

} // namespace dokushin::cli
