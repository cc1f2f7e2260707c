// All about steps in one header: techniques, steps, walks, words and pictures.
//
// Finding a step, telling it and rating it are three things: a Step is a plain value
// that says what was found; rate.h puts a number to it.
#pragma once

// IWYU pragma: begin_exports
#include <dokushin/draw.h>
#include <dokushin/step.h>
#include <dokushin/technique.h>
#include <dokushin/tell.h>
#include <dokushin/walk.h>
// IWYU pragma: end_exports
