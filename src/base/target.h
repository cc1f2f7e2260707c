// Regions of a file that are compiled for processors with more instructions.
//
// If a whole file were compiled so, its copies of inline functions of the standard library would
// use those instructions too, and the linker shares these copies with all other files. So every
// header comes first, and only what follows BEGIN is compiled so.
#pragma once

#define DOKUSHIN_PRAGMA(...) _Pragma(#__VA_ARGS__)
#if defined(__clang__)
#define DOKUSHIN_BEGIN_TARGET(features)                                                            \
    DOKUSHIN_PRAGMA(clang attribute push(__attribute__((target(features))), apply_to = function))
#define DOKUSHIN_END_TARGET DOKUSHIN_PRAGMA(clang attribute pop)
#else
// g++ 12 takes the "undefined" operands of its own intrinsics for mistakes of ours.
#define DOKUSHIN_BEGIN_TARGET(features)                                                            \
    DOKUSHIN_PRAGMA(GCC diagnostic push)                                                           \
    DOKUSHIN_PRAGMA(GCC diagnostic ignored "-Wuninitialized")                                      \
    DOKUSHIN_PRAGMA(GCC diagnostic ignored "-Wmaybe-uninitialized")                                \
    DOKUSHIN_PRAGMA(GCC push_options)                                                              \
    DOKUSHIN_PRAGMA(GCC target(features))
#define DOKUSHIN_END_TARGET                                                                        \
    DOKUSHIN_PRAGMA(GCC pop_options)                                                               \
    DOKUSHIN_PRAGMA(GCC diagnostic pop)
#endif
