// What a list and a table say of a puzzle beside its givens. Its comment may hold more: a message to who solves it, and a
// solution, which are not to be read before.
import { aboutIn } from '../game/about';
import type { Row } from './row';

/** The engine told these of the other columns when it read a table of ours. */
const ours = /^number: \d+\nclues: \d+(?:\nstatus: \S+)?(?:\nrating: \S+)?(?:\ngame: \S+)?(?:\ncomment: |\n|$)/;
/** From here on a document speaks; its rules and its message may have any further lines. */
const document = /^(?:title|name|author|rules|ruleset|solved|solution|fog): /m;

/** The title, and what the comment says before its document's texts, on one line. */
export function remarkOf({ comment }: Pick<Row, 'comment'>): string {
  const its = comment.replace(ours, '');
  const [before = ''] = its.split(document);
  return [aboutIn(its)?.title, before.trim().replace(/\s*[\r\n]\s*/g, ' ')].filter(Boolean).join(' · ');
}
