# fmt as headers only: makes fmt::fmt. Without exceptions, locales and streams, which are
# most of what it would weigh.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(fmt format-inl.h)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(fmt REQUIRED_VARS HOST_HEADERS)
if(fmt_FOUND AND NOT TARGET fmt::fmt)
    add_library(fmt::fmt INTERFACE IMPORTED)
    target_include_directories(fmt::fmt SYSTEM INTERFACE ${HOST_HEADERS})
    target_compile_definitions(fmt::fmt INTERFACE
        FMT_HEADER_ONLY FMT_EXCEPTIONS=0 FMT_STATIC_THOUSANDS_SEPARATOR=',')
endif()
