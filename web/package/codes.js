// Codes of c.h that calls look at.

export const unsupported = 10; // what the library does not do
export const end = 30; // nothing more
export const cancelled = 32; // given up for its time
