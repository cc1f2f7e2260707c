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

/// In which boards has every row all nine digits? Asked of boards without open
/// cells whose boxes and columns a round has seen to be whole.
template <class V> typename V::Mask rows_complete(const Boards<V> &boards) {
    auto complete = V::all(0x1FF);
    for (unsigned row = 0; row < 9; ++row) {
        const auto *const cell = boards.cell + 9 * row;
        complete = V::both(complete, V::either3(V::either3(cell[0], cell[1], cell[2]),
                                                V::either3(cell[3], cell[4], cell[5]),
                                                V::either3(cell[6], cell[7], cell[8])));
    }
    return V::same(complete, V::all(0x1FF));
}
