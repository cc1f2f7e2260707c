// The words of the sheet that reads photographs.
import type { Language, Status } from 'dokushin';

type Camera = 'asking' | 'on' | 'seen' | 'sure' | 'refused' | 'missing';

export interface PhotoWords {
  title: string;
  close: string;
  camera: Record<Camera | 'picture', string>;
  take: string;
  open: string;
  again: string;
  reading: string;
  failed: Record<'unreadable' | 'size' | 'broken', string>;
  nothing: string;
  grids: string;
  grid: (number: number) => string;
  board: string;
  cell: (row: number, column: number, digit: number, marks: readonly number[], isDoubtful: boolean) => string;
  /** Says that so many cells have pencil marks, which the game gets as well. */
  marks: (cells: number) => string;
  keys: string;
  erase: string;
  clear: string;
  doubtful: (count: number) => string;
  /** Says that the cells of a grid are clear, but not its lines. */
  faint: string;
  right: string;
  rightNext: string;
  next: string;
  verdicts: Record<Status, string>;
  /** Says that the dashed cages of a grid are not read: its solutions are not those of the digits alone. */
  cages: string;
  play: string;
  here: string;
}

export const photoWords: Record<Language, PhotoWords> = {
  en: {
    title: 'Read a puzzle from a photo',
    close: 'Close',
    camera: {
      picture: 'What the camera sees',
      asking: 'The camera is being started…',
      on: 'Hold the camera over a grid of 9×9 or 6×6.',
      seen: 'A grid is in view.',
      sure: 'The grid can be read clearly.',
      refused: 'The camera may not be used here. Open a picture instead.',
      missing: 'The camera can’t be used. Open a picture instead.',
    },
    take: 'Take the picture',
    open: 'Open a picture…',
    again: 'Another photograph',
    reading: 'The picture is being read…',
    failed: {
      unreadable: 'This file is no picture that the browser can show.',
      size: 'This picture is too small to be read.',
      broken: 'The picture could not be read: the engine did not answer. Reload the page to try again.',
    },
    nothing: 'No grid of 9×9 or 6×6 was found. The whole grid must be in the picture, with sharp lines.',
    grids: 'Grids in the picture',
    grid: (number) => `Grid ${number}`,
    board: 'What was read',
    cell: (row, column, digit, marks, isDoubtful) => `row ${row} column ${column}, ${digit || 'empty'}${marks.length ? `, marks ${marks.join(' ')}` : ''}${isDoubtful ? ', doubtful' : ''}`,
    marks: (cells) => (cells === 1 ? 'Keep the marks of one cell' : `Keep the marks of ${cells} cells`),
    keys: 'Digits',
    erase: 'Erase',
    clear: 'No cell is doubtful.',
    doubtful: (count) => (count === 1 ? 'One cell is doubtful: compare it with the photograph.' : `${count} cells are doubtful: compare them with the photograph.`),
    faint: 'The grid’s lines are hard to see: compare all cells with the photograph.',
    right: 'Correct',
    rightNext: 'Correct, next cell',
    next: 'Next doubtful cell',
    verdicts: {
      unique: 'Exactly one solution.',
      multiple: 'Several solutions: a digit may be missing.',
      none: 'No solution: a digit is wrong.',
      invalid: 'A digit stands twice in a row, column or box: one is wrong.',
      limit: 'The number of solutions was not found in time.',
    },
    cages: 'Its cages are not read: only the digits were.',
    play: 'Play',
    here: 'The picture stays on this device.',
  },
  ja: {
    title: '写真から読み取る',
    close: '閉じる',
    camera: {
      picture: 'カメラの映像',
      asking: 'カメラを起動中…',
      on: '9×9か6×6の盤面にカメラを向けてください。',
      seen: '盤面が見つかりました。',
      sure: '盤面をはっきり読み取れています。',
      refused: 'カメラの使用が許可されていません。画像を開いてください。',
      missing: 'カメラを使用できません。画像を開いてください。',
    },
    take: '撮影する',
    open: '画像を開く…',
    again: '別の写真',
    reading: '画像を読み取り中…',
    failed: {
      unreadable: 'このファイルは、ブラウザーで表示できる画像ではありません。',
      size: 'この画像は小さすぎて読み取れません。',
      broken: 'エンジンから応答がなく、画像を読み取れませんでした。ページを再読み込みしてください。',
    },
    nothing: '9×9や6×6の盤面が見つかりません。盤面全体が写り、線がはっきり見える画像が必要です。',
    grids: '画像の中の盤面',
    grid: (number) => `盤面${number}`,
    board: '読み取った結果',
    cell: (row, column, digit, marks, isDoubtful) => `${row}行${column}列、${digit || '空き'}${marks.length ? `、メモ ${marks.join(' ')}` : ''}${isDoubtful ? '、不確か' : ''}`,
    marks: (cells) => `${cells}マスのメモも引き継ぐ`,
    keys: '数字',
    erase: '消去',
    clear: '不確かなマスはありません。',
    doubtful: (count) => `不確かなマスが${count}個あります。写真と見比べてください。`,
    faint: '盤面の線がはっきりしません。すべてのマスを写真と見比べてください。',
    right: '正しい',
    rightNext: '正しい（次のマスへ）',
    next: '次の不確かなマス',
    verdicts: {
      unique: '解はちょうど1つです。',
      multiple: '解が複数あります。読み落とした数字があるかもしれません。',
      none: '解がありません。誤った数字があります。',
      invalid: '同じ数字が重なっています。誤った数字があります。',
      limit: '解の個数は時間内に分かりませんでした。',
    },
    cages: 'ケージは読み取れません。数字だけを読み取りました。',
    play: '解く',
    here: '画像はこの端末の外に送られません。',
  },
  zh: {
    title: '从照片读取',
    close: '关闭',
    camera: {
      picture: '摄像头画面',
      asking: '正在启动摄像头…',
      on: '请将摄像头对准 9×9 或 6×6 盘面。',
      seen: '已找到盘面。',
      sure: '可以清晰读取盘面。',
      refused: '未获准使用摄像头，请改为打开图片。',
      missing: '无法使用摄像头，请改为打开图片。',
    },
    take: '拍照',
    open: '打开图片…',
    again: '换一张照片',
    reading: '正在读取图片…',
    failed: {
      unreadable: '此文件不是浏览器能显示的图片。',
      size: '此图片太小，无法读取。',
      broken: '引擎没有响应，无法读取图片。请重新加载页面再试。',
    },
    nothing: '未找到 9×9 或 6×6 盘面。图片须包含完整的盘面，且线条清晰。',
    grids: '图片中的盘面',
    grid: (number) => `盘面 ${number}`,
    board: '读取结果',
    cell: (row, column, digit, marks, isDoubtful) => `第${row}行第${column}列，${digit || '空格'}${marks.length ? `，标记 ${marks.join(' ')}` : ''}${isDoubtful ? '，不确定' : ''}`,
    marks: (cells) => `保留 ${cells} 格的标记`,
    keys: '数字',
    erase: '清除',
    clear: '没有不确定的格。',
    doubtful: (count) => `有 ${count} 个不确定的格，请与照片对照。`,
    faint: '盘面的线条不清晰，请将所有格与照片对照。',
    right: '正确',
    rightNext: '正确，下一格',
    next: '下一个不确定的格',
    verdicts: {
      unique: '恰有一个解。',
      multiple: '有多个解，可能漏读了数字。',
      none: '无解，有数字读错了。',
      invalid: '相同的数字互相冲突，可能读错了数字。',
      limit: '未能在限时内得出解的个数。',
    },
    cages: '无法读取笼，只读取了数字。',
    play: '开始解题',
    here: '图片不会离开本设备。',
  },
};
