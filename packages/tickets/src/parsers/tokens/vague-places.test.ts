import { describe, expect, it } from 'vitest';
import type { Token } from './token.ts';
import { withoutVaguePlaces } from './vague-places.ts';

const place = (value: string, line: number): Token => ({
  kind: 'place',
  value,
  line,
  start: 0,
  end: 9,
});
const names = (tokens: readonly Token[]) =>
  withoutVaguePlaces(tokens).flatMap((token) => (token.kind === 'place' ? [token.value] : []));

describe('withoutVaguePlaces', () => {
  it('leaves out a city where its airport is named close by', () => {
    const tokens = [
      place('서울', 0),
      place('도쿄', 0),
      place('인천국제공항', 1),
      place('나리타국제공항', 3),
    ];
    expect(names(tokens)).toEqual(['인천국제공항', '나리타국제공항']);
  });

  it('keeps a city of one airport, and one whose airport is named far away', () => {
    expect(names([place('Zurich', 0), place('Seoul', 0), place('Gimpo', 30)])).toEqual([
      'Zurich',
      'Seoul',
      'Gimpo',
    ]);
  });

  it.each([
    ['what goes on with the name above', ['MADRID A.SUAREZ', 'BARAJAS T4'], ['MADRID A.SUAREZ']],
    ['nothing of one place twice', ['Dublin', 'Dublin'], ['Dublin', 'Dublin']],
    ['nothing of two places', ['Zurich', 'Madrid'], ['Zurich', 'Madrid']],
  ])('leaves out %s', (_, lines, expected) => {
    expect(names(lines.map((name, line) => place(name, line)))).toEqual(expected);
  });

  it('leaves out no other end of the same city two lines below', () => {
    const tokens = [place('MADRID A.SUAREZ', 0), place('BARAJAS T4', 2)];
    expect(names(tokens)).toEqual(['MADRID A.SUAREZ', 'BARAJAS T4']);
  });
});
