# libzstd's own CMake package has different targets on different systems; Debian's pkg-config file is
# always there. Makes the imported target Zstd::zstd.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(ZSTD QUIET IMPORTED_TARGET libzstd)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Zstd REQUIRED_VARS ZSTD_LINK_LIBRARIES
    REASON_FAILURE_MESSAGE "pkg-config and libzstd are needed (Debian: pkg-config libzstd-dev)")
if(Zstd_FOUND AND NOT TARGET Zstd::zstd)
    add_library(Zstd::zstd INTERFACE IMPORTED)
    target_link_libraries(Zstd::zstd INTERFACE PkgConfig::ZSTD)
endif()
