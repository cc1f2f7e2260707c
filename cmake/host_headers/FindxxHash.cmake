# xxHash, of which the header alone is needed: makes xxHash::xxhash.
find_path(XXHASH_HOST_DIR xxhash.h PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
mark_as_advanced(XXHASH_HOST_DIR)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(xxHash REQUIRED_VARS XXHASH_HOST_DIR)
if(xxHash_FOUND AND NOT TARGET xxHash::xxhash)
    # A folder with this header and no other: the rest are for this machine (HostHeaders.cmake).
    set(only ${PROJECT_BINARY_DIR}/headers/xxhash)
    file(MAKE_DIRECTORY ${only})
    file(CREATE_LINK ${XXHASH_HOST_DIR}/xxhash.h ${only}/xxhash.h SYMBOLIC)
    add_library(xxHash::xxhash INTERFACE IMPORTED)
    target_include_directories(xxHash::xxhash SYSTEM INTERFACE ${only})
endif()
