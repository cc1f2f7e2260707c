# The man page and the completions of a program come from its own description: it prints them
# after it is built, into share/ of the build.
function(dokushin_manual target)
    get_target_property(name ${target} OUTPUT_NAME)
    set(share ${PROJECT_BINARY_DIR}/share)
    set(page ${share}/man/man1/${name}.1)
    set(completions ${share}/completions)
    add_custom_command(
        OUTPUT ${page} ${completions}/${name}.bash ${completions}/_${name} ${completions}/${name}.fish
        COMMAND ${CMAKE_COMMAND} -E make_directory ${share}/man/man1 ${completions}
        COMMAND ${target} man > ${page}
        COMMAND ${target} completions bash > ${completions}/${name}.bash
        COMMAND ${target} completions zsh > ${completions}/_${name}
        COMMAND ${target} completions fish > ${completions}/${name}.fish
        DEPENDS ${target}
        VERBATIM)
    add_custom_target(${target}_manual ALL DEPENDS ${page})
endfunction()

# dokushin_install_program(TARGET COMPONENT): the program and these, where other programs look.
# Optional, so that whoever built only the library can install that.
function(dokushin_install_program target component)
    get_target_property(name ${target} OUTPUT_NAME)
    set(share ${PROJECT_BINARY_DIR}/share)
    install(TARGETS ${target} OPTIONAL COMPONENT ${component})
    install(FILES ${share}/man/man1/${name}.1 OPTIONAL COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES ${share}/completions/${name}.bash RENAME ${name} OPTIONAL COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${share}/completions/_${name} OPTIONAL COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
    install(FILES ${share}/completions/${name}.fish OPTIONAL COMPONENT ${component}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endfunction()
