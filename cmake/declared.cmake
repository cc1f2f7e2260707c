# functions_declared_in(HEADERS RESULT): the functions that these headers of the C interface declare, so
# that whoever exports them has no second list. CMake runs again when a header changes.
function(functions_declared_in headers result)
    list(TRANSFORM headers PREPEND ${PROJECT_SOURCE_DIR}/include/dokushin/)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
    set(declared "")
    foreach(header IN LISTS headers)
        file(STRINGS ${header} lines REGEX "^DOKUSHIN_API")
        list(APPEND declared ${lines})
    endforeach()
    string(REGEX MATCHALL "dokushin_[a-z0-9_]+\\(" functions "${declared}")
    list(TRANSFORM functions REPLACE "\\(" "")
    set(${result} ${functions} PARENT_SCOPE)
endfunction()
# What the library itself declares to C; the libraries that print and read pictures have headers of
# their own.
set(c_headers c.h c_figures.h c_layout.h c_many.h c_universal.h)
