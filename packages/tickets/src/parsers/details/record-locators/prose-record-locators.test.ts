import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addProseRecordLocators } from './prose-record-locators.ts';

const flight = (value: string, line: number): SegmentDraft => ({
  flightNumber: { value, snippet: value, foundBy: 'shapes', line } satisfies Found<string>,
});
const read = (lines: string[], segments: SegmentDraft[]) =>
  addProseRecordLocators(segments, lines).map(({ pnr }) => pnr?.value);

it('gives each flight the record locator that is told behind it', () => {
  const lines = [
    'You fly by BA85 at 16.35. The British Airways booking reference for both of their flights is',
    '7QKXTM. Night at the Fairmont.',
    'Air Canada AC8274 at 09.30. Their reference is 4ZLWTQ; no seat yet.',
  ];
  expect(read(lines, [flight('BA85', 1), flight('AC8274', 3)])).toEqual(['7QKXTM', '4ZLWTQ']);
});

it.each<[string, string[], (string | undefined)[]]>([
  [
    'each flight',
    [
      '1) British Airways – reference 7QKXTM',
      'BA85',
      '2) Air Canada – reference 4ZLWTQ',
      '',
      'AC8274',
    ],
    ['7QKXTM', '4ZLWTQ'],
  ],
  [
    'one alone',
    [
      'Booking reference 7QKXTM',
      'Dear traveller',
      '',
      'BA85',
      'Air Canada – reference 4ZLWTQ',
      'AC8274',
    ],
    [undefined, undefined],
  ],
  [
    'the next one too',
    ['British Airways – reference 7QKXTM', 'BA85', 'AC8274', 'reference 4ZLWTQ'],
    [undefined, undefined],
  ],
])('takes the record locators that stand right above %s', (_, lines, expected) => {
  const flights = ['BA85', 'AC8274'].map((number) => flight(number, lines.indexOf(number) + 1));
  expect(read(lines, flights)).toEqual(expected);
});

it.each<[string, string[]]>([
  ['one is told for all', ['BA85 at 16.35', 'AC8274 at 09.30, reference 4ZLWTQ']],
  ['one stands above all', ['Booking reference 7QKXTM', 'BA85', 'AC8274, reference 4ZLWTQ']],
  ['two stand behind one', ['BA85', 'AC8274 reference 4ZLWTQ', 'reference 7QKXTM']],
])('leaves the flights where %s', (_, lines) => {
  const at = lines.findIndex((line) => line.startsWith('BA85'));
  expect(read(lines, [flight('BA85', at + 1), flight('AC8274', at + 2)])).toEqual([
    undefined,
    undefined,
  ]);
});
