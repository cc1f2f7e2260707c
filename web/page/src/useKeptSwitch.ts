// A switch, on or off, that the browser keeps for the next visit.
import { useEffect, useState } from 'preact/hooks';
import { keep, kept } from './store';

export function useKeptSwitch(key: string, usual: boolean): [boolean, (to: boolean) => void] {
  const [value, setValue] = useState(() => (kept(key) ?? String(usual)) === 'true');
  useEffect(() => void keep(key, String(value)), [value]);
  return [value, setValue];
}
