// The library's version, freeing of texts, and stops.
#include "c/convert.h"

#include <dokushin/version.h>

#include <cstdlib>

using namespace dokushin::c;

std::uint32_t dokushin_abi() { return DOKUSHIN_ABI; }

const char *dokushin_version_text() { return DOKUSHIN_VERSION; }

void dokushin_text_free(char *text) { std::free(text); }

dokushin_code dokushin_stop_new(dokushin_stop **stop) {
    return guarded(nullptr, {given("stop", stop)}, [&] { give_handle(stop); });
}

namespace {

dokushin_code set_stop(dokushin_stop *stop, bool raised) {
    return guarded(nullptr, {handle("stop", stop)}, [&] { stop->raised = raised; });
}

} // namespace

dokushin_code dokushin_stop_raise(dokushin_stop *stop) { return set_stop(stop, true); }

dokushin_code dokushin_stop_lower(dokushin_stop *stop) { return set_stop(stop, false); }

void dokushin_stop_free(dokushin_stop *stop) { free_handle(stop); }
