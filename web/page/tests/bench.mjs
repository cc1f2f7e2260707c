// What tests of the setter's bench share: the view's parts by their names, and strokes over the board.
export function benchOf(page) {
  const set = page.locator('.set');
  const at = (cell) => set.locator(`[data-cell="${cell}"]`);
  const middle = async (cell) => {
    const { x, y, width, height } = await at(cell).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const bench = {
    page,
    set,
    at,
    button: (name) => set.getByRole('button', { name, exact: true }),
    name: (cell) => at(cell).getAttribute('aria-label'),
    is: (cell, text) => set.locator(`[data-cell="${cell}"][aria-label*="${text}"]`).waitFor(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    board: (name) => set.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: name }),
    tool: (name) => set.getByRole('combobox', { name: 'Tool', exact: true }).selectOption({ label: name }),
    says: (text) => set.locator('.set-verdict').getByText(text).waitFor(),
    /** The drawn rules, as they are listed. */
    rules: () => set.locator('.set-rules li span').allInnerTexts(),
    hasRules: (count) => page.waitForFunction((its) => document.querySelectorAll('.set-rules li').length === its, count),
    /** Drags the mouse over cells. */
    drag: async (...cells) => {
      const [first, ...rest] = await Promise.all(cells.map(middle));
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    /** Draws a finger over cells. */
    stroke: async (...cells) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
      const points = await Promise.all(cells.map(middle));
      await touch('touchStart', [points[0]]);
      for (const point of points.slice(1)) await touch('touchMove', [point]);
      await touch('touchEnd', []);
      await session.detach();
    },
    givens: () => set.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => /given (\w)/.exec(its.getAttribute('aria-label'))?.[1] ?? '.').join('')),
  };
  return bench;
}

/** A killer of 4×4 whose three cages leave one solution: cells and sums. */
export const cages = [[[12, 13, 14], 6], [[6, 10], 4], [[4, 5, 9], 7]];
