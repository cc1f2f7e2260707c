// Techniques that puzzles of 9×9 with them are found for in seconds: those that the first screen offers,
// and easier ones.
import { offered } from '../home/ByTechnique';

const quick = new Set<string>(['hidden-single', 'naked-single', ...offered]);

export const isQuick = (technique: string): boolean => quick.has(technique);
