// The names of houses in the page's language, from the engine's English ones ("row 1"), and of
// the engine's words for them in explanations.
import type { Language } from 'dokushin';

const kinds: Record<string, { ja: string; zh: string }> = {
  row: { ja: '#行目', zh: '第#行' },
  column: { ja: '#列目', zh: '第#列' },
  box: { ja: 'ブロック#', zh: '第#宫' },
  region: { ja: '領域#', zh: '第#区' },
  diagonal: { ja: '対角線#', zh: '第#条对角线' },
  window: { ja: 'ウィンドウ#', zh: '第#个窗口' },
  'disjoint group': { ja: '同位置グループ#', zh: '第#个同位组' },
  'centre dot': { ja: '中央グループ', zh: '中心点组' },
};

export function houseName(name: string, language: Language): string {
  const [, kind = name, number = ''] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const words = kinds[kind];
  return language === 'en' || !words ? name : words[language].replace('#', number);
}
