import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addRecordLocators } from './add-record-locators.ts';

const found = (value: string, line = 1): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  line,
});
const flight = (number: string, pnr?: string): SegmentDraft => ({
  flightNumber: found(number),
  ...(pnr ? { pnr: found(pnr, 2) } : {}),
});
const read = (segments: SegmentDraft[], text = '') =>
  addRecordLocators(segments, text.split('\n')).map(({ pnr }) => pnr?.value);

it('gives a flight the only record locator of its airline', () => {
  expect(read([flight('BA85', '7QKXTM'), flight('AC8274'), flight('BA102')])).toEqual([
    '7QKXTM',
    undefined,
    '7QKXTM',
  ]);
});

it('gives none where the airline has two', () => {
  expect(read([flight('BA85', '7QKXTM'), flight('BA86', 'HMTQXZ'), flight('BA102')])).toEqual([
    '7QKXTM',
    'HMTQXZ',
    undefined,
  ]);
});

it('believes the name of an airline first', () => {
  const text = 'Booking references: British Airways QQ2WKL, Air Canada 4ZLWTQ';
  expect(read([flight('BA85', '7QKXTM'), flight('AC8274')], text)).toEqual(['QQ2WKL', '4ZLWTQ']);
});
