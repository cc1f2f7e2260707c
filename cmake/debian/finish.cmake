# Run by cpack between installing and packing: makes of what install.cmake puts anywhere what
# Debian wants in a package. Every component lies in a folder of its name.
set(source ${CPACK_DOKUSHIN_SOURCE_DIR})

# run COMMAND...: it must succeed.
function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# What stands in the folder of documents of each package: its licence, what has changed, and that
# in the form in which Debian's tools read a version and a date.
file(READ ${source}/LICENSE licence)
string(TIMESTAMP moment "%a, %d %b %Y %H:%M:%S +0000" UTC) # of SOURCE_DATE_EPOCH
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    string(TOUPPER ${component} upper)
    set(name ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    set(documents ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share/doc/${name})
    file(WRITE ${documents}/copyright "dokushin, the Sudoku engine\n\n${licence}")
    configure_file(${source}/CHANGELOG.md ${documents}/CHANGELOG.md COPYONLY)
    file(WRITE ${documents}/changelog
         "${name} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n"
         "  * This version; CHANGELOG.md.gz says what is new in it.\n\n"
         " -- ${CPACK_DOKUSHIN_MAINTAINER}  ${moment}\n")
    run(gzip -9nf ${documents}/changelog ${documents}/CHANGELOG.md)
endforeach()

foreach(component program cluster)
    set(share ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share)
    if(EXISTS ${share}/man)
        file(GLOB pages ${share}/man/man1/*.1)
        run(gzip -9nf ${pages})
        # Debian's zsh looks for what packages bring in a folder of its own.
        file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
    endif()
endforeach()

# Names that only the compiler's own tables need are no use to those who link, and may tell where
# this was compiled.
file(GLOB_RECURSE libraries ${CPACK_TEMPORARY_DIRECTORY}/library/usr/lib/*.a)
foreach(library IN LISTS libraries)
    run(${CPACK_DOKUSHIN_STRIP} --strip-unneeded --enable-deterministic-archives ${library})
endforeach()

# As pip and importlib.metadata see that it is there.
set(python ${CPACK_TEMPORARY_DIRECTORY}/python/usr/lib/python3/dist-packages)
if(EXISTS ${python})
    file(WRITE ${python}/dokushin-${CPACK_PACKAGE_VERSION}.dist-info/METADATA
         "Metadata-Version: 2.1\nName: dokushin\nVersion: ${CPACK_PACKAGE_VERSION}\n")
    file(WRITE ${python}/dokushin-${CPACK_PACKAGE_VERSION}.dist-info/INSTALLER "dpkg\n")
endif()

# Whoever builds, whenever: the same rights, the same moment.
run(chmod -R u=rwX,go=rX ${CPACK_TEMPORARY_DIRECTORY})
run(find ${CPACK_TEMPORARY_DIRECTORY} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} +)
