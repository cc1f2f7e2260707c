# The toolchain of the preset `windows`: 64-bit Windows by Debian's g++-mingw-w64-x86-64-posix. What
# is built runs on other machines by Wine.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Nothing of the host is found but by the modules below.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The ABI of Windows aligns the stack to 16 bytes, and g++ keeps vectors of 32 and 64 bytes there as
# if it were aligned to their size (GCC's bug 54412): the first aligned move of one would end the
# program. The assembler makes unaligned moves of them, which take the same time on all processors
# that have AVX2; no other instruction with AVX's encoding needs an aligned address.
set(CMAKE_CXX_FLAGS_INIT "-Wa,-muse-unaligned-vector-move")

# The programs need no other file: the runtime of C++ and of threads is within. A stack is as large
# as on Linux.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--stack,8388608")

# Libraries of headers are found here, before the packages that are the host's.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/host_headers ${CMAKE_CURRENT_LIST_DIR}/windows)
