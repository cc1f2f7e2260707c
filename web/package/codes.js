// The codes of c.h that are no errors.

export const end = 30; // nothing more
export const cancelled = 32; // given up for its time
