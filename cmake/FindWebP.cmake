# Debian's libwebp comes with pkg-config files only. Makes the imported target WebP::webp.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(WEBP QUIET IMPORTED_TARGET libwebp)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebP REQUIRED_VARS WEBP_LINK_LIBRARIES
    REASON_FAILURE_MESSAGE "pkg-config and libwebp are needed (Debian: pkg-config libwebp-dev)")
if(WebP_FOUND AND NOT TARGET WebP::webp)
    add_library(WebP::webp INTERFACE IMPORTED)
    target_link_libraries(WebP::webp INTERFACE PkgConfig::WEBP)
endif()
