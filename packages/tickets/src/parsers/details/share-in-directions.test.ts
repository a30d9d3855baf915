import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../document.ts';
import { shareInDirections } from './share-in-directions.ts';

const found = (value: string, line: number): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  line,
});
const segment = (from: string, to: string, line: number, pnr?: Found<string>): SegmentDraft => ({
  flightNumber: found('IB1653', line),
  from: found(from, line),
  to: found(to, line),
  ...(pnr ? { pnr } : {}),
});
const read = (...segments: SegmentDraft[]) =>
  shareInDirections(segments, 'pnr').map(({ pnr }) => pnr?.value);

it.each<[string, SegmentDraft[], (string | undefined)[]]>([
  [
    'that heads the way',
    [
      segment('MUC', 'MAD', 4, found('5TWQLZ', 2)),
      segment('MAD', 'SVQ', 7),
      segment('SVQ', 'XRY', 9),
    ],
    ['5TWQLZ', '5TWQLZ', '5TWQLZ'],
  ],
  [
    'of the flight alone',
    [segment('MUC', 'MAD', 4, found('5TWQLZ', 5)), segment('MAD', 'SVQ', 7)],
    ['5TWQLZ', undefined],
  ],
  [
    'of the way there',
    [segment('MUC', 'MAD', 4, found('5TWQLZ', 2)), segment('MAD', 'MUC', 7)],
    ['5TWQLZ', undefined],
  ],
  [
    'below the last flight',
    [segment('MUC', 'MAD', 4), segment('MAD', 'SVQ', 7, found('5TWQLZ', 8))],
    [undefined, '5TWQLZ'],
  ],
])('a record locator %s', (_, segments, expected) => {
  expect(read(...segments)).toEqual(expected);
});
