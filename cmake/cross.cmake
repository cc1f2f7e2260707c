# What the toolchains for other processors with Linux have in common: `cross_triple` names Debian's
# compiler, `cross_emulator` the program of qemu-user-static that runs what is built.
set(CMAKE_CXX_COMPILER ${cross_triple}-g++)
set(CMAKE_C_COMPILER ${cross_triple}-gcc)

if(CMAKE_SYSROOT)
    # A root with Debian's packages for that processor (tools/machines.sh makes it): its libraries
    # are linked, and found by the emulator.
    set(CMAKE_CROSSCOMPILING_EMULATOR ${cross_emulator} -L ${CMAKE_SYSROOT})
    set(CMAKE_LIBRARY_ARCHITECTURE ${cross_triple})
    set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
    set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
    set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
    set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
    set(ENV{PKG_CONFIG_SYSROOT_DIR} ${CMAKE_SYSROOT})
    set(ENV{PKG_CONFIG_LIBDIR}
        ${CMAKE_SYSROOT}/usr/lib/${cross_triple}/pkgconfig:${CMAKE_SYSROOT}/usr/share/pkgconfig)
else()
    set(CMAKE_CROSSCOMPILING_EMULATOR ${cross_emulator} -L /usr/${cross_triple})
    # Libraries of headers are found here, before the packages that are the host's.
    list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/host_headers)
endif()
