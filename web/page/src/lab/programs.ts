// The searches as programs that run, for the puzzle that is watched. A comment such as "#@place" at
// a line's end, which is not shown, names the line (methods.ts).
import type { Puzzle, ShapeFacts } from 'dokushin';
import { givensText } from '../game/position';
import type { LineName, Method } from './methods';

const sources = import.meta.glob<string>('./programs/*.txt', { query: '?raw', import: 'default', eager: true });

export const codeLanguages = ['python', 'cpp', 'javascript', 'java'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];
export const codeNames: Record<CodeLanguage, string> = { python: 'Python', cpp: 'C++', javascript: 'JavaScript', java: 'Java' };
const endings: Record<CodeLanguage, string> = { python: 'py', cpp: 'cpp', javascript: 'js', java: 'java' };

export interface ProgramLine {
  name: LineName | undefined;
  code: string;
}

/** Has the board only rows, columns and boxes? Else no program is for it. */
export const isPlain = ({ boxRows, boxColumns, side, rules, houses, lowest, variables }: ShapeFacts): boolean =>
  boxRows * boxColumns === side && rules.length === 0 && houses.length === 3 * side && lowest === 1 && variables === 0;

/** The program's lines; undefined if there is none in that language. */
export function programOf(method: Method, language: CodeLanguage, puzzle: Puzzle, facts: ShapeFacts): ProgramLine[] | undefined {
  const source = sources[`./programs/${method}.${endings[language]}.txt`];
  return source
    ?.replace('PUZZLE', givensText(puzzle.givens))
    .replace('BOX_ROWS', String(facts.boxRows))
    .replace('BOX_COLUMNS', String(facts.boxColumns))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, code, name] = /^(.*?)\s*(?:#|\/\/)@(\w+)$/.exec(line) ?? [undefined, line];
      return { code: code!, name: name as LineName | undefined };
    });
}

export const textOf = (lines: readonly ProgramLine[]): string => `${lines.map(({ code }) => code).join('\n')}\n`;
