# libwebp's archives, since pkg-config names the shared library first: makes WebP::webp.
find_path(WEBP_INCLUDE_DIR webp/decode.h)
find_library(WEBP_LIBRARY webp)
find_library(SHARPYUV_LIBRARY sharpyuv) # newer versions of libwebp have this apart
mark_as_advanced(WEBP_INCLUDE_DIR WEBP_LIBRARY SHARPYUV_LIBRARY)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebP REQUIRED_VARS WEBP_LIBRARY WEBP_INCLUDE_DIR)
if(WebP_FOUND AND NOT TARGET WebP::webp)
    add_library(WebP::webp UNKNOWN IMPORTED)
    set_target_properties(WebP::webp PROPERTIES
        IMPORTED_LOCATION ${WEBP_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${WEBP_INCLUDE_DIR})
    if(SHARPYUV_LIBRARY)
        set_target_properties(WebP::webp PROPERTIES INTERFACE_LINK_LIBRARIES ${SHARPYUV_LIBRARY})
    endif()
endif()
