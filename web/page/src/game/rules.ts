// The rules of a board that are no houses, as its shape's name has them: "9x9+cage(15:r1c1,r1c2)+sandwich(…)".

const rule = /\+[\w-]+\([^+]*\)/g;

/** The name of the shape with its houses alone. */
export const withoutRules = (shape: string): string => shape.replace(rule, '');
export const hasRules = (shape: string): boolean => withoutRules(shape) !== shape;
