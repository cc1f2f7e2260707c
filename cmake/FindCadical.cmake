# Debian's libcadical-dev has neither a CMake file nor a pkg-config one.
# Makes the imported target Cadical::cadical.
find_path(CADICAL_INCLUDE_DIR cadical.hpp)
find_library(CADICAL_LIBRARY cadical)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Cadical REQUIRED_VARS CADICAL_LIBRARY CADICAL_INCLUDE_DIR)
mark_as_advanced(CADICAL_INCLUDE_DIR CADICAL_LIBRARY)
if(Cadical_FOUND AND NOT TARGET Cadical::cadical)
    add_library(Cadical::cadical UNKNOWN IMPORTED)
    set_target_properties(Cadical::cadical PROPERTIES
        IMPORTED_LOCATION ${CADICAL_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${CADICAL_INCLUDE_DIR})
endif()
