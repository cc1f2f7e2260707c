// What the rows of a board promise, without a look at any digit: for any processor. To be
// included by puzzle_search.cpp only; kernel/row_looks_avx2.h is the same of nine rows at once.
#pragma once

/// Rows that may come next, of those asked for: how early the first digit comes in the row where
/// it comes last (0 where a row is blank), or, before there is a digit, the least pattern; and
/// which rows have that, a bit each.
struct Looks {
    unsigned promised;
    unsigned rows;
};

class RowLooks {
  public:
    explicit RowLooks(const std::array<std::uint16_t, 9> &given) : given_(given) {}

    /// Before there is a digit: all of the row is told by its pattern.
    [[nodiscard]] Looks at_first(unsigned rows) const {
        return least_of(rows, [](unsigned given) { return unsigned{row_patterns[given].least}; });
    }

    [[nodiscard]] Looks at(const PuzzleWay &way, unsigned rows) const {
        const unsigned open = columns_of[way.free];
        const unsigned others = 9 - 3 * stacks_in[way.free];
        std::array<unsigned, 3> shift{};
        std::array<const Split *, 3> split{};
        for (unsigned place = stacks_in[way.free]; place < 3; ++place) {
            const unsigned stack = way.naming.order >> 4 * place & 15;
            shift[place] = 3 * stack_at(stack);
            split[place] = class_tables.split[way.naming.classes_of(stack)].data();
        }
        return least_of(rows, [&](unsigned given) {
            if ((given & open) != 0) {
                return unsigned{
                    row_patterns[row_patterns[given & open].least << others & 0x1FF].first};
            }
            for (unsigned place = stacks_in[way.free]; place < 3; ++place) {
                const unsigned columns = given >> shift[place] & 7;
                if (columns != 0) {
                    return 0x100U >> (3 * place + split[place][columns].place);
                }
            }
            return 0U;
        });
    }

  private:
    template <class Promise>
    [[nodiscard]] Looks least_of(unsigned rows, const Promise &promise) const {
        Looks least{~0U, 0};
        for (; rows != 0; rows &= rows - 1) {
            const unsigned promised =
                promise(given_[static_cast<unsigned>(std::countr_zero(rows))]);
            const unsigned row = rows & -rows;
            least.rows = promised < least.promised    ? row
                         : promised == least.promised ? least.rows | row
                                                      : least.rows;
            least.promised = std::min(promised, least.promised);
        }
        return least;
    }

    const std::array<std::uint16_t, 9> &given_;
};
