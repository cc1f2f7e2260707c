// Lines of text to boards and back: 81 characters of a puzzle lie side by side in
// the text, and lane by lane in the boards. Squares of 16×16 characters are turned.
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"
#include "search/kernel/transpose.h"

/// The characters of a cell of all boards, side by side.
template <class V> using CellText = std::uint8_t[V::lanes];

/// A board a line. The last line serves the lanes beyond.
template <class V> void read_lines(std::span<const char *const> lines, Boards<V> &boards) {
    using Bytes = typename V::Bytes;
    const char *line[V::lanes];
    for (std::size_t lane = 0; lane < V::lanes; ++lane) {
        line[lane] = lines[std::min<std::size_t>(lane, lines.size() - 1)];
    }
    alignas(64) CellText<V> text[81];
    for (std::size_t first = 0; first < V::lanes; first += square) {
        constexpr std::size_t here = std::min<std::size_t>(square, V::lanes);
        for (const std::size_t cell : piece_starts<sizeof(Bytes)>) {
            Bytes block[square] = {};
#pragma GCC unroll 16
            for (std::size_t i = 0; i < here; ++i) {
                std::memcpy(&block[i], line[first + i] + cell, sizeof(Bytes));
            }
            transpose(block);
#pragma GCC unroll 16
            for (std::size_t i = 0; i < square; ++i) {
                const Bytes16 left = square_of<0>(block[i]);
                std::memcpy(&text[cell + i][first], &left, here);
                if constexpr (sizeof(Bytes) > square) {
                    const Bytes16 right = square_of<square>(block[i]);
                    std::memcpy(&text[cell + square + i][first], &right, here);
                }
            }
        }
    }
    for (std::size_t cell = 0; cell < 81; ++cell) {
        boards.cell[cell] = V::candidates(text[cell]);
    }
}

/// The first `count` boards, all of whose cells are decided, as 81 characters each
/// at text + 81·place.
template <class V>
void write_lines(const Boards<V> &boards, const std::uint32_t *place, unsigned count, char *text) {
    using Bytes = typename V::Bytes;
    char nowhere[81]; // for the lanes beyond
    char *line[V::lanes];
    std::ranges::fill(line, std::begin(nowhere));
    for (std::size_t lane = 0; lane < count; ++lane) {
        line[lane] = std::next(text, static_cast<std::ptrdiff_t>(std::size_t{81} * place[lane]));
    }
    alignas(64) CellText<V> cells[81];
    for (std::size_t cell = 0; cell < 81; ++cell) {
        V::characters(boards.cell[cell], cells[cell]);
    }
    for (std::size_t first = 0; first < V::lanes; first += square) {
        constexpr std::size_t here = std::min<std::size_t>(square, V::lanes);
        for (const std::size_t cell : piece_starts<sizeof(Bytes)>) {
            Bytes block[square] = {};
#pragma GCC unroll 16
            for (std::size_t i = 0; i < square; ++i) {
                if constexpr (sizeof(Bytes) > square) {
                    block[i] = side_by_side<Bytes>(load_bytes(&cells[cell + i][first]),
                                                   load_bytes(&cells[cell + square + i][first]));
                } else {
                    std::memcpy(&block[i], &cells[cell + i][first], here);
                }
            }
            transpose(block);
#pragma GCC unroll 16
            for (std::size_t i = 0; i < here; ++i) {
                std::memcpy(line[first + i] + cell, &block[i], sizeof(Bytes));
            }
        }
    }
}
