# Debian's packages, by CPack: dokushin (the program), dokushin-cluster, libdokushin-dev,
# python3-dokushin. They are made of the components of install.cmake; what Debian wants besides,
# finish.cmake adds to them.
# `./dev packages` calls cpack in a build of the preset `packages`, which knows Debian's folders.
find_program(DPKG_DEB dpkg-deb)
mark_as_advanced(DPKG_DEB)
# A shared library would be one more package, named for its ABI; there is none before 1.0.
if(NOT DPKG_DEB OR BUILD_SHARED_LIBS OR CMAKE_CROSSCOMPILING)
    return()
endif()

set(DOKUSHIN_MAINTAINER "the dokushin authors <authors@dokushin.example>" CACHE STRING
    "Who stands in Debian's packages as their maintainer")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME dokushin)
set(CPACK_PACKAGE_VENDOR dokushin)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each has its own, as its description's first line
set(CPACK_PACKAGE_CONTACT "${DOKUSHIN_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/debian/moment.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/finish.cmake)
set(CPACK_DOKUSHIN_SOURCE_DIR ${PROJECT_SOURCE_DIR})
set(CPACK_DOKUSHIN_STRIP ${CMAKE_STRIP})
set(CPACK_DOKUSHIN_MAINTAINER "${DOKUSHIN_MAINTAINER}")
set(CPACK_COMPONENTS_ALL library)

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libdokushin-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "Sudoku engine: library for C++ and C
Reads puzzles from nearly any text, solves them and proves how many solutions
they have, explains each step of logic, rates, makes, counts and compares them,
on boards from 4x4 to 64x64. This package has the headers, the static library,
and what CMake and pkg-config find it by.")
# A static library leaves what it is made of to whoever links it.
set(needs libfmt-dev)
if(DOKUSHIN_XML)
    list(APPEND needs libpugixml-dev)
endif()
if(DOKUSHIN_SAT)
    list(APPEND needs libcadical-dev)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    string(REGEX MATCH "^[0-9]+" generation ${CMAKE_CXX_COMPILER_VERSION})
    list(APPEND needs "libstdc++-${generation}-dev | libstdc++-dev")
else()
    list(APPEND needs libstdc++-dev)
endif()
list(JOIN needs ", " CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS)
set(suggested)
if(DOKUSHIN_PRINT) # one component of the CMake package, and for C a header with a .pc of its own
    list(APPEND suggested libcairo2-dev libpango1.0-dev pkg-config)
endif()
if(DOKUSHIN_PHOTO) # another
    list(APPEND suggested libjpeg62-turbo-dev libpng-dev libwebp-dev pkg-config)
endif()
list(REMOVE_DUPLICATES suggested)
list(JOIN suggested ", " CPACK_DEBIAN_LIBRARY_PACKAGE_SUGGESTS)

find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(DPKG_SHLIBDEPS)
if(DPKG_SHLIBDEPS)
    set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS ON)
else()
    message(STATUS "Packages won't know the libraries that they need: no dpkg-shlibdeps (dpkg-dev)")
endif()

if(DOKUSHIN_CLI)
    list(APPEND CPACK_COMPONENTS_ALL program)
    set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME dokushin)
    set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
    set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Sudoku engine: solve, explain, rate and make puzzles
Reads puzzles from nearly any text, solves them and proves how many solutions
they have, explains each step of logic in English, Japanese or Chinese, rates
them on the scales of Sudoku Explainer and HoDoKu, makes, counts, compares and
prints them, on boards from 4x4 to 64x64. This package has the program, its man
page, examples, and completions for bash, zsh and fish.")
endif()

if(TARGET dokushin_cluster)
    list(APPEND CPACK_COMPONENTS_ALL cluster)
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_NAME dokushin-cluster)
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_SECTION math)
    # mpirun, of the MPI that it is linked with; without one it runs on one machine only.
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_DEPENDS openmpi-bin)
    if(MPI_CXX_LIB_NAMES MATCHES mpich)
        set(CPACK_DEBIAN_CLUSTER_PACKAGE_DEPENDS mpich)
    endif()
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_RECOMMENDS dokushin) # join, convert; parts without MPI
    set(CPACK_DEBIAN_CLUSTER_PACKAGE_SUGGESTS "parallel, slurm-client")
    set(CPACK_DEBIAN_CLUSTER_DESCRIPTION "Sudoku engine: solve, rate and make puzzles on many machines
Solves, rates, counts, canonicalises and makes puzzles on all machines of a
cluster, over MPI, and writes what dokushin would write on one. Whatever ends a
run, the same command goes on with it. This package has the program, its man
page, completions for bash, zsh and fish, and scripts for Slurm and GNU
parallel.")
endif()

if(DOKUSHIN_PYTHON)
    list(APPEND CPACK_COMPONENTS_ALL python)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-dokushin)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
    set(CPACK_DEBIAN_PYTHON_DESCRIPTION "Sudoku engine: package for Python
Solves, counts, checks, explains, rates and makes puzzles, given as text,
nested lists or NumPy arrays; whole arrays of puzzles on all cores with one
call.")
    # The module is compiled for one version of Python.
    find_package(Python3 QUIET REQUIRED COMPONENTS Interpreter)
    math(EXPR next_minor "${Python3_VERSION_MINOR} + 1")
    set(python ${Python3_VERSION_MAJOR})
    set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
        "python3 (>= ${python}.${Python3_VERSION_MINOR}), python3 (<< ${python}.${next_minor})")
    set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS python3-numpy)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
        ${CMAKE_CURRENT_LIST_DIR}/debian/postinst ${CMAKE_CURRENT_LIST_DIR}/debian/prerm)
endif()
include(CPack)
