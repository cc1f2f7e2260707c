// The boards that puzzles are made on.

export const boards = [
  { key: 'four', shape: '4x4', side: 4 },
  { key: 'six', shape: '6x6', side: 6 },
  { key: 'nine', shape: '9x9', side: 9 },
  { key: 'diagonals', shape: '9x9+diagonals', side: 9 },
  { key: 'jigsawSix', shape: 'jigsaw:CCFFBBCFFBBDCEFFBDCEAABDCEEAADEEAADD', side: 6 },
  { key: 'jigsawWaves', shape: 'jigsaw:DAABBBCCCDAABEBCCCDAABEECCCDAABEHFFFDADBEHFIFDDDBEHIIFGGGEEHIIFGGGHEHIIFGGGHHHIIF', side: 9 },
  { key: 'jigsawSpiral', shape: 'jigsaw:AAAABBBCCADDBBCCCCADDBBBBCCAADDEEEECADDDEFFFIGEEEEFFIIGGHHHHFFIGGGGHHFFIGGHHHIIII', side: 9 },
  { key: 'sixteen', shape: '16x16', side: 16 },
] as const;
export type BoardKey = (typeof boards)[number]['key'];
export const boardOf = (key: BoardKey) => boards.find((board) => board.key === key)!;
