import { describe, expect, it } from 'vitest';
import { collectHits } from './hit.ts';

const places = (line: string, pattern: RegExp) =>
  collectHits(line, pattern, ([text]) => text).map(({ value, start, end }) => [value, start, end]);

describe('collectHits', () => {
  it('finds every match with where it stands', () => {
    expect(places('KE 081, OZ 204', /[A-Z]{2} \d{3}/gu)).toEqual([
      ['KE 081', 0, 6],
      ['OZ 204', 8, 14],
    ]);
  });

  it('leaves out what is not understood', () => {
    const hits = collectHits('1 2 3', /\d/gu, ([digit]) => (digit === '2' ? undefined : digit));
    expect(hits.map(({ value }) => value)).toEqual(['1', '3']);
  });

  it('goes on behind matches that are empty, over letters of two units too', () => {
    expect(places('a✈🛫b', /x?/gu)).toEqual([
      ['', 0, 0],
      ['', 1, 1],
      ['', 2, 2],
      ['', 4, 4],
      ['', 5, 5],
    ]);
  });

  it('may be used with the same pattern while it reads', () => {
    const pattern = /\d/gu;
    const inner: number[] = [];
    const hits = collectHits('123', pattern, ([digit]) => {
      inner.push(collectHits('45', pattern, ([other]) => other).length);
      return digit;
    });
    expect(hits.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(inner).toEqual([2, 2, 2]);
  });
});
