# The preset `macos` includes this after project(): libraries of headers are found before packages
# whose libraries are for one of its processors only, as Homebrew's are.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/host_headers)
