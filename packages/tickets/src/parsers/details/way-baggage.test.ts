import { expect, it } from 'vitest';
import type { Found, LegDraft } from '../../document.ts';
import { addWayBaggage } from './way-baggage.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const leg = (from: string, to: string): LegDraft => ({ from: found(from), to: found(to) });
const legs = [leg('LHR', 'JFK'), leg('JFK', 'LHR')];
const read = (text: string, of = legs) =>
  addWayBaggage(of, text.split('\n')).map(({ baggage }) => baggage?.value);

it.each<[string, (string | undefined)[]]>([
  [
    'Outbound: 1 x 23kg checked baggage allowance per passenger\nInbound: 2 x 23kg checked baggage allowance per passenger',
    ['1PC 23KG', '2PC 23KG'],
  ],
  [
    'Ida: asiento 7C, Fly Light + maleta facturada 20kg\nIda: asiento 7B, maleta facturada 20kg',
    ['20KG', undefined],
  ],
  ['Outbound: 1 carry-on bag', [undefined, undefined]],
  ['Outbound: London to New York', [undefined, undefined]],
  ['Outbound: 1 checked bag\nOutbound: 2 checked bags', [undefined, undefined]],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('leaves what a flight has', () => {
  expect(
    read('Outbound: 1 checked bag', [{ ...leg('LHR', 'JFK'), baggage: found('2PC') }]),
  ).toEqual(['2PC']);
});
