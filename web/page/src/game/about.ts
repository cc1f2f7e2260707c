// What a puzzle's document says of it beside its board: its title, its author, its rules in words, and a
// message to who solves it.
import { fromBase64url, toBase64url } from './base64url';

export interface About {
  readonly title: string;
  readonly author: string;
  readonly rules: string;
  /** The message to who solves the puzzle. */
  readonly solved: string;
}

export const noTexts: About = { title: '', author: '', rules: '', solved: '' };
/** What is said in two places: a text of the second one stands where the first has none. */
export function joined(first: About | undefined, second: About | undefined): About | undefined {
  if (!first || !second) return first ?? second;
  const names = Object.keys(noTexts) as (keyof About)[];
  const lacking = names.filter((name) => !first[name] && second[name]);
  return lacking.length ? { ...first, ...Object.fromEntries(lacking.map((name) => [name, second[name]])) } : first;
}

/** The names that formats have for these. */
const keys: Record<string, keyof About> = { title: 'title', name: 'title', author: 'author', rules: 'rules', ruleset: 'rules', solved: 'solved' };
/** The texts that may have several lines. */
const isLong = (key: keyof About | null): key is 'rules' | 'solved' => key === 'rules' || key === 'solved';
/** A longer text would make an address that not everything carries. */
export const longest: Record<keyof About, number> = { title: 120, author: 120, rules: 1500, solved: 500 };

/** Cuts a text at its last whole word that fits, with a sign that there was more; one without blanks, as
 * Chinese and Japanese are written, at a character. A text that was cut stays as it is when it is cut again. */
function cutAt(most: number, text: string): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const words = whole.slice(0, most).replace(/\s+\S*$/, '');
  const part = words.length > most / 2 && words.length < most ? words : whole.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${part.trimEnd()}…`;
}

function shortened(about: About): About | undefined {
  const cut = Object.fromEntries((Object.keys(noTexts) as (keyof About)[]).map((key) => [key, cutAt(longest[key], about[key])]));
  const its = { ...noTexts, ...cut };
  return Object.values(its).some(Boolean) ? its : undefined;
}

/** A record of JSON has its headers as JSON. */
function ofJson(value: string): string {
  try {
    const its: unknown = /^".*"$/.test(value) ? JSON.parse(value) : value;
    return typeof its === 'string' ? its : value;
  } catch {
    return value;
  }
}

/** Reads what the engine reports beside a puzzle: a line "title: …" for each header, of which the rules and the
 * message may go on over further lines, up to the line of its fog (fog.ts). Undefined if it says none of these. */
export function aboutIn(comment: string): About | undefined {
  const found: Record<keyof About, string> = { ...noTexts };
  let last: keyof About | null = null;
  for (const line of comment.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]+): (.*)$/.exec(line) ?? [];
    const key = keys[name];
    if (key && !found[key]) {
      last = key;
      found[key] = ofJson(value);
    } else if (isLong(last) && name !== 'fog') found[last] += `\n${line}`;
    else last = null;
  }
  return shortened(found);
}

/** For a link: base64url of a list, as titles have characters that an address does not carry. */
export function aboutText({ title, author, rules, solved }: About): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify([title, author, rules, ...(solved ? [solved] : [])])));
}

/** Undefined if it is none of ours: a puzzle is played without its title as well. */
export function aboutFrom(text: string): About | undefined {
  try {
    const its: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(text)));
    if (!Array.isArray(its) || !its.every((part) => typeof part === 'string')) return undefined;
    const [title = '', author = '', rules = '', solved = ''] = its as string[];
    return shortened({ title, author, rules, solved });
  } catch {
    return undefined;
  }
}
