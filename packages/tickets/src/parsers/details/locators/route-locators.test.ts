import { expect, it } from 'vitest';
import type { Found, LegDraft } from '../../../document.ts';
import { addRouteLocators } from './route-locators.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const leg = (from: string, to: string): LegDraft => ({ from: found(from), to: found(to) });
const legs = [leg('ICN', 'HAN'), leg('HAN', 'BKK'), leg('BKK', 'ICN')];
const read = (text: string) =>
  addRouteLocators(legs, text.split('\n')).map(({ pnr }) => pnr?.value);

it('gives the flights of a way the locator behind its places', () => {
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
