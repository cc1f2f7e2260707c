# xxHash, of which the header alone is needed: makes xxHash::xxhash.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(xxHash xxHash::xxhash xxhash.h xxhash.h)
