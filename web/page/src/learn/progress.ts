// The lessons that the reader has been through.
import { useEffect, useState } from 'preact/hooks';
import { keep, kept, onKept } from '../store';

const key = 'lessons';

export function lessonsOf(text: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The lessons done, and how to add one. What another tab adds is here, too. */
export function useLessonsDone(): [readonly string[], (id: string) => void] {
  const [done, set] = useState(() => lessonsOf(kept(key)));
  useEffect(() => onKept((its, text) => its === key && set(lessonsOf(text))), []);
  const add = (id: string) => {
    const before = lessonsOf(kept(key));
    const now = before.includes(id) ? before : [...before, id];
    keep(key, JSON.stringify(now));
    set(now);
  };
  return [done, add];
}
