// One puzzle at a time: where each digit can lie in each band, 27 bits a word.
//
//   a digit in a band      0  1  2 |  3  4  5 |  6  7  8     a word of a node
//   (bit numbers)          9 10 11 | 12 13 14 | 15 16 17
//                         18 19 20 | 21 22 23 | 24 25 26
//
// A word that has changed is looked at again, until none has:
//   1. arrange  which of its nine minirows hold it is a number of nine bits; a table
//               has the minirows that some arrangement of the digit in the band uses;
//   2. columns  a column that is a box's only one is struck from the other bands;
//   3. rows     a cell that is its row's only one is struck from the other digits.
// Then cells with one candidate are placed; if there is none, step 1 is done for the
// columns too; and when nothing moves, a cell with two candidates is guessed at, in
// the band that has most of those.
//
// Tried and not kept (against tdoku, this file as it stands in brackets): the choice
// by chute and digit of split.h takes fewer guesses, top1465 13.1 (14.9), but as
// scalar code costs more than it saves, serg_multi 0.62 (1.09); the first band with
// such a cell, top1465 0.78 (0.91); without arranging columns, clue17 4.7 guesses
// (1.2) and 0.87 (1.60).
//
// Source: the words and tables are those of JCZSolve (zhouyundong, champagne and
// JasonLion, enjoysudoku forum, 2012); that the table of step 1 can be exact (the
// union of the arrangements that fit) is from the notes of rocketbombs' fastdoku.
// Cost: `./dev bench --kernels`, docs/PERFORMANCE.md.
#include "search/kernel/bands.h"

#include "search/kernel/band_tables.h"

#include <bit>
#include <cstring>
#include <utility>

namespace dokushin::search::kernel {
namespace {

using namespace band;

constexpr unsigned digits = 9;

/// Bits of a word; std::popcount() is a call where processors may lack the instruction.
constexpr unsigned count(Word word) {
    word -= word >> 1 & 0x55555555;
    word = (word & 0x33333333) + (word >> 2 & 0x33333333);
    return ((word + (word >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24;
}

/// Which of 27 characters are digits: `1` and above have bit 7 once 0x4F is added.
Word givens_of(const char *text) {
    constexpr std::uint64_t every = 0x0101010101010101;
    const auto eight = [text](unsigned first) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text + first, sizeof bytes);
        if constexpr (std::endian::native == std::endian::big) {
            bytes = std::byteswap(bytes);
        }
        const std::uint64_t digit = (bytes + 0x4F * every) >> 7 & every;
        return static_cast<Word>(digit * 0x0102040810204080 >> 56) << first;
    };
    return eight(0) | eight(8) | eight(16) | eight(19);
}

// ---- a node ------------------------------------------------------------------------

/// Digits in the order of a band, padded so that a band is whole vectors.
struct Node {
    alignas(16) Word at[3][12]; ///< [band][digit]: its possible cells
    Word open[3];               ///< cells that are not decided yet
    Word pairs[3];              ///< cells with two candidates
    Word dirty[3];              ///< digits of the band that are to be looked at
    Word bands_changed;         ///< since cells with one candidate were looked for
    Word digits_changed;        ///< since their columns were arranged
};

class Bands {
  public:
    explicit Bands(const SingleTask &task) : task_(task) {}

    SingleAnswer run() {
        Node root;
        take_givens(root);
        if (settle(root)) {
            const unsigned open = open_cells(root);
            if (open == 0) {
                go_on(root);
            } else if (open > task_.most_open) {
                give_up(root);
            } else {
                const Node start = root; // guesses change it
                go_on(root);
                if (!answer_.finished) {
                    give_up(start);
                }
            }
        }
        return answer_;
    }

  private:
    static unsigned lowest(Word word) { return static_cast<unsigned>(std::countr_zero(word)); }

    [[nodiscard]] bool done() const {
        return answer_.solutions >= task_.limit || !answer_.finished;
    }

    void take_givens(Node &node) const {
        for (auto &band : node.at) {
            for (Word &word : band) {
                word = whole_band;
            }
        }
        Word given[3][12] = {};
        Word all_given[3] = {};
        for (unsigned band = 0; band < 3; ++band) {
            const char *const text = task_.puzzle + std::size_t{27} * band;
            for (Word rest = givens_of(text); rest != 0; rest &= rest - 1) {
                const unsigned cell = lowest(rest);
                const unsigned digit = static_cast<unsigned char>(text[cell]) - unsigned{'1'};
                const Word not_column = ~(Word{01001001} << cell % 9);
                node.at[0][digit] &= not_column;
                node.at[1][digit] &= not_column;
                node.at[2][digit] &= not_column;
                node.at[band][digit] &= beside_cell[cell];
                given[band][digit] |= Word{1} << cell;
                all_given[band] |= Word{1} << cell;
            }
        }
        // A given's own cell was struck with its column; and if another given of the
        // digit sees it, the two contradict each other.
        for (unsigned band = 0; band < 3; ++band) {
            Word seen = 0;
            for (unsigned digit = 0; digit < digits; ++digit) {
                const Word here = given[band][digit];
                seen |= here;
                node.at[band][digit] = (node.at[band][digit] & ~all_given[band]) | here;
            }
            node.open[band] = whole_band & ~seen;
            node.dirty[band] = whole_row;
        }
        if (task_.candidates != nullptr) {
            take_candidates(node);
        }
        node.bands_changed = 0;
        node.digits_changed = 0;
    }

    void take_candidates(Node &node) const {
        for (unsigned cell = 0; cell < 81; ++cell) {
            for (unsigned digit = 0; digit < digits; ++digit) {
                const Word refused = (unsigned{task_.candidates[cell]} >> digit & 1U) ^ 1U;
                node.at[cell / 27][digit] &= ~(refused << cell % 27);
            }
        }
    }

    /// Unfinished, with what was known before any guess.
    void give_up(const Node &node) {
        answer_.finished = false;
        for (unsigned cell = 0; task_.start != nullptr && cell < 81; ++cell) {
            unsigned candidates = 0;
            for (unsigned digit = 0; digit < digits; ++digit) {
                candidates |= (node.at[cell / 27][digit] >> cell % 27 & 1U) << digit;
            }
            task_.start[cell] = static_cast<std::uint16_t>(candidates);
        }
    }

    bool settle(Node &node) {
        do {
            do {
                if (!look_at_band<0>(node) || !look_at_band<1>(node) || !look_at_band<2>(node)) {
                    return false;
                }
            } while ((node.dirty[0] | node.dirty[1]) != 0);
        } while (place_singles(node) || (is_wide_open(node) && arrange_columns(node)));
        return !failed_;
    }

    static unsigned open_cells(const Node &node) {
        return count(node.open[0]) + count(node.open[1]) + count(node.open[2]);
    }

    /// Arranging columns finds little that is worth its time once few cells are open
    /// (serg_multi gains a tenth by this, the others lose a hundredth).
    bool is_wide_open(const Node &node) const { return !failed_ && open_cells(node) > 42; }

    template <unsigned Band> bool look_at_band(Node &node) {
        if (node.dirty[Band] == 0) {
            return true;
        }
        node.bands_changed |= Word{1} << Band;
        while (node.dirty[Band] != 0) {
            const unsigned digit = lowest(node.dirty[Band]);
            node.dirty[Band] &= node.dirty[Band] - 1;
            node.digits_changed |= Word{1} << digit;
            if (!look_at<Band>(node, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Steps 1 to 3 for a digit in a band. False if it has no place left.
    template <unsigned Band> bool look_at(Node &node, unsigned digit) {
        Word word = node.at[Band][digit];
        const unsigned minirows = minirows_of_row[word & whole_row] |
                                  unsigned{minirows_of_row[word >> 9 & whole_row]} << 3 |
                                  unsigned{minirows_of_row[word >> 18]} << 6;
        word &= arrangeable_cells[minirows];
        if (word == 0) {
            return false;
        }
        node.at[Band][digit] = word;
        const Word struck = ~lone_columns[(word | word >> 9 | word >> 18) & whole_row];
        for (const unsigned other : {Band == 0 ? 1U : 0U, Band == 2 ? 1U : 2U}) {
            const Word before = node.at[other][digit];
            node.at[other][digit] = before & struck;
            node.dirty[other] |= static_cast<Word>((before & ~struck) != 0) << digit;
        }
        const Word alone = lone_cell[word & whole_row] |
                           Word{lone_cell[word >> 9 & whole_row]} << 9 |
                           Word{lone_cell[word >> 18]} << 18;
        const Word decided = alone & node.open[Band];
        if (decided != 0) {
            node.open[Band] &= ~decided;
            strike_others(node, Band, digit, decided);
        }
        return true;
    }

    static void strike_others(Node &node, unsigned band, unsigned digit, Word cells) {
        const Word own = node.at[band][digit];
        Word touched = 0;
        for (unsigned other = 0; other < digits; ++other) {
            touched |= static_cast<Word>((node.at[band][other] & cells) != 0) << other;
            node.at[band][other] &= ~cells;
        }
        node.at[band][digit] = own;
        node.dirty[band] |= touched & ~(Word{1} << digit);
    }

    /// Cells with one candidate get it. False if there are none, or one has nothing.
    bool place_singles(Node &node) {
        bool some = false;
        for (Word changed = std::exchange(node.bands_changed, 0); changed != 0;
             changed &= changed - 1) {
            const unsigned band = lowest(changed);
            Word once = 0;
            Word twice = 0;
            Word thrice = 0;
            for (unsigned digit = 0; digit < digits; ++digit) {
                const Word word = node.at[band][digit];
                thrice |= twice & word;
                twice |= once & word;
                once |= word;
            }
            if (once != whole_band) {
                failed_ = true;
                return false;
            }
            node.pairs[band] = twice & ~thrice;
            for (Word single = node.open[band] & ~twice; single != 0; single &= single - 1) {
                some = true;
                place(node, band, lowest(single));
            }
        }
        return some;
    }

    /// The one candidate of a cell.
    void place(Node &node, unsigned band, unsigned cell) {
        const Word bit = Word{1} << cell;
        unsigned digit = 0;
        while (digit < digits && (node.at[band][digit] & bit) == 0) {
            ++digit;
        }
        if (digit == digits) {
            // Two cells of a house were down to the same digit.
            node.at[band][0] = 0;
            node.dirty[band] |= 1;
            return;
        }
        node.open[band] &= ~bit;
        node.at[band][digit] &= beside_cell[cell];
        node.dirty[band] |= Word{1} << digit;
    }

    /// Step 1 for the columns of a digit, which step 2 is a part of. Before a guess
    /// only: it finds little that is worth its time earlier. True if it struck any.
    static bool arrange_columns(Node &node) {
        bool some = false;
        for (Word changed = std::exchange(node.digits_changed, 0); changed != 0;
             changed &= changed - 1) {
            const unsigned digit = lowest(changed);
            Word columns[3];
            for (unsigned band = 0; band < 3; ++band) {
                const Word word = node.at[band][digit];
                columns[band] = (word | word >> 9 | word >> 18) & whole_row;
            }
            Word kept[3] = {};
            for (unsigned stack = 0; stack < 9; stack += 3) {
                const Word held = (columns[0] >> stack & 7U) | (columns[1] >> stack & 7U) << 3 |
                                  (columns[2] >> stack & 7U) << 6;
                const unsigned fitting = arrangements_within[held];
                for (unsigned band = 0; band < 3; ++band) {
                    kept[band] |= (fitting >> 3 * band & 7U) << stack;
                }
            }
            for (unsigned band = 0; band < 3; ++band) {
                if (kept[band] != columns[band]) {
                    node.at[band][digit] &= kept[band] * Word{01001001};
                    node.dirty[band] |= Word{1} << digit;
                    some = true;
                }
            }
        }
        return some;
    }

    void search(Node &node) {
        failed_ = false;
        if (settle(node)) {
            go_on(node);
        }
    }

    /// With a node on which nothing moves any more: it is a solution, or a guess.
    void go_on(Node &node) {
        if ((node.open[0] | node.open[1] | node.open[2]) == 0) {
            if (answer_.solutions++ == 0 && task_.solution != nullptr) {
                write(node);
            }
            return;
        }
        guess(node);
    }

    /// In a cell with two candidates if there is one, else in any.
    void guess(Node &node) {
        unsigned band = 0;
        for (unsigned other = 1; other < 3; ++other) {
            if (count(node.pairs[other]) > count(node.pairs[band])) {
                band = other;
            }
        }
        Word from = node.pairs[band];
        if (from == 0) {
            band = node.open[0] != 0 ? 0 : node.open[1] != 0 ? 1 : 2;
            from = node.open[band];
        }
        const unsigned cell = lowest(from);
        const Word bit = Word{1} << cell;
        unsigned digit = 0;
        while ((node.at[band][digit] & bit) == 0) {
            ++digit;
        }
        if (answer_.guesses == task_.most_guesses) {
            answer_.finished = false;
            return;
        }
        ++answer_.guesses;
        Node guessed = node;
        guessed.at[band][digit] &= beside_cell[cell];
        guessed.open[band] &= ~bit;
        guessed.dirty[band] = Word{1} << digit;
        strike_others(guessed, band, digit, bit);
        search(guessed);
        if (done()) {
            return;
        }
        ++answer_.backtracks;
        node.at[band][digit] &= ~bit;
        node.dirty[band] = Word{1} << digit;
        search(node);
    }

    /// Of a solved node each word has just three cells: no loop has to find its end.
    void write(const Node &node) const {
        for (unsigned band = 0; band < 3; ++band) {
            char *const text = task_.solution + std::size_t{27} * band;
            for (unsigned digit = 0; digit < digits; ++digit) {
                const char character = static_cast<char>('1' + digit);
                Word word = node.at[band][digit];
                text[lowest(word)] = character;
                word &= word - 1;
                text[lowest(word)] = character;
                word &= word - 1;
                text[lowest(word)] = character;
            }
        }
    }

    const SingleTask &task_;
    SingleAnswer answer_;
    bool failed_ = false;
};

} // namespace

SingleAnswer solve_by_bands(const SingleTask &task) { return Bands(task).run(); }

} // namespace dokushin::search::kernel
