# A unity build compiles each room, a folder of sources, as one text: what its files include
# is read once for all of them. It takes a third of the time from nothing, and more after a
# change; so ./dev asks for it (CMAKE_UNITY_BUILD) where no ccache keeps what was compiled.
function(dokushin_rooms target)
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    list(FILTER sources EXCLUDE REGEX "^\\$<") # objects of another target
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder})
        cmake_path(GET source PARENT_PATH room)
        cmake_path(RELATIVE_PATH room BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(MAKE_C_IDENTIFIER ${room} room)
        set_source_files_properties(${source} TARGET_DIRECTORY ${target}
                                    PROPERTIES UNITY_GROUP ${room})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
