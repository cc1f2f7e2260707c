# A toolchain for the preset `macos` on Linux, which tools/macos.sh uses: Debian's clang-19 with its
# libc++, and the headers of Apple's system in the root that DOKUSHIN_MACOS_ROOT names. What it
# makes was never run.
set(CMAKE_SYSTEM_NAME Darwin)
set(CMAKE_SYSTEM_PROCESSOR arm64)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES DOKUSHIN_MACOS_ROOT)
set(CMAKE_OSX_SYSROOT ${DOKUSHIN_MACOS_ROOT})
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_C_COMPILER_TARGET arm64-apple-macos13.3)
set(CMAKE_CXX_COMPILER_TARGET arm64-apple-macos13.3)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# llvm-ar writes no index for objects of two processors, as Apple's libtool does.
set(CMAKE_CXX_ARCHIVE_CREATE "llvm-libtool-darwin-19 -static -o <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "")
set(CMAKE_INSTALL_NAME_TOOL llvm-install-name-tool-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_FIND_ROOT_PATH ${DOKUSHIN_MACOS_ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
