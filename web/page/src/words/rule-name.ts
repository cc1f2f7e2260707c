// The name of a rule in a language.
export type Names = Record<string, string>;

/** A rule in words: its name in the language, and behind it what the engine says further. */
export function ruleName(rule: string, names: Names): string {
  const [kind = ''] = rule.split(' ');
  return (names[kind] ?? kind) + rule.slice(kind.length);
}
