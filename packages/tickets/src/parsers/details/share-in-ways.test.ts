import { expect, it } from 'vitest';
import type { Found, LegDraft } from '../../document.ts';
import { shareInWays } from './share-in-ways.ts';

const found = (value: string, line: number): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  line,
});
const leg = (from: string, to: string, line: number, pnr?: Found<string>): LegDraft => ({
  flightNumber: found('IB1653', line),
  from: found(from, line),
  to: found(to, line),
  ...(pnr ? { pnr } : {}),
});
const read = (...legs: LegDraft[]) => shareInWays(legs, 'pnr').map(({ pnr }) => pnr?.value);

it.each<[string, LegDraft[], (string | undefined)[]]>([
  [
    'that heads the way',
    [leg('MUC', 'MAD', 4, found('5TWQLZ', 2)), leg('MAD', 'SVQ', 7), leg('SVQ', 'XRY', 9)],
    ['5TWQLZ', '5TWQLZ', '5TWQLZ'],
  ],
  [
    'of the flight alone',
    [leg('MUC', 'MAD', 4, found('5TWQLZ', 5)), leg('MAD', 'SVQ', 7)],
    ['5TWQLZ', undefined],
  ],
  [
    'of the way there',
    [leg('MUC', 'MAD', 4, found('5TWQLZ', 2)), leg('MAD', 'MUC', 7)],
    ['5TWQLZ', undefined],
  ],
  [
    'below the last flight',
    [leg('MUC', 'MAD', 4), leg('MAD', 'SVQ', 7, found('5TWQLZ', 8))],
    [undefined, '5TWQLZ'],
  ],
])('a locator %s', (_, legs, expected) => {
  expect(read(...legs)).toEqual(expected);
});
