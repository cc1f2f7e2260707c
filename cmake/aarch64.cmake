# The toolchain of the preset `aarch64`: 64-bit Arm with Linux by Debian's g++-aarch64-linux-gnu.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(cross_triple aarch64-linux-gnu)
set(cross_emulator qemu-aarch64-static)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
