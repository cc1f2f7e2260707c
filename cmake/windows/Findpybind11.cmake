# pybind11, of which the headers alone are needed, for the Python that Python3_INCLUDE_DIR and
# Python3_LIBRARY name: Debian's own CMake files would ask this machine's Python. Makes
# pybind11_add_module(), as far as src/python uses it.
include(${CMAKE_CURRENT_LIST_DIR}/../host_headers/HostHeaders.cmake)
host_headers(pybind11 pybind11::headers pybind11 pybind11/pybind11.h)
function(pybind11_add_module target)
    cmake_parse_arguments(PARSE_ARGV 1 given "MODULE;NO_EXTRAS" "" "")
    add_library(${target} MODULE ${given_UNPARSED_ARGUMENTS})
    target_link_libraries(${target} PRIVATE pybind11::headers Python3::Module)
    target_link_options(${target} PRIVATE -static) # as the program, it needs no other file of ours
    set_target_properties(${target} PROPERTIES PREFIX ""
        SUFFIX ".cp${Python3_VERSION_MAJOR}${Python3_VERSION_MINOR}-win_amd64.pyd")
endfunction()
