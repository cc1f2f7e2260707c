# host_headers(FOLDER HEADER): finds FOLDER/HEADER of this machine and makes a folder that has
# FOLDER and nothing else, for the compiler must not see the other headers next to it, which
# are for this machine. Sets HOST_HEADERS to the folder, or to nothing.
function(host_headers folder header)
    find_path(${folder}_HOST_DIR ${folder}/${header} PATHS /usr/include /usr/local/include
              NO_CMAKE_FIND_ROOT_PATH)
    mark_as_advanced(${folder}_HOST_DIR)
    set(HOST_HEADERS "" PARENT_SCOPE)
    if(${folder}_HOST_DIR)
        set(only ${PROJECT_BINARY_DIR}/headers/${folder})
        file(MAKE_DIRECTORY ${only})
        file(CREATE_LINK ${${folder}_HOST_DIR}/${folder} ${only}/${folder} SYMBOLIC)
        set(HOST_HEADERS ${only} PARENT_SCOPE)
    endif()
endfunction()
