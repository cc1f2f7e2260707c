# `cmake --install` puts the library, its headers and a package for
# find_package(dokushin) in place.
