# fmt as headers only: makes fmt::fmt. Without exceptions, locales and streams, which are
# most of what it would weigh.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(fmt fmt::fmt fmt fmt/format-inl.h)
if(fmt_FOUND)
    set_target_properties(fmt::fmt PROPERTIES INTERFACE_COMPILE_DEFINITIONS
        "FMT_HEADER_ONLY;FMT_EXCEPTIONS=0;FMT_STATIC_THOUSANDS_SEPARATOR=','")
endif()
