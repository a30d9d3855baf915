import { describe, expect, it } from 'vitest';
import { monthOf, weekdayOfWord } from './calendar-words.ts';

describe('monthOf', () => {
  it.each<[string, number | undefined]>([
    ['Oct', 10],
    ['0CT', 10],
    ['JU1', 7],
    ['octubre', 10],
    ['März', 3],
    ['août', 8],
    ['juni', 6],
    ['Dez', 12],
    ['foo', undefined],
  ])('%s', (word, month) => {
    expect(monthOf(word)).toBe(month);
  });
});

describe('weekdayOfWord', () => {
  it.each<[string, number | undefined]>([
    ['Sun', 0],
    ['miércoles', 3],
    ['mié', 3],
    ['Do', 4],
    ['zaterdag', 6],
    ['수', 3],
    ['토요일', 6],
    ['xyz', undefined],
  ])('%s', (word, day) => {
    expect(weekdayOfWord(word)).toBe(day);
  });
});
