// What the tests of the source share: the files in src, and their texts.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('.', import.meta.url).pathname;

/** The files below a folder of src; what has no dot in its name is a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => (name.includes('.') ? [join(folder, name)] : filesIn(join(folder, name))));

export const textOf = (path: string): string => new TextDecoder().decode(readFileSync(join(root, path)));
