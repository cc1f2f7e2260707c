// The words of the sheet of settings.
import type { Language } from 'dokushin';

const en = {
  title: 'Settings',
  close: 'Close',
  language: 'Language',
  titles: { check: 'Mistakes are shown', input: 'Choose first', theme: 'Colours', order: 'Order of techniques in hints' },
  choices: {
    check: { clashes: 'Clashes only', live: 'At once', off: 'When I ask' },
    input: { cell: 'the cell', digit: 'the digit' },
    theme: { system: 'System', light: 'Light', dark: 'Dark' },
    order: { explainer: 'Sudoku Explainer', hodoku: 'HoDoKu', universal: 'Whips', own: 'My own' },
  },
  switches: {
    clearMarks: 'Remove marks when a digit is placed',
    peers: 'Highlight the cells that a cell sees',
    equal: 'Highlight equal digits',
    tints: 'Tint the regions of jigsaws',
    timer: 'Show the time',
    patterns: 'Patterns on colours',
  },
};

export const settingsWords: Record<Language, typeof en> = {
  en,
  ja: {
    title: '設定',
    close: '閉じる',
    language: '言語',
    titles: { check: '間違いの表示', input: '先に選ぶもの', theme: '配色', order: 'ヒントで使う手筋の順序' },
    choices: {
      check: { clashes: '重複だけ', live: 'すぐに', off: '確認したときだけ' },
      input: { cell: 'マス', digit: '数字' },
      theme: { system: 'システム', light: 'ライト', dark: 'ダーク' },
      order: { explainer: 'Sudoku Explainer', hodoku: 'HoDoKu', universal: 'ウィップ', own: '自分で選ぶ' },
    },
    switches: {
      clearMarks: '数字を置いたとき、関係するメモを消す',
      peers: '選んだマスから見えるマスを強調する',
      equal: '同じ数字を強調する',
      tints: 'ジグソー数独の領域に色を付ける',
      timer: '時間を表示する',
      patterns: '色に模様を付ける',
    },
  },
  zh: {
    title: '设置',
    close: '关闭',
    language: '语言',
    titles: { check: '错误提示', input: '先选择', theme: '配色', order: '提示所用技巧的顺序' },
    choices: {
      check: { clashes: '只提示冲突', live: '立即提示', off: '手动检查时' },
      input: { cell: '格子', digit: '数字' },
      theme: { system: '跟随系统', light: '浅色', dark: '深色' },
      order: { explainer: 'Sudoku Explainer', hodoku: 'HoDoKu', universal: '鞭链', own: '自定义' },
    },
    switches: {
      clearMarks: '填入数字时删除相关标记',
      peers: '突出显示与所选格相关的格',
      equal: '突出显示相同数字',
      tints: '为锯齿数独的分区着色',
      timer: '显示时间',
      patterns: '为颜色添加图案',
    },
  },
};
