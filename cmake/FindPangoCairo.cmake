# cairo and Pango come with pkg-config files only.
# Makes the imported target PangoCairo::pangocairo, with cairo's PDF and SVG surfaces.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(PANGOCAIRO QUIET IMPORTED_TARGET pangocairo>=1.50 cairo-pdf cairo-svg)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PangoCairo REQUIRED_VARS PANGOCAIRO_LINK_LIBRARIES
    REASON_FAILURE_MESSAGE
    "pkg-config, cairo and Pango 1.50 are needed (Debian: pkg-config libcairo2-dev libpango1.0-dev)")
if(PangoCairo_FOUND AND NOT TARGET PangoCairo::pangocairo)
    add_library(PangoCairo::pangocairo INTERFACE IMPORTED)
    target_link_libraries(PangoCairo::pangocairo INTERFACE PkgConfig::PANGOCAIRO)
endif()
