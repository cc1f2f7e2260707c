// Puzzles for the tests of logic: those whose ratings are known, with their ratings.
#pragma once

#include <dokushin/generate.h>
#include <dokushin/puzzle.h>

#include <fstream>
#include <string>
#include <vector>

namespace dokushin::logic_tests {

struct RatedLine {
    std::string puzzle;
    std::string ratings; ///< "ER/EP/ED"

    /// ER in tenths.
    [[nodiscard]] unsigned hardest() const {
        const std::string er = ratings.substr(0, ratings.find('/'));
        const std::size_t point = er.find('.');
        return static_cast<unsigned>(std::stoul(er.substr(0, point)) * 10 +
                                     std::stoul(er.substr(point + 1)));
    }
};

inline Puzzle puzzle_of(std::string_view text, const Shape &shape = *Shape::classic(3)) {
    Grid givens;
    for (const char c : text) {
        if (c == '|') {
            continue; // between rows
        }
        givens.push_back(digit_of(c >= '1' && c <= '9' ? static_cast<unsigned>(c - '0') : 0));
    }
    return *Puzzle::from_givens(shape, std::move(givens));
}

/// A file of tests/golden, comments left out.
inline std::vector<RatedLine> rated_lines(const std::string &file = "explainer_ratings.txt") {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/" + file);
    std::vector<RatedLine> lines;
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.front() != '#') {
            const std::size_t space = line.find(' ');
            lines.push_back({line.substr(0, space), line.substr(space + 1)});
        }
    }
    return lines;
}

/// Minimal puzzles of that shape, always the same.
inline std::vector<Puzzle> generated(const Shape &shape, std::size_t count) {
    GenerateOptions options;
    options.seed = 1;
    Generator generator = *Generator::make(shape, options);
    std::vector<Puzzle> puzzles;
    for (std::uint64_t attempt = 0; puzzles.size() < count; ++attempt) {
        for (const Attempt &made : generator.attempts(attempt, 1)) {
            if (made.fate == Fate::good) {
                puzzles.push_back(*Puzzle::from_givens(shape, made.givens));
            }
        }
    }
    return puzzles;
}

} // namespace dokushin::logic_tests
