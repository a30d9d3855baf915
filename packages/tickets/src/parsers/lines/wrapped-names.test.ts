import { describe, expect, it } from 'vitest';
import { completeNames } from './wrapped-names.ts';

describe('completeNames', () => {
  it.each([
    ['alone on lines', ['DENVER INTL,', 'CO', 'Time'], ['DENVER INTL, CO', '', 'Time']],
    [
      'in columns',
      ['UA 5612   BOZEMAN,      10:55am', '          MT            Economy'],
      ['UA 5612   BOZEMAN, MT   10:55am', '                        Economy'],
    ],
  ])('puts a place and its state together %s', (_, lines, expected) => {
    expect(completeNames(lines)).toEqual(expected);
  });

  it.each([
    ['two places', ['Seoul,', 'Tokyo']],
    ['a sentence', ['Dear Denver,', 'CO']],
    ['another column', ['DENVER INTL,', '     CO']],
    ['a place without room', ['DENVER INTL,  10:55', 'CO']],
  ])('leaves %s', (_, lines) => {
    expect(completeNames(lines)).toEqual(lines);
  });
});
