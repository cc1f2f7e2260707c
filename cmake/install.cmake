# `cmake --install` puts the library, its headers, a package for
# find_package(dokushin) and, if they were built, the programs in place. Each is a component, of
# which packages.cmake makes a package; another, python, is in src/python.
install(TARGETS dokushin EXPORT dokushin COMPONENT library)
set(left_out)
if(NOT DOKUSHIN_PRINT)
    set(left_out PATTERN print.h EXCLUDE PATTERN c_print.h EXCLUDE)
endif()
if(NOT DOKUSHIN_PHOTO)
    list(APPEND left_out PATTERN photo.h EXCLUDE PATTERN c_photo.h EXCLUDE)
endif()
install(DIRECTORY include/dokushin TYPE INCLUDE COMPONENT library FILES_MATCHING PATTERN "*.h" ${left_out})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/dokushin)
install(EXPORT dokushin NAMESPACE dokushin:: FILE dokushinTargets.cmake
        DESTINATION ${package_dir} COMPONENT library)
# A library beside the engine's, as a component of the package, with the file that finds what it needs.
function(dokushin_install_component target name finder)
    install(TARGETS ${target} EXPORT dokushin${name} COMPONENT library)
    install(EXPORT dokushin${name} NAMESPACE dokushin:: FILE dokushin${name}Targets.cmake
            DESTINATION ${package_dir} COMPONENT library)
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/${finder}
            DESTINATION ${package_dir} COMPONENT library)
endfunction()
if(DOKUSHIN_PRINT)
    dokushin_install_component(dokushin_print Print FindPangoCairo.cmake)
endif()
if(DOKUSHIN_PHOTO)
    dokushin_install_component(dokushin_photo Photo FindWebP.cmake)
endif()
configure_package_config_file(cmake/dokushinConfig.cmake.in
    ${CMAKE_CURRENT_BINARY_DIR}/dokushinConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/dokushinConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/dokushinConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/dokushinConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/FindCadical.cmake
        DESTINATION ${package_dir} COMPONENT library)

# For C, and for builds without CMake. The static library leaves what it is made of to whoever
# links it; C++'s own library is named for C's compilers, which don't know it.
get_target_property(library_type dokushin TYPE)
set(others)
set(private .private)
set(requires fmt)
if(DOKUSHIN_XML)
    string(APPEND requires " pugixml")
endif()
if(library_type STREQUAL "STATIC_LIBRARY")
    if(DOKUSHIN_SAT)
        set(others " -lcadical")
    endif()
    string(APPEND others " -lstdc++ -lm")
    set(private)
endif()
# Where the prefix is, seen from the file: it may be installed anywhere.
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" up "${up}")
configure_file(cmake/dokushin.pc.in ${CMAKE_CURRENT_BINARY_DIR}/dokushin.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/dokushin.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
if(DOKUSHIN_PRINT)
    configure_file(cmake/dokushin-print.pc.in ${CMAKE_CURRENT_BINARY_DIR}/dokushin-print.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/dokushin-print.pc
            DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
endif()

if(DOKUSHIN_CLI)
    dokushin_install_program(dokushin_cli program)
    # The examples that help and man page name; the guide and the pictures where the README has them.
    set(documents ${CMAKE_INSTALL_DATADIR}/doc/dokushin)
    install(FILES README.md DESTINATION ${documents} COMPONENT program)
    install(FILES docs/GUIDE.md docs/COMMANDS.md docs/COLLECTION.md docs/terminal.svg docs/page.png
            DESTINATION ${documents}/docs COMPONENT program)
    file(GLOB examples CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/*.txt)
    install(FILES ${examples} DESTINATION ${documents}/examples COMPONENT program)
endif()
if(TARGET dokushin_cluster)
    dokushin_install_program(dokushin_cluster cluster)
    # How it is started, with scripts to start from.
    set(documents ${CMAKE_INSTALL_DATADIR}/doc/dokushin-cluster)
    install(FILES docs/CLUSTER.md docs/SCALE.md DESTINATION ${documents} COMPONENT cluster)
    install(DIRECTORY examples/cluster/ DESTINATION ${documents}/examples COMPONENT cluster
            USE_SOURCE_PERMISSIONS)
endif()
