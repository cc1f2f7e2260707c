// What an address of the part that teaches is about.
//   #/learn   the course and all techniques      #/learn/x-wing   a technique
//   #/learn/lesson/x-wing   a lesson of the course
import { useEffect, useReducer } from 'preact/hooks';

export type Topic = { kind: 'index' } | { kind: 'technique'; key: string } | { kind: 'lesson'; id: string };

const root = '#/learn';
export const addressOfTechnique = (key: string) => `${root}/${key}`;
export const addressOfLesson = (id: string) => `${root}/lesson/${id}`;

export function topicOf(hash: string): Topic {
  const [first, second] = hash.startsWith(`${root}/`) ? hash.slice(root.length + 1).split('/') : [];
  if (first === 'lesson' && second) return { kind: 'lesson', id: second };
  return first ? { kind: 'technique', key: first } : { kind: 'index' };
}

/** The topic of the page's address; it is drawn anew when the address changes. */
export function useTopic(): Topic {
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const changed = () => follow(undefined);
    addEventListener('hashchange', changed);
    addEventListener('popstate', changed);
    return () => {
      removeEventListener('hashchange', changed);
      removeEventListener('popstate', changed);
    };
  }, []);
  return topicOf(location.hash);
}
