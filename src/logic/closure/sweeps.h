// A sweep applies all instances of an easy technique at once and makes no steps, which were most of
// the cost. Each sweep is in its finder's file and finds what the finder finds (closure.h proves
// that the order makes no difference).
//
// Sweeps are for boards of plain boxes. Each returns whether it changed anything, and notes where
// it found nothing.
#pragma once

#include "logic/steps/step_taker.h"

namespace dokushin::logic {

using Sweep = bool (*)(Position &, NothingFound &);

/// The houses in which hidden singles are searched: those with one open cell, boxes, or all.
enum class Among : std::uint8_t { last_digits, boxes, all };
template <Among Which>
bool place_hidden_singles(Position &, NothingFound &);        // finders/basic/singles.cpp
bool place_naked_singles(Position &position, NothingFound &); // finders/basic/singles.cpp

/// The direction of locked candidates: from boxes along lines, or from lines into boxes as well.
enum class Locking : std::uint8_t { pointing, both };
template <Locking Which>
bool eliminate_locked(Position &, NothingFound &); // finders/basic/locked.cpp
template <Locking Which>
bool place_behind_locked(Position &, NothingFound &); // finders/basic/locked.cpp

template <unsigned Size>
bool eliminate_naked_subsets(Position &, NothingFound &); // finders/basic/subsets.cpp
template <unsigned Size>
bool eliminate_hidden_subsets(Position &, NothingFound &); // finders/basic/subsets.cpp
template <unsigned Size>
bool place_behind_hidden_subsets(Position &, NothingFound &); // finders/basic/subsets.cpp

template <unsigned Size> bool eliminate_fish(Position &, NothingFound &); // finders/fish/fish.cpp
bool eliminate_xy_wings(Position &position, NothingFound &);              // finders/wings/wings.cpp
bool eliminate_xyz_wings(Position &position, NothingFound &);             // finders/wings/wings.cpp

} // namespace dokushin::logic
