/* The C interface of figures: what figures.h offers, for every language that can call C. c.h says
 * how to read this, and what holds for all calls.
 *
 * Figures draw the rules of a board. A cell is one unit wide and high, and the origin is the
 * board's upper left corner. */
#ifndef DOKUSHIN_C_FIGURES_H
#define DOKUSHIN_C_FIGURES_H

#include <dokushin/c.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A drawing has the figures for all rules of a board. */
typedef struct dokushin_drawing dokushin_drawing;
typedef int32_t dokushin_figure_kind;
enum {
    DOKUSHIN_FIGURE_PATH = 0,
    DOKUSHIN_FIGURE_POLYGON = 1,
    DOKUSHIN_FIGURE_DISC = 2, /* about its only point */
    DOKUSHIN_FIGURE_TEXT = 3  /* centred at its only point */
};
typedef struct dokushin_point {
    double x; /* to the right */
    double y; /* down */
} dokushin_point;
typedef struct dokushin_figure {
    dokushin_figure_kind kind;
    int32_t is_above; /* 1: above the board's lines, below digits; 0: below the lines */
    int32_t is_dashed;
    int32_t has_fill;
    uint32_t fill;    /* 0xRRGGBB: an area's or a text's */
    uint32_t stroke;  /* 0xRRGGBB: a path's or an outline's */
    double size;      /* a disc's radius, a text's font size */
    double width;     /* of a path, or of an area's outline */
    const char *text; /* lives as long as the drawing; empty if the figure is no text */
    size_t points;
} dokushin_figure;
/* Draws the rules of a shape. What figures don't say dokushin_drawing_words_at does. */
DOKUSHIN_API dokushin_code dokushin_drawing_new(const dokushin_shape *shape,
                                                dokushin_drawing **drawing);
DOKUSHIN_API void dokushin_drawing_free(dokushin_drawing *drawing);
/* 1 if figures stand beside the board, within a cell's width from it, else 0. */
DOKUSHIN_API dokushin_code dokushin_drawing_has_margin(const dokushin_drawing *drawing,
                                                       int32_t *has_margin);
/* Describes the figure at a position from 0: those below the board's lines come first, and earlier
 * ones lie below later ones. DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_drawing_figure_at(const dokushin_drawing *drawing,
                                                      size_t position, dokushin_figure *figure,
                                                      dokushin_error *error);
/* Writes the points of the figure at a position; `count` is their number. */
DOKUSHIN_API dokushin_code dokushin_drawing_points_at(const dokushin_drawing *drawing,
                                                      size_t position, dokushin_point *points,
                                                      size_t count, dokushin_error *error);
/* Writes what belongs in words to the drawing, one entry a position from 0: the names of drawn
 * rules, rules of the whole board, and rules without a figure. DOKUSHIN_END beyond the last. */
DOKUSHIN_API dokushin_code dokushin_drawing_words_at(const dokushin_drawing *drawing,
                                                     size_t position, char **words,
                                                     dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
