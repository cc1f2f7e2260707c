// The words of the puzzles that somebody made on the bench and saved.
import type { Language } from 'dokushin';

const en = {
  title: 'Made by you',
  about: (givens: number, when: string) => `${givens === 1 ? '1 given' : `${givens} givens`}, saved ${when}`,
  removed: 'Removed.',
  library: 'Library',
  save: 'Save to the library',
  saveChanges: 'Save the changes',
  saveAsNew: 'Save as another puzzle',
  saved: 'Saved. Home lists it, and opens it here again.',
  changed: 'Changed since it was saved.',
  elsewhere: 'Another tab has saved changes of this puzzle, which would be lost.',
  notSaved: 'This tab keeps the bench; what is saved is listed on Home, too.',
  refused: 'It is not saved: the browser keeps nothing more of this page.',
};

export const madeWords: Record<Language, typeof en> = {
  en,
  ja: {
    title: '自作の問題',
    about: (givens, when) => `ヒント数${givens}、${when} に保存`,
    removed: '削除しました。',
    library: 'ライブラリ',
    save: 'ライブラリに保存',
    saveChanges: '変更を保存',
    saveAsNew: '別の問題として保存',
    saved: '保存済みです。ホームの一覧から、ここで再び開けます。',
    changed: '保存後に変更されています。',
    elsewhere: 'この問題は別のタブで変更され、保存されています。上書きするとその変更が失われます。',
    notSaved: '作業中の盤面はこのタブが保持します。保存するとホームの一覧にも載ります。',
    refused: '保存できませんでした。ブラウザーがこれ以上の保存を受け付けません。',
  },
  zh: {
    title: '自制题目',
    about: (givens, when) => `${givens} 个已知数，保存于 ${when}`,
    removed: '已删除。',
    library: '题库',
    save: '保存到题库',
    saveChanges: '保存更改',
    saveAsNew: '另存为新题目',
    saved: '已保存。首页会列出它，并可在此重新打开。',
    changed: '保存后有更改。',
    elsewhere: '此题已在另一标签页中更改并保存，覆盖会丢失那些更改。',
    notSaved: '此标签页会保留工作台；保存后首页也会列出。',
    refused: '未能保存：浏览器不再接受本页面的数据。',
  },
};
