// The words of the pen's letters.
export const letterWords = {
  en: {
    tool: 'Letters',
    field: 'Letters for the selected cells',
    write: 'OK',
    letters: (text: string) => `letters ${text}`,
    help: [
      ['with the pen: L', 'letters; Escape leads back to the other tools'],
      ['with letters: any character', 'writes in the selected cells, up to three; Backspace takes the last one away'],
    ],
  },
  ja: {
    tool: '文字',
    field: '選択したマスに書く文字',
    write: 'OK',
    letters: (text: string) => `文字${text}`,
    help: [
      ['ペンで L', '文字。Escape でほかのツールに戻る'],
      ['文字で 任意のキー', '選択したマスに3文字まで書く。Backspace で最後の文字を消す'],
    ],
  },
  zh: {
    tool: '文字',
    field: '写入所选格的文字',
    write: '确定',
    letters: (text: string) => `文字${text}`,
    help: [
      ['画笔：L', '文字；按 Escape 返回其他工具'],
      ['文字：任意字符', '写入所选格，最多三个；按 Backspace 删去最后一个'],
    ],
  },
};
