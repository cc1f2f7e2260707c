// The parts of examples.ts: a file a group of techniques, so that none is long, with a position a line.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const groups = [
  ['rules', /^(cage|innies|outies)|-rule$|^rule-|^combined-sums$/],
  ['one-digit', /^(skyscraper|two-string-kite|turbot-fish|empty-rectangle|(two|three|four)-strong-links|.*-colors-.*|medusa|template-.*|dual-.*)$/],
  ['kraken-and-siamese-fish', /^(kraken|siamese)/],
  ['mutant-fish', /mutant/],
  ['franken-fish', /franken/],
  ['finned-fish', /^(finned|sashimi)/],
  ['fish', /^(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/],
  ['uniqueness', /^(unique|hidden-rect|avoidable|extended|bug)/],
  ['sets-and-wings', /^(aligned|als|death|sue|junior|sk-|.*-wing$|set-)/],
  ['chains', /cycle|chain|nishio|dynamic|remote|loop|aic|trial/],
  ['basic', /./],
];
const groupOf = (technique) => groups.find(([, names]) => names.test(technique))[0];
const folderOf = (file) => join(dirname(file), basename(file, '.ts'));
const fileOf = (file, group) => join(folderOf(file), `${group}.ts`);

/** The examples that the parts hold: [technique, text, source, purpose], where the comments above and behind a text may be
 * undefined. */
export function readParts(file) {
  const found = [];
  for (const [group] of groups.filter(([its]) => existsSync(fileOf(file, its)))) {
    let technique, source;
    for (const line of readFileSync(fileOf(file, group), 'utf8').split('\n')) {
      technique = /^ {2}'?([\w-]+)'?: \[$/.exec(line)?.[1] ?? technique;
      const [, text, purpose] = /^ {4}'(.*)',(?: \/\/ (.*))?$/.exec(line) ?? [];
      if (text) found.push([technique, text, source, purpose]);
      source = /^ {4}\/\/ (.*)$/.exec(line)?.[1];
    }
  }
  return found;
}

const keyed = (technique) => (technique.includes('-') ? `'${technique}'` : technique);
function listed(technique, examples) {
  const lines = examples.flatMap(({ text, source, purpose }) => [
    ...(source ? [`    // ${source}`] : []),
    `    '${text}',${purpose ? ` // ${purpose}` : ''}`,
  ]);
  return [`  ${keyed(technique)}: [`, ...lines, '  ],'];
}
const nameOf = (group) => group.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Writes the parts. `best` maps each technique to its examples. */
export function writeParts(file, best) {
  mkdirSync(folderOf(file), { recursive: true });
  for (const [group] of groups) {
    const its = [...best].filter(([technique, examples]) => groupOf(technique) === group && examples.length);
    const head = [`// Example positions that tools/technique_examples.mjs found.`, `export const ${nameOf(group)}: Record<string, readonly string[]> = {`];
    writeFileSync(fileOf(file, group), [...head, ...its.flatMap((one) => listed(...one)), '};', ''].join('\n'));
  }
  const names = groups.map(([group]) => group).sort();
  writeFileSync(
    file,
    [
      '// Positions to learn from: a few a technique, in which the engine finds it. tools/technique_examples.mjs, and for rules',
      '// tools/rule_examples.mjs, found them and write these files. Each is a text that parse() reads: a line of HoDoKu\'s',
      '// library, the 81 characters alone, or JSON with a shape.',
      ...names.map((group) => `import { ${nameOf(group)} } from './${basename(file, '.ts')}/${group}';`),
      '',
      'export const examples: Record<string, readonly string[]> = {',
      ...names.map((group) => `  ...${nameOf(group)},`),
      '};',
      '',
    ].join('\n'),
  );
}
