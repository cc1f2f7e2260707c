// Askers that each wait for the answer to their last question. All questions are asked together,
// round by round, because the fast engine answers many at once.
#pragma once

#include "base/stop.h"

#include <dokushin/vocabulary.h>

#include <cassert>
#include <span>
#include <vector>

namespace dokushin::generate {

/// Asks the questions of all askers until all are done. Once cancelled it ends the others. An
/// `Asker` has done(), question(), answer(…) and end(); `ask` returns an answer for each of a list
/// of questions.
template <class Asker, class Ask>
void ask_all(std::span<Asker> askers, const std::atomic<bool> *cancelled, const Ask &ask) {
    std::vector<Asker *> going_on;
    std::vector<const Grid *> questions;
    while (true) {
        going_on.clear();
        questions.clear();
        for (Asker &asker : askers) {
            if (!asker.done()) {
                going_on.push_back(&asker);
                questions.push_back(&asker.question());
            }
        }
        if (going_on.empty()) {
            return;
        }
        const auto answers = ask(std::span<const Grid *const>(questions));
        assert(answers.size() == going_on.size());
        const bool ended = is_cancelled(cancelled);
        for (std::size_t at = 0; at < going_on.size(); ++at) {
            if (ended) {
                going_on[at]->end();
            } else {
                going_on[at]->answer(answers[at]);
            }
        }
    }
}

} // namespace dokushin::generate
