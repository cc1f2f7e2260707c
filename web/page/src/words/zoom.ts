// The words for looking at a large board from nearer.
export const zoomWords = {
  en: {
    nearer: 'Zoom in',
    further: 'Zoom out',
    help: [['+, −, Shift + 0', 'enlarge a large board, make it smaller, see all of it']],
  },
  ja: {
    nearer: '拡大',
    further: '縮小',
    help: [['+、−、Shift + 0', '大きい盤面を拡大、縮小、全体表示']],
  },
  zh: {
    nearer: '放大',
    further: '缩小',
    help: [['+、−、Shift + 0', '放大、缩小大盘面，显示整个盘面']],
  },
};
