// A part that is fetched when it is first opened has the rules of its classes with it: it may be opened before any other.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, textOf } from './files-for-tests';

const texts = new Map(
  filesIn('')
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, textOf(path)] as const),
);
const isStyle = (path: string) => path.endsWith('.css');

/** The files of the page that a pattern finds named in a file. */
function named(path: string, pattern: RegExp): string[] {
  return [...texts.get(path)!.matchAll(pattern)].flatMap(([, name = '']) => {
    const file = join(path, '..', name);
    return ['', '.tsx', '.ts'].map((ending) => file + ending).filter((its) => texts.has(its)).slice(0, 1);
  });
}
const fetchedBy = (path: string) => named(path, /\bimport\('(\.[^']+)'\)/g);

/** A file and all that comes with it. */
function withImports(first: string): Set<string> {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    named(path, /(?:\bfrom|^import) '(\.[^']+)'/gm).forEach(add);
  };
  add(first);
  return all;
}

/** The selectors of a style sheet that name a class, each with the classes it names. */
const selectorsIn = (style: string) =>
  [...texts.get(style)!.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => (list.includes('@') ? [] : list.split(',')))
    .map((text) => ({ text: text.trim(), classes: [...text.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name!) }))
    .filter(({ classes }) => classes.length);
/** The words of class names, as far as they are written out. */
const classesOf = (path: string): string[] =>
  isStyle(path) ? [] : [...texts.get(path)!.matchAll(/\bclass=(?:("[^"]*")|\{([^}]*)\})/g)].flatMap(([, plain, code = '']) =>
    (plain ? [plain] : (code.match(/'[^']*'|`[^`]*`/g) ?? [])).flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []),
  );

const selectors = [...texts.keys()].filter(isStyle).flatMap((style) => selectorsIn(style).map((its) => ({ style, ...its })));
const first = withImports('main.tsx');
const parts = [...texts.keys()].flatMap((path) =>
  fetchedBy(path).filter((its) => its.endsWith('.tsx')).map((part) => ({ part, by: path })),
);

for (const { part, by } of [{ part: 'main.tsx', by: '' }, ...parts]) {
  it(`${part} has the rules of its classes`, () => {
    const its = withImports(part);
    // What opens the part is there, with what came with it.
    const opener = parts.find((other) => withImports(other.part).has(by));
    const there = new Set([...first, ...its, ...(opener ? withImports(opener.part) : [])]);
    const used = new Set([...its].flatMap(classesOf));
    // A class of the frame around another part has its rules from that part, once it is there.
    const framed = (style: string, classes: string[]) =>
      [...its].some((file) => fetchedBy(file).some((inner) => withImports(inner).has(style)) && classes.some((name) => classesOf(file).includes(name)));
    const missing = selectors.filter(
      ({ style, classes }) => !there.has(style) && classes.every((name) => used.has(name)) && !framed(style, classes),
    );
    expect(missing.map(({ style, text }) => `${style}: ${text}`)).toEqual([]);
  });
}
