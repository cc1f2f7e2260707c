// Any sequence of calls of the C interface, right ones and wrong ones: none crashes, each answers
// with a code that has a name, and whoever fails says why. A handle may be NULL, or of another
// kind; arrays have the size that is said, which may be the wrong one.
#include "calling.h"

#include <dokushin/c.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace {

/// One caller's handles, and the room that calls write to.
class Caller {
  public:
    explicit Caller(Bytes &bytes) : bytes_(bytes) {}

    void call_something() {
        switch (bytes_.next() % 11) {
        case 0:
            return make_board();
        case 1:
            return look_at_board();
        case 2:
            return change_board();
        case 3:
            return search_something();
        case 4:
            return watch_something();
        case 5:
            return take_steps();
        case 6:
            return make_puzzles();
        case 7:
            return read_and_write();
        case 8:
            return look_around();
        case 9:
            return study_sets();
        default:
            return compare();
        }
    }

  private:
    static constexpr std::size_t most = 300; ///< cells of the largest board here, and more

    dokushin_shape *shape() { return shapes_.any(bytes_, other_.data()); }
    dokushin_puzzle *puzzle() { return puzzles_.any(bytes_, other_.data()); }
    dokushin_walk *walk() { return walks_.any(bytes_, other_.data()); }
    dokushin_step *step() { return steps_.any(bytes_, other_.data()); }
    dokushin_search *search() { return searches_.any(bytes_, other_.data()); }
    /// The number of cells of some board.
    std::size_t count() {
        constexpr std::array<std::size_t, 6> counts{16, 36, 81, 256, 0, 17};
        return counts[bytes_.next() % counts.size()];
    }
    const std::uint8_t *digits() {
        const std::uint8_t highest = bytes_.next() % 17;
        for (std::size_t at = 0; at < most; ++at) {
            const bool blank = bytes_.empty() || highest == 0;
            given_[at] = blank ? 0 : static_cast<std::uint8_t>(bytes_.next() % (highest + 1));
        }
        return given_.data();
    }
    const dokushin_solve_options *limits() {
        solving_ = {sizeof solving_, bytes_.one_of(methods), bytes_.next(), 500, 5000, nullptr};
        if (bytes_.next() == 0xFF) {
            solving_.size = bytes_.next();
        }
        return &solving_;
    }

    /// Is it a code, and if a call failed, did it say why?
    bool good(dokushin_code code, bool has_words = true) {
        require(std::strcmp(dokushin_code_name(code), "unknown") != 0);
        require(code == DOKUSHIN_OK || !has_words ||
                (error_.code == code && error_.what[0] != '\0'));
        require(dokushin_error_in_language(&error_, "ja", &error_, nullptr) == DOKUSHIN_OK);
        error_ = {};
        return code == DOKUSHIN_OK;
    }
    void text(dokushin_code code, bool has_words = true) {
        if (good(code, has_words)) {
            require(text_ != nullptr);
            dokushin_text_free(text_);
        }
        text_ = nullptr;
    }

    void make_board() {
        dokushin_shape *shape = nullptr;
        dokushin_puzzle *puzzle = nullptr;
        dokushin_reader *reader = nullptr;
        const std::string words = bytes_.text();
        switch (bytes_.next() % 6) {
        case 0:
            if (good(dokushin_shape_new(bytes_.one_of(shapes), &shape, &error_))) {
                shapes_.keep(shape);
            }
            return;
        case 1:
            if (good(dokushin_puzzle_new(this->shape(), digits(), count(), &puzzle, &error_))) {
                puzzles_.keep(puzzle);
            }
            return;
        case 2:
            if (good(dokushin_puzzle_parse(words.data(), words.size(), bytes_.one_of(formats),
                                           bytes_.next() % 2 == 0 ? nullptr : this->shape(),
                                           &puzzle, &error_))) {
                puzzles_.keep(puzzle);
            }
            return;
        case 3:
            if (good(dokushin_puzzle_copy(this->puzzle(), &puzzle), false)) {
                puzzles_.keep(puzzle);
            }
            return;
        case 4:
            if (good(dokushin_shape_with_rules(this->shape(), bytes_.one_of(rules), &shape,
                                               &error_))) {
                shapes_.keep(shape);
            }
            return;
        default:
            if (!good(dokushin_reader_new(words.data(), words.size(), bytes_.one_of(formats),
                                          nullptr, &reader, &error_))) {
                return;
            }
        }
        for (dokushin_code code = DOKUSHIN_OK; code != DOKUSHIN_END;) {
            code = dokushin_reader_next(reader, &puzzle, &error_);
            if (good(code)) {
                puzzles_.keep(puzzle);
                text(dokushin_reader_comment(reader, &text_), false);
            }
        }
        dokushin_reader_free(reader);
    }

    void look_at_board() {
        std::array<dokushin_flaw, 5> flaws{};
        std::size_t found = 0;
        std::int32_t is = 0;
        dokushin_puzzle *const its = puzzle();
        dokushin_shape_facts facts{};
        (void)good(dokushin_shape_describe(shape(), &facts), false);
        text(dokushin_shape_name(shape(), &text_), false);
        (void)good(dokushin_shape_rule_count(shape(), &found), false);
        text(dokushin_shape_rule_at(shape(), bytes_.next() % 4, &text_, &error_));
        (void)good(dokushin_puzzle_ignored_count(its, &found), false);
        text(dokushin_puzzle_ignored_at(its, bytes_.next() % 4, &text_, &error_));
        text(dokushin_shape_house_name(shape(), bytes_.next(), &text_, &error_));
        const char *kind = nullptr;
        std::uint32_t ordinal = 0;
        (void)good(dokushin_shape_house_kind(shape(), bytes_.next(), &kind, &ordinal, &error_));
        (void)good(dokushin_shape_regions(shape(), cells_.data(), count(), &error_));
        (void)good(dokushin_shape_house(shape(), bytes_.next(), cells_.data(), bytes_.next() % 20,
                                        &error_));
        (void)good(dokushin_puzzle_givens(its, out_.data(), count(), &error_));
        (void)good(dokushin_puzzle_digits(its, out_.data(), count(), &error_));
        (void)good(dokushin_puzzle_candidates(its, sets_.data(), count(), &error_));
        text(dokushin_puzzle_format(its, bytes_.one_of(formats), &text_, &error_));
        if (good(dokushin_flaws(its, flaws.data(), flaws.size(), &found), false) && found > 0) {
            text(dokushin_flaw_text(its, flaws.data(), &text_, &error_));
        }
        flaws[0] = {bytes_.next() % 6 - 1, bytes_.next(), bytes_.next(), bytes_.next(),
                    bytes_.next()};
        text(dokushin_flaw_text(its, flaws.data(), &text_, &error_));
        (void)good(dokushin_is_solution(its, digits(), count(), &is, &error_));
        (void)good(dokushin_forbids(shape(), digits(), count(), bytes_.next(), bytes_.next() % 20,
                                    &cells_[0], &cells_[1], &error_));
    }

    void change_board() {
        dokushin_puzzle *const its = puzzle();
        for (std::uint64_t &set : sets_) {
            set = bytes_.next();
        }
        if (bytes_.next() % 2 == 0) {
            (void)good(dokushin_puzzle_set_placed(its, digits(), count(), &error_));
        } else {
            (void)good(dokushin_puzzle_set_candidates(its, sets_.data(), count(), &error_));
        }
    }

    void search_something() {
        dokushin_answer answer{};
        dokushin_ended ended = 0;
        dokushin_estimate estimate{};
        std::size_t found = 0;
        std::int32_t complete = 0;
        dokushin_puzzle *const its = puzzle();
        const dokushin_solve_options *const how = limits();
        (void)good(dokushin_solve(its, how, &answer, out_.data(), count(), &error_));
        (void)good(dokushin_count(its, how, &answer, &error_));
        (void)good(dokushin_solutions(its, how, out_.data(), 1, &answer, &error_));
        text(dokushin_count_exactly(its, how, 1 << 20, &text_, &ended, &error_));
        (void)good(dokushin_count_estimate(its, 20, bytes_.next(), how, &estimate, &error_));
        if (good(dokushin_redundant(its, how, cells_.data(), most, &found, &complete, &error_))) {
            require(found <= most);
        }
    }

    void watch_something() {
        dokushin_search *made = nullptr;
        std::array<dokushin_event, 30> events{};
        std::size_t count = 0;
        if (good(dokushin_search_new(puzzle(), bytes_.one_of(methods), &made, &error_))) {
            searches_.keep(made);
        }
        dokushin_search *const its = search();
        if (good(dokushin_search_next(its, events.data(), bytes_.next() % 31, &count, &error_))) {
            require(count <= events.size());
        }
        (void)good(dokushin_search_grid(its, out_.data(), this->count(), &error_));
        (void)good(dokushin_search_candidates(its, sets_.data(), this->count(), &error_));
    }

    void take_steps() {
        const dokushin_walk_options how{sizeof how, bytes_.one_of(orders),     nullptr, 1, 1, 5000,
                                        nullptr,    bytes_.one_of(own_orders), 0};
        dokushin_walk *made = nullptr;
        if (bytes_.next() % 4 == 0 && good(dokushin_walk_new(puzzle(), &how, &made, &error_))) {
            walks_.keep(made);
        }
        dokushin_walk *const its = walk();
        dokushin_step *next = nullptr;
        std::array<dokushin_step *, 3> some{};
        std::size_t found = 0;
        if (good(dokushin_walk_next(its, &next, &error_))) {
            steps_.keep(next);
        }
        if (good(dokushin_walk_all(its, bytes_.one_of(techniques), some.data(), some.size(), &found,
                                   &error_))) {
            for (dokushin_step *const one : some) {
                dokushin_step_free(one);
            }
        }
        dokushin_step *const one = step();
        dokushin_step_facts facts{};
        if (good(dokushin_step_describe(one, &facts), false)) {
            require(facts.placements + facts.eliminations > 0);
        }
        text(dokushin_step_tell(one, bytes_.next() % 5, bytes_.one_of(languages), &text_, &error_));
        text(dokushin_step_json(one, bytes_.one_of(languages), &text_, &error_));
        text(dokushin_step_svg(one, bytes_.one_of(languages), &text_, &error_));
        (void)good(dokushin_walk_apply(walk(), step(), &error_));
        (void)good(dokushin_walk_grid(its, out_.data(), count(), &error_));
        (void)good(dokushin_walk_candidates(its, sets_.data(), count(), &error_));
    }

    void make_puzzles() {
        dokushin_generate_options how{};
        how.size = sizeof how;
        how.symmetry = bytes_.one_of(symmetries);
        how.not_minimal = bytes_.next() % 2;
        how.least_givens = bytes_.next() % 20;
        how.most_givens = bytes_.next() % 20;
        how.pattern = bytes_.next() % 4 == 0 ? digits() : nullptr;
        how.pattern_cells = count();
        how.seed = bytes_.next();
        how.needs = bytes_.next() % 8 == 0 ? bytes_.one_of(techniques) : nullptr;
        how.least_rating = bytes_.next() / 32.0;
        dokushin_shape *small = nullptr;
        dokushin_generator *generator = nullptr;
        std::array<dokushin_fate, 2> fates{};
        require(dokushin_shape_new("4x4", &small, nullptr) == DOKUSHIN_OK);
        if (good(dokushin_generator_new(small, &how, &generator, &error_))) {
            (void)good(dokushin_generator_attempts(generator, bytes_.next(), 2, fates.data(),
                                                   out_.data(), given_.data(), count(), &error_));
        }
        dokushin_generator_free(generator);
        dokushin_shape_free(small);
    }

    void compare() {
        dokushin_transform transform{};
        std::memset(&transform, bytes_.next(), sizeof transform);
        std::uint64_t automorphisms = 0;
        std::int32_t are = 0;
        dokushin_puzzle *image = nullptr;
        const bool random =
            bytes_.next() % 4 != 0 &&
            good(dokushin_transform_random(shape(), bytes_.next(), &transform, &error_));
        if (good(dokushin_transform_apply(&transform, puzzle(), &image, &error_))) {
            require(random); // what bytes make is none
            puzzles_.keep(image);
        }
        (void)good(dokushin_canonical(puzzle(), out_.data(), count(), &transform, &automorphisms,
                                      &error_));
        (void)good(dokushin_equivalent(puzzle(), puzzle(), &are, &transform, &error_));
    }

    /// Bit by bit, and now and then more than there is room for.
    static std::size_t hand_over(char *buffer, std::size_t room, void *context) {
        auto &rest = *static_cast<std::string *>(context);
        const std::size_t count = std::min({rest.size(), room, std::size_t{7}});
        std::copy_n(rest.data(), count, buffer);
        rest.erase(0, count);
        return count == 7 && rest.size() % 16 == 0 ? ~std::size_t{0} : count;
    }

    void read_and_write() {
        dokushin_read_options reading{};
        reading.size = bytes_.next() == 0xFF ? bytes_.next() : sizeof reading;
        reading.format = bytes_.one_of(formats);
        reading.shape = bytes_.next() % 4 == 0 ? shape() : nullptr;
        reading.alphabet = bytes_.one_of(alphabets);
        reading.max_line = bytes_.next();
        reading.amid_lines = bytes_.next() % 2;
        reading.ignore_unknown = bytes_.next() % 2;
        std::string words = bytes_.text();
        dokushin_puzzle *puzzle = nullptr;
        dokushin_reader *reader = nullptr;
        std::int32_t is = 0;
        (void)good(dokushin_is_surely_a_record(words.data(), words.size(), &reading, &is, &error_));
        if (good(dokushin_puzzle_read(words.data(), words.size(), &reading, &puzzle, &error_))) {
            puzzles_.keep(puzzle);
        }
        if (good(dokushin_reader_over(hand_over, &words, &reading, &reader, &error_))) {
            for (dokushin_code code = DOKUSHIN_OK; code != DOKUSHIN_END;) {
                code = dokushin_reader_next(reader, &puzzle, &error_);
                if (good(code)) {
                    puzzles_.keep(puzzle);
                    text(dokushin_reader_alphabet(reader, &text_, nullptr), false);
                    (void)good(dokushin_reader_solution(reader, out_.data(), count(), &error_));
                }
            }
        }
        dokushin_reader_free(reader);
        dokushin_writer *writer = nullptr;
        const dokushin_write_options writing{sizeof writing, bytes_.one_of(formats),
                                             bytes_.one_of(alphabets),
                                             static_cast<char>(bytes_.next()), bytes_.next() % 2};
        if (good(dokushin_writer_new(&writing, &writer, &error_))) {
            text(dokushin_writer_begin(writer, &text_), false);
            const bool solved = bytes_.next() % 2 == 0;
            text(dokushin_writer_write(writer, this->puzzle(), solved ? digits() : nullptr,
                                       solved ? count() : 0, &text_, &error_));
            text(dokushin_writer_end(writer, &text_), false);
        }
        dokushin_writer_free(writer);
    }

    /// Of at most so many puzzles.
    static std::int32_t take(const std::uint8_t *givens, std::size_t count, void *context) {
        require(count > 0 && givens[count - 1] <= count);
        return --*static_cast<int *>(context) > 0 ? 1 : 0;
    }

    void look_around() {
        const dokushin_vicinity_options how{sizeof how, bytes_.next() % 40U, bytes_.next(),
                                            nullptr};
        int calls = 20;
        (void)good(dokushin_vicinity(puzzle(), bytes_.next() % 3, bytes_.next() % 2, &how, take,
                                     &calls, &error_));
        std::size_t found = 0;
        std::int32_t complete = 0;
        std::array<dokushin_removal, most> without{};
        if (good(dokushin_removals(puzzle(), limits(), without.data(), most, &found, &error_))) {
            require(found <= most);
        }
        std::array<std::size_t, 3> rules{};
        (void)good(dokushin_redundant_rules(puzzle(), limits(), rules.data(), rules.size(), &found,
                                            &complete, &error_));
        (void)good(dokushin_true_candidates(puzzle(), limits(), sets_.data(), count(), &complete,
                                            &error_));
        (void)good(dokushin_orbits(bytes_.next() % 18, bytes_.one_of(symmetries), cells_.data(),
                                   count(), &error_));
        require(dokushin_weight(bytes_.next(), bytes_.next()) >= 0);
        dokushin_kernel_facts facts{};
        (void)good(dokushin_kernel_at(bytes_.next() % 8, &facts), false);
        dokushin_transform one{};
        std::memset(&one, bytes_.next() % 3, sizeof one);
        if (bytes_.next() % 2 == 0) {
            (void)good(dokushin_transform_random(shape(), bytes_.next(), &one, &error_));
        }
        dokushin_transform other = one;
        other.rows[bytes_.next() % 16] = bytes_.next() % 20;
        if (good(dokushin_transform_inverse(&other, &other, &error_))) {
            (void)good(dokushin_transform_then(&one, &other, &one, &error_));
        }
    }

    void study_sets() {
        dokushin_sets *sets = nullptr;
        std::int32_t complete = 0;
        std::size_t found = 0;
        if (!good(dokushin_unavoidable(shape(), digits(), count(), bytes_.next() % 7, limits(),
                                       &sets, &complete, &error_))) {
            require(dokushin_sets_new(&sets) == DOKUSHIN_OK);
        }
        for (std::size_t at = bytes_.next() % 20; at > 0; --at) {
            for (std::size_t nth = 0; nth < 4; ++nth) {
                cells_[nth] = static_cast<std::uint16_t>(bytes_.next() * (bytes_.next() % 18));
            }
            (void)good(dokushin_sets_add(sets, cells_.data(), bytes_.next() % 5, &error_));
        }
        (void)good(dokushin_sets_at(sets, bytes_.next(), cells_.data(), bytes_.next() % most,
                                    &found, &error_));
        std::array<std::size_t, 5> chosen{};
        std::size_t count = 0;
        require(dokushin_sets_count(sets, &count) == DOKUSHIN_OK);
        if (good(dokushin_disjoint_sets(sets, limits(), chosen.data(), chosen.size(), &found,
                                        &complete, &error_))) {
            require(found <= count && (found == 0 || chosen[0] < count));
        }
        dokushin_sets_free(sets);
    }

    Bytes &bytes_;
    dokushin_error error_{};
    char *text_ = nullptr;
    dokushin_solve_options solving_{};
    Shelf<dokushin_shape> shapes_{dokushin_shape_free};
    Shelf<dokushin_puzzle> puzzles_{dokushin_puzzle_free};
    Shelf<dokushin_search> searches_{dokushin_search_free};
    Shelf<dokushin_walk> walks_{dokushin_walk_free};
    Shelf<dokushin_step> steps_{dokushin_step_free};
    std::array<std::uint64_t, 8> other_{}; ///< no handle of any kind
    std::array<std::uint8_t, most> given_{};
    std::array<std::uint8_t, most> out_{};
    std::array<std::uint16_t, most> cells_{};
    std::array<std::uint64_t, most> sets_{};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    Bytes bytes(data, size);
    Caller caller(bytes);
    for (int call = 0; call < 30 && !bytes.empty(); ++call) {
        caller.call_something();
    }
    return 0;
}
