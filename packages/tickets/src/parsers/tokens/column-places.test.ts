import { describe, expect, it } from 'vitest';
import { readColumnPlaces } from './column-places.ts';

const FLIGHT = ' VANCOUVER            BR 010   05FEB FRI   2355   1905   Y';

function read(lines: readonly string[]): string[][] {
  return lines.map((line, at) =>
    readColumnPlaces(lines, at).map(({ start, end }) => line.slice(start, end)),
  );
}

describe('readColumnPlaces', () => {
  it('takes a name above or below the line of its flight', () => {
    expect(read(['TAIPEI TAOYUAN', FLIGHT])[0]).toEqual(['TAIPEI TAOYUAN']);
    expect(read([FLIGHT, '02  TAIPEI TAOYUAN'])[1]).toEqual([]);
    expect(read([FLIGHT, ' TAIPEI TAOYUAN'])[1]).toEqual(['TAIPEI TAOYUAN']);
  });

  it.each([
    ['another column', ['                         PARIS', FLIGHT]],
    ['no flight', ['PARIS', 'ROME      14']],
    ['its code', ['PARIS', FLIGHT, 'CDG  YVR']],
    ['other words', ['CABIN BAGS', FLIGHT]],
  ])('leaves a name with %s', (_, lines) => {
    expect(read(lines)[0]).toEqual([]);
  });
});
