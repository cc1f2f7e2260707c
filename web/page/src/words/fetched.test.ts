import { expect, it } from 'vitest';
import { fetchWords, fetched } from './fetched';

it('words of a language are there once they were fetched; English stands for those that could not be', async () => {
  const table = fetched('one', { ja: async () => '一', zh: () => Promise.reject(new Error('no network')) });
  expect(table).toEqual({ en: 'one', ja: 'one', zh: 'one' });
  await fetchWords('ja');
  await fetchWords('zh');
  await fetchWords('en');
  expect(table).toEqual({ en: 'one', ja: '一', zh: 'one' });
});
