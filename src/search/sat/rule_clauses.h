// encode() states a rule of each kind. That the cells of a kind differ is not stated here: they are
// peers, or an alternative's (state_rule.cpp).
#pragma once

#include "search/sat/encoding.h"

namespace dokushin::search {

[[nodiscard]] inline int to_int(Digit digit) { return static_cast<int>(number(digit)); }
[[nodiscard]] inline int to_int(unsigned number) { return static_cast<int>(number); }

// pair_rules.cpp
void encode(Encoding &encoding, const Different &rule);
void encode(Encoding &encoding, const Less &rule);
void encode(Encoding &encoding, const Thermometer &rule);
void encode(Encoding &encoding, const SlowThermometer &rule);
void encode(Encoding &encoding, const Difference &rule);
void encode(Encoding &encoding, const Ratio &rule);
void encode(Encoding &encoding, const Whispers &rule);
void encode(Encoding &encoding, const Palindrome &rule);
void encode(Encoding &encoding, const Equal &rule);
void encode(Encoding &encoding, const NotSum &rule);
void encode(Encoding &encoding, const NotRatio &rule);
void encode(Encoding &encoding, const NotDifference &rule);
void encode(Encoding &encoding, const Entropic &rule);
void encode(Encoding &encoding, const Modular &rule);
void encode(Encoding &encoding, const Taxicab &rule);
void encode(Encoding &encoding, const Pairs &rule);
void encode(Encoding &encoding, const AllPairs &rule);
void encode(Encoding &encoding, const NumberedRoom &rule);
void encode(Encoding &encoding, const Indexing &rule);
void encode(Encoding &encoding, const ValueIndexing &rule);

// set_rules.cpp
void encode(Encoding &encoding, const Cage &rule);
void encode(Encoding &encoding, const Renban &rule);
void encode(Encoding &encoding, const Nabner &rule);
void encode(Encoding &encoding, const Rellik &rule);
void encode(Encoding &encoding, const EqualityCage &rule);

// sum_rules.cpp
void encode(Encoding &encoding, const Sum &rule);
void encode(Encoding &encoding, const Arrow &rule);
void encode(Encoding &encoding, const WeightedSum &rule);
void encode(Encoding &encoding, const DoubleArrow &rule);
void encode(Encoding &encoding, const EqualSums &rule);
void encode(Encoding &encoding, const Zipper &rule);
void encode(Encoding &encoding, const Sandwich &rule);
void encode(Encoding &encoding, const Lunchbox &rule);
void encode(Encoding &encoding, const XSum &rule);
void encode(Encoding &encoding, const SumLine &rule);
void encode(Encoding &encoding, const SumLoop &rule);

// line_rules.cpp
void encode(Encoding &encoding, const Between &rule);
void encode(Encoding &encoding, const Lockout &rule);
void encode(Encoding &encoding, const Sequence &rule);
void encode(Encoding &encoding, const Skyscraper &rule);
void encode(Encoding &encoding, const HiddenSkyscraper &rule);
void encode(Encoding &encoding, const Flatmates &rule);
void encode(Encoding &encoding, const Regex &rule);
void encode(Encoding &encoding, const Automaton &rule);

// count_rules.cpp
void encode(Encoding &encoding, const OneOf &rule);
void encode(Encoding &encoding, const Quadruple &rule);
void encode(Encoding &encoding, const Counting &rule);
void encode(Encoding &encoding, const LookAndSay &rule);
void encode(Encoding &encoding, const DistinctCount &rule);
void encode(Encoding &encoding, const SameDigits &rule);
void encode(Encoding &encoding, const Entropy &rule);
void encode(Encoding &encoding, const Remainders &rule);

// rank_rules.cpp
void encode(Encoding &encoding, const FullRank &rule);
void encode(Encoding &encoding, const SharedRank &rule);
void encode(Encoding &encoding, const DifferentLines &rule);

// state_rule.cpp
void encode(Encoding &encoding, const AnyOf &rule);

} // namespace dokushin::search
