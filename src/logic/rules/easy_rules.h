// The easy techniques as rules: all that a look at the position shows is eliminated and placed at
// once, and no step is made of it, since to make steps was most of what it cost. Each rule stands
// in its finder's file and finds what that finds (closure.h tells why the order doesn't matter).
//
// They are for boards of plain boxes. Each tells whether it changed anything, and remembers where
// it found nothing.
#pragma once

#include "logic/steps/step_taker.h"

namespace dokushin::logic {

using Rule = bool (*)(Position &, NothingFound &);

/// Where hidden singles are looked for. In lines that lack one digit it is the last one.
enum class Among : std::uint8_t { last_digits, boxes, all };
template <Among Which>
bool place_hidden_singles(Position &, NothingFound &);        // finders/basic/singles.cpp
bool place_naked_singles(Position &position, NothingFound &); // finders/basic/singles.cpp

/// From boxes along lines; from lines into boxes as well.
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
