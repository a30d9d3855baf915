import { describe, expect, it } from 'vitest';
import { outlookOf } from './outlook.ts';

const forecast = { kind: 'forecast' } as const;
const climate = { kind: 'climate' } as const;

describe('outlookOf §9.16', () => {
  it.each([
    [0, [forecast], 'accurate'],
    [7, [forecast, climate], 'accurate'],
    [8, [forecast], 'uncertain'],
    [14, [forecast, climate], 'uncertain'],
    [15, [forecast], 'climate'],
    [3, [climate, climate], 'climate'],
    [3, [], 'accurate'],
  ] as const)('%d days before the start with %o is %s', (daysUntilStart, days, outlook) => {
    expect(outlookOf(daysUntilStart, days)).toBe(outlook);
  });
});
