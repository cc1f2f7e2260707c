// The words beside a puzzle's title, author and rules.
export const aboutWords = {
  en: { title: 'This puzzle', by: (author: string) => `By ${author}` },
  ja: { title: 'この問題', by: (author: string) => `作者：${author}` },
  zh: { title: '本题', by: (author: string) => `作者：${author}` },
};
