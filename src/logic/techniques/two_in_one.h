// The rows of joint steps of two patterns that share their start.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr Words two_patterns{
    "Two patterns of {digits} share what they start from. Each is right by itself, so what either "
    "of them eliminates goes: {result}.",
    "同じ部分から始まる{digits}"
    "の形が2つあります。どちらもそれだけで成り立つので、両方が除外する候補をまとめて除外できます：{"
    "result}。",
    "有两个 {digits} 的结构共用同一部分。两者各自成立，因此两者删去的候选数都可以删去：{result}。"};

inline constexpr auto two_in_one = std::to_array<TechniqueRow>({
    {T::dual_two_string_kite, "dual-two-string-kite", "dual two-string kite",
     "デュアル2ストリングカイト", "双重双线风筝", two_patterns,
     by_name(find_dual_kites, LookAt::digits)},
    {T::dual_empty_rectangle, "dual-empty-rectangle", "dual empty rectangle",
     "デュアル・エンプティ・レクタングル", "双重空矩形", two_patterns,
     by_name(find_dual_empty_rectangles, LookAt::digits)},
    {T::siamese_fish, "siamese-fish", "siamese fish", "シャムフィッシュ", "孪生鱼", two_patterns,
     by_name(find_siamese_fish, LookAt::digits)},
    {T::siamese_franken_fish, "siamese-franken-fish", "siamese franken fish",
     "フランケン・シャムフィッシュ", "孪生宫内鱼", two_patterns,
     by_name(find_siamese_franken_fish, LookAt::digits)},
    {T::siamese_mutant_fish, "siamese-mutant-fish", "siamese mutant fish",
     "ミュータント・シャムフィッシュ", "孪生交叉鱼", two_patterns,
     by_name(find_siamese_mutant_fish, LookAt::digits)},
});

} // namespace dokushin::logic::rows
