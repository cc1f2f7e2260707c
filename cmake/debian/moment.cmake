# Read by cpack first of all: the moment that all files of the packages bear, unless
# SOURCE_DATE_EPOCH says one: of the last commit or, where there is no git, of the change log.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git -C ${CPACK_DOKUSHIN_SOURCE_DIR} log -1 --format=%ct
                    OUTPUT_VARIABLE moment OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(NOT moment)
        file(TIMESTAMP ${CPACK_DOKUSHIN_SOURCE_DIR}/CHANGELOG.md moment "%s" UTC)
    endif()
    set(ENV{SOURCE_DATE_EPOCH} ${moment})
endif()
