import { describe, expect, it } from 'vitest';
import { anyCase } from './any-case.ts';

const matches = (source: string, text: string) =>
  new RegExp(`^(?:${anyCase(source)})$`, 'u').test(text);

describe('anyCase', () => {
  it.each([
    ['via', 'VIA'],
    ['via', 'Via'],
    ['vía|über', 'ÜBER'],
    [String.raw`stop-?over(?:\s(?:in|at))?`, 'STOPOVER IN'],
    ['r[ée]f[ée]rence', 'RÉFERENCE'],
    [String.raw`no\.?\d{2}\p{Lu}`, 'NO.12A'],
    ["dell['’]", 'Dell’'],
    ['경유', '경유'],
    ['straße', 'STRAßE'],
  ])('reads %s in %s', (source, text) => {
    expect(matches(source, text)).toBe(true);
  });

  it.each([
    ['via', 'vio'],
    [String.raw`no\p{Lu}`, 'noa'],
    [String.raw`no\d`, 'nod'],
  ])('does not read %s in %s', (source, text) => {
    expect(matches(source, text)).toBe(false);
  });

  it('leaves the rest of a pattern to mind capitals', () => {
    const pattern = new RegExp(`(?<!${anyCase('pnr')} )([A-Z]{2})`, 'u');
    expect(pattern.test('Pnr AB')).toBe(false);
    expect(pattern.test('row ab')).toBe(false);
    expect(pattern.test('row AB')).toBe(true);
  });
});
