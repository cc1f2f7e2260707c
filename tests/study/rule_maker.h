// Rules of all kinds in words, made at random or from a fuzzer's bytes: on the board that they are
// made for each kind is accepted often.
#pragma once

#include <dokushin/shape.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin {

/// What stands behind the name of a kind.
enum class RuleForm : std::uint8_t {
    cells,         ///< two to five cells
    pair,          ///< two cells
    number_cells,  ///< a number and two to five cells
    number_pair,   ///< a number and two cells
    number_line,   ///< a number and a whole row or column, from either end
    two_lists,     ///< two lists
    equal_lists,   ///< two or three lists of one length
    cell_and_list, ///< a cell and a list
    digits_cells,  ///< one to three digits and three to five cells
    counts_cells,  ///< a count, a digit and three to five cells
    number_index,  ///< a number, a cell, and a row or column
    weighted,      ///< a total and two lists with weights
    table,         ///< pairs of digits and two to four cells
    expression,    ///< a regular expression and two to five cells
    automaton,     ///< two to four states and two to five cells
    alternatives,  ///< two or three alternatives of one or two rules
    rank_line,     ///< a number up to four times the side, and a row or column
    nothing,       ///< nothing: a rule of the whole board
};

struct KindForm {
    std::string_view name;
    RuleForm form;
};
inline constexpr std::array rule_kinds{
    KindForm{"different", RuleForm::cells},
    KindForm{"less", RuleForm::pair},
    KindForm{"cage", RuleForm::number_cells},
    KindForm{"sum", RuleForm::number_cells},
    KindForm{"arrow", RuleForm::two_lists},
    KindForm{"thermometer", RuleForm::cells},
    KindForm{"slow-thermometer", RuleForm::cells},
    KindForm{"difference", RuleForm::number_pair},
    KindForm{"ratio", RuleForm::number_pair},
    KindForm{"whispers", RuleForm::number_cells},
    KindForm{"palindrome", RuleForm::cells},
    KindForm{"renban", RuleForm::cells},
    KindForm{"between", RuleForm::cells},
    KindForm{"equal", RuleForm::cells},
    KindForm{"quadruple", RuleForm::digits_cells},
    KindForm{"one-of", RuleForm::digits_cells},
    KindForm{"sandwich", RuleForm::number_line},
    KindForm{"not-sum", RuleForm::number_pair},
    KindForm{"not-ratio", RuleForm::number_pair},
    KindForm{"not-difference", RuleForm::number_pair},
    KindForm{"equal-sums", RuleForm::two_lists},
    KindForm{"same-digits", RuleForm::equal_lists},
    KindForm{"entropic", RuleForm::cells},
    KindForm{"modular", RuleForm::number_cells},
    KindForm{"zipper", RuleForm::cells},
    KindForm{"nabner", RuleForm::cells},
    KindForm{"double-arrow", RuleForm::cells},
    KindForm{"lockout", RuleForm::number_cells},
    KindForm{"sequence", RuleForm::cells},
    KindForm{"x-sum", RuleForm::number_line},
    KindForm{"skyscraper", RuleForm::number_line},
    KindForm{"hidden-skyscraper", RuleForm::number_line},
    KindForm{"numbered-room", RuleForm::number_line},
    KindForm{"lunchbox", RuleForm::number_cells},
    KindForm{"indexing", RuleForm::number_index},
    KindForm{"counting", RuleForm::cells},
    KindForm{"distinct-count", RuleForm::cell_and_list},
    KindForm{"look-and-say", RuleForm::counts_cells},
    KindForm{"sum-line", RuleForm::number_cells},
    KindForm{"weighted-sum", RuleForm::weighted},
    KindForm{"rellik", RuleForm::number_cells},
    KindForm{"equality-cage", RuleForm::cells},
    KindForm{"entropy", RuleForm::cells},
    KindForm{"remainders", RuleForm::number_cells},
    KindForm{"taxicab", RuleForm::cells},
    KindForm{"flatmates", RuleForm::cells},
    KindForm{"full-rank", RuleForm::rank_line},
    KindForm{"shared-rank", RuleForm::rank_line},
    KindForm{"different-lines", RuleForm::equal_lists},
    KindForm{"value-indexing", RuleForm::cells},
    KindForm{"sum-loop", RuleForm::number_cells},
    KindForm{"pairs", RuleForm::table},
    KindForm{"all-pairs", RuleForm::table},
    KindForm{"regex", RuleForm::expression},
    KindForm{"automaton", RuleForm::automaton},
    KindForm{"any-of", RuleForm::alternatives},
    KindForm{"anti-taxicab", RuleForm::nothing},
    KindForm{"global-entropy", RuleForm::nothing},
    KindForm{"global-mod-3", RuleForm::nothing},
    KindForm{"dutch-flatmates", RuleForm::nothing},
};

/// A RuleMaker makes rules of all kinds on boards of one shape, by numbers that it is given.
class RuleMaker {
  public:
    /// Returns a number less than its argument, at random or from a fuzzer.
    using Below = std::function<unsigned(unsigned end)>;

    RuleMaker(Shape shape, Below below) : shape_(std::move(shape)), below_(std::move(below)) {}

    [[nodiscard]] unsigned below(unsigned end) const { return below_(end); }

    /// A rule in words, which need not be one of this board.
    [[nodiscard]] std::string rule() const {
        const auto &[name, form] = rule_kinds[below(rule_kinds.size())];
        return fmt::format("{} {}", name, arguments(form));
    }

  private:
    [[nodiscard]] std::string arguments(RuleForm form) const {
        const unsigned number = below(2 * shape_.side() + 2);
        switch (form) {
        case RuleForm::cells:
            return cells(2 + below(4));
        case RuleForm::pair:
            return cells(2);
        case RuleForm::number_cells:
            return fmt::format("{} {}", number, cells(2 + below(4)));
        case RuleForm::number_pair:
            return fmt::format("{} {}", number, cells(2));
        case RuleForm::number_line:
            return fmt::format("{} {}", number, line());
        case RuleForm::two_lists:
            return fmt::format("{} : {}", cells(1 + below(2)), cells(1 + below(3)));
        case RuleForm::equal_lists: {
            const unsigned length = 1 + below(3);
            return fmt::format("{} : {}{}", cells(length), cells(length),
                               below(2) == 0 ? "" : " : " + cells(length));
        }
        case RuleForm::cell_and_list:
            return fmt::format("{} : {}", cells(1), cells(2 + below(3)));
        case RuleForm::digits_cells: {
            std::string digits;
            for (unsigned left = 1 + below(3); left > 0; --left) {
                digits += fmt::format("{} ", 1 + below(shape_.side()));
            }
            return digits + cells(3 + below(3));
        }
        case RuleForm::counts_cells:
            return fmt::format("{} {} {}", below(3), 1 + below(shape_.side()), cells(3 + below(3)));
        case RuleForm::number_index:
            return fmt::format("{} {} {}", 1 + below(shape_.side()), cells(1), line());
        case RuleForm::weighted:
            return fmt::format("{} {} {} {} {}", static_cast<int>(below(9)) - 4,
                               static_cast<int>(below(3)) - 3, cells(1), 1 + below(2),
                               cells(1 + below(2)));
        case RuleForm::table:
            return ways(shape_.side(), 2 + below(8)) + cells(2 + below(3));
        case RuleForm::expression:
            return expression(2 + below(2)) + " " + cells(2 + below(4));
        case RuleForm::automaton:
            return automaton(2 + below(3)) + cells(2 + below(4));
        case RuleForm::alternatives:
            return alternatives(2 + below(2));
        case RuleForm::rank_line:
            return fmt::format("{} {}", 1 + below(4 * shape_.side()), line());
        case RuleForm::nothing:
            break;
        }
        return {};
    }

    /// Some ways from a digit to a number up to a greatest one: "1>2,3>1 ".
    [[nodiscard]] std::string ways(unsigned greatest, unsigned count) const {
        std::string text;
        for (; count > 0; --count) {
            text += fmt::format("{}>{}{}", 1 + below(shape_.side()), 1 + below(greatest),
                                count == 1 ? "" : ",");
        }
        return text + " ";
    }

    [[nodiscard]] std::string automaton(unsigned states) const {
        std::string text;
        for (unsigned state = 0; state < states; ++state) {
            text += below(2) == 0 ? "!" : "";
            const std::string from_here = ways(states, 3 + below(4));
            text += from_here.substr(0, from_here.size() - 1) + (state + 1 < states ? ";" : " ");
        }
        return text;
    }

    /// An expression of several parts, with groups of up to some depth.
    [[nodiscard]] std::string expression(unsigned depth) const {
        constexpr std::array<std::string_view, 8> times{"", "", "", "*", "+", "?", "{2}", "{1,3}"};
        std::string text;
        for (unsigned parts = 1 + below(3); parts > 0; --parts) {
            const unsigned one = 1 + below(shape_.side());
            const unsigned other = one + below(shape_.side() - one + 1);
            switch (below(depth == 0 ? 4 : 6)) {
            case 0:
                text += '.';
                break;
            case 1:
                text += fmt::format("[{}-{}]", one, other);
                break;
            case 2:
                text += fmt::format("[^{}{}]", one, other);
                break;
            case 3:
                text += fmt::format("{}", one);
                break;
            default:
                text += fmt::format("({}|{})", expression(depth - 1), expression(depth - 1));
            }
            text += times[below(times.size())];
        }
        return text;
    }

    [[nodiscard]] std::string alternatives(unsigned count) const {
        std::string text;
        for (; count > 0; --count) {
            text +=
                fmt::format(" ( {}{} )", simple_rule(), below(2) == 0 ? "" : " & " + simple_rule());
        }
        return text;
    }

    [[nodiscard]] std::string simple_rule() const {
        switch (below(5)) {
        case 0:
            return "sum " + arguments(RuleForm::number_cells);
        case 1:
            return "less " + cells(2);
        case 2:
            return "thermometer " + cells(3);
        case 3:
            return "regex " + arguments(RuleForm::expression);
        default:
            return "equal " + cells(2);
        }
    }

    [[nodiscard]] std::string cells(unsigned count) const {
        std::vector<unsigned> all(shape_.cell_count());
        std::iota(all.begin(), all.end(), 0U);
        std::string text;
        for (unsigned at = 0; at < count; ++at) {
            std::swap(all[at], all[at + below(static_cast<unsigned>(all.size()) - at)]);
            text += fmt::format("{}{}", at == 0 ? "" : " ", shape_.cell_name(cell_at(all[at])));
        }
        return text;
    }

    [[nodiscard]] std::string line() const {
        std::vector<Cell> cells;
        const bool is_row = below(2) == 0;
        const unsigned fixed = below(is_row ? shape_.rows() : shape_.columns());
        const unsigned length = is_row ? shape_.columns() : shape_.rows();
        for (unsigned at = 0; at < length; ++at) {
            cells.push_back(is_row ? shape_.cell(fixed, at) : shape_.cell(at, fixed));
        }
        if (below(2) == 0) {
            std::ranges::reverse(cells);
        }
        std::string text;
        for (const Cell cell : cells) {
            text += shape_.cell_name(cell) + " ";
        }
        return text;
    }

    Shape shape_;
    Below below_;
};

} // namespace dokushin
