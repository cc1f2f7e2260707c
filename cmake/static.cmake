# The preset `static` includes this after project(): libraries are archives, and fmt is its headers
# (Debian has no archive of it).
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/archives ${CMAKE_CURRENT_LIST_DIR}/host_headers)
