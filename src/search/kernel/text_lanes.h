// Lines of text to boards and back: 81 characters of a puzzle lie side by side in
// the text, and lane by lane in the boards. Blocks of 16×16 characters are turned.
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"

/// The characters of a cell of all boards, side by side.
template <class V> using CellText = std::uint8_t[V::lanes];

/// A board a line. The last line serves the lanes beyond.
template <class V> void read_lines(std::span<const char *const> lines, Boards<V> &boards) {
    const char *line[V::lanes];
    for (unsigned lane = 0; lane < V::lanes; ++lane) {
        line[lane] = lines[std::min<std::size_t>(lane, lines.size() - 1)];
    }
    alignas(64) CellText<V> text[81];
    for (unsigned first = 0; first < V::lanes; first += square) {
        const unsigned here = std::min<unsigned>(square, V::lanes - first);
        for (const unsigned cell : piece_starts) {
            Bytes16 block[square] = {};
            for (unsigned i = 0; i < here; ++i) {
                block[i] = load_bytes(line[first + i] + cell);
            }
            transpose(block);
            for (unsigned i = 0; i < square; ++i) {
                std::memcpy(&text[cell + i][first], &block[i], here);
            }
        }
    }
    for (unsigned cell = 0; cell < 81; ++cell) {
        boards.cell[cell] = V::candidates(text[cell]);
    }
}

/// The first `count` boards, all of whose cells are decided, as 81 characters each
/// at text + 81·place.
template <class V>
void write_lines(const Boards<V> &boards, const std::uint32_t *place, unsigned count, char *text) {
    alignas(64) CellText<V> cells[81];
    for (unsigned cell = 0; cell < 81; ++cell) {
        V::characters(boards.cell[cell], cells[cell]);
    }
    for (unsigned first = 0; first < count; first += square) {
        const unsigned here = std::min(std::min<unsigned>(square, V::lanes), count - first);
        for (const unsigned cell : piece_starts) {
            Bytes16 block[square] = {};
            for (unsigned i = 0; i < square; ++i) {
                std::memcpy(&block[i], &cells[cell + i][first],
                            std::min<unsigned>(square, V::lanes));
            }
            transpose(block);
            for (unsigned i = 0; i < here; ++i) {
                std::memcpy(text + std::size_t{81} * place[first + i] + cell, &block[i], square);
            }
        }
    }
}
