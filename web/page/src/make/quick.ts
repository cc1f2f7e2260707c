// Techniques that puzzles of 9×9 with them are found for in seconds.
const quick = new Set<string>([]);

export const isQuick = (technique: string): boolean => quick.has(technique);
