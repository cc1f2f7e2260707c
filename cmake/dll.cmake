# The C interface for Windows: dokushin.dll, its import library libdokushin.dll.a, and dokushin.def, of which
# Microsoft's `lib /def:` makes one of its own. It is made of the static library's objects and exports what the
# headers for C declare; the runtime of C++ and of threads is within. (A C++ interface in a DLL would be for one
# compiler only.)
include(declared)
functions_declared_in("${c_headers}" functions)
list(JOIN functions "\n    " exports)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/dokushin.def CONTENT "LIBRARY dokushin.dll\nEXPORTS\n    @exports@\n" @ONLY)

add_library(dokushin_dll SHARED $<TARGET_OBJECTS:dokushin> ${PROJECT_BINARY_DIR}/dokushin.def)
set_target_properties(dokushin_dll PROPERTIES OUTPUT_NAME dokushin PREFIX "" LINKER_LANGUAGE CXX)
get_target_property(needs dokushin LINK_LIBRARIES)
target_link_libraries(dokushin_dll PRIVATE ${needs})
# Without the moment in it the same sources make the same bytes.
target_link_options(dokushin_dll PRIVATE -static LINKER:--no-insert-timestamp)
install(TARGETS dokushin_dll OPTIONAL COMPONENT library)
install(FILES ${PROJECT_BINARY_DIR}/dokushin.def TYPE LIB COMPONENT library)
