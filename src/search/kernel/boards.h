// The state of the batch engine: as many boards as a vector has lanes.
//
//   cell[0]   | 0..0cccccccccc | 0..0ccccccccc | …      one word of 16 bits a lane:
//   cell[1]   |                |               |        bit d − 1 of the low nine is
//   …              lane 0           lane 1              set while digit d can still
//   cell[80]  |                |               |        stand there
//
// One operation on a word thus does the same to a cell of every board. With 32
// lanes the whole is 5 KB and stays in the first-level cache.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

template <class V> struct alignas(64) Boards {
    typename V::Word cell[81];
};

/// Where the cells of a chute lie. Each half of a round sees the same picture:
///
///            box 0      box 1      box 2
///   line 0   a b c      . . .      . . .      three cells of a line in a box are a
///   line 1   . . .      . . .      . . .      miniline; a b c are `place` apart
///   line 2   . . .      . . .      . . .
///
/// For a band the lines are rows, for a stack they are columns.
struct Band {
    static constexpr unsigned first = 27, line = 9, box = 3, place = 1;
};
struct Stack {
    static constexpr unsigned first = 3, line = 1, box = 27, place = 9;
};

/// A set of digits for each miniline of a chute, [line][box].
template <class V> struct Minilines {
    typename V::Word at[3][3];
};

/// Which lanes take a board, and from which lane of the source each.
template <class V> struct Moves {
    std::uint16_t from[V::lanes] = {};
    std::uint32_t to = 0;
    void add(unsigned source, unsigned target) {
        from[target] = static_cast<std::uint16_t>(source);
        to |= std::uint32_t{1} << target;
    }
};

template <class V> void move(Boards<V> &to, const Boards<V> &from, const Moves<V> &moves) {
    const auto index = V::index(moves.from, moves.to);
    const auto mask = V::from_bits(moves.to);
    for (unsigned cell = 0; cell < 81; ++cell) {
        to.cell[cell] = V::moved(to.cell[cell], mask, from.cell[cell], index);
    }
}

/// The digits of nine cells: three times three, `far` apart, and `near` apart in each.
template <class V>
typename V::Word nine(const typename V::Word *cell, std::size_t far, std::size_t near) {
    const auto three = [near](const typename V::Word *at) {
        return V::either3(at[0], at[near], at[2 * near]);
    };
    return V::either3(three(cell), three(cell + far), three(cell + 2 * far));
}

/// In which boards has every house all nine digits?
template <class V> typename V::Mask complete(const Boards<V> &boards) {
    auto everywhere = V::all(0x1FF);
    for (std::size_t i = 0; i < 9; ++i) {
        const auto row = nine<V>(boards.cell + 9 * i, 3, 1);
        const auto column = nine<V>(boards.cell + i, 27, 9);
        const auto box = nine<V>(boards.cell + 27 * (i / 3) + 3 * (i % 3), 9, 1);
        everywhere = V::both(everywhere, V::both3(row, column, box));
    }
    return V::same(everywhere, V::all(0x1FF));
}
