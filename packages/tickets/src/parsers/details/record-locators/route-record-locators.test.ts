import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addRouteRecordLocators } from './route-record-locators.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const segment = (from: string, to: string): SegmentDraft => ({ from: found(from), to: found(to) });
const segments = [segment('ICN', 'HAN'), segment('HAN', 'BKK'), segment('BKK', 'ICN')];
const read = (text: string) =>
  addRouteRecordLocators(segments, text.split('\n')).map(({ pnr }) => pnr?.value);

it('gives the flights of a direction the record locator behind its places', () => {
  expect(read('서울 - 하노이 - 방콕: DWTQ5K\n방콕 - 서울: 8HLMZ2')).toEqual([
    'DWTQ5K',
    'DWTQ5K',
    '8HLMZ2',
  ]);
});

it.each(['서울 - 방콕: DWTQ5K', '서울: DWTQ5K', 'Seoul - Hanoi: TICKET', 'Seoul - Hanoi: 17:40'])(
  'leaves the flights beside %s',
  (text) => {
    expect(read(text)).toEqual([undefined, undefined, undefined]);
  },
);
