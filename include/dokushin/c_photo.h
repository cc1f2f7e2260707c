/* The C interface of reading pictures: what photo.h offers, for every language that can call C. c.h
 * says how to read this, and what holds for all calls.
 *
 * These calls are not in libdokushin but in the library libdokushin_photo (dokushin::photo of the
 * CMake package), since it holds the weights of a neural network. They take pixels: decoding a file
 * of a picture is the caller's. Points are in pixels of the picture, from its upper left corner. */
#ifndef DOKUSHIN_C_PHOTO_H
#define DOKUSHIN_C_PHOTO_H

#include <dokushin/c.h>
#include <dokushin/c_figures.h> /* dokushin_point */

#ifdef __cplusplus
extern "C" {
#endif

/* Pixels: rows from the top, in each row pixels from the left, in each pixel one byte for grey,
 * three for red, green and blue, or four with opacity last. Nothing lies between the rows. */
typedef struct dokushin_pixels {
    size_t size;
    const uint8_t *bytes; /* width * height * channels */
    size_t width;         /* 64 or more, as the height; at most 50,000,000 pixels in all */
    size_t height;
    size_t channels; /* 1, 3 or 4 */
} dokushin_pixels;
typedef struct dokushin_photo_options {
    size_t size;
    int32_t keeps_handwritten; /* 1: digits that are written by hand are placed; 0: left out */
    const dokushin_stop *stop; /* NULL: none; reading ends then with the grids that it has */
} dokushin_photo_options;

/* A photo has the grids that were read in a picture, in reading order. */
typedef struct dokushin_photo dokushin_photo;
/* Reads all grids of 9x9 and 6x6 in a picture. The pixels are not kept. */
DOKUSHIN_API dokushin_code dokushin_photo_read(const dokushin_pixels *pixels,
                                               const dokushin_photo_options *options,
                                               dokushin_photo **photo, dokushin_error *error);
DOKUSHIN_API void dokushin_photo_free(dokushin_photo *photo);

typedef struct dokushin_photo_grid {
    int32_t is_sure;   /* 1: a proper puzzle, no cell doubtful, and the lines are seen well */
    int32_t is_unique; /* 1: the puzzle has exactly one solution */
    int32_t has_unread_rules; /* 1: it has cages, which are not read */
    size_t cells;
    size_t crossings;    /* of the lines */
    size_t alternatives; /* other readings that are proper puzzles */
} dokushin_photo_grid;
/* Describes the grid at a position from 0. This and the calls below return DOKUSHIN_END beyond the
 * last grid; a photo without grids is no error. */
DOKUSHIN_API dokushin_code dokushin_photo_grid_at(const dokushin_photo *photo, size_t position,
                                                  dokushin_photo_grid *grid, dokushin_error *error);
/* Makes the puzzle that was read (reading 0), or one of the alternatives (from 1 on, likelier ones
 * first). */
DOKUSHIN_API dokushin_code dokushin_photo_puzzle(const dokushin_photo *photo, size_t position,
                                                 size_t reading, dokushin_puzzle **puzzle,
                                                 dokushin_error *error);
typedef struct dokushin_photo_cell {
    int32_t digit;       /* that of the reading, or 0 */
    int32_t is_doubtful; /* 1: the reading may be wrong here */
    int32_t is_changed;  /* 1: the solver preferred another digit than is likeliest */
    double handwritten;  /* the probability that the digit is written by hand */
} dokushin_photo_cell;
/* Write what was seen in each cell; the points in which the lines cross, rows from the top; and the
 * probabilities of blank and of the digits 1 to 9, ten for each cell. `count` is how many they are.
 */
DOKUSHIN_API dokushin_code dokushin_photo_cells(const dokushin_photo *photo, size_t position,
                                                dokushin_photo_cell *cells, size_t count,
                                                dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_photo_crossings(const dokushin_photo *photo, size_t position,
                                                    dokushin_point *points, size_t count,
                                                    dokushin_error *error);
DOKUSHIN_API dokushin_code dokushin_photo_probabilities(const dokushin_photo *photo,
                                                        size_t position, double *probabilities,
                                                        size_t count, dokushin_error *error);

#ifdef __cplusplus
}
#endif

#endif
