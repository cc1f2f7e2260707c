# The toolchain of the preset `riscv64`: 64-bit RISC-V with Linux by Debian's g++-riscv64-linux-gnu.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR riscv64)
set(cross_triple riscv64-linux-gnu)
set(cross_emulator qemu-riscv64-static)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
