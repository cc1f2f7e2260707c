// Debian's archives of libpng and libjpeg are compiled for programs, in which C's stderr is a
// variable of the program's own. In a module the linker has them refer to this copy instead
// (--wrap=stderr). Nothing is written there, since reading pictures has error handlers of its own.
#include <cstdio>

// The names are the linker's: NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {
extern FILE *__real_stderr;
FILE *__wrap_stderr = __real_stderr;
}
// NOLINTEND(bugprone-reserved-identifier)
