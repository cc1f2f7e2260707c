// What the part Learn says is complete in each language: the engine's techniques, their families, the lessons.
import { describe, expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { families, related } from '../techniques/families';
import { familyWords } from '../words/families';
import { lessonTexts as lessonsEn } from '../words/lessons.en';
import { lessonTexts as lessonsJa } from '../words/lessons.ja';
import { lessonTexts as lessonsZh } from '../words/lessons.zh';
import { techniqueTexts as techniquesEn } from '../words/techniques.en';
import { techniqueTexts as techniquesJa } from '../words/techniques.ja';
import { techniqueTexts as techniquesZh } from '../words/techniques.zh';
import { lessons } from './lessons';

/** The bounds count characters, of which a Japanese or Chinese text needs fewer. */
const languages = [
  { code: 'en', techniques: techniquesEn, lessons: lessonsEn, what: [60, 460], when: [50, 270], paragraph: 310 },
  { code: 'ja', techniques: techniquesJa, lessons: lessonsJa, what: [30, 230], when: [25, 130], paragraph: 140 },
  { code: 'zh', techniques: techniquesZh, lessons: lessonsZh, what: [20, 180], when: [20, 100], paragraph: 100 },
] as const;

const keys = (await inNode()).techniques().map(({ key }) => key).sort();
const sorted = (list: Iterable<string>) => [...list].sort();
const outside = (texts: [string, string][], [least, most]: readonly [number, number]) =>
  texts.filter(([, text]) => text.length < least || text.length > most).map(([key, text]) => `${key}: ${text.length}`);

describe('families', () => {
  it('hold each technique of the engine exactly once', () => {
    expect(sorted(families.flatMap(({ techniques }) => techniques))).toEqual(keys);
  });
  it('relate only techniques of different families', () => {
    const family = (key: string) => families.find(({ techniques }) => techniques.includes(key))!.key;
    for (const [key, others] of Object.entries(related)) {
      for (const other of others) expect(family(other), `${key}, ${other}`).not.toBe(family(key));
      expect(new Set(others).size).toBe(others.length);
    }
  });
});

describe.each(languages)('in $code', ({ code, techniques, lessons: texts, what, when, paragraph }) => {
  it('each technique of the engine has a text, and nothing else has', () => {
    expect(sorted(Object.keys(techniques))).toEqual(keys);
  });
  it('no text is that of two techniques', () => {
    for (const part of ['what', 'when'] as const) {
      const all = Object.values(techniques).map((text) => text[part]);
      expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
    }
  });
  it('the texts of techniques are neither empty nor long', () => {
    const all = Object.entries(techniques);
    expect(outside(all.map(([key, text]) => [key, text.what]), what)).toEqual([]);
    expect(outside(all.map(([key, text]) => [key, text.when]), when)).toEqual([]);
  });
  it('each family has a name and a sentence', () => {
    expect(sorted(Object.keys(familyWords[code]))).toEqual(sorted(families.map(({ key }) => key)));
  });
  it('each lesson has a text', () => {
    expect(Object.keys(texts)).toEqual(lessons.map(({ id }) => id));
  });
  it('a lesson has two to four short paragraphs and names no cell', () => {
    for (const [id, { title, text, task }] of Object.entries(texts)) {
      expect(text.length, id).toBeGreaterThanOrEqual(2);
      expect(text.length, id).toBeLessThanOrEqual(4);
      expect(outside(text.map((one) => [id, one]), [20, paragraph])).toEqual([]);
      expect(title.length, id).toBeLessThanOrEqual(32);
      expect(task.length, id).toBeLessThanOrEqual(110);
      expect([...text, task].join(' '), id).not.toMatch(/r\dc\d/i);
    }
  });
});

describe('lessons', () => {
  it('teach and practise techniques of the engine', () => {
    const named = lessons.flatMap(({ technique, practise }) => [technique, practise]).filter((key) => key !== null);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });
});
