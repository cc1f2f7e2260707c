// What the page tells of a puzzle: its solutions, what is wrong, hints, and the path with its rating.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chains, easy, several } from './board.mjs';
import { eventually } from './eventually.mjs';
import { button, cell, names, page, pasted, press, says, visitEach } from './visit.mjs';

visitEach();

test('it is solved', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Solve').click();
  await says('Solved!');
  await eventually(async () => assert.equal((await names()).filter((name) => /(given|digit) \d$/.test(name)).length, 81));
});

test('of several solutions two are shown, and where they differ', async () => {
  await pasted(several, 'row 1 column 1, given 4');
  await says('Several solutions.');
  await button('Solution 1').click();
  const first = await names();
  await button('Solution 2').click();
  const second = await names();
  const differs = /, (\d) in the first solution, (\d) in the second$/;
  let count = 0;
  first.forEach((name, index) => {
    const digit = (its) => /(?:given|digit) (\d)/.exec(its)[1];
    const found = differs.exec(name);
    assert.equal(found !== null, digit(name) !== digit(second[index]), name);
    if (!found) return;
    assert.deepEqual([found[1], found[2]], [digit(name), digit(second[index])]);
    count++;
  });
  await page.getByText(`${count} cells differ between two of them.`).waitFor();
  await button('My board').click();
  await eventually(async () => assert.equal(await cell(1, 2).getAttribute('aria-label'), 'row 1 column 2, empty'));
});

test('conflicts and a wrong digit are told', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await cell(1, 1).click();
  await press('5');
  await page.getByRole('gridcell', { name: 'row 1 column 1, digit 5, conflicts with row 1 column 4' }).waitFor();
  await eventually(async () => assert.match(await cell(1, 4).getAttribute('aria-label'), /conflicts with row 1 column 1/));
  await says('Some digits contradict each other.');
  await says('row 1 column 1 and row 1 column 4 are both 5 in row 1.');
  await press('Backspace');
  await says('Exactly one solution.');
  await pasted(chains, 'row 1 column 1, given 3');
  await cell(1, 3).click();
  await press('4');
  await says('A digit that you placed is wrong.');
  await cell(5, 5).click();
  await button('Select what is wrong').click();
  const wrong = await page.getByRole('gridcell', { selected: true }).evaluateAll((cells) => cells.map((its) => its.getAttribute('aria-label')));
  assert.deepEqual(wrong, ['row 1 column 3, digit 4']);
});

test('a hint comes in stages, and lights the right cells', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await says('Exactly one solution.');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Hint' }).click();
  await hint.getByText('Look at box 1.').waitFor();
  const looked = (await names()).flatMap((name, index) => (name.includes('look here') ? [index] : []));
  assert.deepEqual(looked, [0, 1, 2, 9, 10, 11, 18, 19, 20]);
  await eventually(async () => assert.ok(!(await names()).some((name) => name.includes('placed'))));
  await hint.getByRole('button', { name: 'Name the technique' }).click();
  await hint.getByText('Technique:').waitFor();
  await hint.getByRole('button', { name: 'Explain it' }).click();
  const sentence = await hint.locator('.sentence').innerText();
  const [, row, column, digit] = /r(\d)c(\d)\s=\s(\d)/.exec(sentence);
  const lit = (await names()).filter((name) => name.includes('to be placed'));
  assert.equal(lit.length, 1);
  assert.match(lit[0], new RegExp(`^row ${row} column ${column}, empty, candidates [\\d ]+, look here, ${digit} to be placed$`));
  await hint.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('gridcell', { name: `row ${row} column ${column}, digit ${digit}` }).waitFor();
  await hint.getByText('Applied:').waitFor();
});

test('a hint on a wrong board tells so, even before the check has answered', async () => {
  await pasted(easy, 'row 1 column 4, given 5');
  await says('Exactly one solution.');
  await cell(1, 1).click();
  await page.evaluate(async () => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    document.querySelector('.hint-panel button').click();
  });
  await page.getByRole('region', { name: 'Hint' }).getByText('Something is wrong already').waitFor();
});

test('a hint that names only a digit lights its candidates', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Automatic candidates').click();
  const hint = page.getByRole('region', { name: 'Hint' });
  const where = hint.locator('[aria-live] p').first();
  // The first steps of this puzzle name their houses; the chain comes some steps later.
  for (let steps = 0; steps < 60; steps++) {
    await hint.getByRole('button', { name: 'Hint' }).click();
    await hint.getByRole('button', { name: 'Name the technique' }).waitFor();
    const [, digit] = /^Look at the candidates of (\d)\.$/.exec(await where.innerText()) ?? [];
    let lit = [];
    await eventually(async () => {
      lit = (await names()).filter((name) => name.includes('look here'));
      assert.ok(lit.length > 0, await where.innerText());
    });
    await hint.getByRole('button', { name: 'Name the technique' }).click();
    if (digit && /chain/i.test(await hint.innerText())) {
      const open = (await names()).filter((name) => new RegExp(`candidates [\\d ]*${digit}`).test(name));
      assert.deepEqual(lit, open);
      return;
    }
    await hint.getByRole('button', { name: 'Explain it' }).click();
    await hint.getByRole('button', { name: 'Apply' }).click();
    await hint.getByText('Applied:').waitFor();
  }
  assert.fail('no hint named a digit alone');
});

test('the path lists its steps, shows one with its arrows, and rates the puzzle', async () => {
  await pasted(chains, 'row 1 column 1, given 3');
  await button('Explain the whole puzzle').click();
  const path = page.getByRole('region', { name: 'Solution path and rating' });
  await path.getByText('7.1 (forcing chain)').waitFor();
  await path.getByRole('img', { name: /7\.1 of 1\.0 to 11\+: fiendish/ }).waitFor();
  await path.getByRole('list', { name: 'Steps' }).getByRole('button', { name: /forcing X-chain/ }).first().click();
  const text = await path.locator('.reasoning').innerText();
  const [, row, column, digit] = /If r(\d)c(\d) = (\d)/.exec(text);
  await eventually(async () => assert.match(await cell(row, column).getAttribute('aria-label'), new RegExp(`${digit} to be struck out`)));
  await eventually(async () => assert.ok((await page.locator('.playboard .arrow').count()) >= 4));
  await path.getByRole('button', { name: 'Next step' }).click();
  await button('Back to my board').click();
  await eventually(async () => assert.equal(await page.locator('.playboard .arrow').count(), 0));
});

test('a path under way is cancelled at once', async () => {
  await page.locator('.play').getByRole('button', { name: '16×16', exact: true }).click();
  await says('Exactly one solution.');
  await button('Explain the whole puzzle').click();
  await page.locator('.path-panel').getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.path-panel').getByText('Cancelled.').waitFor({ timeout: 5000 });
  await button('Explain the whole puzzle').waitFor();
});
