# A kernel's source is for the instructions of one family of processors. The families that this build
# is for: a universal program of macOS is for two of them.
set(processors ${CMAKE_SYSTEM_PROCESSOR})
if(APPLE AND CMAKE_OSX_ARCHITECTURES)
    set(processors ${CMAKE_OSX_ARCHITECTURES})
endif()

# dokushin_kernels(DEFINITION PATTERN SOURCE...): adds these sources to the library, and DEFINITION,
# if this build is for a processor that PATTERN names. Where it is for others too, each source is
# included by one that is empty for them.
function(dokushin_kernels definition pattern)
    set(matching ${processors})
    list(FILTER matching INCLUDE REGEX ${pattern})
    if(NOT DOKUSHIN_KERNELS OR NOT matching)
        return()
    endif()
    if(matching STREQUAL processors)
        set(sources ${ARGN})
        target_compile_definitions(dokushin PRIVATE ${definition})
    else()
        set(sources)
        foreach(source IN LISTS ARGN)
            set(included ${CMAKE_CURRENT_BINARY_DIR}/${source})
            file(CONFIGURE OUTPUT ${included} CONTENT
                "#ifdef ${definition}\n#include \"${CMAKE_CURRENT_SOURCE_DIR}/${source}\"\n#endif\n")
            list(APPEND sources ${included})
        endforeach()
        foreach(processor IN LISTS matching)
            target_compile_options(dokushin PRIVATE "SHELL:-Xarch_${processor} -D${definition}")
        endforeach()
    endif()
    target_sources(dokushin PRIVATE ${sources})
    # Each takes in the same headers, for an instruction set of its own.
    set_source_files_properties(${sources} TARGET_DIRECTORY dokushin PROPERTIES
        SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
