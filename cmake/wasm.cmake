# The toolchain of the preset `wasm`: WebAssembly with WASI by Debian's clang-19, lld-19,
# libc++-19-dev-wasm32, libclang-rt-19-dev-wasm32 and wasi-libc. No Emscripten.
set(CMAKE_SYSTEM_NAME Generic) # CMake 3.25 knows no WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The host's ar and ranlib do: the linker looks into the objects itself.

# Vectors of 128 bits are in every browser since 2023.
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -fno-exceptions -fno-rtti -fno-stack-protector \
-ffunction-sections -fdata-sections")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)

# Libraries of headers are found here, before the packages that are the host's.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/host_headers)
