// Each language to its end, and the board in each size and colour scheme: it fits and is accessible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, chains, easy } from './board.mjs';
import { assertAccessible, assertFits } from './browser.mjs';
import { opened, site, visitEach } from './visit.mjs';

visitEach();

for (const [locale, words] of [
  ['ja-JP', { other: '新しい問題…', text: '問題を貼り付ける・入力する', read: '読み込む', list: '読めない箇所が2件あります' }],
  ['zh-CN', { other: '新题目…', text: '粘贴或输入题目', read: '读取', list: '有 2 处无法读取' }],
]) {
  test(`what is wrong is told in the language of ${locale} to its end`, async () => {
    const visitor = await site.open({ locale });
    await visitor.getByRole('gridcell').first().waitFor();
    const read = async (text) => {
      await visitor.getByRole('button', { name: words.other, exact: true }).click();
      await visitor.getByLabel(words.text).fill(text);
      await visitor.getByRole('button', { name: words.read, exact: true }).click();
    };
    // What is quoted is the visitor's own; some names are the same in every language.
    const assertTold = (text) => {
      assert.ok(text.trim().length > 5, text);
      const names = /'[^']*'|"[^"]*"|\+[a-z-]+|jigsaw:MAP|grid:6x8/g;
      assert.doesNotMatch(text.replace(names, ''), /[a-z]{2}/, text);
    };
    const told = new Set();
    for (const nonsense of ['what is this?', '[[1, 2], [3]]', '{"puzzle": 5}', '1...2.......3..x', '{"puzzle": "12", "shape": "round"}']) {
      await read(nonsense);
      const fault = visitor.locator('#start-fault').filter({ hasText: /./ });
      await fault.waitFor();
      const text = await fault.innerText();
      assertTold(text);
      told.add(text);
      await visitor.keyboard.press('Escape');
    }
    assert.ok(told.size >= 4, [...told].join('\n'));
    await read(`${easy}\nabc\n${easy.replace('5', 'x')}\n${chains}`);
    const pager = visitor.getByRole('navigation').filter({ hasText: words.list });
    await pager.getByText(words.list).click();
    const faults = pager.getByRole('listitem');
    await faults.nth(1).waitFor();
    for (const text of await faults.allInnerTexts()) assertTold(text);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}

for (const [locale, hint, first, verdict, look, placed] of [
  ['ja-JP', 'ヒント', '1行4列、問題の数字5', '解はちょうど1つです。', 'ここに注目', 'に決定'],
  ['zh-CN', '提示', '第1行第4列，已知数 5', '恰好有一个解。', '请看这里', '可以填入'],
  ['en-US', 'Hint', 'row 1 column 4, given 5', 'Exactly one solution.', 'look here', 'to be placed'],
]) {
  test(`it speaks ${locale}`, async () => {
    const visitor = await opened({ locale });
    await visitor.goto(`${site.url}#p=${easy}`);
    await visitor.reload();
    await visitor.getByRole('gridcell', { name: first }).waitFor();
    await visitor.locator('.verdict').getByText(verdict).waitFor();
    const panel = visitor.getByRole('region', { name: hint });
    for (let stage = 0; stage < 3; stage++) {
      await panel.locator('.buttons button').first().click();
      await panel.locator('[aria-busy=false] p').nth(stage).waitFor();
      const told = await boardOf(visitor).names();
      assert.deepEqual(told.flatMap((name, index) => (name.includes(look) ? [index] : [])), [0, 1, 2, 9, 10, 11, 18, 19, 20]);
      assert.equal(told.filter((name) => name.includes(placed)).length, stage === 2 ? 1 : 0);
    }
    await assertAccessible(visitor);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}

for (const options of [
  { viewport: { width: 360, height: 740 }, hasTouch: true },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'ja-JP' },
  { viewport: { width: 600, height: 450 }, deviceScaleFactor: 2 },
  { colorScheme: 'dark' },
]) {
  test(`it fits and is accessible: ${JSON.stringify(options)}`, async () => {
    const visitor = await opened(options);
    await visitor.goto(`${site.url}#p=${chains}&d=......9&k=BAEB&h=..123456789`);
    await visitor.reload();
    await visitor.locator('.verdict').filter({ hasNotText: '…' }).waitFor();
    await assertFits(visitor);
    await assertAccessible(visitor);
    const more = visitor.locator('.tool-row .for-sheet').last();
    if (await more.isVisible()) await more.click();
    await visitor.locator('.path-panel .buttons button').first().click();
    await visitor.locator('.steps button').nth(24).click();
    await visitor.locator('.path-panel > .ratings').waitFor();
    await assertFits(visitor);
    await assertAccessible(visitor);
    await visitor.locator('.title-row > button').click();
    await assertFits(visitor);
    await assertAccessible(visitor);
    assert.deepEqual(visitor.errors, []);
    await visitor.context().close();
  });
}
