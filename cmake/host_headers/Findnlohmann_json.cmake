# nlohmann/json, which is headers only: makes nlohmann_json::nlohmann_json.
include(${CMAKE_CURRENT_LIST_DIR}/HostHeaders.cmake)
host_headers(nlohmann_json nlohmann_json::nlohmann_json nlohmann nlohmann/json.hpp)
if(nlohmann_json_FOUND)
    set_target_properties(nlohmann_json::nlohmann_json PROPERTIES
        INTERFACE_COMPILE_DEFINITIONS "JSON_NO_IO;JSON_NOEXCEPTION")
endif()
