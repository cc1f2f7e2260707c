// The words of the file of saved games, as far as it holds more than games.
import type { Language } from 'dokushin';

/** What became of the made puzzles or the collections of a file, each with their number (library/archive-more.ts). */
type Counts = Record<'added' | 'newer' | 'same' | 'bad' | 'refused', number>;

/** Bytes as people read them; a small file is no smaller than 1 kB. */
const size = (bytes: number, tag: string) => {
  const isLarge = bytes >= 1e6;
  return new Intl.NumberFormat(tag, { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte', maximumFractionDigits: isLarge ? 1 : 0 }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
};
const isEmpty = ({ added, newer, same, bad, refused }: Counts) => !(added + newer + same + bad + refused);

const en = {
  withCollections: (count: number, bytes: number) => `With ${count === 1 ? '1 collection' : `${count} collections`}, about ${size(bytes, 'en')}`,
  writing: 'The file is being written…',
  notWritten: 'The file could not be written.',
  collections: (its: Counts) =>
    isEmpty(its) ? '' : `Collections added: ${its.added}, here already: ${its.same}${its.bad ? `, unreadable: ${its.bad}` : ''}${its.refused ? `, not kept by the browser: ${its.refused}` : ''}.`,
  made: (its: Counts) =>
    isEmpty(its) ? '' : `Made puzzles added: ${its.added}${its.newer ? `, brought up to date: ${its.newer}` : ''}, here already: ${its.same}${its.bad ? `, unreadable: ${its.bad}` : ''}${its.refused ? `, not kept by the browser: ${its.refused}` : ''}.`,
};

export const archiveWords: Record<Language, typeof en> = {
  en,
  ja: {
    withCollections: (count, bytes) => `問題集も含める（${count}件、約 ${size(bytes, 'ja')}）`,
    writing: 'ファイルを作成しています…',
    notWritten: 'ファイルを作成できませんでした。',
    collections: (its) =>
      isEmpty(its) ? '' : `問題集：${its.added} 件を追加、${its.same} 件は登録済み${its.bad ? `、${its.bad} 件は読めません` : ''}${its.refused ? `、${its.refused} 件はブラウザーが保存できません` : ''}。`,
    made: (its) =>
      isEmpty(its) ? '' : `自作の問題：${its.added} 件を追加、${its.newer ? `${its.newer} 件を更新、` : ''}${its.same} 件は登録済み${its.bad ? `、${its.bad} 件は読めません` : ''}${its.refused ? `、${its.refused} 件はブラウザーが保存できません` : ''}。`,
  },
  zh: {
    withCollections: (count, bytes) => `包括 ${count} 个题集（约 ${size(bytes, 'zh-CN')}）`,
    writing: '正在生成文件…',
    notWritten: '无法生成文件。',
    collections: (its) =>
      isEmpty(its) ? '' : `题集：新增 ${its.added} 个，已有 ${its.same} 个${its.bad ? `，无法读取 ${its.bad} 个` : ''}${its.refused ? `，浏览器未能保存 ${its.refused} 个` : ''}。`,
    made: (its) =>
      isEmpty(its) ? '' : `自制题目：新增 ${its.added} 个，${its.newer ? `更新 ${its.newer} 个，` : ''}已有 ${its.same} 个${its.bad ? `，无法读取 ${its.bad} 个` : ''}${its.refused ? `，浏览器未能保存 ${its.refused} 个` : ''}。`,
  },
};
