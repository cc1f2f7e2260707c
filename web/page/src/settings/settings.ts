// What a player chooses once and finds again: how the board judges, helps and looks.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { keep, kept, onKept } from '../store';
import { firstOnes } from '../techniques/by-hand';

/** The choices, each with its possible values; the first one is the usual one. */
export const choices = {
  /** What is reported while a puzzle is played: cells of equal digits that see each other; every
   * digit that leads to no solution, at once; or nothing before it is asked for. */
  check: ['clashes', 'live', 'off'],
  /** `cell`: a cell is chosen, then a digit. `digit`: a digit, then the cells that it goes into. */
  input: ['cell', 'digit'],
  theme: ['system', 'light', 'dark'],
  order: ['explainer', 'hodoku', 'universal', 'own'],
} as const;

export const switches = {
  /** Marks of a digit go from the cells that see it when it is placed. */
  clearMarks: true,
  peers: true,
  equal: true,
  /** Regions of jigsaws are tinted. */
  tints: true,
  timer: true,
  patterns: false,
} as const;

export type Choice = keyof typeof choices;
export type Switch = keyof typeof switches;
export type Settings = { readonly [K in Choice]: (typeof choices)[K][number] } & { readonly [K in Switch]: boolean } & {
  /** The techniques of the player's own list, for the order `own`. */
  readonly own: readonly string[];
};

const key = 'settings';
const firsts = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])) as Pick<Settings, Choice>;
export const usual: Settings = { ...firsts, ...switches, own: firstOnes };

/** Reads settings as they were kept; what is none of these has its usual value. */
export function fromText(text: string | null): Settings {
  let read: Record<string, unknown> = {};
  try {
    read = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not ours: all is as usual.
  }
  const settings: Record<string, unknown> = { ...usual };
  for (const [name, values] of Object.entries(choices)) {
    if ((values as readonly unknown[]).includes(read[name])) settings[name] = read[name];
  }
  for (const name of Object.keys(switches)) if (typeof read[name] === 'boolean') settings[name] = read[name];
  if (Array.isArray(read.own)) settings.own = read.own.filter((key) => typeof key === 'string');
  return settings as Settings;
}

export type Change = (part: Partial<Settings>) => void;

export function useKeptSettings(): [Settings, Change] {
  const [settings, set] = useState(() => fromText(kept(key)));
  useEffect(() => void keep(key, JSON.stringify(settings)), [settings]);
  // What is chosen in another tab holds here, too.
  useEffect(() => onKept((its, text) => its === key && set(fromText(text))), []);
  return [settings, (part) => set((before) => ({ ...before, ...part }))];
}

export const SettingsContext = createContext<[Settings, Change]>([usual, () => undefined]);
export const useSettings = () => useContext(SettingsContext)[0];
