# CLI11, which is headers only: makes CLI11::CLI11.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(CLI11 CLI11::CLI11 CLI CLI/CLI.hpp)
