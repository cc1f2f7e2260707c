// The version, written here once; CMakeLists.txt reads it from this file.
#pragma once

#define DOKUSHIN_VERSION "0.1.0"
