# host_headers(PACKAGE TARGET ENTRY HEADER): finds HEADER on this machine, and makes TARGET of it, a
# library that is headers only. ENTRY, the header or the folder that it is in, is linked into a
# folder with nothing else, for the compiler must not see the other headers next to it, which are
# for this machine.
include(FindPackageHandleStandardArgs)
macro(host_headers package target entry header)
    find_path(${package}_HOST_DIR ${header} PATHS /usr/include /usr/local/include /opt/homebrew/include
              NO_CMAKE_FIND_ROOT_PATH)
    mark_as_advanced(${package}_HOST_DIR)
    find_package_handle_standard_args(${package} REQUIRED_VARS ${package}_HOST_DIR)
    if(${package}_FOUND AND NOT TARGET ${target})
        file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers/${package})
        file(CREATE_LINK ${${package}_HOST_DIR}/${entry}
             ${PROJECT_BINARY_DIR}/headers/${package}/${entry} SYMBOLIC)
        add_library(${target} INTERFACE IMPORTED)
        target_include_directories(${target} SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/headers/${package})
    endif()
endmacro()
