# xxHash, of which the header alone is needed: makes xxHash::xxhash. Debian's libxxhash-dev has no
# CMake file.
find_path(XXHASH_INCLUDE_DIR xxhash.h)
mark_as_advanced(XXHASH_INCLUDE_DIR)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(xxHash REQUIRED_VARS XXHASH_INCLUDE_DIR)
if(xxHash_FOUND AND NOT TARGET xxHash::xxhash)
    add_library(xxHash::xxhash INTERFACE IMPORTED)
    target_include_directories(xxHash::xxhash SYSTEM INTERFACE ${XXHASH_INCLUDE_DIR})
endif()
