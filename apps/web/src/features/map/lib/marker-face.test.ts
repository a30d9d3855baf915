import { describe, expect, it } from 'vitest';
import { writeStops } from './marker-face.ts';

describe('writeStops', () => {
  it.each([
    [[1, 2], '1·2'],
    [[2, 3, 4], '2–4'],
    [[1, 3, 4], '1·3·4'],
    [[1, 2, 4, 7], '1·2·4…'],
    [[3, 4, 5, 6, 7], '3–7'],
  ])('%j', (stops, words) => {
    expect(writeStops(stops)).toBe(words);
  });
});
