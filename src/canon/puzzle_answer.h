// What the ways that the search for puzzles ends with say (puzzle_search.h). To be included by
// puzzle_search.cpp and kernel/puzzle_search_avx2.cpp only.
#pragma once

/// The transforms that a way stands for: each order of each class, and of the free stacks.
std::uint64_t transforms_of(const PuzzleWay &way) {
    const unsigned free = stacks_in[way.free];
    std::uint64_t product = std::uint64_t{way.times} * (free == 3 ? 6 : free == 2 ? 2 : 1);
    for (unsigned stack = 0; stack < 3; ++stack) {
        product *= class_tables.orders[way.naming.classes_of(shift_of_stack(stack))];
    }
    return product;
}

/// Columns that nothing tells apart stay in the board's order, and so do stacks.
Naming settled(const PuzzleWay &way) {
    Naming naming = way.naming;
    unsigned place = 0;
    for (unsigned free = way.free; free != 0; free &= free - 1) {
        const auto stack = static_cast<unsigned>(std::countr_zero(free));
        naming.order |= shift_of_stack(stack) << 4 * place++;
    }
    naming.classes = 0;
    for (unsigned stack = 4; stack < 16; stack += 4) {
        naming.classes |= std::uint32_t{class_tables.settled[way.naming.classes_of(stack)]}
                          << stack;
    }
    return naming;
}

/// The form, the first way to it, and how many transforms lead there.
Canonical answer(std::span<const PuzzleWay> ways, const std::array<PackedRow, 9> &form,
                 unsigned names) {
    const PuzzleWay &way = ways.front();
    std::uint64_t automorphisms = 0;
    for (const PuzzleWay &each : ways) {
        automorphisms += transforms_of(each);
    }
    const Naming naming = settled(way);
    Canonical result{unpacked(form), Transform::identity(9), automorphisms};
    Transform &transform = result.transform;
    transform.transposed = way.side != 0;
    for (unsigned i = 0; i < 9; ++i) {
        transform.rows[i] = static_cast<std::uint8_t>(way.row(i));
        const unsigned stack = naming.order >> 4 * (i / 3) & 15;
        const unsigned place = 3 * (i / 3) + naming.single(stack + i % 3).place;
        transform.columns[place] = static_cast<std::uint8_t>(3 * stack_at(stack) + i % 3);
        const unsigned digit = 4 * (i + 1); // those that don't occur get the names that are left
        const bool occurs = naming.column_of(digit) != 0;
        names += occurs ? 0 : 1;
        transform.digits[i] = static_cast<std::uint8_t>(occurs ? naming.name_of(digit) : names);
    }
    return result;
}
