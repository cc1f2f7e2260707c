import { expect, it } from 'vitest';
import { addressOfLesson, addressOfTechnique, topicOf } from './topic';

it('an address names a technique, a lesson, or all of them', () => {
  expect(topicOf(addressOfTechnique('x-wing'))).toEqual({ kind: 'technique', key: 'x-wing' });
  expect(topicOf(addressOfLesson('x-wing'))).toEqual({ kind: 'lesson', id: 'x-wing' });
  for (const hash of ['', '#/', '#/learn', '#/learn/', '#/play?p=1']) expect(topicOf(hash)).toEqual({ kind: 'index' });
});
