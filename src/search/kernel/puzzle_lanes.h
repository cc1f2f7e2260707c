// Puzzles to boards and back: the 81 cells of a puzzle lie side by side in memory, and
// lane by lane in the boards. Squares of 16×16 bytes are turned.
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"
#include "search/kernel/transpose.h"

/// A cell of all boards, side by side.
template <class V> using CellBytes = std::uint8_t[V::lanes];

/// A board a puzzle. The last puzzle serves the lanes beyond.
template <class V>
void read_puzzles(std::span<const std::uint8_t *const> puzzles, Boards<V> &boards) {
    using Bytes = typename V::Bytes;
    const std::uint8_t *puzzle[V::lanes];
    for (std::size_t lane = 0; lane < V::lanes; ++lane) {
        puzzle[lane] = puzzles[std::min<std::size_t>(lane, puzzles.size() - 1)];
    }
    alignas(64) CellBytes<V> cells[81];
    for (std::size_t first = 0; first < V::lanes; first += square) {
        constexpr std::size_t here = std::min<std::size_t>(square, V::lanes);
        for (const std::size_t cell : piece_starts<sizeof(Bytes)>) {
            Bytes block[square] = {};
#pragma GCC unroll 16
            for (std::size_t i = 0; i < here; ++i) {
                std::memcpy(&block[i], puzzle[first + i] + cell, sizeof(Bytes));
            }
            transpose(block);
#pragma GCC unroll 16
            for (std::size_t i = 0; i < square; ++i) {
                const Bytes16 left = square_of<0>(block[i]);
                std::memcpy(&cells[cell + i][first], &left, here);
                if constexpr (sizeof(Bytes) > square) {
                    const Bytes16 right = square_of<square>(block[i]);
                    std::memcpy(&cells[cell + square + i][first], &right, here);
                }
            }
        }
    }
    for (std::size_t cell = 0; cell < 81; ++cell) {
        boards.cell[cell] = V::candidates(cells[cell]);
    }
}

/// Writes the first `count` boards, all of whose cells are decided, as 81 cells each to
/// solutions + 81·place.
template <class V>
void write_solutions(const Boards<V> &boards, const std::uint32_t *place, unsigned count,
                     std::uint8_t *solutions, Encoding encoding) {
    using Bytes = typename V::Bytes;
    std::uint8_t nowhere[81]; // for the lanes beyond
    std::uint8_t *solution[V::lanes];
    std::ranges::fill(solution, std::begin(nowhere));
    for (std::size_t lane = 0; lane < count; ++lane) {
        solution[lane] = solutions + std::size_t{81} * place[lane];
    }
    alignas(64) CellBytes<V> cells[81];
    for (std::size_t cell = 0; cell < 81; ++cell) {
        V::write_cells(boards.cell[cell], encoding, cells[cell]);
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
                std::memcpy(solution[first + i] + cell, &block[i], sizeof(Bytes));
            }
        }
    }
}
