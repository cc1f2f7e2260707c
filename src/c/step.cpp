// Steps for C: their facts as numbers, in words, as JSON, as an image.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/c_universal.h>
#include <dokushin/json.h>
#include <dokushin/rate.h>

using namespace dokushin;
using namespace dokushin::c;

void dokushin_step_free(dokushin_step *step) { free_handle(step); }

dokushin_code dokushin_step_describe(const dokushin_step *step, dokushin_step_facts *facts) {
    return guarded(nullptr, {handle("step", step), given("facts", facts)}, [&] {
        const Step &its = step->found.step;
        const auto score = hodoku_score(step->found);
        *facts = {literal(key(step->found)),
                  explainer_rating(step->found, step->before->shape()),
                  score ? score->points : 0,
                  score ? literal(name(score->level)) : nullptr,
                  static_cast<std::uint32_t>(its.placements.size()),
                  static_cast<std::uint32_t>(its.eliminations.size()),
                  its.nesting};
    });
}

namespace {

Outcome write_candidates(std::string_view argument, const std::vector<Candidate> &candidates,
                         dokushin_candidate *place, std::size_t room) {
    DOKUSHIN_CHECK(expect_room_for(argument, room, candidates.size()));
    for (const Candidate &one : candidates) {
        *place++ = {static_cast<std::uint16_t>(one.cell),
                    static_cast<std::uint16_t>(number(one.digit))};
    }
    return {};
}

} // namespace

dokushin_code dokushin_step_placements(const dokushin_step *step, dokushin_candidate *placements,
                                       std::size_t room, dokushin_error *error) {
    return guarded(error, {handle("step", step), given("placements", placements, room)}, [&] {
        return write_candidates("placements", step->found.step.placements, placements, room);
    });
}

dokushin_code dokushin_step_eliminations(const dokushin_step *step,
                                         dokushin_candidate *eliminations, std::size_t room,
                                         dokushin_error *error) {
    return guarded(error, {handle("step", step), given("eliminations", eliminations, room)}, [&] {
        return write_candidates("eliminations", step->found.step.eliminations, eliminations, room);
    });
}

dokushin_code dokushin_step_tell(const dokushin_step *step, dokushin_telling what,
                                 const char *language, char **text, dokushin_error *error) {
    return guarded(error, {handle("step", step), given("text", text)}, [&]() -> Outcome {
        DOKUSHIN_TRY(tongue, language_of(language));
        const Step &its = step->found.step;
        const Shape &shape = step->before->shape();
        const Wording wording{tongue, step->alphabet};
        switch (what) {
        case DOKUSHIN_TELL_NAME:
            return give_text(text, name(step->found, tongue));
        case DOKUSHIN_TELL_WHERE:
            return give_text(text, tell_where(its, shape, wording));
        case DOKUSHIN_TELL_RESULT:
            return give_text(text, tell_result(its, shape, wording));
        case DOKUSHIN_TELL_ALL:
            return give_text(text, dokushin::tell(its, shape, wording));
        default:
            return failed(DOKUSHIN_BAD_ARGUMENT, {"{} to be told", what},
                          {"a dokushin_telling, 0 to 3"});
        }
    });
}

dokushin_code dokushin_step_notation(const dokushin_step *step, std::uint32_t *length, char **text,
                                     dokushin_error *error) {
    return guarded(error, {handle("step", step), given("length", length), given("text", text)},
                   [&]() -> Outcome {
                       const auto &instance = step->found.instance;
                       if (!instance) {
                           return failed(DOKUSHIN_BAD_ARGUMENT, {"a step of another order"},
                                         {"one of a universal order"});
                       }
                       *length = instance->length;
                       return give_text(text, instance->notation);
                   });
}

dokushin_code dokushin_step_json(const dokushin_step *step, const char *language, char **json,
                                 dokushin_error *error) {
    return guarded(error, {handle("step", step), given("json", json)}, [&]() -> Outcome {
        DOKUSHIN_TRY(tongue, language_of(language));
        // The candidates as a walk has them: cells with a digit have none.
        const Walk walk(*step->before);
        return give_text(json, step_json(step->found, walk.shape(), walk.pencilmarks(),
                                         {tongue, step->alphabet}));
    });
}

dokushin_code dokushin_step_svg(const dokushin_step *step, const char *language, char **svg,
                                dokushin_error *error) {
    return guarded(error, {handle("step", step), given("svg", svg)}, [&]() -> Outcome {
        DOKUSHIN_TRY(tongue, language_of(language));
        return give_text(svg,
                         draw_svg(Walk(*step->before), step->found.step, {tongue, step->alphabet}));
    });
}
