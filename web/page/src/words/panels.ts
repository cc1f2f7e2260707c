// The laboratory's panels beside the code: the search tree, and the matrix of the exact cover.
import type { Language } from 'dokushin';

const en = {
  tree: 'Search tree',
  treeText: (failed: number, standing: number) => `Search tree: ${failed === 1 ? '1 branch' : `${failed} branches`} that failed, a path of ${standing} digits that stands`,
  treeFolded: (events: number) => `The last ${events} events.`,
  matrix: 'What is left of the matrix',
  matrixText: (rows: number, columns: number) => `${rows} rows (candidates), ${columns} columns to be covered`,
  digitIn: (digit: string, house: string) => `${digit} in ${house}`,
  rowsLeft: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
};
export type PanelWords = typeof en;

const ja: PanelWords = {
  tree: '探索木',
  treeText: (failed, standing) => `探索木：失敗した枝${failed}本、現在の経路は数字${standing}個`,
  treeFolded: (events) => `直近の${events}イベントです。`,
  matrix: '残っている行列',
  matrixText: (rows, columns) => `${rows}行（候補）、覆うべき列は${columns}列`,
  digitIn: (digit, house) => `${house}の${digit}`,
  rowsLeft: (rows) => `${rows}行`,
};

const zh: PanelWords = {
  tree: '搜索树',
  treeText: (failed, standing) => `搜索树：${failed} 个失败的分支，当前路径有 ${standing} 个数字`,
  treeFolded: (events) => `最近的 ${events} 步。`,
  matrix: '剩余的矩阵',
  matrixText: (rows, columns) => `${rows} 行（候选数），待覆盖 ${columns} 列`,
  digitIn: (digit, house) => `${house}的 ${digit}`,
  rowsLeft: (rows) => `${rows} 行`,
};

export const panelWords: Record<Language, PanelWords> = { en, ja, zh };
