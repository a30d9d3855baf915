import { describe, expect, it } from 'vitest';
import { isOpenFor } from './is-open-for.ts';

const LUNCH = { openMin: 690, closeMin: 840 };
const NIGHT = { openMin: 1200, closeMin: 1560 };

describe('isOpenFor', () => {
  it.each([
    ['hours that nobody knows', null, 0, 1440, true],
    ['a closed day', [], 690, 700, false],
    ['the whole of a window', [LUNCH], 690, 840, true],
    ['a minute too early', [LUNCH], 689, 840, false],
    ['a minute too long', [LUNCH], 690, 841, false],
    ['the second window', [LUNCH, NIGHT], 1200, 1290, true],
    ['a visit from one window into the next', [LUNCH, NIGHT], 700, 1290, false],
    ['a visit past midnight', [NIGHT], 1400, 1560, true],
  ])('%s', (_, windows, startMin, endMin, isOpen) => {
    expect(isOpenFor(windows, { startMin, endMin })).toBe(isOpen);
  });
});
