# CLI11, which is headers only: makes CLI11::CLI11.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(CLI CLI.hpp)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CLI11 REQUIRED_VARS HOST_HEADERS)
if(CLI11_FOUND AND NOT TARGET CLI11::CLI11)
    add_library(CLI11::CLI11 INTERFACE IMPORTED)
    target_include_directories(CLI11::CLI11 SYSTEM INTERFACE ${HOST_HEADERS})
endif()
