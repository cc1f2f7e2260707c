// This header declares the four stepwise searches of a learner, each in the file of its
// name; make_search() picks one. Their phases are the same (singles has two more):
//
//   open       come to the next cell or column, or see that the grid is full
//   try_next   place the next digit that is untried there, and open again
//   take_back  take the last digit back, and try the next where it stood
//   over       nothing is left to take back
//
// They keep their path on a stack of their own, so that they can stop between
// any two events, and they allocate nothing after they were made.
//
// Event::depth of a take_back is the depth that its place had.
#pragma once

#include <dokushin/trace.h>

#include <memory>

namespace dokushin::search {

[[nodiscard]] std::unique_ptr<Search> make_textbook(const Puzzle &puzzle);
[[nodiscard]] std::unique_ptr<Search> make_mrv(const Puzzle &puzzle);
[[nodiscard]] std::unique_ptr<Search> make_singles(const Puzzle &puzzle);
[[nodiscard]] std::unique_ptr<Search> make_exact_cover(const Puzzle &puzzle);

} // namespace dokushin::search
