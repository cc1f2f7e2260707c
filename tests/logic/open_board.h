// A board to put a pattern on.
#pragma once

#include <dokushin/explain.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace dokushin::logic_tests {

/// A board on which everything is possible but what a test eliminates.
class Board {
  public:
    explicit Board(std::string_view shape = "9")
        : shape_(*Shape::parse(shape)), marks_(shape_.cell_count(), shape_.all_digits()) {}

    /// The cell holds just these.
    Board &holds(std::string_view cell, std::string_view digits) {
        DigitSet set;
        for (const char digit : digits) {
            set.insert(digit_of(static_cast<unsigned>(digit - '0')));
        }
        marks_[index(at(cell))] = set;
        return *this;
    }
    /// Of a house the digit stands only in these cells.
    Board &only(std::size_t house, unsigned digit, const std::vector<std::string_view> &cells) {
        for (const Cell cell : shape_.houses()[house].cells) {
            const bool kept =
                std::ranges::any_of(cells, [&](std::string_view name) { return at(name) == cell; });
            if (!kept) {
                marks_[index(cell)].erase(digit_of(digit));
            }
        }
        return *this;
    }
    [[nodiscard]] std::vector<Step> all(Technique technique) const {
        return Walk(*Puzzle::from_candidates(shape_, marks_)).all(technique);
    }
    /// Do all instances together eliminate the digit out of the cell?
    [[nodiscard]] bool eliminates(Technique technique, std::string_view cell,
                                  unsigned digit) const {
        return std::ranges::any_of(all(technique), [&](const Step &step) {
            return std::ranges::find(step.eliminations, Candidate{at(cell), digit_of(digit)}) !=
                   step.eliminations.end();
        });
    }

  private:
    [[nodiscard]] Cell at(std::string_view name) const { return *shape_.parse_cell(name); }

    Shape shape_;
    Pencilmarks marks_;
};

} // namespace dokushin::logic_tests
