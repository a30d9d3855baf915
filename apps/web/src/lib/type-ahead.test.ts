import { describe, expect, it } from 'vitest';
import { findTyped, typeLetter } from './type-ahead.ts';

const LABELS = ['Out of Office', 'Seoul', 'Sevilla', 'ÉTÉ', '서울', 'New Trip', 'Seoul Demo'];

describe('typeLetter', () => {
  it.each([
    [999, 'se'],
    [1000, 'e'],
    [5000, 'e'],
  ])('%d ms after the letter before it holds %s §9.55', (ms, text) => {
    expect(typeLetter({ text: 's', atMs: 200 }, 'e', 200 + ms)).toEqual({ text, atMs: 200 + ms });
  });
});

describe('findTyped', () => {
  it.each([
    ['s', -1, 1],
    ['s', 1, 2],
    ['ss', 2, 6],
    ['sss', 6, 1],
    ['se', 1, 1],
    ['sev', 1, 2],
    ['SEOUL D', 1, 6],
    ['été', 0, 3],
    ['서', 0, 4],
    ['new t', 0, 5],
    ['x', 0, -1],
    ['o', 6, 0],
  ])('of %j with label %d chosen it is label %d', (text, current, expected) => {
    expect(findTyped(LABELS, text, current)).toBe(expected);
  });

  it('finds nothing in an empty menu', () => {
    expect(findTyped([], 's', -1)).toBe(-1);
  });
});
