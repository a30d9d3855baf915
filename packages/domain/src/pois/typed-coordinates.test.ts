import { describe, expect, it } from 'vitest';
import { parseTypedCoordinates, writeTypedCoordinates } from './typed-coordinates.ts';

describe('parseTypedCoordinates', () => {
  it.each([
    ['37.5796, 126.9770', [126.977, 37.5796]],
    [' 37.5796 126.9770 ', [126.977, 37.5796]],
    ['geo:-33.86,151.21', [151.21, -33.86]],
    ['+1;-2', [-2, 1]],
    ['0,0', [0, 0]],
    ['126.9770, 37.5796', undefined],
    ['37.5796, 181', undefined],
    ['37.5796', undefined],
    ['37,5796, 126,9770', undefined],
    ['1e1, 2', undefined],
    ['NaN, NaN', undefined],
    ['', undefined],
    ['Sejong-daero 1', undefined],
    [`${'1'.repeat(400)}, 2`, undefined],
  ])('%s', (text, coordinates) => {
    expect(parseTypedCoordinates(text)).toEqual(coordinates);
  });

  it('reads what is written', () => {
    expect(parseTypedCoordinates(writeTypedCoordinates([126.977, 37.5796]))).toEqual([
      126.977, 37.5796,
    ]);
  });
});
