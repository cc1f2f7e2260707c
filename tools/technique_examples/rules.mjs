// Rules that a solution satisfies, for examples of techniques by rules: { shape, cells, count }, or null where chance found none.
const side = 9;
const nameOf = (cell) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
const namesOf = (cells) => cells.map(nameOf).join(',');
const ascending = (cells) => [...cells].sort((a, b) => a - b);
const sumOf = (cells, solution) => cells.reduce((sum, cell) => sum + solution[cell], 0);

function neighboursOf(cell) {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]
    .filter(([r, c]) => r >= 0 && r < side && c >= 0 && c < side)
    .map(([r, c]) => r * side + c);
}

/** A line of neighbouring cells, none twice. */
function lineOf(length, chance) {
  const line = [Math.floor(chance() * side * side)];
  while (line.length < length) {
    const next = neighboursOf(line.at(-1)).filter((cell) => !line.includes(cell));
    if (!next.length) return null;
    line.push(next[Math.floor(chance() * next.length)]);
  }
  return line;
}

/** Connected cells with different digits, among those that are free. */
function cageOf(start, size, free, solution, chance) {
  const cage = [start];
  while (cage.length < size) {
    const next = cage.flatMap(neighboursOf).filter((cell) => free.has(cell) && !cage.includes(cell) && !cage.some((its) => solution[its] === solution[cell]));
    if (!next.length) break;
    cage.push(next[Math.floor(chance() * next.length)]);
  }
  return cage;
}

const cageText = (cage, solution) => `cage(${sumOf(cage, solution)}:${namesOf(ascending(cage))})`;
const board = (texts, cells) => ({ shape: `9x9${[...new Set(texts)].map((text) => `+${text}`).join('')}`, cells: new Set(cells), count: texts.length });

function someCages(count, within, solution, chance) {
  const free = new Set(within);
  const cages = [];
  while (cages.length < count && free.size) {
    const cells = [...free];
    const cage = cageOf(cells[Math.floor(chance() * cells.length)], 2 + Math.floor(chance() * 3), free, solution, chance);
    for (const cell of cage) free.delete(cell);
    if (cage.length > 1) cages.push(cage);
  }
  return board(cages.map((cage) => cageText(cage, solution)), cages.flat());
}

const all = Array.from({ length: side * side }, (_, cell) => cell);
const boxes = Array.from({ length: side }, (_, box) => all.filter((cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3) === box));
/** Three rows each. */
const bands = [0, 1, 2].map((band) => all.filter((cell) => Math.floor(cell / 27) === band));
const rows = Array.from({ length: side }, (_, row) => all.filter((cell) => Math.floor(cell / side) === row));
const pick = (list, chance) => list[Math.floor(chance() * list.length)];

/** Cages that fill a house but for a cell or two, or stick out of it by as many, or both. */
function aboutAHouse(kind, solution, chance) {
  const house = pick([...boxes, ...rows], chance);
  const border = [...new Set(house.flatMap(neighboursOf))].filter((cell) => !house.includes(cell));
  const out = kind === 'innies' ? [] : Array.from({ length: 1 + Math.floor(chance() * 2) }, () => pick(border, chance));
  const missing = kind === 'outies' ? [] : Array.from({ length: 1 + Math.floor(chance() * 2) }, () => pick(house, chance));
  return someCages(9, [...house.filter((cell) => !missing.includes(cell)), ...out], solution, chance);
}

const onLine = (least, most, chance) => lineOf(least + Math.floor(chance() * (most - least + 1)), chance);
const every = (line, test) => line && line.slice(1).every((cell, at) => test(line[at], cell));

const kinds = {
  'comparison-rule': (solution, chance) => {
    const line = onLine(3, 6, chance);
    if (every(line, (one, other) => solution[one] < solution[other])) return board([`thermometer(${namesOf(line)})`], line);
    if (every(line, (one, other) => Math.abs(solution[one] - solution[other]) >= 5)) return board([`whispers(5:${namesOf(line)})`], line);
    const two = line?.slice(0, 2);
    if (two && Math.abs(solution[two[0]] - solution[two[1]]) === 1) return board([`difference(1:${namesOf(ascending(two))})`], two);
    return null;
  },
  'line-rule': (solution, chance) => {
    const line = onLine(3, 5, chance);
    const digits = line?.map((cell) => solution[cell]);
    if (!line) return null;
    if (new Set(digits).size === line.length && Math.max(...digits) - Math.min(...digits) === line.length - 1) return board([`renban(${namesOf(ascending(line))})`], line);
    const [least, ...others] = [digits[0], digits.at(-1)].sort((a, b) => a - b);
    if (digits.slice(1, -1).every((digit) => digit > least && digit < others[0])) return board([`between(${namesOf(line)})`], line);
    return null;
  },
  'counting-rule': (solution, chance) => {
    const cell = Math.floor(chance() * 8) * side + Math.floor(chance() * 8);
    const four = [cell, cell + 1, cell + side, cell + side + 1];
    const digits = four.map((its) => solution[its]).sort((a, b) => a - b).slice(0, 3);
    return board([`quadruple(${digits.join(',')}:${namesOf(four)})`], four);
  },
  'sum-rule': (solution, chance) => {
    const line = onLine(3, 4, chance);
    if (!line || solution[line[0]] !== sumOf(line.slice(1), solution)) return null;
    return board([`arrow(${nameOf(line[0])}:${namesOf(line.slice(1))})`], line);
  },
  'outside-rule': (solution, chance) => {
    const row = pick(rows, chance);
    const [one, other] = [1, 9].map((digit) => row.findIndex((cell) => solution[cell] === digit)).sort((a, b) => a - b);
    return board([`sandwich(${sumOf(row.slice(one + 1, other), solution)}:${namesOf(row)})`], row);
  },
  'cage-comparison': (solution, chance) => someCages(2, pick(bands, chance), solution, chance),
  'combined-sums': (solution, chance) => someCages(9, pick(bands, chance), solution, chance),
  'rule-pointing': (solution, chance) => someCages(2 + Math.floor(chance() * 6), pick(bands, chance), solution, chance),
  'rule-contradiction': (solution, chance) => someCages(6, all, solution, chance),
};

export function rulesFor(key, solution, chance) {
  if (kinds[key]) return kinds[key](solution, chance);
  if (/innies|outies/.test(key)) return aboutAHouse(key, solution, chance);
  if (key === 'cages-in-house') return someCages(3, pick([...boxes, ...rows], chance), solution, chance);
  return someCages(1, all, solution, chance);
}
