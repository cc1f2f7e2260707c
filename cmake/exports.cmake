# A shared library exports what the installed headers declare, in which namespace dokushin says of
# itself that it is visible; nothing else is. Libraries that it is made of were not compiled so,
# nor is what the compiler makes of C++'s own templates: those the linker leaves out, where it
# reads such a list.
function(dokushin_exports library)
    set_target_properties(${library} PROPERTIES
        CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    get_target_property(type ${library} TYPE)
    if(type STREQUAL SHARED_LIBRARY AND UNIX AND NOT APPLE)
        set(map ${PROJECT_SOURCE_DIR}/cmake/exports.map)
        target_link_options(${library} PRIVATE LINKER:--version-script=${map})
        set_target_properties(${library} PROPERTIES LINK_DEPENDS ${map})
    endif()
endfunction()
