// What tests of the player's board share: its cells by their names, keys, pasting, and both sizes.

export const easy = '000531609906480000304002058765010384139748006008000010083000165047160092090020400';
export const learners = '018000320250000046004652100006070200020040050003108700002539400490000083070000090';
export const chains = '38......7.....2.43.7.6....5..1.5..8....2.1....4..6.2..4....9.3.92.7.....8......52';
export const several = '4.......1......2';

/** A desk and a phone. */
export const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/** A page with the player's board. */
export function boardOf(page) {
  // By attributes: to find roles and names each time takes a tenth of all tests' time.
  const cell = (row, column) => page.locator(`[role=gridcell][aria-label^="row ${row} column ${column},"]`);
  const button = (name) => page.locator('.play').getByRole('button', { name, exact: true });
  const board = {
    page,
    cell,
    button,
    /** A tool that a phone has in its sheet: opens it, presses the button, and closes it again. */
    tool: async (name) => {
      const more = button('More');
      if ((await more.isVisible()) && !(await button(name).isVisible())) await more.click();
      await button(name).click();
      // Another puzzle, or its end, closes the sheet or shows another one.
      // In one go: it may close by itself between a look and a click.
      await page.locator('.close-drawer').evaluate((close) => close.checkVisibility() && close.click());
    },
    /** The stages of a hint up to the named button. */
    hint: async (...labels) => {
      for (const label of labels) await button(label).click();
    },
    name: (row, column) => cell(row, column).getAttribute('aria-label'),
    names: () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((its) => its.getAttribute('aria-label'))),
    is: (name) => page.locator(`[role=gridcell][aria-label="${name}"]`).waitFor(),
    says: (text) => page.locator('.verdict').getByText(text).waitFor(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    /** As if somebody pressed Control and V. */
    paste: (text) =>
      page.evaluate((its) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', its);
        // Firefox lets no script make a ClipboardEvent with data.
        document.body.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
      }, text),
    /** Opens an example or pastes a text, and waits for its first cell. */
    example: async (name, first) => {
      await button('New puzzle…').click();
      await page.locator('dialog').getByRole('button', { name, exact: true }).click();
      await board.is(first);
    },
    pasted: async (text, first) => {
      await board.paste(text);
      await board.is(first);
    },
    /** Selects a cell and types. */
    type: async (row, column, ...keys) => {
      await cell(row, column).click();
      await board.press(...keys);
    },
    /** The link has followed the board, and the game is kept: the page's own clock is waited for, as a page that is
     * behind has its timers run late, but one after the other. */
    settled: () => page.evaluate(() => new Promise((done) => setTimeout(done, 350))),
  };
  return board;
}

/** Whether an element can be seen without scrolling, or by so many pixels not. */
export const outOfSight = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, -top, bottom - innerHeight);
  });
